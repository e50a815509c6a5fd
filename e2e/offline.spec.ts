import { expect, test } from './support/oryx.ts';

test.use({ serviceWorkers: 'allow' });

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
