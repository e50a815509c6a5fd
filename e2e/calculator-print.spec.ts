import type { Page } from '@playwright/test';
import {
  choose,
  enterEverything,
  enterFindings,
  numberFields,
  openCalculator,
  resultBar,
  resultCard,
  resultGroup,
} from './support/calculator-page.ts';
import { expect, test } from './support/oryx.ts';

async function openChildMorphine(page: Page) {
  await openCalculator(page, 'post-intubation');
  await enterFindings(page, { choose: { 'Patient type': 'Paediatric' }, enter: { Weight: '20' } });
}

async function copied(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy result' }).click();
  await expect(page.getByText('Result copied', { exact: true })).toBeVisible();
  // A range may be set with either dash, a unit with any space.
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return text.replace(/[–]/g, '-').replace(/[^\S\n]/g, ' ');
}

test.beforeEach(async ({ context, signedIn }) => {
  expect(signedIn.firstName).toBe('Maria');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('CALC-PINT-06 the printed sheet of a child keeps the morphine dose and its published maximum together', async ({
  page,
}, testInfo) => {
  await openChildMorphine(page);
  await page.emulateMedia({ media: 'print' });
  const entered = page.getByRole('heading', { name: 'Entered', exact: true }).locator('..');
  await expect(entered).toContainText('Weight');
  await expect(entered).toContainText(/20\s*kg/);
  await expect(entered).toContainText('Paediatric');
  await expect(entered).toContainText('No patient is named');
  const morphine = resultGroup(page, 'Morphine');
  await expect(morphine).toContainText(/2[–-]40\s*mg/);
  await expect(morphine).toContainText(/published maximum 4\s*mg/);
  await expect(page.getByRole('heading', { name: 'References' })).toBeVisible();
  await expect(page.getByText(/^Disclaimer/)).toBeVisible();
  await testInfo.attach('sheet', {
    body: await page.screenshot({ fullPage: true }),
    contentType: 'image/png',
  });
});

for (const id of ['post-intubation', 'news', 'phq9-gad7', 'units-converter']) {
  test(`the printed sheet of ${id} leaves out navigation, bar, fields and buttons`, async ({ page }) => {
    await openCalculator(page, id);
    await enterEverything(page);
    await page.emulateMedia({ media: 'print' });
    await expect(resultCard(page)).toBeVisible();
    await expect(resultBar(page)).toBeHidden();
    for (const shown of await page.getByRole('navigation').all()) await expect(shown).toBeHidden();
    for (const control of ['radio', 'checkbox', 'combobox', 'tab', 'button'] as const) {
      await expect(page.getByRole('main').getByRole(control)).toHaveCount(0);
    }
    for (const number of await numberFields(page).all()) await expect(number).toBeHidden();
  });
}

test('the copied text holds tool, date, inputs, result, band and cautions', async ({ page }) => {
  await openCalculator(page, 'wells-pe');
  await enterFindings(page, { tick: ['PE is the most likely', 'Haemoptysis'] });
  const text = await copied(page);
  expect(text).toMatch(/^Wells Criteria for PE\n\d{4}-\d\d-\d\d \d\d:\d\d\n/);
  expect(text).toMatch(/^Wells PE: 4 of 12\.5$/m);
  expect(text).toMatch(/^Low\b/m);
  expect(text).toMatch(/^Probability of PE: 5% or less/m);
  expect(text).toMatch(/^CAUTION: .*2 to 4 are moderate.* \[.+\]$/m);
  expect(text).toMatch(/^PE is the most likely diagnosis: Yes$/m);
  expect(text).toMatch(/^Malignancy: No$/m);
  expect(text).toContain('does not replace clinical judgment');
});

test('CALC-PINT-06 the copied morphine dose of a child carries its published maximum on the same line', async ({
  page,
}) => {
  await openChildMorphine(page);
  const text = await copied(page);
  expect(text).toMatch(/^Loading dose: 2-40 mg \(.*published maximum 4 mg/m);
  expect(text).toMatch(/^CAUTION: .*ten times the published maximum of 0\.2 mg\/kg/m);
  expect(text).toMatch(/^Weight: 20 kg$/m);
  expect(text).toMatch(/^Patient type: Paediatric$/m);
});

test('what is missing is named in the copied text', async ({ page }) => {
  await openCalculator(page, 'gcs');
  await choose(page, 'Eye opening', 'Spontaneous');
  const text = await copied(page);
  expect(text).toContain('NOT COMPLETE. Missing: Verbal response; Motor response');
  expect(text).toMatch(/^GCS: --$/m);
});
