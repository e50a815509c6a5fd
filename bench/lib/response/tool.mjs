import { act, answerAll, countControls, tapButton } from './actions.mjs';

/** Actions on the empty page, and on the page with a whole result: so many that 95 of 100 are not all of them. */
const actions = { first: 5, later: 16 };

/**
 * Returns how many controls a tool has, and the times of its actions: on a slowed processor from the empty page on,
 * with a whole result, which is the longest, and of the reset. `work` is of later actions at full speed.
 */
export async function measureTool(phone, address, slowdown) {
  const { page } = phone;
  await phone.slowDown(1);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('main input, main select').first().waitFor();
  const controls = await countControls(page);
  await phone.slowDown(slowdown);
  const times = await act(phone, actions.first);
  await phone.slowDown(1);
  await answerAll(page);
  const work = (await act(phone, actions.later)).map((action) => action.work);
  await phone.slowDown(slowdown);
  times.push(...(await act(phone, actions.later)));
  for (const words of ['Reset', 'Reset Assessment', 'Reset Calculator', 'Reset Converter']) {
    times.push(...(await tapButton(phone, words)));
  }
  return { controls, times, work };
}
