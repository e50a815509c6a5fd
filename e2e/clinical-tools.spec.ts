import { routeOf, toolById, tools } from '@oryx/calculators';
import { expect, test } from './support/oryx.ts';

const tabs = [
  'general',
  'cardiology',
  'neurology',
  'pulmonology',
  'emergency',
  'paediatrics',
  'psychiatric',
  'surgical',
  'rsi',
];
/** Cards a category, as specified. */
const cards = [7, 7, 6, 6, 2, 6, 2, 3, 2];

const placeholder = 'Search calculators across all specialties...';

test.beforeEach(async ({ page, signedIn }) => {
  expect(signedIn.firstName).toBe('Maria');
  await page.goto('/clinical-tools');
});

test('TOOLS-05 has nine tabs in order, each with its cards', async ({ page }) => {
  const all = page.getByRole('tab');
  await expect(all).toHaveCount(9);
  for (const [index, name] of tabs.entries()) {
    await expect(all.nth(index)).toHaveText(new RegExp(`^${name}$`, 'i'));
    await all.nth(index).click();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(cards[index] ?? 0);
  }
});

test('TOOLS-01 TOOLS-02 TOOLS-06 searches, ignores blanks and clears', async ({ page }) => {
  const box = page.getByPlaceholder(placeholder);
  await box.fill('   ');
  await expect(page.getByRole('heading', { name: 'Search Results' })).toHaveCount(0);
  await expect(page.getByRole('tab').first()).toBeEnabled();
  await box.fill('wells');
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await expect(page.getByRole('tab').first()).toBeDisabled();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(box).toHaveValue('');
  await expect(page.getByRole('tab').first()).toBeEnabled();
});

test('TOOLS-03 TOOLS-04 finds by title and description in any case, and counts the cards', async ({
  page,
}) => {
  const results = page.getByRole('region', { name: 'Search Results' });
  for (const text of ['WELLS', 'wells']) {
    await page.getByPlaceholder(placeholder).fill(text);
    await expect(results.getByRole('listitem')).toHaveCount(2);
    await expect(results.getByRole('status')).toHaveText('2 found');
  }
  // In two categories, and one card all the same.
  await page.getByPlaceholder(placeholder).fill(toolById('paediatric-gcs')?.title ?? '');
  await expect(results.getByRole('listitem')).toHaveCount(1);
});

test('TOOLS-07 TOOLS-08 opens a built calculator and says Coming Soon for the others', async ({ page }) => {
  const box = page.getByPlaceholder(placeholder);
  for (const tool of tools.filter(({ categories }) => categories.length > 0)) {
    await box.fill(tool.title);
    const card = page.getByRole('region', { name: tool.title, exact: true });
    const isBuilt = routeOf(tool) !== '#';
    await expect(card.getByRole('link', { name: 'Open Calculator' })).toHaveCount(isBuilt ? 1 : 0);
    if (isBuilt) {
      await expect(card.getByRole('link')).toHaveAttribute('href', `/calculator/${tool.id}`);
    } else {
      await expect(card.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
    }
  }
});

test('TOOLS-13 ends with a disclaimer and 13 references', async ({ page }) => {
  await expect(
    page.getByText('Results are guidance only and do not replace clinical judgment.'),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'References' }).getByRole('listitem')).toHaveCount(13);
});
