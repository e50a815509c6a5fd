import { expectAccessible } from './support/accessible.ts';
import { expectFitsEverySize } from './support/looks.ts';
import { expect, test } from './support/oryx.ts';

// Each screen is visited once. Looks and sizes are changed on the open page.

const signedOut = [
  '/',
  '/auth',
  '/auth?mode=register',
  '/auth?mode=forgot-password',
  '/auth?mode=reset-password',
];
// The pages of the calculators are looked at with everything answered: calculator-conduct.spec.ts.
const signedIn = [
  '/',
  '/medications',
  '/pediatrics',
  '/ai-assistant',
  '/algorithms',
  '/clinical-tools',
  '/continuing-education',
  '/ecg-course',
  '/ecg-gallery/inferior-stemi',
  '/learning',
  '/settings',
  '/nope',
];

for (const path of signedOut) {
  test(`axe finds nothing at ${path} signed out, in any look`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, 'light', 'dark', 'high contrast', 'large text');
  });
}

for (const path of signedIn) {
  test(`PLAT-24 axe finds nothing at ${path} in any look, and nothing scrolls sideways or hides at any size`, async ({
    page,
    signedIn: user,
  }) => {
    expect(user.firstName).toBe('Maria');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
    await expectAccessible(page, 'light', 'dark', 'high contrast', 'large text');
    await expectFitsEverySize(page);
  });
}

test('a keyboard alone is enough for the whole journey of GCS', async ({ page, signedIn: user }) => {
  expect(user.firstName).toBe('Maria');
  await page.goto('/calculator/gcs');
  const first = page.getByRole('group', { name: 'Eye opening' }).getByRole('radio').first();
  await first.focus();
  for (let group = 0; group < 3; group += 1) {
    await page.keyboard.press('Space');
    // Past the box "Not testable" to the next group.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('region', { name: 'Result at a glance' })).toContainText('15');
});
