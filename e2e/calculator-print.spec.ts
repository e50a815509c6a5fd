import {
  enterEverything,
  enterFindings,
  numberFields,
  openCalculator,
  resultBar,
  resultCard,
  resultGroup,
} from './support/calculator-page.ts';
import { expect, test } from './support/oryx.ts';

test.beforeEach(({ signedIn }) => void signedIn);

test('CALC-PINT-06 the printed sheet and the copied text of a child keep the morphine dose and its published maximum together', async ({
  page,
  context,
}, testInfo) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCalculator(page, 'post-intubation');
  await enterFindings(page, { choose: { 'Patient type': 'Paediatric' }, enter: { Weight: '20' } });
  await page.getByRole('button', { name: 'Copy result' }).click();
  await expect(page.getByText('Result copied', { exact: true })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Loading dose: 2[-–]40\smg \(.*published maximum 4\smg/m);

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

test('a printed sheet leaves out navigation, bar, fields and buttons', async ({ page }) => {
  for (const id of ['post-intubation', 'news', 'phq9-gad7', 'units-converter']) {
    await test.step(id, async () => {
      await page.emulateMedia({ media: 'screen' });
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
});
