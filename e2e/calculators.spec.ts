import { routeOf, tools } from '@oryx/calculators';
import type { Page } from '@playwright/test';
import { expect, test } from './support/oryx.ts';

const built = tools.filter((tool) => routeOf(tool) !== '#');

/** The patient of the tests: NEWS 2+0+1+2+1+1+2+0 = 9 by the points of the specification. */
const newsAnswers = {
  'Respiratory rate': '21–24',
  'Smoking status': 'Non-smoker',
  'Oxygen saturation': '94–95',
  'Supplemental oxygen': 'Yes',
  Temperature: '38.1–39.0',
  'Systolic blood pressure': '101–110',
  'Heart rate': '111–130',
  Consciousness: 'Alert',
};

async function choose(page: Page, question: string, answer: string) {
  await page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check();
}

async function fillNews(page: Page, answers: Record<string, string>) {
  for (const [question, answer] of Object.entries(answers)) await choose(page, question, answer);
}

const resultBar = (page: Page) => page.getByRole('region', { name: 'Result at a glance' });

test.beforeEach(({ signedIn }) => void signedIn);

for (const tool of built) {
  test(`PLAT-16 PLAT-17 PLAT-18 ${tool.id} has its page, the disclaimer and the way back, CURB-65 none`, async ({
    page,
  }) => {
    await page.goto(`/calculator/${tool.id}`);
    await expect(page.getByRole('heading', { level: 1, name: tool.title, exact: true })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(/education/i);
    await expect(main).toContainText('decision support and guidance only');
    await expect(main).toContainText('not replace clinical judgment');
    await expect(main).toContainText('qualified healthcare professionals');
    const back = main.getByRole('link', { name: 'Back' });
    if (tool.id === 'curb65') return expect(back).toHaveCount(0);
    await back.click();
    await expect(page).toHaveURL('/clinical-tools');
  });
}

test('PLAT-19 PLAT-20 sends nothing while a calculator is used, and keeps nothing', async ({ page }) => {
  await page.goto('/calculator/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const keys = () => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).sort());
  const before = await keys();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await fillNews(page, newsAnswers);
  await expect(resultBar(page)).toContainText('9');
  expect(requests).toEqual([]);
  expect(await keys()).toEqual(before);
  await page.goto('/clinical-tools');
  await page.goto('/calculator/news');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('PLAT-21 CALC-NEWS-10 follows every answer without a submit step', async ({ page }) => {
  await page.goto('/calculator/news');
  await fillNews(page, newsAnswers);
  await expect(resultBar(page)).toContainText('9');
  await expect(resultBar(page)).toContainText(/emergency response with continuous monitoring/i);
  // From 2 points to 0: the total falls to 7, still an emergency.
  await choose(page, 'Heart rate', '51–90');
  await expect(resultBar(page)).toContainText('7');
});

test('CALC-NEWS-04 asks for the saturation only once the smoking status is known', async ({ page }) => {
  await page.goto('/calculator/news');
  const saturation = page.getByRole('group', { name: 'Oxygen saturation' });
  // The fieldset is disabled as a whole; it has no control yet that could be.
  await expect(saturation).toHaveAttribute('disabled');
  await fillNews(page, newsAnswers);
  await choose(page, 'Smoking status', 'Smoker / COPD');
  await expect(saturation.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(saturation.getByRole('radio')).toHaveCount(4);
  await expect(resultBar(page)).toContainText('--');
});

test('CALC-NEWS-01 CALC-NEWS-09 shows routine monitoring only when all eight are chosen', async ({
  page,
}) => {
  const normal = {
    'Respiratory rate': '12–20',
    'Smoking status': 'Non-smoker',
    'Oxygen saturation': '96 or more',
    'Supplemental oxygen': 'No',
    Temperature: '36.1–38.0',
    'Systolic blood pressure': '111–219',
    'Heart rate': '51–90',
  };
  await page.goto('/calculator/news');
  await expect(page.getByRole('main').locator('fieldset')).toHaveCount(8);
  await fillNews(page, normal);
  await expect(resultBar(page)).not.toContainText('Routine monitoring');
  await choose(page, 'Consciousness', 'Alert');
  await expect(resultBar(page)).toContainText('0');
  await expect(resultBar(page)).toContainText('Routine monitoring (minimum 12 hourly)');
});

test('CALC-NEWS-11 CALC-NEWS-12 reads Complete assessment for 5, with the published response beside', async ({
  page,
}) => {
  await page.goto('/calculator/news');
  await expect(page.getByText(/under 16/)).toBeVisible();
  await expect(page.getByText(/pregnant/)).toBeVisible();
  await expect(page.getByRole('table').filter({ hasText: '5–6' })).toBeVisible();
  // 2 + 0 + 1 + 0 + 0 + 0 + 2 + 0
  await fillNews(page, {
    ...newsAnswers,
    'Supplemental oxygen': 'No',
    Temperature: '36.1–38.0',
    'Systolic blood pressure': '111–219',
  });
  await expect(resultBar(page)).toContainText('5');
  await expect(resultBar(page)).toContainText('Complete assessment');
  await expect(resultBar(page)).toContainText('urgent review');
});

test('CALC-GCS-01 CALC-GCS-03 needs all three responses', async ({ page }) => {
  await page.goto('/calculator/gcs');
  for (const [question, count] of [
    ['Eye opening', 4],
    ['Verbal response', 5],
    ['Motor response', 6],
  ] as const) {
    await expect(page.getByRole('group', { name: question }).getByRole('radio')).toHaveCount(count);
  }
  await choose(page, 'Eye opening', 'Spontaneous');
  await choose(page, 'Verbal response', 'Oriented');
  await expect(resultBar(page)).toContainText('Invalid score');
  await expect(page.getByText('Please select responses for all categories')).toBeVisible();
  await choose(page, 'Motor response', 'Obeys commands');
  await expect(resultBar(page)).toContainText('15');
  await expect(resultBar(page)).toContainText('Normal');
});

test('CALC-BURN-01 CALC-BURN-03 counts Parkland fluids, and empty as 0', async ({ page }) => {
  await page.goto('/calculator/burns');
  const weight = page.getByLabel('Weight', { exact: true });
  const area = page.getByLabel('Burned body surface (%BSA)', { exact: true });
  await expect(resultBar(page)).toContainText(/^0.mL/);
  await weight.fill('70');
  await area.fill('20');
  await expect(resultBar(page)).toContainText(/5.?600.mL/);
  await expect(page.getByText(/2.?800.mL at 350.mL\/h/)).toBeVisible();
  await expect(page.getByText(/2.?800.mL at 175.mL\/h/)).toBeVisible();
  for (const [field, min, max] of [
    [weight, '1', '200'],
    [area, '0', '100'],
  ] as const) {
    await expect(field).toHaveAttribute('min', min);
    await expect(field).toHaveAttribute('max', max);
  }
  await expect(area).toHaveAttribute('step', '0.5');
});

test('CALC-BURN-02 CALC-BURN-05 CALC-BURN-06 CALC-BURN-07 shows figures, child bands, targets and criteria', async ({
  page,
}) => {
  await page.goto('/calculator/burns');
  await expect(page.getByRole('img', { name: /adult/i })).toBeVisible();
  await expect(page.getByRole('img', { name: /child/i })).toBeVisible();
  await expect(page.getByRole('row', { name: /10–20% Moderate/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /0\.5–1 mL\/kg\/hr/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /1–2 mL\/kg\/hr/ })).toBeVisible();
  const criteria = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /transfer criteria/i }) });
  await expect(criteria.getByRole('listitem')).toHaveCount(5);
});

test('CALC-BURN-08 clears with Reset', async ({ page }) => {
  await page.goto('/calculator/burns');
  await page.getByLabel('Weight', { exact: true }).fill('70');
  await page.getByLabel('Burned body surface (%BSA)', { exact: true }).fill('20');
  await page.getByRole('button', { name: 'Reset Calculator' }).click();
  await expect(page.getByLabel('Weight', { exact: true })).toHaveValue('');
  await expect(resultBar(page)).toContainText(/^0.mL/);
});

test('PLAT-22 shows no error for impossible input', async ({ page }) => {
  await page.goto('/calculator/burns');
  for (const text of ['abc', '-5', '0', '1e9', ' ']) {
    await page.getByLabel('Weight', { exact: true }).fill(text);
    await page.getByLabel('Burned body surface (%BSA)', { exact: true }).fill('20');
    await expect(resultBar(page)).toContainText(/^0.mL/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/\bNaN\b|Infinity|undefined|[Ii]nvalid|[Ee]rror/);
  }
});

test('CALC-CURB-01 CALC-CURB-02 CALC-CURB-03 is live from the start', async ({ page }) => {
  await page.goto('/calculator/curb65');
  await expect(resultBar(page)).toContainText('0');
  await choose(page, 'Confusion', 'Yes');
  await page.getByLabel('BUN (mmol/L)', { exact: true }).fill('7,1');
  await page.getByLabel('Respiratory rate', { exact: true }).fill('30');
  await choose(page, 'Low blood pressure', 'No');
  await page.getByLabel('Age', { exact: true }).fill('65');
  await expect(resultBar(page)).toContainText('4');
  await expect(resultBar(page)).toContainText('High');
});

test('the copied text carries inputs, result and cautions', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/calculator/news');
  await fillNews(page, newsAnswers);
  await page.getByRole('button', { name: 'Copy result' }).click();
  await expect(page.getByText('Result copied', { exact: true })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('National Early Warning Score');
  expect(text).toContain('21–24');
  expect(text).toContain('9');
  expect(text).toContain('hypercapnic failure');
});
