import type { Page } from '@playwright/test';
import { newAccount, readCode, signUp } from './support/account.ts';
import { expect, test } from './support/oryx.ts';

const professions = [
  'Doctor',
  'Advanced Life Support Paramedic',
  'Nurse',
  'Emergency Care Practitioner - Intermediate',
  'Emergency Care Practitioner - Basic',
];

const member = {
  id: 'u1',
  firstName: 'Maria',
  lastName: 'Shikongo',
  email: 'maria@example.org',
  profession: 'Nurse',
  createdAt: '2026-01-02T03:04:05.000Z',
};

/** Answers the toast with this title. */
const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

async function fillRegistration(page: Page, changes: Record<string, string> = {}) {
  const values = {
    'First name': 'Maria',
    'Last name': 'Shikongo',
    Email: newAccount().email,
    Password: 'sunrise over Etosha 7',
    'Confirm password': 'sunrise over Etosha 7',
    ...changes,
  };
  await page.getByLabel('Profession').selectOption('Nurse');
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** Counts the requests to one call from now on. */
function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

/** Puts a session on the device, as a login would have left it. */
async function storeSession(page: Page, session: unknown) {
  await page.addInitScript(
    (value) => {
      if (!localStorage.getItem('test-stored')) localStorage.setItem('oryx-session', value);
      localStorage.setItem('test-stored', 'yes');
    },
    typeof session === 'string' ? session : JSON.stringify(session),
  );
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('oryx-session'));

test('AUTH-02 AUTH-03 login asks for email and password and leads to register and forgot-password', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
});

test.describe('registration', () => {
  test.beforeEach(({ page }) => page.goto('/auth?mode=register'));

  test('AUTH-04 AUTH-05 asks for seven things, the profession one of five', async ({ page }) => {
    for (const label of ['First name', 'Last name', 'Profession', 'Email', 'Password', 'Confirm password']) {
      await expect(page.getByLabel(label, { exact: true })).toBeVisible();
    }
    await expect(page.getByLabel('Send my verification code by')).toHaveValue('email');
    await expect(page.getByLabel('Profession').locator('option:not([disabled])')).toHaveText(professions);
  });

  test('AUTH-06 sends nothing while a field is empty', async ({ page }) => {
    const requests = countRequests(page, '/api/auth/register');
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    for (const label of ['First name', 'Last name', 'Email', 'Password', 'Confirm password']) {
      await fillRegistration(page, { [label]: '' });
      await page.getByRole('button', { name: 'Create account' }).click();
    }
    await page.reload();
    await page.getByLabel('First name').fill('Maria');
    await page.getByRole('button', { name: 'Create account' }).click();
    expect(requests()).toBe(0);
    await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
  });

  test('AUTH-07 refuses a password of 7 characters', async ({ page }) => {
    const requests = countRequests(page, '/api/auth/register');
    await fillRegistration(page, { Password: '1234567', 'Confirm password': '1234567' });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(toast(page, 'Password Too Short')).toContainText(
      'Password must be at least 8 characters long.',
    );
    expect(requests()).toBe(0);
  });

  test('AUTH-08 AUTH-09 refuses passwords that differ, and says so while they do', async ({ page }) => {
    const requests = countRequests(page, '/api/auth/register');
    await fillRegistration(page, { 'Confirm password': 'sunset over Etosha 7' });
    await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(toast(page, 'Password Mismatch')).toContainText(
      'The passwords do not match. Please try again.',
    );
    expect(requests()).toBe(0);
    await page.getByLabel('Confirm password').fill('sunrise over Etosha 7');
    await expect(page.getByText('Passwords do not match', { exact: true })).toHaveCount(0);
  });

  test('AUTH-28 shows the server message of a failure and keeps mode and values', async ({ page }) => {
    await page.route('**/api/auth/register', (route) =>
      route.fulfill({ status: 400, json: { message: 'This address cannot be used.' } }),
    );
    await fillRegistration(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(toast(page, 'Registration Failed')).toContainText('This address cannot be used.');
    await expect(page.getByLabel('First name')).toHaveValue('Maria');
  });
});

test('AUTH-10 AUTH-11 AUTH-12 registers, verifies with the mailed code and signs in', async ({
  page,
  oryx,
}) => {
  const { email } = newAccount();
  await page.goto('/auth?mode=register');
  await fillRegistration(page, { Email: email });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(toast(page, 'Registration Successful')).toContainText(
    'Please check your email for the verification code.',
  );
  const field = page.getByLabel('Verification code');
  await field.fill('1234567');
  await expect(field).toHaveValue('123456');
  await field.fill(await readCode(oryx, email));
  await page.getByRole('button', { name: 'Verify account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
  expect(JSON.parse((await stored(page)) ?? '')).toMatchObject({ user: { email } });
});

test('AUTH-13 goes back to login when the verification returns no user', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('oryx-verification-contact', 'maria@example.org'));
  await page.route('**/api/auth/verify', (route) => route.fulfill({ json: { message: 'Verified.' } }));
  await page.goto('/auth?mode=verify');
  await page.getByLabel('Verification code').fill('ABC234');
  await page.getByRole('button', { name: 'Verify account' }).click();
  await expect(toast(page, 'Account Verified')).toContainText('You can now log in.');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('AUTH-20 AUTH-21 welcomes, stores a session of 30 days and goes home', async ({
  page,
  member: { account },
}) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page, 'Welcome back!')).toContainText('You have successfully signed in.');
  await expect(page).toHaveURL('/');
  const session = JSON.parse((await stored(page)) ?? '');
  expect(session.user).toMatchObject({ firstName: 'Maria', email: account.email });
  expect(session.expiresAt - session.loginTime).toBeGreaterThanOrEqual(2_592_000_000);
  expect(session.expiresAt - Date.now()).toBeLessThanOrEqual(2_592_000_000);
});

test('AUTH-27 shows the server message of a failed sign-in', async ({ page, member: { account } }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const shown = toast(page, 'Sign In Failed');
  await expect(shown).toBeVisible();
  await expect(shown).not.toContainText('401');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
});

test('AUTH-23 signs in with a stored session that has not expired, also without the server', async ({
  page,
}) => {
  await page.route('**/api/auth/user', (route) => route.abort());
  await storeSession(page, { user: member, loginTime: Date.now(), expiresAt: Date.now() + 60_000 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
});

test('AUTH-24 AUTH-25 removes an expired session and takes the user the server knows', async ({ page }) => {
  const requests = countRequests(page, '/api/auth/user');
  await page.route('**/api/auth/user', (route) => route.fulfill({ json: member }));
  await storeSession(page, { user: member, loginTime: 1, expiresAt: 2 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
  expect(requests()).toBe(1);
  expect(await stored(page)).toBeNull();
});

for (const failure of [401, 500, 'network'] as const) {
  test(`AUTH-25 treats an expired session as signed out when the check ends with ${failure}`, async ({
    page,
  }) => {
    await page.route('**/api/auth/user', (route) =>
      failure === 'network' ? route.abort() : route.fulfill({ status: failure, json: { message: 'No.' } }),
    );
    await storeSession(page, { user: member, loginTime: 1, expiresAt: 2 });
    await page.goto('/settings');
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await stored(page)).toBeNull();
  });
}

for (const [what, value] of [
  ['malformed', '{"user":'],
  ['incomplete', '{"expiresAt":99999999999999}'],
] as const) {
  test(`AUTH-26 asks the server when the stored session is ${what}`, async ({ page }) => {
    const requests = countRequests(page, '/api/auth/user');
    await storeSession(page, value);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(requests()).toBe(1);
  });
}

test('AUTH-26 asks the server when no session is stored', async ({ page }) => {
  const requests = countRequests(page, '/api/auth/user');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(requests()).toBe(1);
});

test('a signed-out device is signed out on the server as well', async ({ page, context, oryx }) => {
  await signUp(oryx, context.request, newAccount());
  expect((await context.request.get('/api/auth/user')).status()).toBe(200);
  const [cookie] = await context.cookies();
  await context.request.post('/api/auth/logout', { headers: { origin: oryx.url }, data: {} });
  if (cookie) await context.addCookies([cookie]);
  expect((await context.request.get('/api/auth/user')).status()).toBe(401);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
