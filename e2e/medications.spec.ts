import type { Page } from '@playwright/test';
import { expect, test } from './support/oryx.ts';
import { answer, holdBack } from './support/reference-rows.ts';

const path = '/api/medications';

const adrenaline = {
  id: 7,
  name: 'Adrenaline',
  tallMan: 'EPINEPHrine',
  synonyms: ['Epinephrine'],
  genericName: 'Adrenaline (epinephrine)',
  classification: 'Alpha and beta agonist',
  schedule: 'S4',
  route: 'IV, IM',
  tradeNames: ['EpiPen', 'Q-Med'],
  indications: ['Cardiac arrest', 'Anaphylaxis'],
  contraindications: ['None in arrest', 'Never into fingers'],
  dosageAdministration: 'Child, cardiac arrest: 10 micrograms/kg IV, at most 1 mg.',
  doses: [
    {
      indication: 'cardiac arrest',
      patient: 'child',
      routes: ['IV'],
      amount: { kind: 'perKg', min: 10, max: 10, unit: 'microgram', time: null },
      maximum: { amount: 1, unit: 'mg' },
      concentration: 'weak',
      source: 's',
      basis: 'seen',
    },
  ],
  concentrations: [{ key: 'weak', label: '1:10 000', amount: 0.1, unit: 'mg/mL', preparation: null }],
  pharmacologicalAction: 'Narrows vessels.',
  onset: 'Under 1 min.',
  duration: '5 min.',
  pharmacokinetics: 'Half-life 2 min.',
  precautions: 'Read the ampoule.',
  adverseEffects: 'Tremor.',
  packaging: 'Ampoule of 1 mL.',
  maxAtHand: '10 ampoules',
  general: [],
  sources: [],
  review: { status: 'draft', by: null, on: null },
};
const glucose = {
  ...adrenaline,
  id: 9,
  name: 'Glucose',
  tallMan: null,
  synonyms: ['Dextrose'],
  tradeNames: [],
};
const bare = { id: 11, name: 'Zinc', genericName: null, classification: '', schedule: null };

const rows = [glucose, bare, adrenaline];
const links = (page: Page) => page.getByRole('list', { name: 'Medications' }).getByRole('link');
const dialog = (page: Page) => page.getByRole('dialog');
const part = (page: Page, name: string) => dialog(page).getByRole('region', { name, exact: true });

test.beforeEach(({ signedIn }) => void signedIn);

test('MED-02 shows 8 skeleton rows while the list loads', async ({ page }) => {
  const release = await holdBack(page, path, rows);
  await page.goto('/medications');
  await expect(page.getByRole('main').locator('[role=status] > [aria-hidden]')).toHaveCount(8);
  release();
  await expect(links(page)).toHaveCount(3);
});

test('MED-01 MED-03 MED-08 lists by name, narrows by any name, and ends with its references', async ({
  page,
}) => {
  await answer(page, path, rows);
  await page.goto('/medications');
  await expect(page.getByRole('heading', { level: 1, name: 'Medications' })).toBeVisible();
  await expect(links(page)).toContainText(['Adrenaline (EPINEPHrine)', 'Glucose', 'Zinc']);
  const box = page.getByRole('searchbox');
  for (const [text, name] of [
    ['GLUC', 'Glucose'],
    ['déxtrose', 'Glucose'],
    ['epipen', 'Adrenaline'],
  ] as const) {
    await box.fill(text);
    await expect(links(page)).toHaveCount(1);
    await expect(links(page)).toContainText(name);
  }
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(links(page)).toHaveCount(3);
  expect(await page.getByRole('list', { name: 'References' }).getByRole('listitem').count()).toBeGreaterThan(
    1,
  );
  await expect(page.getByRole('heading', { name: 'Acknowledgments' })).toBeVisible();
});

test('MED-04 MED-06 MED-07 opens a medication with all its parts', async ({ page, expectAccessible }) => {
  await answer(page, path, rows);
  await page.goto('/medications');
  await links(page).first().click();
  await expect(dialog(page)).toHaveAccessibleName('Adrenaline (EPINEPHrine)');
  for (const list of ['Trade names', 'Indications', 'Contraindications']) {
    await expect(part(page, list).getByRole('listitem')).toHaveCount(2);
  }
  for (const [name, text] of [
    ['Dosage and administration', '10 micrograms/kg IV, at most 1 mg.'],
    ['Pharmacological action', 'Narrows vessels.'],
    ['Onset', 'Under 1 min.'],
    ['Duration', '5 min.'],
    ['Pharmacokinetics', 'Half-life 2 min.'],
    ['Precautions', 'Read the ampoule.'],
    ['Adverse effects', 'Tremor.'],
    ['Packaging', 'Ampoule of 1 mL.'],
    ['Max at hand', '10 ampoules'],
  ] as const) {
    await expect(part(page, name)).toContainText(text);
  }
  await expect(dialog(page).getByText('Awaiting clinical review').first()).toBeVisible();
  await expectAccessible(page);
});

test('MED-05 shows N/A for what is missing', async ({ page }) => {
  await answer(page, path, rows);
  await page.goto('/medications/11');
  for (const label of ['Generic name', 'Classification', 'Schedule', 'Route']) {
    await expect(dialog(page).locator('dl > div').filter({ hasText: label })).toContainText('N/A');
  }
});

for (const id of ['7', '07']) {
  test(`PLAT-11 MED-09 opens by the address /medications/${id}, once the list is there`, async ({ page }) => {
    const release = await holdBack(page, path, rows);
    await page.goto(`/medications/${id}`);
    await expect(page.getByRole('main').locator('[role=status] > [aria-hidden]')).toHaveCount(8);
    await expect(dialog(page)).toHaveCount(0);
    release();
    await expect(dialog(page)).toHaveAccessibleName('Adrenaline (EPINEPHrine)');
  });
}

for (const id of ['99999', 'abc']) {
  test(`MED-10 shows the list at /medications/${id}`, async ({ page }) => {
    await answer(page, path, rows);
    await page.goto(`/medications/${id}`);
    await expect(links(page)).toHaveCount(3);
    await expect(dialog(page)).toHaveCount(0);
  });
}

const dismissals: Record<string, (page: Page) => Promise<unknown>> = {
  'the close button': (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a press outside': (page) => page.mouse.click(3, 3),
};

for (const [name, dismiss] of Object.entries(dismissals)) {
  test(`MED-11 closes by ${name}, gives the focus back and stays closed`, async ({ page }) => {
    await answer(page, path, rows);
    await page.goto('/medications');
    await links(page).nth(1).click();
    await expect(dialog(page)).toBeVisible();
    await dismiss(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/medications');
    await expect(links(page).nth(1)).toBeFocused();
    await page.getByRole('searchbox').fill('glu');
    await expect(links(page)).toHaveCount(1);
    await expect(dialog(page)).toHaveCount(0);
  });

  test(`MED-11 leads from an address of its own to the list by ${name}`, async ({ page }) => {
    await answer(page, path, rows);
    await page.goto('/medications/7');
    await expect(dialog(page)).toBeVisible();
    await dismiss(page);
    await expect(page).toHaveURL('/medications');
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('MED-11 closes by going back, and leaves the list where it was', async ({ page }) => {
  await answer(
    page,
    path,
    Array.from({ length: 40 }, (_, index) => ({ ...bare, id: index + 1, name: `Drug ${index + 10}` })),
  );
  await page.goto('/medications');
  await links(page).nth(30).click();
  await expect(dialog(page)).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('MED-12 says so when there are no medications', async ({ page }) => {
  await answer(page, path, []);
  await page.goto('/medications');
  await expect(page.getByText('No Medications Found')).toBeVisible();
  await expect(page.getByText(/ask an administrator to add/)).toBeVisible();
});

test('MED-13 says so when they cannot be loaded, and tries again', async ({ page }) => {
  await answer(page, path, { message: 'broken' }, 500);
  await page.goto('/medications');
  await expect(page.getByText('Unable to Load Medications')).toBeVisible();
  await expect(
    page.getByText(
      'There was an error loading the medication database. Please check your connection and try again.',
    ),
  ).toBeVisible();
  await answer(page, path, rows);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(links(page)).toHaveCount(3);
});

test('MED-07 works out a dose for a weight, and forgets the weight', async ({ page }) => {
  await answer(page, path, rows);
  await page.goto('/medications/7');
  const box = part(page, 'Dose for weight');
  const weight = box.getByLabel('Weight', { exact: true });
  await weight.fill('18,5');
  await expect(box.getByRole('article')).toContainText(/185\smicrograms= 0\.185\smg1\.85\smL of 1:10 000/);
  await weight.fill('120');
  await expect(box.getByRole('article')).toContainText(/Capped at the stated maximum of 1\smg a dose\./);
  await weight.fill('0');
  await expect(box.getByRole('article')).toHaveCount(0);
  await weight.fill('18');
  await page.keyboard.press('Escape');
  for (const index of [1, 0]) {
    await links(page).nth(index).click();
    await expect(weight).toHaveValue('');
    await expect(box.getByRole('article')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('MED-05 survives rows that are no medications, and texts without end', async ({ page }) => {
  const huge = 'x'.repeat(20_000);
  await answer(page, path, [
    null,
    'x',
    { name: 7 },
    { ...adrenaline, tallMan: huge, indications: huge, doses: {} },
  ]);
  await page.goto('/medications');
  await expect(links(page)).toHaveCount(2);
  await links(page).nth(1).click();
  await expect(part(page, 'Indications')).toBeVisible();
  const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('MED-01 MED-04 lists the 42 shipped medications, each opening in its dialog', async ({ page }) => {
  test.slow();
  await page.goto('/medications');
  await expect(links(page)).toHaveCount(42);
  for (let index = 0; index < 42; index += 1) {
    await links(page).nth(index).click();
    await expect(part(page, 'Dosage and administration').getByRole('listitem').first()).toBeVisible();
    const weight = dialog(page).getByLabel('Weight', { exact: true });
    if ((await weight.count()) > 0) {
      await weight.fill('32');
      await expect(part(page, 'Dose for weight')).toContainText(/32|\bm[gL]\b|micrograms|not worked out/);
    }
    await expect(dialog(page)).not.toContainText(/NaN|Infinity|undefined|null|\[object/);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});
