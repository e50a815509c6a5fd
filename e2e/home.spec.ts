import { expect, test } from './support/oryx.ts';

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
