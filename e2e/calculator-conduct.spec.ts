import { routeOf, type Tool, tools } from '@oryx/calculators';
import type { Page } from '@playwright/test';
import { enterEverything, numberFields, openCalculator, resultCard } from './support/calculator-page.ts';
import { expect, test } from './support/oryx.ts';

// What holds for every calculator, tried on each of them with everything on its page answered.

/** What a hurried thumb, a comma or a slip leaves in a field of numbers. */
const slips = ['', '0', '-1', '1e9', 'abc', '3,5'];

/** What no reader may ever see: the remains of a calculation that went wrong. */
const remains = /\bNaN\b|Infinity|\bundefined\b|\bnull\b|\[object|(?<![\w.,)\d])[-−]0(?:\.0+)?(?![\d.,])/;

const formulaTools = ['rsi', 'post-intubation', 'burns', 'wafelsm', 'map'];
const assessments = [
  'wells-dvt',
  'alvarado',
  'paediatric-gcs',
  'paediatric-trauma',
  'trauma-score',
  'sofa-score',
  'air-score',
  'timi-score',
  'grace-score',
  'news',
  'pews',
  'gcs',
  'cha2ds2-vasc',
  'apgar',
  'stroke-fast',
  'wells-pe',
];

/** The words that decision C02 gives the button that returns every input to its start. */
function resetLabelOf(id: string): string {
  if (id === 'units-converter') return 'Reset Converter';
  if (formulaTools.includes(id)) return 'Reset Calculator';
  return assessments.includes(id) ? 'Reset Assessment' : 'Reset';
}

/** Everything a page holds: what its controls are set to and what it says. */
async function stateOf(page: Page): Promise<unknown> {
  await expect(resultCard(page)).toBeVisible();
  return page.getByRole('main').evaluate((main) => ({
    controls: [...main.querySelectorAll('input, select')].map((control) =>
      control instanceof HTMLInputElement && control.type !== 'text'
        ? control.checked
        : (control as HTMLInputElement | HTMLSelectElement).value,
    ),
    words: (main as HTMLElement).innerText,
  }));
}

const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

async function expectNoRemains(page: Page, after: string) {
  const main = page.getByRole('main');
  expect(await main.innerText(), after).not.toMatch(remains);
  expect(await page.getByRole('alert').count(), after).toBe(0);
}

async function enterSlips(page: Page) {
  const fields = await numberFields(page).all();
  for (const field of fields) {
    const sound = await field.inputValue();
    for (const slip of slips) {
      await field.fill(slip);
      await expectNoRemains(page, `"${slip}" in one field`);
    }
    await field.fill(sound);
  }
  for (const slip of slips) {
    for (const field of fields) await field.fill(slip);
    await expectNoRemains(page, `"${slip}" in every field`);
  }
}

/** Leaves as a reader does, within the app, and comes back. */
async function leaveAndReturn(page: Page, { id, title }: Tool) {
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  // The old screen stays until the new one is there.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
  await page.goBack();
  await expect(page).toHaveURL(`/calculator/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

test.beforeEach(({ signedIn }) => void signedIn);

for (const tool of tools.filter((one) => routeOf(one) !== '#')) {
  test(`PLAT-14 PLAT-19 PLAT-20 PLAT-22 CALC-ALL-03 CALC-ALL-07 ${tool.id} is used, reset and left without a trace`, async ({
    page,
    expectAccessible,
  }) => {
    await openCalculator(page, tool.id);
    await page.waitForLoadState('networkidle');
    const start = await stateOf(page);
    const before = await stored(page);
    const requests: string[] = [];
    const note = (request: { url(): string }) => requests.push(request.url());
    page.on('request', note);

    await enterEverything(page);
    await expectNoRemains(page, 'everything answered');
    await expectAccessible(page);
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    await expectAccessible(page);
    await page.evaluate(() => document.documentElement.classList.remove('dark'));

    await page.getByRole('button', { name: resetLabelOf(tool.id), exact: true }).click();
    expect(await stateOf(page), 'after the reset').toEqual(start);

    await enterEverything(page);
    await enterSlips(page);
    expect(requests, 'requests while in use').toEqual([]);
    expect(await stored(page), 'what is stored').toEqual(before);

    page.off('request', note);
    await leaveAndReturn(page, tool);
    expect(await stateOf(page), 'after leaving').toEqual(start);
  });
}
