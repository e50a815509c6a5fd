import type { Page } from '@playwright/test';
import { toast } from './support/auth-page.ts';
import { expect, test } from './support/oryx.ts';

const list = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('list');

/** Drags the toast to the right by so many pixels and lets go. */
async function swipe(page: Page, title: string, distance: number) {
  const box = await toast(page, title).boundingBox();
  if (box === null) throw new Error('There is no toast.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 60, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 60 + distance / 2, y);
  await page.mouse.move(box.x + 60 + distance, y);
  await page.mouse.up();
}

/** Makes a sign-in fail, which shows a toast. */
async function failToSignIn(page: Page) {
  await page.getByLabel('Email').fill('maria@example.org');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page, 'Sign In Failed')).toBeVisible();
}

test('CONST-04 CONST-06..CONST-08 one toast at a time stays for 5 seconds, or until it is swiped to the right', async ({
  page,
}) => {
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 401, json: { message: 'Invalid credentials' } }),
  );
  await page.clock.install();
  await page.goto('/auth');
  await expect(list(page)).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step('another toast takes its place, and goes after 5 seconds', async () => {
    await failToSignIn(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    for (const label of ['First name', 'Last name']) await page.getByLabel(label).fill('Maria');
    await page.getByLabel('Profession').selectOption('Nurse');
    await page.getByLabel('Email').fill('maria@example.org');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Confirm password').fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(toast(page, 'Password Too Short')).toBeVisible();
    await expect(toast(page, 'Sign In Failed')).toHaveCount(0);
    await page.clock.runFor(4900);
    await expect(toast(page, 'Password Too Short')).toBeVisible();
    await page.clock.runFor(300);
    await expect(toast(page, 'Password Too Short')).toHaveCount(0);
  });

  await test.step('a swipe of more than 50 px to the right closes it, F8 leads to it', async () => {
    await page.goBack();
    await failToSignIn(page);
    await swipe(page, 'Sign In Failed', 40);
    await swipe(page, 'Sign In Failed', -80);
    await expect(toast(page, 'Sign In Failed')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    const box = await list(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
    expect(box?.width).toBeGreaterThan(300);
    await page.keyboard.press('F8');
    await expect(list(page)).toBeFocused();
    // The page may still be moving to its new width under the pointer, which then swipes again.
    await expect(async () => {
      await swipe(page, 'Sign In Failed', 60);
      await expect(toast(page, 'Sign In Failed')).toHaveCount(0, { timeout: 5000 });
    }).toPass();
  });
});
