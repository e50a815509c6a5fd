import { bringIntoView, tap } from './actions.mjs';

/** Items to open on each list, by their place. The first one is opened first on a fresh page. */
const places = [0, 3, 7, 12, 20];

/**
 * Returns ms from a tap on an item of a list to its painted dialog, the first of which is the first on the page; how
 * many links the list has; and how many elements the largest of the dialogs has in its first frame.
 */
export async function measureOpening(phone, address, slowdown) {
  const { page } = phone;
  await phone.slowDown(1);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('main li a').first().waitFor();
  // What the page prepares while it is idle is done by then, as it is when somebody has read the list.
  await page.waitForTimeout(1500);
  await page.evaluate(countElements);
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
  const { links, elements } = await page.evaluate(() => ({
    links: document.querySelectorAll('main li a').length,
    elements: Math.max(...globalThis.oryxElements),
  }));
  return { links, elements, times: times.map(({ frame }) => Math.round(frame)) };
}

/** Notes how many elements each dialog has when it is shown. Runs in the page. */
function countElements() {
  globalThis.oryxElements = [];
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function show() {
    globalThis.oryxElements.push(this.querySelectorAll('*').length);
    return showModal.call(this);
  };
}
