import type { Page } from '@playwright/test';
import { expect, test } from './support/oryx.ts';

const fontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

/** Expects the document to have this look. */
async function expectLook(
  page: Page,
  look: { theme: string; fontSize: string; fontFamily: string; contrast: string; motion: string },
) {
  const found = await page.evaluate(() => {
    const { classList, dataset } = document.documentElement;
    const { fontSize: size } = getComputedStyle(document.documentElement);
    return { ...dataset, hasDarkClass: classList.contains('dark'), fontSize: size };
  });
  expect(found).toEqual({ ...look, hasDarkClass: look.theme === 'dark' });
}

test('SET-04 SET-09..SET-13 settings apply at once, and stay after a reload and on other screens until they are reset', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.firstName).toBe('Maria');
  const defaults = {
    theme: 'light',
    fontSize: '16px',
    fontFamily: 'system',
    contrast: 'normal',
    motion: 'normal',
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/settings');
  await page.getByRole('tab', { name: 'Display' }).click();
  await expectLook(page, defaults);
  await page.getByText('Dark', { exact: true }).click();
  await page.getByText('Serif', { exact: true }).click();
  // The label covers its whole row.
  for (const label of ['High contrast', 'Reduced motion']) {
    await page.getByText(label, { exact: true }).click();
    await expect(page.getByRole('switch', { name: label })).toBeChecked();
  }
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('16');
  await slider.press('Home');
  expect(await fontSize(page)).toBe('12px');
  await slider.press('End');
  const changed = {
    theme: 'dark',
    fontSize: '24px',
    fontFamily: 'serif',
    contrast: 'high',
    motion: 'reduced',
  };
  await expectLook(page, changed);
  await page.goto('/calculator/news');
  await expectLook(page, changed);

  await test.step('the system theme follows the device', async () => {
    await page.goto('/settings');
    await page.getByRole('tab', { name: 'Display' }).click();
    await page.getByRole('group', { name: 'Theme' }).getByText('System').click();
    await expectLook(page, { ...changed, theme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await expectLook(page, changed);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
    await expectLook(page, { ...changed, theme: 'light' });
  });

  await page.getByRole('tab', { name: 'General' }).click();
  await page.getByRole('button', { name: 'Reset All Settings to Default' }).click();
  await expectLook(page, defaults);
  await page.reload();
  await expectLook(page, defaults);
});

test('SET-13 SET-16 PLAT-01..PLAT-05 settings apply to a visitor from the first paint on, at the landing page and at /auth', async ({
  page,
}) => {
  const stored = '{"fontSize":20,"fontFamily":"mono","highContrast":true,"reducedMotion":true}';
  const look = { theme: 'dark', fontSize: '20px', fontFamily: 'mono', contrast: 'high', motion: 'reduced' };
  await page.addInitScript((settings) => {
    localStorage.setItem('oryx-theme', 'dark');
    localStorage.setItem('oryx-guide-settings', settings);
  }, stored);

  const landing = page.getByRole('heading', { level: 1, name: 'Oryx' });
  await test.step('before the app has arrived', async () => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    // The page itself brings the landing page.
    await expect(landing).toBeVisible();
    await expectLook(page, look);
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe('rgb(0, 0, 0)');
    await page.unroute('**/assets/*.js');
  });

  await test.step('while the sign-in state loads', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/user', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/api/auth/user');
    await page.goto('/calculator/gcs');
    await asked;
    await expect(page.getByRole('status')).toHaveText(/Oryx\s*Loading\.\.\./);
    await expectLook(page, look);
    answer();
    await expect(landing).toBeVisible();
  });

  await test.step('at every address', async () => {
    for (const path of ['/xyz', '/']) {
      await page.goto(path);
      await expect(landing).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByText('404')).toHaveCount(0);
      await expectLook(page, look);
    }
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expectLook(page, look);
    await page.goBack();
    await expect(landing).toBeVisible();
    await page.goto('/auth?mode=register');
    await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible();
    await expectLook(page, look);
  });
});
