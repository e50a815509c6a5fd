import { expect, test } from './support/oryx.ts';
import { answer, holdBack } from './support/reference-rows.ts';

const cards = [
  ['Emergency Algorithms', '11 Protocols', '/algorithms'],
  ['Medications', '42 Drugs', '/medications'],
  ['Clinical Tools', '13 Tools', '/clinical-tools'],
  ['Remi AI Assistant', '24/7', '/ai-assistant'],
  ['Paed-Cal', 'Paediatric Ref', '/pediatrics'],
  ['Education', '5 Courses', '/continuing-education'],
] as const;

const greetings = [
  ['2026-03-02T00:00:00', 'Good morning'],
  ['2026-03-02T11:59:58', 'Good morning'],
  ['2026-03-02T12:00:00', 'Good afternoon'],
  ['2026-03-02T16:59:58', 'Good afternoon'],
  ['2026-03-02T17:00:00', 'Good evening'],
  ['2026-03-02T23:59:00', 'Good evening'],
] as const;

test.beforeEach(({ signedIn }) => void signedIn);

for (const [at, greeting] of greetings) {
  test(`HOME-01 HOME-02 greets with ${greeting} at ${at.slice(11)}`, async ({ page }) => {
    // The browser's own zone, as playwright.config.ts sets it.
    await page.clock.setFixedTime(new Date(`${at}+02:00`));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${greeting}, Maria`);
  });
}

test('HOME-03 ticks every second and changes the greeting with the clock', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-02T11:59:50+02:00') });
  await page.goto('/');
  const clock = page.locator('time').first();
  await expect(clock).toBeVisible();
  await page.clock.pauseAt(new Date('2026-03-02T11:59:58+02:00'));
  await expect(clock).toHaveText('11:59:58');
  await expect(page.getByText(/Monday,? 2 March 2026/)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(clock).toHaveText('11:59:59');
  await page.clock.runFor(1000);
  await expect(clock).toHaveText('12:00:00');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good afternoon, Maria');
});

test('HOME-05 HOME-06 HOME-07 has six section cards with their counts and targets', async ({ page }) => {
  for (const [title, count, path] of cards) {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: `${title} ${count}` })
      .click();
    await expect(page).toHaveURL(path);
  }
});

const updatesPath = '/api/system-updates?limit=3';
const update = {
  id: 'a',
  title: 'Newest',
  description: 'About the newest.',
  type: 'new',
  category: 'Search',
  createdAt: '2026-03-02T06:00:00Z',
};
const updates = [
  { ...update, id: 'b', title: 'Second', type: 'fix', createdAt: '2026-03-01T20:00:00Z' },
  { ...update, id: 'c', title: 'Oldest', createdAt: '2026-02-01T06:00:00Z' },
  update,
];

test('HOME-08 shows Platform Stats', async ({ page }) => {
  await page.goto('/');
  const stats = page.getByRole('region', { name: 'Platform Stats' });
  await expect(stats.getByRole('term')).toHaveText([
    'Algorithms',
    'Medications',
    'Clinical Tools',
    'CE Courses',
  ]);
  await expect(stats.getByRole('definition')).toHaveText(['43', '42', '40+', '5']);
});

test('HOME-09 HOME-10 HOME-11 shows four featured tools, some popular, and leads to each', async ({
  page,
}) => {
  const tools = page.getByRole('list', { name: 'Featured Tools' }).getByRole('link');
  for (const [place, [title, path]] of [
    ['Burns Calculator', '/calculator/burns'],
    ['NEWS Calculator', '/calculator/news'],
    ['GCS Calculator', '/calculator/gcs'],
    ['Wells DVT Score', '/calculator/wells-dvt'],
  ].entries()) {
    await page.goto('/');
    await expect(tools).toHaveCount(4);
    await expect(tools.filter({ hasText: 'Popular' })).toHaveCount(2);
    await expect(tools.nth(place)).toContainText(title ?? '');
    await tools.nth(place).click();
    await expect(page).toHaveURL(path ?? '');
  }
});

test('HOME-12 HOME-13 HOME-14 API-14 shows the two newest updates with all there is to say', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-02T09:00:00+02:00'));
  const release = await holdBack(page, updatesPath, updates);
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Recent Updates' });
  await expect(card.getByRole('status')).toHaveText('Loading updates...');
  release();
  await expect(card.getByRole('listitem')).toHaveText([
    'NewestAbout the newest.NewSearchToday',
    'SecondAbout the newest.FixSearchYesterday',
  ]);
});

test('HOME-12 shows updates that come with Oryx', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Recent Updates' }).getByRole('listitem')).toHaveCount(2);
});

for (const [name, body, status] of [
  ['there are none', [], 200],
  ['the call fails', { message: 'no' }, 500],
] as const) {
  test(`HOME-17 ERR-01 ERR-07 the card says so when ${name}, and the rest of home works`, async ({
    page,
  }) => {
    await answer(page, updatesPath, body, status);
    await page.goto('/');
    await expect(page.getByText('No recent updates available')).toBeVisible();
    await page.getByRole('combobox').focus();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Sections' }).getByRole('link')).toHaveCount(6);
  });
}
