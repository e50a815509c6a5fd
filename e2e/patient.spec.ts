import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openCalculator } from './support/calculator-page.ts';
import { expectFitsEverySize } from './support/looks.ts';
import { expect, test } from './support/oryx.ts';
import { ask, openRemi, questionsOf } from './support/remi-page.ts';

const looks = ['light', 'dark', 'high contrast', 'dark high contrast', 'large text'] as const;

test.beforeEach(({ signedIn }) => void signedIn);

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Patient in hand' });
const chip = (page: Page) => page.getByRole('region', { name: 'Patient in hand' });

/** Sets the patient in the sheet, from a screen with the chip. */
async function setPatient(page: Page, { age, weight }: { age?: string; weight?: string }) {
  await page.getByRole('button', { name: 'Set the patient' }).click();
  if (age !== undefined) await sheet(page).getByLabel('Age', { exact: true }).fill(age);
  if (weight !== undefined) await sheet(page).getByLabel('Weight (kg)').fill(weight);
  await sheet(page).getByRole('button', { name: 'Use this patient' }).click();
  await expect(chip(page)).toBeVisible();
}

test('PLAT-20 a patient is set once, stands on every screen that works by patient, and is gone with one tap', async ({
  page,
}) => {
  const questions = questionsOf(page);
  await page.goto('/pediatrics');
  await setPatient(page, { age: '4' });
  // 2 x (4 + 4) kg, by age.
  await expect(chip(page)).toContainText('16\u00a0kg\u00a0est');
  await expect(
    page.getByRole('heading', { name: 'Emergency sheet: 4 years, 16 kg (estimated by age)' }),
  ).toBeVisible();

  for (const id of ['rsi', 'post-intubation', 'burns', 'wafelsm', 'weight-loss-formulas']) {
    await openCalculator(page, id);
    await expect(page.getByText(/^From the patient in hand/).first()).toBeVisible();
  }
  await page.goto('/algorithms/3');
  await expect(chip(page).last()).toContainText('16\u00a0kg\u00a0est');

  await openRemi(page);
  await expect(page.getByText('This is sent with your question.')).toBeVisible();
  expect(questions).toEqual([]);
  await ask(page, 'adrenaline dose in cardiac arrest');
  expect(JSON.stringify(questions)).toContain('Patient: 4 years old, 16 kg (estimated by age).');

  await page.goto('/calculator/rsi');
  await chip(page).getByRole('button', { name: 'New patient' }).click();
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
  expect(await page.evaluate(() => localStorage.getItem('oryx-patient'))).toBeNull();
});

test('the patient in hand is the same in two tabs', async ({ page, context }) => {
  await page.goto('/calculator/burns');
  const other = await context.newPage();
  await other.goto('/calculator/rsi');
  await setPatient(page, { weight: '14' });
  await expect(other.getByRole('textbox', { name: 'Weight' })).toHaveValue('14');
  await chip(other).getByRole('button', { name: 'New patient' }).click();
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('');
});

test('the emergency sheet of a child is printed alone, on one page', async ({ page }) => {
  await page.goto('/pediatrics');
  await setPatient(page, { age: '4', weight: '16' });
  await expect(page.getByText('Draw up').first()).toBeAttached();
  await expect(
    page
      .getByRole('term')
      .filter({ hasText: /^Adrenaline/ })
      .first(),
  ).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Emergency sheet/ })).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('PLAT-24 sheet, chip and emergency sheet are accessible and fit a phone in every look', async ({
  page,
}) => {
  await page.goto('/pediatrics');
  await setPatient(page, { age: '4', weight: '16' });
  await expect(
    page
      .getByRole('term')
      .filter({ hasText: /^Adrenaline/ })
      .first(),
  ).toBeVisible();
  await expectFitsEverySize(page);
  for (const look of looks) await expectAccessible(page, look);
  await chip(page)
    .getByRole('button', { name: /Change$/ })
    .click();
  await expect(sheet(page)).toBeVisible();
  for (const look of looks) await expectAccessible(page, look);
});

test('a child of 14 kg fits: midazolam in mL is two taps from Home with the patient in hand', async ({
  page,
}) => {
  await page.goto('/pediatrics');
  await setPatient(page, { age: '3', weight: '14' });
  await page.goto('/');
  await expect(chip(page)).toContainText('14\u00a0kg');
  await page
    .getByRole('list', { name: 'Sections' })
    .getByRole('link', { name: /^Medications/ })
    .click();
  await page.getByRole('link', { name: /^Midazolam/ }).click();
  // 0.3 mg/kg are 4.2 mg, which are 0.84 mL of 5 mg/mL.
  const answer = page
    .getByRole('article')
    .getByText(/^0\.84\s*mL$/)
    .first();
  await expect(answer).toBeInViewport();
});
