import { expect, test } from './support/oryx.ts';

/** The bottom bar as specified: label, target, heading of the screen. */
const entries = [
  ['Home', '/', /^Good (morning|afternoon|evening), Maria$/],
  ['Medications', '/medications', 'Medications'],
  ['Paediatrics', '/pediatrics', 'Paed-Cal'],
  ['Remi AI Assistant', '/ai-assistant', 'Remi AI Assistant'],
  ['Algorithms', '/algorithms', 'Emergency Algorithms'],
  ['Clinical Tools', '/clinical-tools', 'Clinical Tools'],
  ['Education', '/continuing-education', 'Education'],
  ['Settings', '/settings', 'Settings'],
] as const;

const unlabelled = ['/medications/3', '/algorithms/3', '/ecg-course', '/learning', '/calculator/gcs'];

test.describe('signed out', () => {
  test('PLAT-01 shows the landing page at / without the bottom bar', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Oryx' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  test('PLAT-02 shows the auth screen at /auth', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });

  for (const path of ['/medications', '/settings', '/calculator/gcs', '/ecg-course', '/xyz']) {
    test(`PLAT-03 shows the landing page at ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Oryx' })).toBeVisible();
      await expect(page.getByText('404')).toHaveCount(0);
    });
  }

  test('PLAT-04 shows name, stethoscope and Loading... until the sign-in state is known', async ({
    page,
  }) => {
    let answer: (() => void) | undefined;
    await page.route('**/api/auth/user', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ status: 401, json: { message: 'Please sign in.' } });
    });
    await page.goto('/');
    const splash = page.getByRole('status').filter({ hasText: 'Loading...' });
    await expect(splash).toBeVisible();
    await expect(splash).toContainText('Oryx');
    await expect(splash.locator('svg')).toBeVisible();
    await expect.poll(() => answer !== undefined).toBe(true);
    answer?.();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test('PLAT-05 leads from the landing page to /auth by a plain control', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });
});

test.describe('signed in', () => {
  test.beforeEach(({ signedIn }) => void signedIn);

  test('PLAT-06 PLAT-07 has eight entries in the bottom bar, in order, each opening its screen', async ({
    page,
  }) => {
    await page.goto('/');
    const links = page.getByRole('navigation').getByRole('link');
    await expect(links).toHaveCount(8);
    for (const [index, [label, path, heading]] of entries.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAccessibleName(label);
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  });

  test('PLAT-08 marks the entry of the current screen and no other', async ({ page }) => {
    for (const [label, path] of entries) {
      await page.goto(path);
      const current = page.getByRole('navigation').locator('[aria-current="page"]');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAccessibleName(label);
    }
  });

  for (const path of unlabelled) {
    test(`PLAT-09 shows the bottom bar at ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(8);
    });
  }

  for (const [, path, heading] of entries) {
    test(`PLAT-10 opens its own screen at ${path} when loaded directly`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }

  for (const path of ['/nope', '/calculator', '/calculator/does-not-exist']) {
    test(`PLAT-15 shows 404 Page Not Found at ${path}, with the way out`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
      await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }

  test('AUTH-29 takes a signed-in user from /auth to /', async ({ page }) => {
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('navigation')).toBeVisible();
  });
});
