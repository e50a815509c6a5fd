import { setTimeout as delay } from 'node:timers/promises';

/** How long a finger rests on the glass in ms. */
const tapMs = 60;

/** Controls of a calculator that can be answered. */
const selector = ['input[type="radio"]', 'input[type="checkbox"]', 'input[inputmode="decimal"]', 'select']
  .map((each) => `main ${each}:not(:disabled)`)
  .join(', ');

/** Returns how many visible controls of each kind a page has. */
export function countControls(page) {
  return page.evaluate((all) => {
    const counts = { radio: 0, checkbox: 0, text: 0, select: 0 };
    for (const control of document.querySelectorAll(all)) {
      if (!control.checkVisibility()) continue;
      counts[control.localName === 'select' ? 'select' : control.type] += 1;
    }
    return counts;
  }, selector);
}

/**
 * Operates some controls, spread evenly over the page, as a finger and a keyboard do, and returns the times of each
 * action. A radio that is chosen already is left out.
 */
export async function act(phone, wanted) {
  const { page } = phone;
  const times = [];
  const count = await page.evaluate((all) => {
    const open = [...document.querySelectorAll(all)].filter(
      (control) => control.checkVisibility() && !(control.type === 'radio' && control.checked),
    );
    globalThis.oryxControls = open;
    return open.length;
  }, selector);
  const shown = Math.min(count, wanted);
  for (let index = 0; index < shown; index += 1) {
    const at = Math.floor(((index + 0.5) * count) / shown);
    const kind = await bringIntoView(page, at);
    if (kind === undefined) continue;
    if (kind === 'text') times.push(...(await typeFigure(phone)));
    else if (kind === 'select') times.push(await press(phone, 'ArrowDown'));
    else times.push(await tap(phone));
  }
  return times.filter(({ frame } = {}) => frame !== undefined);
}

/** Presses a button by its words, if the page has it. */
export async function tapButton(phone, name) {
  const found = await phone.page.evaluate((words) => {
    const button = [...document.querySelectorAll('main button')].find((each) => each.textContent === words);
    globalThis.oryxControls = [button];
    return button !== undefined;
  }, name);
  if (!found) return [];
  await bringIntoView(phone.page, 0);
  return [await tap(phone)];
}

/** Scrolls a control into the middle, focuses what is typed into, and waits until the page rests. */
export async function bringIntoView(page, at) {
  return page.evaluate(async (index) => {
    const control = globalThis.oryxControls[index];
    if (!control?.isConnected) return undefined;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    globalThis.oryxControl = control;
    const isTyped = control.inputMode === 'decimal' || control.localName === 'select';
    if (isTyped) control.focus({ preventScroll: true });
    if (control.inputMode === 'decimal') control.select();
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    return control.localName === 'select' ? 'select' : isTyped ? 'text' : 'tap';
  }, at);
}

/** Taps `oryxControl` as a finger does, and returns the times of the tap. */
export async function tap({ page, cdp, work }) {
  const before = await work();
  const point = await page.evaluate(() => {
    globalThis.oryxClock.arm();
    const { left, right, top, bottom } = globalThis.oryxControl.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await delay(tapMs);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return measured({ page, work }, before);
}

/** Types a figure within the limits of the focused field, digit by digit. */
async function typeFigure(phone) {
  const { page } = phone;
  const figure = await page.evaluate(() => {
    const { min, max } = globalThis.oryxControl;
    const middle = (Number(min || 0) + Number(max || 100)) / 2;
    return String(middle > 20 ? Math.round(middle) : Math.round(middle * 10) / 10);
  });
  const times = [];
  for (const digit of figure) times.push(await press(phone, digit));
  return times;
}

async function press({ page, work }, key) {
  const before = await work();
  await page.evaluate(() => globalThis.oryxClock.arm());
  await page.keyboard.press(key);
  return measured({ page, work }, before);
}

async function measured({ page, work }, before) {
  const times = await page.evaluate(() => globalThis.oryxClock.measured());
  return times && { ...times, work: (await work()) - before };
}

/** Fills in everything in view at once, unmeasured, so that the result is complete. */
export function answerAll(page) {
  return page.evaluate(async (all) => {
    const shown = (kind) =>
      [...document.querySelectorAll(all)].filter((each) => each.matches(kind) && each.checkVisibility());
    const pause = () => new Promise((resolve) => setTimeout(resolve));
    const set = (control, value) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set.call(control, value);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    };
    for (const select of shown('select')) {
      set(select, select.options[1].value);
      await pause();
    }
    const names = new Set(shown('[type="radio"]').map(({ name }) => name));
    for (const name of names) {
      shown('[type="radio"]')
        .find((radio) => radio.name === name)
        ?.click();
      await pause();
    }
    for (const number of shown('[inputmode="decimal"]')) {
      const [min, max] = [Number(number.min || 0), Number(number.max || 100)];
      if (number.value === '') set(number, String(Math.round((min + max) / 2)));
      await pause();
    }
  }, selector);
}
