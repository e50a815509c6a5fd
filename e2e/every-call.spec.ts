import { newAccount, signUp } from './support/account.ts';
import { signInByForm } from './support/auth-page.ts';
import { expect, test } from './support/oryx.ts';

/** The calls of the specification. */
const specified = [
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

/** Calls of Oryx's own: the list of sessions, grading, and the search without a connection. */
const own = ['GET /api/auth/sessions', 'POST /api/learning/modules/complete', 'GET /api/search/data'];

test('API-22 a walk through every screen makes the specified calls and three of our own', async ({
  page,
  oryx,
}) => {
  const called = new Set<string>();
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    expect(origin).toBe(oryx.url);
    if (pathname.startsWith('/api/')) called.add(`${request.method()} ${pathname}`);
  });
  const account = newAccount();
  await signUp(oryx, page.request, account);
  await page.context().clearCookies();
  await signInByForm(page, account);

  await page.getByRole('combobox', { name: /search/i }).fill('adrenaline');
  await expect(page.getByRole('option').first()).toBeVisible();
  for (const path of ['/medications/1', '/algorithms/3', '/pediatrics', '/clinical-tools', '/ecg-course']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  await page.goto('/calculator/map');
  for (const [label, value] of [
    ['Systolic pressure', '120'],
    ['Diastolic pressure', '60'],
  ] as const) {
    await page.getByRole('textbox', { name: label }).fill(value);
  }
  await expect(page.getByRole('region', { name: 'Result at a glance' })).toContainText('80');

  await page.goto('/continuing-education');
  for (const tab of ['Certifications', 'Goals', 'Progress', 'Courses']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
  }

  await page.goto('/ai-assistant');
  await page.getByRole('textbox', { name: 'Message' }).fill('adrenaline dose');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log')).toContainText('Sources in Oryx');

  await page.goto('/learning');
  for (const tab of ['Progress', 'Recommendations', 'Analytics', 'Paths']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Start Learning' }).first().click();
  const questions = page.locator('form fieldset fieldset');
  await expect(questions.first()).toBeVisible();
  for (const question of await questions.all()) await question.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('heading', { name: /Your score/ })).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(page).toHaveURL('/auth');

  const known = [...specified, ...own];
  expect([...called].filter((call) => !known.includes(call))).toEqual([]);
  expect(known.filter((call) => !called.has(call))).toEqual([]);
});
