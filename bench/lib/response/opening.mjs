import { bringIntoView, tap } from './actions.mjs';

/** Items to open on each list, by their place. The first one is opened first on a fresh page. */
const places = [0, 3, 7, 12, 20];

/** Returns ms from a tap on an item of a list to its painted dialog: the first time on a page, and later. */
export async function measureOpening(phone, address, slowdown) {
  const { page } = phone;
  await phone.slowDown(1);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('main li a').first().waitFor();
  // What the page prepares while it is idle is done by then, as it is when somebody has read the list.
  await page.waitForTimeout(1500);
  const times = [];
  for (const place of places) {
    await page.evaluate((at) => {
      const links = [...document.querySelectorAll('main li a')].filter((link) => link.checkVisibility());
      globalThis.oryxControls = [links[at]];
    }, place);
    await bringIntoView(page, 0);
    await phone.slowDown(slowdown);
    times.push(await tap(phone));
    await phone.slowDown(1);
    await page.locator('dialog[open]').waitFor();
    await page.goBack();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  const [first, ...later] = times.map(({ frame }) => Math.round(frame));
  return { first, later };
}
