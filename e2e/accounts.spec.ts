import type { BrowserContext, Page } from '@playwright/test';
import { readCode } from './support/account.ts';
import { cutOff, signInByForm, submitSignIn, toast } from './support/auth-page.ts';
import { openAccount } from './support/open-account.ts';
import { expect, test } from './support/oryx.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('oryx-session'));

/** Returns the status of the call for the signed-in user from this browser. */
const whoStatus = async (context: BrowserContext) => (await context.request.get('/api/auth/user')).status();

test('AUTH-14..AUTH-16 AUTH-18 AUTH-19 a forgotten password is replaced with the mailed code, which ends every other session', async ({
  page,
  context,
  browser,
  oryx,
}) => {
  const account = await openAccount(oryx);
  const other = await browser.newContext({ baseURL: oryx.url });
  await other.request.post('/api/auth/login', {
    headers: { origin: oryx.url },
    data: { contact: account.email, password: account.password },
  });
  expect(await whoStatus(other)).toBe(200);

  await page.goto('/auth');
  await press(page, 'Forgot password?');
  await field(page, 'Email or phone').fill(account.email);
  await press(page, 'Send reset code');
  await expect(toast(page, 'Reset Code Sent')).toContainText(
    'If an account exists, a password reset code has been sent to your email.',
  );
  await expect(heading(page, 'Set a new password')).toBeVisible();
  await press(page, 'Resend reset code');
  await expect(heading(page, 'Forgot password')).toBeVisible();
  await expect(field(page, 'Email or phone')).toHaveValue(account.email);
  await page.goBack();

  const code = await readCode(oryx, account.email, 'reset');
  const password = 'moonrise over Sossusvlei 8';
  await field(page, 'New password').fill(password);
  await field(page, 'Confirm password').fill(password);
  // A wrong code changes nothing, and what was typed stays. No code has a zero.
  await field(page, 'Reset code').fill('0000000');
  await expect(field(page, 'Reset code')).toHaveValue('000000');
  await press(page, 'Set new password');
  await expect(toast(page, 'Reset Failed')).toBeVisible();
  await expect(toast(page, 'Reset Failed')).not.toContainText('400');
  await expect(field(page, 'New password')).toHaveValue(password);
  await field(page, 'Reset code').fill(code);
  await press(page, 'Set new password');
  await expect(toast(page, 'Password Updated')).toContainText('You can now log in.');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await page.goto('/auth?mode=reset-password');
  for (const label of ['Email or phone', 'Reset code', 'New password', 'Confirm password']) {
    await expect(field(page, label)).toHaveValue('');
  }

  expect(await whoStatus(other)).toBe(401);
  await other.close();
  await submitSignIn(page, account);
  await expect(toast(page, 'Sign In Failed')).toBeVisible();
  await expect(toast(page, 'Sign In Failed')).not.toContainText('401');
  await expect(field(page, 'Email')).toHaveValue(account.email);
  await field(page, 'Password').fill(password);
  await press(page, 'Sign in');
  await expect(toast(page, 'Welcome back!')).toContainText('You have successfully signed in.');
  await expect(page).toHaveURL('/');
  expect(await whoStatus(context)).toBe(200);
});

test('API-04 AUTH-22 SET-06 a sign-out shows in other tabs and browsers, and reaches the server after a failed network', async ({
  page,
  context,
  browser,
  oryx,
}) => {
  const account = await openAccount(oryx);
  await signInByForm(page, account);

  await test.step('without a connection the sign-out clears this device, and reaches the server later', async () => {
    const restore = await cutOff(page, '/api/auth/logout');
    await page.goto('/settings');
    const tab = await context.newPage();
    await tab.goto('/settings');
    await expect(heading(tab, 'Settings')).toBeVisible();
    await press(page, 'Log Out');
    await expect(page).toHaveURL('/auth');
    expect(await stored(page)).toBeNull();
    await expect(tab.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await tab.close();
    expect(await whoStatus(context)).toBe(200);
    await restore();
    const madeGood = page.waitForResponse('**/api/auth/logout');
    await page.goto('/medications');
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await madeGood;
    expect(await whoStatus(context)).toBe(401);
  });

  await test.step('logging out everywhere ends the other browser as well', async () => {
    const other = await browser.newContext({ baseURL: oryx.url });
    const otherPage = await other.newPage();
    await signInByForm(otherPage, account);
    await signInByForm(page, account);
    await page.goto('/settings');
    const sessions = page.locator('section', { hasText: 'Where you are signed in' }).getByRole('listitem');
    // The account was opened by a third client, whose session is still valid.
    await expect(sessions).toHaveCount(3);
    await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
    await press(page, 'Log out everywhere');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect(await whoStatus(other)).toBe(200);
    await press(page, 'Log out everywhere');
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page).toHaveURL('/auth');
    expect(await stored(page)).toBeNull();
    expect(await whoStatus(context)).toBe(401);
    expect(await whoStatus(other)).toBe(401);

    // The other browser still has its stored session, because it may be offline; its calls fail.
    await otherPage.goto('/settings');
    await expect(otherPage.getByText('Unable to load your sessions')).toBeVisible();
    await expect(otherPage.getByText(account.email)).toBeVisible();
    await press(otherPage, 'Log Out');
    await expect(otherPage).toHaveURL('/auth');
    await other.close();
  });
});

test.describe('a shared phone', () => {
  test.use({ serviceWorkers: 'allow', isEverIdle: true });

  test('AUTH-22 keeps nothing of one user for the next, except the display settings', async ({
    page,
    oryx,
  }) => {
    const account = await openAccount(oryx);
    await signInByForm(page, account);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.evaluate(() => {
      localStorage.setItem('oryx-theme', 'dark');
      localStorage.setItem('oryx-recent-searches', '["adrenaline"]');
      localStorage.setItem('oryx-units', '{"creatinine":"umol/L"}');
      localStorage.setItem('courseCompletions', '{"5":true}');
    });
    for (const path of ['/', '/clinical-tools', '/calculator/news', '/calculator/burns', '/nope']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    await page.goto('/settings');
    await expect(page.getByText(account.email)).toBeVisible();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    // Neither the browser nor the content security policy has refused anything.
    expect(complaints).toEqual([]);
    await press(page, 'Log Out');
    await expect(page).toHaveURL('/auth');
    // The note of the pending sign-out is removed when the server has answered.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('oryx-pending-sign-out'))).toBeNull();

    const left = await page.evaluate(async () => {
      const cached = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return {
        local: Object.keys(localStorage).sort(),
        session: Object.keys(sessionStorage),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        cachedPaths: cached.flat().map(({ url }) => new URL(url).pathname),
      };
    });
    // How the app looks, and whether its installation was offered, say nothing of a user.
    const ofDevice = ['oryx-guide-settings', 'oryx-install'];
    expect(left.local.filter((key) => !ofDevice.includes(key))).toEqual(['oryx-theme']);
    expect(left.session.filter((key) => !ofDevice.includes(key))).toEqual([]);
    expect(left.databases).toEqual([]);
    expect(left.cachedPaths.length).toBeGreaterThan(10);
    expect(left.cachedPaths.filter((path) => path.startsWith('/api'))).toEqual([]);

    await page.goBack();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText(account.email)).toHaveCount(0);
  });
});
