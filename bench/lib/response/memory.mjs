const screens = [
  '/',
  '/clinical-tools',
  '/calculator/news',
  '/algorithms',
  '/medications',
  '/pediatrics',
  '/learning',
  '/settings',
  '/calculator/rsi',
  '/ai-assistant',
  '/continuing-education',
  '/ecg-gallery',
];
/** After so many changes each screen has been shown twice, so that what stays loaded is loaded. */
const warmUp = 2 * screens.length;
const changes = 200;
const drugs = 100;
const rounds = 3;

/**
 * Returns MB of heap, DOM nodes and listeners after collecting garbage, several times in one visit. What a page keeps
 * once is in the first row of each kind; a leak would grow in every row.
 */
export async function measureMemory(phone, url) {
  const { page } = phone;
  await phone.slowDown(1);
  await page.goto(url, { waitUntil: 'networkidle' });
  const show = async (count) => {
    for (let number = 0; number < count; number += 1) await go(page, screens[number % screens.length]);
  };
  const rows = [];
  const note = async (name) => rows.push({ name, ...(await memoryOf(phone)) });
  await show(warmUp);
  await go(page, '/');
  await note(`${warmUp} screens`);
  for (let round = 0; round < rounds; round += 1) {
    await show(changes);
    await go(page, '/');
    await note(`${changes} more screens`);
  }
  await go(page, '/medications');
  await page.locator('main li a').first().waitFor();
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('main li a')].map(({ pathname }) => pathname),
  );
  const open = async (count) => {
    for (let number = 0; number < count; number += 1) await openAndClose(page, links[number % links.length]);
  };
  await open(links.length);
  await note(`every drug opened once`);
  for (let round = 0; round < rounds; round += 1) {
    await open(drugs);
    await note(`${drugs} more drugs`);
  }
  return rows;
}

function go(page, path) {
  return page.evaluate(async (to) => {
    history.pushState(null, '', to);
    await new Promise((resolve) => setTimeout(resolve, 80));
  }, path);
}

function openAndClose(page, path) {
  return page.evaluate(async (to) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    history.pushState({ isOverlay: true }, '', to);
    await pause();
    history.back();
    await pause();
  }, path);
}

async function memoryOf({ cdp }) {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { heap: usedSize / 1e6, nodes, listeners: jsEventListeners };
}
