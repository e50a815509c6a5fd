import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/oryx.ts';

test.use({ isEverIdle: true });

const adrenaline = {
  id: '1',
  type: 'medication',
  title: 'Adrenaline',
  description: 'Cardiac arrest. Anaphylaxis',
  category: 'Vasopressor',
  route: '/medications/1',
};
const gcs = {
  id: 'gcs',
  type: 'calculator',
  title: 'Glasgow Coma Scale',
  description: 'Level of consciousness',
  route: '/calculator/gcs',
};
const suggestions = [
  'Adrenaline',
  'ALS Protocol',
  'Glasgow Coma Scale',
  'Pediatric dosing',
  'NICE guidelines',
] as const;

const box = (page: Page) => page.getByRole('combobox', { name: 'Search all of Oryx' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const recents = (page: Page) => page.getByRole('group', { name: 'Recent searches' }).getByRole('option');

test.beforeEach(({ signedIn }) => void signedIn);

test('SRCH-01 SRCH-10 SRCH-12 SRCH-19 the search works by touch and by keyboard alone, and asks about a guess', async ({
  page,
}) => {
  await page.route('**/api/search?*', (route) => {
    const query = new URL(route.request().url()).searchParams.get('q');
    return route.fulfill({
      json: query === 'adrenlin' ? [{ ...adrenaline, didYouMean: true }, gcs] : [adrenaline, gcs],
    });
  });
  // With nothing to search on the device, even a slow server is waited for.
  await page.route('**/api/search/data', (route) =>
    route.fulfill({ status: 404, json: { message: 'None.' } }),
  );
  await page.addInitScript(() => localStorage.setItem('oryx-recent-searches', '["fits","gcs"]'));
  await page.goto('/');
  await expect(page.getByRole('listbox')).toBeHidden();
  await box(page).tap();
  await expect(options(page)).toHaveText(['fits', 'gcs', ...suggestions]);
  await expectAccessible(page);
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(page.getByRole('listbox')).toBeHidden();

  await box(page).fill('adrenlin');
  await box(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Did you mean Adrenaline?' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectAccessible(page);
  await options(page).first().tap();
  await expect(page).toHaveURL('/medications/1');
  await page.goBack();

  await box(page).focus();
  // The misspelt text is the newest of the recent searches.
  await expect(options(page)).toHaveText(['adrenlin', 'fits', 'gcs', ...suggestions]);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await expect(box(page)).toHaveValue('ALS Protocol');
  await expect(options(page)).toHaveCount(2);
  await expect(page).toHaveURL('/');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).nth(1).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box(page)).toHaveValue('ALS Protocol');
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL('/calculator/gcs');
});

test('API-13 SRCH-02 SRCH-04 SRCH-15 the search finds pages that open, and finds the same when the server cannot be reached', async ({
  page,
}) => {
  await page.goto('/');
  for (const [term, path] of [
    ['Adrenaline', /^\/medications\/\d+$/],
    ['ALS Protocol', /^\/algorithms\/\d+$/],
    ['Glasgow Coma Scale', /^\/calculator\/gcs$/],
    ['Pediatric dosing', /^\/(pediatrics|calculator\/[a-z-]+|medications\/\d+)$/],
    ['NICE guidelines', /^\/[a-z]+\/[a-z0-9-]+$/],
  ] as const) {
    await box(page).focus();
    await page
      .getByRole('group', { name: 'Suggestions' })
      .getByRole('option', { name: term, exact: true })
      .click();
    await expect(options(page).first().locator('svg')).toBeVisible();
    await options(page).first().click();
    await expect(page).toHaveURL((url) => path.test(url.pathname));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
  }

  await box(page).fill('lignocaine');
  await expect(options(page).first()).toContainText(/Medication/);
  const online = await options(page).allTextContents();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('oryx-search-data'))).not.toBeNull();
  await page.route('**/api/search?*', (route) => route.abort());
  await page.reload();
  await box(page).focus();
  await expect(recents(page)).toHaveText([...suggestions].reverse());
  await box(page).fill('lignocaine');
  await expect(page.getByText('No connection: searched on this device.')).toBeVisible();
  expect(await options(page).allTextContents()).toEqual(online);
});

test('the list works out a pressure, a score and a check of drugs, and says what Oryx has no page of', async ({
  page,
}) => {
  await page.goto('/');
  const worked = page.getByRole('region', { name: 'Worked out' });
  for (const [query, answer] of [
    // (85 + 2 x 45) / 3
    ['map 85/45', /58\smmHg/],
    ['gcs e3v4m5', /12\sof\s15/],
    ['warfarin aspirin', /Warfarin and Aspirin: major/],
    ['vancomycin', /Oryx has no page of Vancomycin/],
  ] as const) {
    await box(page).fill(query);
    await expect(worked).toContainText(answer);
  }
  await box(page).fill('chest pain');
  await expect(options(page).first()).toBeVisible();
  await expect(worked).toBeHidden();
});
