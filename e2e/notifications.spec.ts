import type { Page } from '@playwright/test';
import { toast } from './support/auth-page.ts';
import { expect, test } from './support/oryx.ts';

test.beforeEach(async ({ page }) => {
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 401, json: { message: 'Invalid credentials' } }),
  );
});

/** Makes a sign-in fail, which shows a toast. */
async function failToSignIn(page: Page) {
  await page.getByLabel('Email').fill('maria@example.org');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page, 'Sign In Failed')).toBeVisible();
}

/** Drags the toast to the right by so many pixels and lets go. */
async function swipe(page: Page, distance: number) {
  const box = await toast(page, 'Sign In Failed').boundingBox();
  if (box === null) throw new Error('There is no toast.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 60, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 60 + distance / 2, y);
  await page.mouse.move(box.x + 60 + distance, y);
  await page.mouse.up();
}

test('CONST-04 one toast at a time is shown for 5 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth');
  await failToSignIn(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const label of ['First name', 'Last name']) await page.getByLabel(label).fill('Maria');
  await page.getByLabel('Profession').selectOption('Nurse');
  await page.getByLabel('Email').fill('maria@example.org');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('short');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(toast(page, 'Password Too Short')).toBeVisible();
  await expect(toast(page, 'Sign In Failed')).toHaveCount(0);
  await page.clock.runFor(4900);
  await expect(toast(page, 'Password Too Short')).toBeVisible();
  await page.clock.runFor(300);
  await expect(toast(page, 'Password Too Short')).toHaveCount(0);
});

test('CONST-06 a swipe to the right by more than 50 px closes it', async ({ page }) => {
  await page.goto('/auth');
  await failToSignIn(page);
  await swipe(page, 40);
  await expect(toast(page, 'Sign In Failed')).toBeVisible();
  await swipe(page, -80);
  await expect(toast(page, 'Sign In Failed')).toBeVisible();
  await swipe(page, 60);
  await expect(toast(page, 'Sign In Failed')).toHaveCount(0);
});

test('CONST-07 it is at most 420 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/auth');
  await failToSignIn(page);
  const box = await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('list')
    .boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
  expect(box?.width).toBeGreaterThan(300);
});

test('CONST-08 F8 moves the focus to the notifications', async ({ page }) => {
  await page.goto('/auth');
  await failToSignIn(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('list')).toBeFocused();
});
