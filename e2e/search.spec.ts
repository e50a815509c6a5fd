import type { Page } from '@playwright/test';
import { expect, test } from './support/oryx.ts';

const types = ['medication', 'algorithm', 'guideline', 'calculator', 'pediatric', 'other'] as const;

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

const box = (page: Page) => page.getByRole('combobox', { name: 'Search all of Oryx' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const recents = (page: Page) => page.getByRole('group', { name: 'Recent searches' }).getByRole('option');

/** Answers searches of the page by their text, and keeps the addresses that were asked. */
async function answerSearches(page: Page, answers: Record<string, unknown>): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/search?*', async (route) => {
    const url = new URL(route.request().url());
    asked.push(url.pathname + url.search);
    const answer = await answers[url.searchParams.get('q') ?? ''];
    if (answer === undefined) await route.fulfill({ status: 500, json: { message: 'no' } });
    else await route.fulfill({ json: answer });
  });
  await page.route('**/api/search/data', (route) =>
    route.fulfill({ json: { entries: [{ ...gcs, names: ['GCS'], terms: [] }], otherDrugs: [] } }),
  );
  return asked;
}

/** Waits until the device has kept what a search is made of. */
async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('oryx-search-data'))).not.toBeNull();
}

test.beforeEach(({ signedIn }) => void signedIn);

test('HOME-04 SRCH-01 SRCH-02 SRCH-03 opens on focus with suggestions and recent searches, closes outside', async ({
  page,
  expectAccessible,
}) => {
  await page.addInitScript(() => localStorage.setItem('oryx-recent-searches', '["fits","gcs"]'));
  await page.goto('/');
  await expect(page.getByRole('listbox')).toBeHidden();
  await box(page).click();
  await expect(options(page)).toHaveText([
    'fits',
    'gcs',
    'Adrenaline',
    'ALS Protocol',
    'Glasgow Coma Scale',
    'Pediatric dosing',
    'NICE guidelines',
  ]);
  await expectAccessible(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('SRCH-04 SRCH-05 SRCH-06 SRCH-09 says Searching... and lists results, each type with its icon', async ({
  page,
  expectAccessible,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const results = types.map((type) => ({ ...adrenaline, id: type, type, title: `A ${type}` }));
  const asked = await answerSearches(page, { 'a&b c': held.then(() => results) });
  await page.goto('/');
  await box(page).fill('  a&b c ');
  await expect(page.getByText('Searching...')).toBeVisible();
  release();
  await expect(options(page)).toHaveCount(types.length);
  await expect(options(page).first()).toContainText('A medication');
  await expect(options(page).first()).toContainText('Cardiac arrest. Anaphylaxis');
  await expect(options(page).first()).toContainText('Vasopressor');
  const icons = await options(page).evaluateAll((rows) =>
    rows.map((row) => row.querySelector('svg')?.innerHTML),
  );
  expect(new Set(icons).size).toBe(types.length);
  expect(asked).toEqual(['/api/search?q=a%26b%20c']);
  await expectAccessible(page);
});

test('SRCH-07 SRCH-17 shows the empty state when nothing is found and when the search fails', async ({
  page,
}) => {
  await answerSearches(page, { xyz: [] });
  await page.goto('/');
  for (const text of ['xyz', 'the server fails']) {
    await box(page).fill(text);
    await expect(page.getByText('No results found')).toBeVisible();
    await expect(page.getByText('Try different keywords or check spelling')).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('SRCH-10 SRCH-13 SRCH-14 SRCH-15 Enter goes to the first result and keeps the search on the device', async ({
  page,
}) => {
  await answerSearches(page, { adr: [adrenaline, gcs], ADR: [adrenaline], coma: [gcs] });
  for (const [text, path] of [
    [' adr ', '/medications/1'],
    ['coma', '/calculator/gcs'],
    ['ADR', '/medications/1'],
  ] as const) {
    await page.goto('/');
    await box(page).fill(text);
    await box(page).press('Enter');
    await expect(page).toHaveURL(path);
  }
  await page.goto('/');
  await expect(box(page)).toHaveValue('');
  await box(page).focus();
  await expect(recents(page)).toHaveText(['ADR', 'coma']);
});

test('SRCH-08 SRCH-11 does nothing with blank text', async ({ page }) => {
  const asked = await answerSearches(page, {});
  await page.goto('/');
  await box(page).fill('   ');
  await box(page).press('Enter');
  await expect(options(page)).toHaveCount(5);
  await expect(page).toHaveURL('/');
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('oryx-recent-searches'))).toBeNull();
});

test('SRCH-10 Enter stays and asks when the first result is a guess at a drug', async ({
  page,
  expectAccessible,
}) => {
  await answerSearches(page, { adrenlin: [{ ...adrenaline, didYouMean: true }, gcs] });
  await page.goto('/');
  await box(page).fill('adrenlin');
  await box(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Did you mean Adrenaline?' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectAccessible(page);
  await options(page).first().click();
  await expect(page).toHaveURL('/medications/1');
});

test('SRCH-12 SRCH-19 works by keyboard alone: a suggestion runs, a result opens', async ({ page }) => {
  await answerSearches(page, { 'ALS Protocol': [adrenaline, gcs] });
  await page.goto('/');
  await box(page).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(box(page)).toHaveValue('ALS Protocol');
  await expect(options(page)).toHaveCount(2);
  await expect(page).toHaveURL('/');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
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

test('SRCH-16 asks the server once for the same text', async ({ page }) => {
  const asked = await answerSearches(page, { gcs: [gcs], fits: [adrenaline] });
  await page.goto('/');
  for (const [text, title] of [
    ['gcs', gcs.title],
    ['fits', adrenaline.title],
    ['gcs', gcs.title],
  ] as const) {
    await box(page).fill(text);
    await expect(options(page)).toContainText([title]);
  }
  expect(asked).toEqual(['/api/search?q=gcs', '/api/search?q=fits']);
});

test('SRCH-04 searches on the device without a connection, and says so', async ({ page }) => {
  await answerSearches(page, { fits: [adrenaline] });
  await page.goto('/');
  await box(page).fill('fits');
  await expect(options(page)).toContainText(['Adrenaline']);
  await untilKept(page);
  await page.route('**/api/search?*', (route) => route.abort());
  await box(page).fill('coma');
  await expect(options(page)).toContainText(['Glasgow Coma Scale']);
  await expect(page.getByText('No connection: searched on this device.')).toBeVisible();
});

test('SRCH-02 SRCH-18 SRCH-19 every suggestion finds something that opens', async ({ page }) => {
  for (const [term, path] of [
    ['Adrenaline', /^\/medications\/\d+$/],
    ['ALS Protocol', /^\/algorithms\/\d+$/],
    ['Glasgow Coma Scale', /^\/calculator\/gcs$/],
    ['Pediatric dosing', /^\/(pediatrics|calculator\/[a-z-]+|medications\/\d+)$/],
    ['NICE guidelines', /^\/[a-z]+\/[a-z0-9-]+$/],
  ] as const) {
    await page.goto('/');
    await box(page).focus();
    await page.getByRole('option', { name: term, exact: true }).click();
    await expect(options(page).first().locator('svg')).toBeVisible();
    await options(page).first().click();
    await expect(page).toHaveURL((url) => path.test(url.pathname));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('API-13 SRCH-04 the same search answers when the server is out of reach', async ({ page }) => {
  await page.goto('/');
  await box(page).fill('lignocaine');
  await expect(options(page).first()).toContainText(/Medication/);
  const online = await options(page).allTextContents();
  await untilKept(page);
  await page.route('**/api/search?*', (route) => route.abort());
  await page.reload();
  await box(page).fill('lignocaine');
  await expect(page.getByText('No connection: searched on this device.')).toBeVisible();
  expect(await options(page).allTextContents()).toEqual(online);
});
