import { expectAccessible } from './support/accessible.ts';
import { expectFitsEverySize } from './support/looks.ts';
import { expect, test } from './support/oryx.ts';

test.use({ isEverIdle: true });

// Each screen is visited once, one after another on the same page. Looks and sizes are changed on the open page.

const signedOut = [
  '/',
  '/auth',
  '/auth?mode=register',
  '/auth?mode=forgot-password',
  '/auth?mode=reset-password',
];
// The pages of the calculators are looked at with everything answered: calculator-conduct.spec.ts.
const signedIn = {
  'where patients are treated': [
    '/',
    '/medications',
    '/pediatrics',
    '/ai-assistant',
    '/algorithms',
    '/arrest/fit#start',
    '/arrest/adult#start',
    '/interactions#Warfarin',
    '/handover',
    '/handover/read',
    '/complaints/chest-pain',
    '/clinical-tools',
  ],
  'of learning, the settings and of nothing': [
    '/continuing-education',
    '/ecg-course',
    '/ecg-gallery/inferior-stemi',
    '/learning',
    '/settings',
    '/nope',
  ],
};

test('axe finds nothing signed out, in any look', async ({ page }) => {
  for (const path of signedOut) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectAccessible(page, 'light', 'dark', 'high contrast', 'large text');
    });
  }
});

for (const [name, paths] of Object.entries(signedIn)) {
  test(`PLAT-24 axe finds nothing on the screens ${name} in any look, and nothing scrolls sideways or hides at any size`, async ({
    page,
    signedIn: user,
  }) => {
    expect(user.firstName).toBe('Maria');
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
        await expectAccessible(page, 'light', 'dark', 'high contrast');
        const { width = 0, height = 0 } = page.viewportSize() ?? {};
        // The largest text on the smallest phone.
        await page.setViewportSize({ width: 320, height });
        await expectAccessible(page, 'large text');
        await page.setViewportSize({ width, height });
        await expectFitsEverySize(page);
      });
    }
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
