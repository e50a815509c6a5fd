import type { Page } from '@playwright/test';
import { newAccount, signUp } from './support/account.ts';
import { signInByForm } from './support/auth-page.ts';
import { expect, test } from './support/oryx.ts';

test.use({ serviceWorkers: 'allow', isEverIdle: true });

const lists = [
  '/api/ai/knowledge',
  '/api/algorithms',
  '/api/learning/analytics',
  '/api/learning/modules',
  '/api/learning/paths',
  '/api/learning/recommendations',
  '/api/medications',
  '/api/pediatrics/defibrillation',
  '/api/pediatrics/equipment',
  '/api/pediatrics/vital-signs',
];

/** Returns the paths of the server that this device keeps, in any cache. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    const paths = requests.flat().map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => path.startsWith('/api')).sort();
  });

/** The lists come one after the other, and each has 30 s to do so. One that is late is fetched again. */
const expectKept = (page: Page, paths: readonly string[]) =>
  expect.poll(() => kept(page), { timeout: 300_000 }).toEqual(paths);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('MED-09 ALG-08 PAED-01 calculators, medications, algorithms and Paed-Cal open by a deep link without a connection', async ({
  page,
  context,
  member,
}) => {
  test.slow();
  await signInByForm(page, member.account);
  // A controlling service worker is installed, and has then stored all files of the app.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  // The lists are fetched although none of their screens was opened.
  await expectKept(page, lists);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
  await expect(page.getByText(/^Offline\./)).toHaveText(
    /^Offline\. Calculators, medications, algorithms, Paed-Cal, learning paths and Remi work; the rest needs a connection\. Last updated \d+ \w+ \d{4}, \d\d:\d\d\.$/,
  );

  await page.goto('/calculator/gcs');
  for (const [question, answer] of [
    ['Eye opening', 'Spontaneous'],
    ['Verbal response', 'Oriented'],
    ['Motor response', 'Obeys commands'],
  ] as const) {
    await page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check();
  }
  const result = page.getByRole('region', { name: 'Result at a glance' });
  await expect(result).toContainText('15');
  // Its styles are in the sheet of the later screens, which is kept too.
  await expect(result).toHaveCSS('position', 'fixed');

  await page.goto('/medications/1');
  await expect(page.getByRole('dialog', { name: /Adrenaline/ })).toContainText('micrograms');

  await page.goto('/algorithms/3');
  const viewer = page.getByRole('dialog', { name: 'Adult cardiac arrest' });
  await expect(viewer.locator('svg.chart')).toBeVisible();

  await page.goto('/pediatrics');
  await expect(page.getByRole('heading', { level: 1, name: 'Paed-Cal' })).toBeVisible();
  await expect(page.getByText('Cardioversion').first()).toBeVisible();
  await expect(page.getByText(/unable to load/i)).toHaveCount(0);
});

test('AUTH-22 SET-06 SET-07 API-04 the device keeps no reference list after the end of a session, however it ends', async ({
  page,
  context,
  oryx,
  member,
}) => {
  test.slow();
  const account = newAccount();
  await signUp(oryx, context.request, account);
  await page.goto('/');
  await expectKept(page, lists);

  await test.step('by logging out', async () => {
    await page.goto('/settings');
    await press(page, 'Log Out');
    await expect(page).toHaveURL('/auth');
    await expectKept(page, []);
  });

  await test.step('by logging out without a connection', async () => {
    await signInByForm(page, account);
    await expectKept(page, lists);
    await page.goto('/settings');
    await context.setOffline(true);
    await press(page, 'Log Out');
    const warning = page.getByRole('alertdialog', { name: 'Log out without a signal?' });
    await warning.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/auth');
    await expectKept(page, []);
    await page.goto('/medications/1');
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('by deleting the account', async () => {
    await signInByForm(page, account);
    await expectKept(page, lists);
    await page.goto('/settings');
    await press(page, 'Delete Account');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }).click();
    await expect(page).toHaveURL('/auth');
    await expectKept(page, []);
  });

  await test.step('because the server has ended the session', async () => {
    await signInByForm(page, member.account);
    await expectKept(page, lists);
    await context.clearCookies();
    // The page learns of the end from the response to the next list that it requests.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Medications' }).click();
    await expectKept(page, []);
  });
});
