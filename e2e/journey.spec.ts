import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newAccount, readCode } from './support/account.ts';
import { cutOff, fillRegistration, submitSignIn, toast } from './support/auth-page.ts';
import { expect, test } from './support/oryx.ts';

test.use({ isEverIdle: true });

/** The calls of the specification that a visit makes. */
const specified = [
  'POST /api/auth/register',
  'POST /api/auth/verify',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'GET /api/auth/user',
  'DELETE /api/auth/delete-account',
  'GET /api/search',
  'GET /api/system-updates',
  'GET /api/medications',
  'GET /api/algorithms',
  'GET /api/pediatrics/vital-signs',
  'GET /api/pediatrics/equipment',
  'GET /api/pediatrics/defibrillation',
  'POST /api/ai/chat',
  'GET /api/learning/paths',
  'GET /api/learning/analytics',
  'GET /api/learning/recommendations',
  'POST /api/learning/modules/start',
];

/** Calls that Oryx adds: the list of sessions, grading, and the search without a connection. */
const added = [
  'GET /api/auth/sessions',
  'POST /api/learning/modules/complete',
  'GET /api/search/data',
  'PUT /api/my-pages',
  // Whether a page that was used is corrected, and whether the user holds a role.
  'GET /api/corrections',
  'GET /api/roles/mine',
];

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

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const openTabs = async (page: Page, names: readonly string[]) => {
  for (const name of names) await page.getByRole('tab', { name, exact: true }).click();
};

/** The steps of a user on a screen of the bottom bar, which make the screen send its calls. */
const deeds: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    // The updates that come with Oryx.
    await expect(page.getByRole('region', { name: 'Recent Updates' }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('combobox', { name: /search/i }).fill('adrenaline');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  '/ai-assistant': async (page) => {
    await page.getByRole('textbox', { name: 'Message' }).fill('adrenaline dose');
    await page.getByRole('button', { name: 'Send' }).click();
    // The page that the answer comes from.
    await expect(page.getByRole('log').getByRole('link', { name: 'Adrenaline' }).first()).toBeVisible();
  },
  '/clinical-tools': scorePatient,
  '/continuing-education': (page) => openTabs(page, ['Certifications', 'Goals', 'Progress', 'Courses']),
};

async function scorePatient(page: Page) {
  const card = page.getByRole('region', { name: /National Early Warning Score/ });
  await card.getByRole('link', { name: 'Open Calculator' }).click();
  const result = page.getByRole('region', { name: 'Result at a glance' });
  await expect(result).toContainText('0 of 8 answered');
  // Breathing 26, a smoker at 84 % on oxygen, 38.4 °C, 96 mmHg, pulse 118, alert: 3+2+2+1+2+2+0.
  for (const [question, answer] of [
    ['Respiratory rate', '25 or more'],
    ['Smoking status', 'Smoker / COPD'],
    ['Oxygen saturation', '84–85'],
    ['Supplemental oxygen', 'Yes'],
    ['Temperature', '38.1–39.0'],
    ['Systolic blood pressure', '91–100'],
    ['Heart rate', '111–130'],
    ['Consciousness', 'Alert'],
  ] as const) {
    await page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).tap();
  }
  await expect(result).toContainText('12');
  await expect(result).toContainText('Emergency response with continuous monitoring');
  await result.getByRole('button').tap();
  await expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeInViewport();
  await expect(
    page.getByText('Emergency assessment by a team with critical-care skills, now.').first(),
  ).toBeVisible();
}

async function learn(page: Page) {
  await page.goto('/learning');
  await openTabs(page, ['Progress', 'Recommendations', 'Analytics', 'Paths']);
  await page.getByRole('button', { name: 'Start Learning' }).first().click();
  const questions = page.locator('form fieldset fieldset');
  await expect(questions.first()).toBeVisible();
  for (const question of await questions.all()) await question.getByRole('radio').first().check();
  await press(page, 'Submit answers');
  await expect(page.getByRole('heading', { name: /Your score/ })).toBeVisible();
}

test('API-22 AUTH-01 AUTH-10..AUTH-12 AUTH-28 HOME-12 PLAT-06..PLAT-08 SET-07 SET-08 a paramedic registers, visits every screen and deletes the account', async ({
  page,
  context,
  oryx,
}) => {
  const called = new Set<string>();
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    expect(origin).toBe(oryx.url);
    if (pathname.startsWith('/api/')) called.add(`${request.method()} ${pathname}`);
  });
  const account = newAccount();

  await test.step('registers, with another password than a common one', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Create account' }).click();
    await fillRegistration(page, { ...account, password: 'password123' });
    await press(page, 'Create account');
    await expect(toast(page, 'Registration Failed')).toContainText(/password/i);
    await expect(toast(page, 'Registration Failed')).not.toContainText('400');
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    for (const label of ['Password', 'Confirm password'])
      await page.getByLabel(label, { exact: true }).fill(account.password);
    await press(page, 'Create account');
    await expect(toast(page, 'Registration Successful')).toContainText(
      'Please check your email for the verification code.',
    );
  });

  await test.step('is led to the code at the sign-in, after the tab was closed', async () => {
    // Only the tab remembers the address that the code was sent to.
    await page.evaluate(() => sessionStorage.clear());
    await submitSignIn(page, account);
    await expect(toast(page, 'Sign In Failed')).toBeVisible();
    await expect(heading(page)).toHaveText('Check your email');
    await expect(page.getByText(`We sent a code to ${account.email}.`)).toBeVisible();
    const code = page.getByLabel('Verification code');
    await code.fill('1234567');
    await expect(code).toHaveValue('123456');
    await code.fill(await readCode(oryx, account.email, 'verification'));
    await press(page, 'Verify account');
    await expect(toast(page, 'Account Verified')).toContainText('You are now signed in.');
    await expect(page).toHaveURL('/');
  });

  await test.step('goes through the bottom bar and does something on each screen', async () => {
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
    await expect(links).toHaveCount(8);
    for (const [index, [label, path, title]] of entries.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAccessibleName(label);
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAccessibleName(label);
      await deeds[path]?.(page);
    }
    await page.goBack();
    await expect(heading(page)).toHaveText('Education');
    await page.goForward();
    await expect(heading(page)).toHaveText('Settings');
  });

  await test.step('opens other screens by their address', async () => {
    for (const [path, title] of [
      ['/medications/1', 'Medications'],
      ['/algorithms/3', 'Emergency Algorithms'],
      ['/ecg-course', 'ECG Practice Course'],
      ['/calculator/does-not-exist', '404 Page Not Found'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title, includeHidden: true })).toBeVisible();
    }
    await learn(page);
  });

  await test.step('signs out and in again', async () => {
    await page.goto('/settings');
    await press(page, 'Log Out');
    await expect(page).toHaveURL('/auth');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await press(page, 'Sign in');
    await expect(page).toHaveURL('/');
    // Home brings the user's own pages together with those of the account after a quiet second.
    await expect.poll(() => called.has('PUT /api/my-pages')).toBe(true);
  });

  await test.step('deletes the account, at the third try', async () => {
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    const stored = () => page.evaluate(() => localStorage.getItem('oryx-session'));
    const whoStatus = async () => (await context.request.get('/api/auth/user')).status();
    await page.getByRole('link', { name: 'Settings' }).click();
    await press(page, 'Delete Account');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused();
    expect(await whoStatus()).toBe(200);

    const restore = await cutOff(page, '/api/auth/delete-account');
    await press(page, 'Delete Account');
    const alert = page.waitForEvent('dialog').then(async (shown) => {
      await shown.accept();
      return { type: shown.type(), message: shown.message() };
    });
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    expect(await alert).toEqual({ type: 'alert', message: 'Failed to delete account. Please try again.' });
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/settings');
    expect(await stored()).not.toBeNull();
    expect(await whoStatus()).toBe(200);
    await restore();

    await press(page, 'Delete Account');
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page).toHaveURL('/auth');
    expect(await stored()).toBeNull();
    expect(await whoStatus()).toBe(401);
    await submitSignIn(page, account);
    await expect(toast(page, 'Sign In Failed')).toBeVisible();
  });

  const known = [...specified, ...added];
  expect([...called].filter((call) => !known.includes(call))).toEqual([]);
  expect(known.filter((call) => !called.has(call))).toEqual([]);
});
