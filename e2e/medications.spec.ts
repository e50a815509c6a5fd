import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/oryx.ts';
import { type Until, untilIn } from './support/until.ts';

const path = '/api/medications';

const links = (page: Page) =>
  page.getByRole('list', { name: /^(Medications|Further medicines)$/ }).getByRole('link');
const dialog = (page: Page) => page.getByRole('dialog');
const part = (page: Page, name: string) => dialog(page).getByRole('region', { name, exact: true });

/** Every way to close the dialog, except going back. */
const dismissals: Record<string, (page: Page) => Promise<unknown>> = {
  'the close button': (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a press outside': (page) => page.mouse.click(3, 3),
};

test.beforeEach(({ signedIn }) => void signedIn);

test('MED-04 MED-11 the dialog closes in every way, and the list stays as it was', async ({ page }) => {
  await page.goto('/medications');
  for (const [name, dismiss] of Object.entries(dismissals)) {
    await test.step(`by ${name}`, async () => {
      await links(page).nth(1).click();
      await expect(dialog(page)).toBeVisible();
      await dismiss(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL('/medications');
      await expect(links(page).nth(1)).toBeFocused();
    });
  }
  await test.step('typing in the search box does not open it again', async () => {
    await page.getByRole('searchbox').fill('amiodarone');
    await expect(links(page)).toHaveCount(1);
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear search' }).click();
  });
  await test.step('by going back, which leaves the list where it was scrolled to', async () => {
    await links(page).nth(30).click();
    await expect(dialog(page)).toBeVisible();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});

test('PLAT-11 MED-09 MED-11 the dialog opens by its address, and every way to close it leads to the list', async ({
  page,
}) => {
  test.slow();
  for (const [name, dismiss] of Object.entries(dismissals)) {
    await test.step(`by ${name}`, async () => {
      await page.goto('/medications/1');
      await expect(dialog(page)).toHaveAccessibleName('Adrenaline (EPINEPHrine)');
      await dismiss(page);
      await expect(page).toHaveURL('/medications');
      await expect(dialog(page)).toHaveCount(0);
    });
  }
  await test.step('axe finds nothing in the dialog', async () => {
    await links(page).first().click();
    await expect(part(page, 'Packaging')).toBeVisible();
    await part(page, 'Dose for weight').getByLabel('Weight', { exact: true }).fill('18');
    await expect(part(page, 'Dose for weight').getByRole('article').first()).toBeVisible();
    await expectAccessible(page, 'light', 'dark');
  });
});

test('PLAT-24 MED-06 the dialog keeps an endless text within its width', async ({ page }) => {
  const endless = 'x'.repeat(20_000);
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const [first] = await response.json();
    await route.fulfill({
      response,
      json: [{ ...first, tallMan: endless, indications: [endless], precautions: endless }],
    });
  });
  await page.goto('/medications');
  await links(page).click();
  await expect(part(page, 'Packaging')).toBeVisible();
  const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

/** Opens the drug of each link, enters a weight and closes it. It runs in the page, and returns what is wrong. */
async function openEach(all: Element[], until: Until): Promise<string[]> {
  const faults: string[] = [];
  const dialogIn = () => document.querySelector('dialog');
  const region = (name: string) =>
    [...(dialogIn()?.querySelectorAll('section') ?? [])].find(
      (each) => each.ariaLabel === name || each.querySelector('h3')?.textContent === name,
    );
  for (const link of all as HTMLElement[]) {
    const drug = link.innerText.trim().split('\n')[0];
    link.click();
    await until(`${drug}: Packaging`, () => region('Packaging'));
    await until(`${drug}: doses`, () => region('Dosage and administration')?.querySelector('li'));
    const box = await until(`${drug}: box`, () => region('Dose for weight'));
    const weight = [...box.querySelectorAll('label')].find(
      (label) => label.textContent === 'Weight',
    )?.control;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(weight, '32');
    weight?.dispatchEvent(new Event('input', { bubbles: true }));
    const figures =
      /\bm[gL]\b|micrograms|units|vials|tablets?|puffs|\bL\/min\b|Which patient|No dose of this page/;
    await until(`${drug}: figures`, () => figures.test(box.innerText));
    const remains = /NaN|Infinity|undefined|null|\[object/.exec(dialogIn()?.innerText ?? 'undefined');
    if (remains) faults.push(`${drug}: ${remains[0]}`);
    dialogIn()?.querySelector<HTMLElement>('button[aria-label="Close"]')?.click();
    await until(`${drug}: the end`, () => !dialogIn());
  }
  return faults;
}

// In one call, because there are dozens. Real presses open and close the dialog in the tests above.
test('MED-01 MED-04 each shipped medication is listed, and opens with doses in figures', async ({ page }) => {
  await page.goto('/medications');
  const shipped: unknown[] = await (await page.request.get(path)).json();
  expect(shipped).not.toEqual([]);
  await expect(links(page)).toHaveCount(shipped.length);
  expect(await links(page).evaluateAll(openEach, await untilIn(page))).toEqual([]);
});

test('MED-07 an adult of 70 kg sees 10 mL of 1:10 000 for a cardiac arrest without scrolling', async ({
  page,
}) => {
  await page.goto('/medications/1');
  const box = part(page, 'Dose for weight');
  await box.getByLabel('Weight', { exact: true }).fill('70');
  const card = box.getByRole('article');
  for (const text of ['10\u00a0mL', '1\u00a0mg', '1:10 000, 0.1 mg/mL']) {
    await expect(card.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test('MED-07 the printed sheet holds the infusion with drug, patient, recipe and rates, and nothing else', async ({
  page,
}, testInfo) => {
  await page.goto('/medications/1');
  const box = part(page, 'Dose for weight');
  await box.getByLabel('Weight', { exact: true }).fill('70');
  await box.getByRole('radio', { name: 'Shock' }).check();
  const card = box.getByRole('article');
  await expect(card.getByRole('table')).toBeVisible();
  const print = card.getByRole('button', { name: 'Print this infusion' });
  await expect(print).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(card.getByText('Adrenaline (EPINEPHrine) for 70\u00a0kg')).toBeVisible();
  await expect(card.getByText(/^Printed /)).toBeVisible();
  await expect(card.getByText(/^Bag:/)).toBeVisible();
  await expect(card.getByRole('table')).toBeVisible();
  for (const hidden of [
    print,
    page.getByRole('heading', { level: 1, includeHidden: true }),
    page.getByRole('link', { name: 'Home', includeHidden: true }).first(),
    dialog(page).getByRole('button', { name: 'Close', includeHidden: true }),
    box.getByLabel('Weight', { exact: true }),
    box.getByText('Anaphylaxis', { exact: true }),
    dialog(page).getByText('Packaging', { exact: true }),
  ]) {
    await expect(hidden).toBeHidden();
  }
  await testInfo.attach('sheet', {
    body: await page.screenshot({ fullPage: true }),
    contentType: 'image/png',
  });
});

test('MED-07 the doses work by keyboard, and fit a screen of 320 px in the largest text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/medications/1');
  const box = part(page, 'Dose for weight');
  await box.getByLabel('Weight', { exact: true }).fill('70');
  const purposes = box.getByRole('group', { name: 'Purpose' }).getByRole('radio');
  await purposes.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(purposes.nth(1)).toBeChecked();
  await expect(purposes.nth(1)).toBeFocused();
  await box.getByRole('button', { name: 'Child’s doses' }).press('Enter');
  await expect(box.getByLabel('Age', { exact: true })).toBeFocused();
  await expectAccessible(page, 'large text');
  // A dose without a volume has the longest unit: under 0.02 mL no syringe shows one.
  await box.getByLabel('Weight', { exact: true }).fill('1.6');
  await box.getByLabel('Age', { exact: true }).fill('2');
  await box.getByRole('combobox', { name: 'Unit of Age' }).selectOption('months');
  await box.getByRole('radio', { name: 'Anaphylaxis', exact: true }).check();
  const figure = box.getByRole('article').getByRole('strong').first();
  await expect(figure).toHaveText('16\u00a0micrograms');
  const right = (element: Element) => element.getBoundingClientRect().right;
  expect(await figure.evaluate(right)).toBeLessThan(await box.getByRole('article').evaluate(right));
  const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('MED-07 the patient in hand gives the weight, and can be changed above the dialog', async ({ page }) => {
  await page.goto('/medications');
  await page.getByRole('button', { name: 'Set the patient' }).click();
  const sheet = page.getByRole('dialog', { name: 'Patient in hand' });
  await sheet.getByLabel('Weight (kg)').fill('14');
  await sheet.getByLabel('Age', { exact: true }).fill('3');
  await sheet.getByRole('button', { name: 'Use this patient' }).click();
  await page.getByRole('link', { name: 'Rocuronium' }).click();
  const box = page.getByRole('region', { name: 'Dose for weight' });
  // 1.2 mg/kg at 14 kg are 16.8 mg, which are 1.68 mL of 10 mg/mL, and 1.7 mL as a syringe shows it.
  await expect(box.getByRole('article')).toContainText('1.7\u00a0mL');
  await expect(box).toContainText('from the patient in hand');
  const chip = box.getByRole('region', { name: 'Patient in hand' }).getByRole('button', { name: /Change/ });
  await chip.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Rocuronium' })).toBeVisible();
  await expect(chip).toBeFocused();
  await chip.click();
  await sheet.getByLabel('Weight (kg)').fill('20');
  await sheet.getByRole('button', { name: 'Use this patient' }).click();
  // 1.2 mg/kg at 20 kg are 24 mg.
  await expect(box.getByRole('article')).toContainText('2.4\u00a0mL');
});
