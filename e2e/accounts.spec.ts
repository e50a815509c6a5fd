import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type NewAccount, newAccount, readCode, signUp } from './support/account.ts';
import { cutOff, signInByForm, submitSignIn, toast, unreachable } from './support/auth-page.ts';
import { expect, test } from './support/oryx.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('oryx-session'));

/** The answer to "who is this?" that this browser gets from the server. */
const whoStatus = async (context: BrowserContext) => (await context.request.get('/api/auth/user')).status();

/** Makes and confirms an account in a browser of its own, which stays signed out here. */
async function openAccount(browser: Browser, oryx: Parameters<typeof signUp>[0]): Promise<NewAccount> {
  const account = newAccount();
  const elsewhere = await browser.newContext();
  await signUp(oryx, elsewhere.request, account);
  await elsewhere.close();
  return account;
}

async function fillRegistration(page: Page, account: NewAccount) {
  await field(page, 'First name').fill(account.firstName);
  await field(page, 'Last name').fill(account.lastName);
  await field(page, 'Profession').selectOption(account.profession);
  await field(page, 'Email').fill(account.email);
  await field(page, 'Password').fill(account.password);
  await field(page, 'Confirm password').fill(account.password);
}

async function fillReset(page: Page, code: string, password: string) {
  await field(page, 'Reset code').fill(code);
  await field(page, 'New password').fill(password);
  await field(page, 'Confirm password').fill(password);
}

test.describe('a forgotten password', () => {
  test('AUTH-14 AUTH-15 AUTH-16 AUTH-18 AUTH-19 is replaced with the mailed code, which ends every other session', async ({
    page,
    context,
    browser,
    oryx,
  }) => {
    const account = await openAccount(browser, oryx);
    const other = await browser.newContext({ baseURL: oryx.url });
    const otherPage = await other.newPage();
    await signInByForm(otherPage, account);
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

    const code = await readCode(oryx, account.email);
    await field(page, 'Reset code').fill('1234567');
    await expect(field(page, 'Reset code')).toHaveValue('123456');
    await fillReset(page, code, 'moonrise over Sossusvlei 8');
    await press(page, 'Set new password');
    await expect(toast(page, 'Password Updated')).toContainText('You can now log in.');
    await expect(heading(page, 'Sign in')).toBeVisible();
    await press(page, 'Forgot password?');
    await expect(field(page, 'Email or phone')).toHaveValue('');
    await page.goto('/auth?mode=reset-password');
    for (const label of ['Email or phone', 'Reset code', 'New password', 'Confirm password']) {
      await expect(field(page, label)).toHaveValue('');
    }

    expect(await whoStatus(other)).toBe(401);
    await other.close();
    await submitSignIn(page, account);
    await expect(toast(page, 'Sign In Failed')).toBeVisible();
    await signInByForm(page, { email: account.email, password: 'moonrise over Sossusvlei 8' });
    expect(await whoStatus(context)).toBe(200);
  });

  test('AUTH-17 is not replaced by two that differ', async ({ page }) => {
    await page.goto('/auth?mode=reset-password');
    await field(page, 'Email or phone').fill('maria@example.org');
    await fillReset(page, 'ABC234', 'sunrise over Etosha 7');
    await field(page, 'Confirm password').fill('sunset over Etosha 7');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await press(page, 'Set new password');
    await expect(toast(page, 'Password Mismatch')).toContainText(
      'The passwords do not match. Please try again.',
    );
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  test('AUTH-15 AUTH-14 gets the same answer for a phone number that nobody has', async ({ page }) => {
    await page.goto('/auth?mode=forgot-password');
    await field(page, 'Email or phone').fill('0812345678');
    await press(page, 'Send reset code');
    await expect(toast(page, 'Reset Code Sent')).toContainText(
      'If an account exists, a password reset code has been sent to your email.',
    );
  });

  test('AUTH-28 is not replaced with a wrong code, and what was typed stays', async ({ page }) => {
    await page.goto('/auth?mode=reset-password');
    await field(page, 'Email or phone').fill('nobody@example.org');
    await fillReset(page, 'ABC234', 'sunrise over Etosha 7');
    await press(page, 'Set new password');
    await expect(toast(page, 'Reset Failed')).toBeVisible();
    await expect(toast(page, 'Reset Failed')).not.toContainText('400');
    await expect(field(page, 'Reset code')).toHaveValue('ABC234');
    await expect(field(page, 'New password')).toHaveValue('sunrise over Etosha 7');
  });
});

test.describe('registration', () => {
  test('AUTH-28 a common password is refused with the server message, and what was typed stays', async ({
    page,
  }) => {
    const account = newAccount({ password: 'password123' });
    await page.goto('/auth?mode=register');
    await fillRegistration(page, account);
    await press(page, 'Create account');
    const shown = toast(page, 'Registration Failed');
    await expect(shown).toContainText(/password/i);
    await expect(shown).not.toContainText('400');
    await expect(heading(page, 'Create account')).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(account.email);
    await expect(field(page, 'Confirm password')).toHaveValue('password123');
  });

  test('AUTH-27 AUTH-01 an unverified user who signs in is led to the code', async ({ page }) => {
    const account = newAccount();
    await page.goto('/auth?mode=register');
    await fillRegistration(page, account);
    await press(page, 'Create account');
    await expect(toast(page, 'Registration Successful')).toBeVisible();
    // The tab is closed, and with it the address goes that the code was sent to.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/auth?mode=verify');
    await expect(heading(page, 'Sign in')).toBeVisible();
    await submitSignIn(page, account);
    await expect(toast(page, 'Sign In Failed')).toBeVisible();
    await expect(heading(page, 'Check your email')).toBeVisible();
    await expect(page.getByText(`We sent a code to ${account.email}.`)).toBeVisible();
    await press(page, 'Sign in to get a new code');
    await expect(field(page, 'Email')).toHaveValue(account.email);
  });
});

test.describe('with the server out of reach', () => {
  test('AUTH-27 signing in says so, keeps what was typed and works once it is back', async ({
    page,
    member: { account },
  }) => {
    const restore = await cutOff(page, '/api/auth/login');
    await submitSignIn(page, account);
    await expect(toast(page, 'Sign In Failed')).toContainText(unreachable);
    await restore();
    await press(page, 'Sign in');
    await expect(toast(page, 'Welcome back!')).toContainText('You have successfully signed in.');
    await expect(page).toHaveURL('/');
  });

  test('AUTH-28 registering and verifying say so, lose nothing and work once it is back', async ({
    page,
    oryx,
  }) => {
    const account = newAccount();
    const restoreRegister = await cutOff(page, '/api/auth/register');
    const restoreVerify = await cutOff(page, '/api/auth/verify');
    await page.goto('/auth?mode=register');
    await fillRegistration(page, account);
    await press(page, 'Create account');
    await expect(toast(page, 'Registration Failed')).toContainText(unreachable);
    await restoreRegister();
    await press(page, 'Create account');
    await expect(toast(page, 'Registration Successful')).toBeVisible();

    await field(page, 'Verification code').fill(await readCode(oryx, account.email));
    await press(page, 'Verify account');
    await expect(toast(page, 'Verification Failed')).toContainText(unreachable);
    await restoreVerify();
    await press(page, 'Verify account');
    await expect(toast(page, 'Account Verified')).toContainText('You are now signed in.');
    await expect(page).toHaveURL('/');
  });

  test('AUTH-28 a forgotten password says so at both steps and keeps what was typed', async ({ page }) => {
    const restore = await cutOff(page, '/api/auth/forgot-password');
    await cutOff(page, '/api/auth/reset-password');
    await page.goto('/auth?mode=forgot-password');
    await field(page, 'Email or phone').fill('maria@example.org');
    await press(page, 'Send reset code');
    await expect(toast(page, 'Request Failed')).toContainText(unreachable);
    await expect(heading(page, 'Forgot password')).toBeVisible();
    await restore();
    await press(page, 'Send reset code');
    await expect(heading(page, 'Set a new password')).toBeVisible();
    await fillReset(page, 'ABC234', 'sunrise over Etosha 7');
    await press(page, 'Set new password');
    await expect(toast(page, 'Reset Failed')).toContainText(unreachable);
    await expect(field(page, 'Reset code')).toHaveValue('ABC234');
    await expect(field(page, 'Email or phone')).toHaveValue('maria@example.org');
  });

  for (const answer of [500, 'no connection'] as const) {
    test(`AUTH-22 SET-06 logging out clears this device all the same with ${answer}, and is made good later`, async ({
      page,
      context,
      browser,
      oryx,
    }) => {
      await signInByForm(page, await openAccount(browser, oryx));
      await page.route('**/api/auth/logout', (route) =>
        answer === 500 ? route.fulfill({ status: 500, json: { message: 'Broken.' } }) : route.abort(),
      );
      await page.goto('/settings');
      await press(page, 'Log Out');
      await expect(page).toHaveURL('/auth');
      expect(await stored(page)).toBeNull();
      expect(await whoStatus(context)).toBe(200);
      await page.unroute('**/api/auth/logout');
      const madeGood = page.waitForResponse('**/api/auth/logout');
      await page.goto('/medications');
      await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
      await madeGood;
      expect(await whoStatus(context)).toBe(401);
    });
  }

  test('the sessions say so and are loaded once it is back', async ({ page, signedIn }) => {
    expect(signedIn.firstName).toBe('Maria');
    const restore = await cutOff(page, '/api/auth/sessions');
    await page.goto('/settings');
    await expect(page.getByText('Unable to load your sessions')).toBeVisible();
    await restore();
    await press(page, 'Try again');
    await expect(page.getByText('This device')).toHaveCount(1);
  });

  test('logging out everywhere says so, and nobody is logged out', async ({ page, context, signedIn }) => {
    expect(signedIn.firstName).toBe('Maria');
    await cutOff(page, '/api/auth/logout-everywhere');
    await page.goto('/settings');
    await press(page, 'Log out everywhere');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(toast(page, 'Log Out Failed')).toContainText(unreachable);
    await expect(page).toHaveURL('/settings');
    expect(await whoStatus(context)).toBe(200);
  });
});

test.describe('on two browsers', () => {
  test('AUTH-22 API-04 logging out everywhere ends the other, which shows its own errors until it is signed in again', async ({
    page,
    context,
    browser,
    oryx,
  }) => {
    const account = await openAccount(browser, oryx);
    const other = await browser.newContext({ baseURL: oryx.url });
    const otherPage = await other.newPage();
    await signInByForm(otherPage, account);
    await signInByForm(page, account);
    await page.goto('/settings');
    const sessions = page.locator('section', { hasText: 'Where you are signed in' }).getByRole('listitem');
    // The account was opened in a third browser, whose session lives as well.
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

    // The stored session of the other still counts there (it may be in a dead spot); its calls fail.
    await otherPage.goto('/settings');
    await expect(otherPage.getByText('Unable to load your sessions')).toBeVisible();
    await expect(otherPage.getByText(account.email)).toBeVisible();
    await press(otherPage, 'Log Out');
    await expect(otherPage).toHaveURL('/auth');
    await other.close();
  });

  test('AUTH-22 logging out in one tab shows in the other', async ({ page, context, browser, oryx }) => {
    const account = await openAccount(browser, oryx);
    await signInByForm(page, account);
    const second = await context.newPage();
    await second.goto('/settings');
    await expect(heading(second, 'Settings')).toBeVisible();
    await page.goto('/settings');
    await press(page, 'Log Out');
    await expect(page).toHaveURL('/auth');
    await expect(second.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

test.describe('a session that ended by itself', () => {
  test('AUTH-24 AUTH-25 on this device lives on while the server knows the user, and stores no new one', async ({
    page,
    browser,
    oryx,
  }) => {
    await signInByForm(page, await openAccount(browser, oryx));
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('oryx-session') ?? '');
      localStorage.setItem('oryx-session', JSON.stringify({ ...session, expiresAt: Date.now() - 1 }));
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
    expect(await stored(page)).toBeNull();
  });

  test('API-04 AUTH-23 on the server shows in the calls that fail; nobody is signed out by force', async ({
    page,
    context,
    browser,
    oryx,
  }) => {
    await signInByForm(page, await openAccount(browser, oryx));
    await context.clearCookies();
    await page.goto('/settings');
    await expect(page.getByText('Unable to load your sessions')).toBeVisible();
    await expect(page).toHaveURL('/settings');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await stored(page)).not.toBeNull();
  });
});

test.describe('deleting the account', () => {
  test('SET-07 API-12 asks, shows Deleting..., then nobody can sign in with it', async ({
    page,
    context,
    browser,
    oryx,
    expectAccessible,
  }) => {
    const account = await openAccount(browser, oryx);
    await signInByForm(page, account);
    await page.goto('/settings');
    await press(page, 'Delete Account');
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused();
    expect(await whoStatus(context)).toBe(200);

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/auth/delete-account', async (route) => {
      await held;
      await route.continue();
    });
    await press(page, 'Delete Account');
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL('/auth');
    expect(await stored(page)).toBeNull();
    expect(await whoStatus(context)).toBe(401);
    await submitSignIn(page, account);
    await expect(toast(page, 'Sign In Failed')).toBeVisible();
  });

  for (const answer of [500, 'no connection'] as const) {
    test(`SET-08 alerts when it fails with ${answer}, and the user stays signed in`, async ({
      page,
      context,
      browser,
      oryx,
    }) => {
      await signInByForm(page, await openAccount(browser, oryx));
      await page.route('**/api/auth/delete-account', (route) =>
        answer === 500 ? route.fulfill({ status: 500, json: { message: 'Broken.' } }) : route.abort(),
      );
      await page.goto('/settings');
      await press(page, 'Delete Account');
      const alert = page.waitForEvent('dialog').then(async (shown) => {
        await shown.accept();
        return { type: shown.type(), message: shown.message() };
      });
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }).click();
      expect(await alert).toEqual({
        type: 'alert',
        message: 'Failed to delete account. Please try again.',
      });
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(page).toHaveURL('/settings');
      expect(await stored(page)).not.toBeNull();
      expect(await whoStatus(context)).toBe(200);
    });
  }
});

test.describe('a shared phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('AUTH-22 keeps nothing of one user for the next, but how Oryx looks', async ({
    page,
    browser,
    oryx,
  }) => {
    const account = await openAccount(browser, oryx);
    await signInByForm(page, account);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.evaluate(() => {
      localStorage.setItem('oryx-theme', 'dark');
      localStorage.setItem('oryx-recent-searches', '["adrenaline"]');
      localStorage.setItem('oryx-units', '{"creatinine":"umol/L"}');
      localStorage.setItem('courseCompletions', '{"5":true}');
    });
    await page.goto('/settings');
    await expect(page.getByText(account.email)).toBeVisible();
    await expect(page.getByText('This device')).toBeVisible();
    await press(page, 'Log Out');
    await expect(page).toHaveURL('/auth');

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
    expect(left.local.filter((key) => key !== 'oryx-guide-settings')).toEqual(['oryx-theme']);
    expect(left.session).toEqual([]);
    expect(left.databases).toEqual([]);
    expect(left.cachedPaths.length).toBeGreaterThan(10);
    expect(left.cachedPaths.filter((path) => path.startsWith('/api'))).toEqual([]);

    await page.goBack();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText(account.email)).toHaveCount(0);
  });
});
