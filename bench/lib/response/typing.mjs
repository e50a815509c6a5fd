/** What is typed into each search: 20 characters. */
const query = 'adrenaline for child';
const pauseMs = 120;

/** Returns the longest time between two frames in ms while a query is typed into the search of a screen. */
export async function measureTyping(phone, address, slowdown) {
  const { page } = phone;
  await phone.slowDown(1);
  await page.goto(address, { waitUntil: 'networkidle' });
  const box = page
    .locator('main input[type="search"], main [role="search"] input, main input[type="text"]')
    .first();
  await box.focus();
  await page.waitForTimeout(1500);
  await phone.slowDown(slowdown);
  await page.evaluate(() => {
    globalThis.oryxGaps = [];
    let before = performance.now();
    const note = (now) => {
      globalThis.oryxGaps.push(now - before);
      before = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (const character of query) {
    await page.keyboard.type(character);
    await page.waitForTimeout(pauseMs);
  }
  await page.waitForTimeout(600);
  const longest = await page.evaluate(() => Math.max(...globalThis.oryxGaps.slice(2)));
  return Math.round(longest);
}
