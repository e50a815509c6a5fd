import type { Page } from '@playwright/test';
import { newAccount, signUp } from './support/account.ts';
import { signInByForm } from './support/auth-page.ts';
import { expect, test } from './support/oryx.ts';

test.use({ serviceWorkers: 'allow' });

const lists = [
  '/api/ai/knowledge',
  '/api/algorithms',
  '/api/medications',
  '/api/pediatrics/defibrillation',
  '/api/pediatrics/equipment',
  '/api/pediatrics/vital-signs',
];

/** The paths of what this device keeps of the server, whatever cache it lies in. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    const paths = requests.flat().map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => path.startsWith('/api')).sort();
  });

const expectKept = (page: Page, paths: readonly string[]) =>
  expect.poll(() => kept(page), { timeout: 20_000 }).toEqual(paths);

const offlineLine = (page: Page) => page.getByText(/^Offline\./);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('every calculator opens without a connection, by a deep link too', async ({
  page,
  context,
  member,
  oryx,
}) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(member.account.email);
  await page.getByLabel('Password', { exact: true }).fill(member.account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
  // Controlling means installed, and installed means that everything is stored.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

  await context.setOffline(true);
  await page.goto(`${oryx.url}/calculator/gcs`);
  for (const [question, answer] of [
    ['Eye opening', 'Spontaneous'],
    ['Verbal response', 'Oriented'],
    ['Motor response', 'Obeys commands'],
  ] as const) {
    await page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check();
  }
  await expect(page.getByRole('region', { name: 'Result at a glance' })).toContainText('15');
});

test('MED-09 ALG-08 PAED-01 medications, algorithms and Paed-Cal open without a connection, by a deep link too', async ({
  page,
  context,
  member,
}) => {
  await signInByForm(page, member.account);
  // No screen of theirs was opened: they are fetched ahead of the first road without a signal.
  await expectKept(page, lists);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
  await expect(offlineLine(page)).toHaveText(
    /^Offline\. Calculators, medications, algorithms, Paed-Cal and Remi work; the rest needs a connection\. Last updated \d+ \w+ \d{4}, \d\d:\d\d\.$/,
  );

  await page.goto('/medications/1');
  await expect(page.getByRole('dialog', { name: /Adrenaline/ })).toContainText('micrograms');

  await page.goto('/algorithms/3');
  const viewer = page.getByRole('dialog', { name: 'Adult cardiac arrest' });
  await expect(viewer.locator('svg.chart, [data-step]').first()).toBeVisible();

  await page.goto('/pediatrics');
  await expect(page.getByRole('heading', { level: 1, name: 'Paed-Cal' })).toBeVisible();
  await expect(page.getByText('Cardioversion').first()).toBeVisible();
  await expect(page.getByText(/unable to load/i)).toHaveCount(0);
});

test('AUTH-22 SET-06 logging out leaves no list on the device, without a connection too', async ({
  page,
  context,
  member,
}) => {
  await signInByForm(page, member.account);
  await expectKept(page, lists);
  await page.goto('/settings');
  await press(page, 'Log Out');
  await expect(page).toHaveURL('/auth');
  await expectKept(page, []);

  await signInByForm(page, member.account);
  await expectKept(page, lists);
  await page.goto('/settings');
  await context.setOffline(true);
  await press(page, 'Log Out');
  await expect(page).toHaveURL('/auth');
  await expectKept(page, []);
  await page.goto('/medications/1');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('SET-07 AUTH-22 deleting the account leaves no list on the device', async ({ page, context, oryx }) => {
  const account = newAccount();
  await signUp(oryx, context.request, account);
  await page.goto('/');
  await expectKept(page, lists);
  await page.goto('/settings');
  await press(page, 'Delete Account');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }).click();
  await expect(page).toHaveURL('/auth');
  await expectKept(page, []);
});

test('API-04 AUTH-22 a session that was ended elsewhere leaves no list on the device', async ({
  page,
  context,
  member,
}) => {
  await signInByForm(page, member.account);
  await expectKept(page, lists);
  await context.clearCookies();
  // The page still runs; the first list it asks for tells it.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Medications' }).click();
  await expectKept(page, []);
});
