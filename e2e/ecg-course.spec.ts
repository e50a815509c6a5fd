import type { Page } from '@playwright/test';
import { expect, test } from './support/oryx.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page, number: number) =>
  page.getByRole('heading', { level: 2, name: `Question ${number} of 2` });
const caseButton = (page: Page, number: number) =>
  page.getByRole('group', { name: 'Cases' }).getByRole('button', { name: `Case ${number}:` });
const completions = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('courseCompletions') ?? 'null'));

async function expectProgress(page: Page, percent: number) {
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
    'aria-valuenow',
    String(percent),
  );
  await expect(page.getByText(`${percent}%`, { exact: true })).toBeVisible();
}

async function answer(page: Page, text: string) {
  await page.getByRole('textbox').fill(text);
  await button(page, 'Submit Answer').click();
  await expect(page.getByRole('heading', { name: 'Correct answer' })).toBeFocused();
}

test.beforeEach(({ signedIn }) => void signedIn);

test('ECG-01 ECG-02 ECG-12 PLAT-10 opens with case 1: history, vital signs, ECG and question 1', async ({
  page,
}) => {
  await page.goto('/ecg-course');
  await expect(page.getByRole('heading', { level: 1, name: 'ECG Practice Course' })).toBeVisible();
  await expect(page.getByText(/3\.0 credits · 2 cases of 2 questions/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Collapse at a roadside stop', exact: true })).toBeVisible();
  await expect(page.getByText('Male, 58 years')).toBeVisible();
  await expect(page.getByRole('term')).toHaveText([
    'Patient',
    'Presentation',
    'History',
    'Heart rate',
    'Blood pressure',
    'Breathing',
    'SpO2',
    'GCS',
    'Glucose',
  ]);
  await expect(page.getByRole('img', { name: /12-lead ECG/ })).toBeVisible();
  await expect(question(page, 1)).toBeVisible();
  await expect(caseButton(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await expect(caseButton(page, 2)).toBeDisabled();
  await expectProgress(page, 0);
});

test('ECG-03 ECG-04 ECG-13 asks for an answer before it shows the correct one', async ({ page }) => {
  await page.goto('/ecg-course');
  await expect(question(page, 1)).toBeVisible();
  const submit = button(page, 'Submit Answer');
  await expect(submit).toBeDisabled();
  await page.getByRole('textbox').fill('  \n ');
  await expect(submit).toBeDisabled();
  expect(await page.content()).not.toMatch(/Ventricular fibrillation|Learning points/i);
  await answer(page, 'VF');
  await expect(
    page.getByText('Ventricular fibrillation: a cardiac arrest with a shockable rhythm.'),
  ).toBeVisible();
  for (const heading of ['Interpretation', 'Diagnosis', 'Learning points'])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('VF');
});

test('ECG-05 ECG-06 ECG-07 ECG-08 ECG-09 ECG-10 ECG-11 is gone through from the first question to the end', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('courseCompletions') === null)
      localStorage.setItem('courseCompletions', '{"9":true}');
  });
  await page.goto('/ecg-course');
  await answer(page, 'Ventricular fibrillation');
  await expectProgress(page, 25);

  await button(page, 'Next Question').click();
  await expect(question(page, 2)).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Correct answer' })).toHaveCount(0);
  await answer(page, 'CPR, shock, adrenaline, amiodarone');
  const steps = page.getByRole('listitem');
  await expect(steps.filter({ hasText: 'Shock at once: 200 J biphasic or 360 J monophasic.' })).toBeVisible();
  await expect(steps.filter({ hasText: 'Adrenaline 1 mg IV or IO after the 2nd shock' })).toBeVisible();
  await expect(steps.filter({ hasText: 'After the third shock: amiodarone 300 mg' })).toBeVisible();
  await expect(
    steps.filter({ hasText: /European Resuscitation Council 2021: after the 3rd shock/ }),
  ).toBeVisible();
  await expectProgress(page, 50);

  await button(page, 'Next Case').click();
  await expect(page.getByRole('heading', { name: 'Crushing chest pain', exact: true })).toBeFocused();
  await expect(caseButton(page, 1)).toContainText('Completed');
  await expect(caseButton(page, 2)).toHaveAttribute('aria-pressed', 'true');
  expect(await completions(page)).toEqual({ 9: true });

  await caseButton(page, 1).click();
  await expect(question(page, 1)).toBeVisible();
  await page.getByRole('textbox').fill('half an answer');
  await caseButton(page, 2).click();
  await expect(page.getByRole('textbox')).toHaveValue('');

  await answer(page, 'Anterior STEMI');
  await expectProgress(page, 75);
  await button(page, 'Next Question').click();
  await answer(page, 'Aspirin, lysis');
  await expect(
    steps.filter({ hasText: 'Where primary PCI is the plan: door-to-balloon under 90 minutes' }),
  ).toBeVisible();
  await expectProgress(page, 100);
  expect(await completions(page)).toEqual({ 9: true });

  await button(page, 'Complete Course').click();
  await expect(page.getByRole('heading', { name: 'Course Completed!' })).toBeFocused();
  expect(await completions(page)).toEqual({ 9: true, 5: true });
  await page.getByRole('link', { name: 'Return to Education' }).click();
  await expect(page).toHaveURL('/continuing-education');
});

test('ECG-01 the paper can be enlarged, moved and seen whole again', async ({ page }) => {
  await page.goto('/ecg-course');
  const paper = page.getByRole('region', { name: 'ECG paper' });
  const drawing = paper.getByRole('img');
  const width = async () => (await drawing.boundingBox())?.width ?? 0;
  await expect(drawing).toBeVisible();
  const whole = await width();
  await button(page, 'Zoom in').click();
  await expect(page.getByRole('status', { name: 'Zoom' })).toHaveText('50%');
  expect(await width()).toBeGreaterThan(whole * 1.2);
  await button(page, 'Real size').click();
  // 270 mm of paper at 96 pixels to the inch.
  expect(await width()).toBeCloseTo((270 * 96) / 25.4, 0);
  await paper.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => paper.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await button(page, 'Whole page').click();
  expect(await width()).toBeCloseTo(whole, 0);
  // The page itself never scrolls sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

for (const [name, theme, settings] of [
  ['light', 'light', '{}'],
  ['dark', 'dark', '{}'],
  ['dark high contrast at 24 px', 'dark', '{"highContrast":true,"fontSize":24}'],
] as const) {
  test(`ECG-01 ECG-04 axe finds nothing, before and after an answer: ${name}`, async ({
    page,
    expectAccessible,
  }) => {
    await page.addInitScript(
      ([storedTheme, storedSettings]) => {
        localStorage.setItem('oryx-theme', storedTheme ?? '');
        localStorage.setItem('oryx-guide-settings', storedSettings ?? '');
      },
      [theme, settings],
    );
    await page.goto('/ecg-course');
    await expectAccessible(page);
    await answer(page, 'VF');
    await page.getByText('This ECG in words').click();
    await expectAccessible(page);
  });
}
