import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/oryx.ts';

const path = '/continuing-education';
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Today in UTC, which is never in the future for the page, whose clock is ahead of UTC. */
const lately = new Date().toISOString().slice(0, 10);
const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

async function enter(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
}

test.beforeEach(({ signedIn }) => void signedIn);

test('CE-10 CE-13 CE-14 CE-15 a provider opens in a new tab and ECG Practice in Oryx, without a call to the server, and a completed course is marked', async ({
  page,
  context,
}) => {
  await context.route('https://*.example.org/**', (route) => route.fulfill({ body: 'The provider' }));
  await page.goto(path);
  const link = (title: string) => region(page, title).getByRole('link');
  await expect(link('ECG Practice')).toHaveText('Enroll');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const opened = context.waitForEvent('page');
  await link('Hostile Environment Medicine').click();
  const provider = await opened;
  await expect(provider.getByText('The provider')).toBeVisible();
  expect(await provider.evaluate(() => window.opener)).toBeNull();
  await provider.close();
  await link('ECG Practice').click();
  await expect(page).toHaveURL('/ecg-course');
  // The first touch of a visit asks for corrections, wherever it is.
  expect(calls.filter((url) => /\/api\/(?!corrections$)/.test(url))).toEqual([]);

  await page.evaluate(() => localStorage.setItem('courseCompletions', '{"5":true}'));
  await page.goBack();
  await expect(link('ECG Practice')).toHaveText('Completed');
  // Green.
  await expect(link('ECG Practice')).toHaveCSS('color', 'rgb(20, 83, 45)');
});

test('CE-17 CE-19 CE-26 certifications are exported and imported as CSV and kept until the user logs out, and the CPD record is printed', async ({
  page,
  signedIn,
}) => {
  const keys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('education')));
  const openCertifications = async () => {
    await page.goto(path);
    await openTab(page, 'Certifications');
  };
  const hostile = '=HYPERLINK("http://evil.example","x")';

  const file = await test.step('saves hostile text as text', async () => {
    await openCertifications();
    await press(page, 'Add Certification');
    await enter(page, { Name: hostile, Organization: 'RCSA', 'Credits earned': '4.5' });
    await page.getByLabel('Category (optional)').selectOption('Cardiology');
    await press(page, 'Add');
    const saved = page.waitForEvent('download');
    await press(page, 'Export CSV');
    const download = await saved;
    expect(download.suggestedFilename()).toBe('oryx-certifications.csv');
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain(`"'=HYPERLINK(""http`);
    return text;
  });

  await test.step('takes the file back into a page that has kept nothing', async () => {
    await openCertifications();
    await expect(page.getByText('No certifications yet')).toBeVisible();
    const buffer = Buffer.from(`${file},AHA\r\n`);
    await page
      .getByLabel('CSV file of certifications')
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByText('Imported certifications: 1. Already there: 0. Not read: 1.')).toBeVisible();
    await expect(region(page, hostile)).toContainText('Cardiology');
    await expect(region(page, hostile)).toContainText('4.5');
    expect(await keys()).toEqual([]);
  });

  await test.step('keeps them where the switch says so', async () => {
    await page.getByText('Keep on this device').click();
    await expect(page.getByRole('switch', { name: 'Keep on this device' })).toBeChecked();
    expect(await keys()).toEqual(['oryx-education']);
    await openCertifications();
    await expect(region(page, hostile)).toBeVisible();
  });

  await test.step('prints the CPD record in place of the page', async () => {
    await openTab(page, 'Progress');
    await press(page, 'Add CPD Activity');
    await enter(page, { Activity: 'Ethics day', 'Date it ended': lately, CEUs: '5' });
    await press(page, 'Add');
    const record = page.getByRole('article');
    await expect(record).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(record.getByRole('heading')).toHaveText('CPD activity record');
    await expect(record).toContainText(`${signedIn.firstName} ${signedIn.lastName}`);
    await expect(record.getByRole('row').nth(1)).toContainText('Ethics day');
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('forgets them when the user logs out', async () => {
    // The server is not told, because other tests share the account and its session.
    await page.route('**/api/auth/logout', (route) => route.fulfill({ json: { message: 'Signed out.' } }));
    await page.goto('/settings');
    await press(page, 'Log Out');
    await expect(page).toHaveURL('/auth');
    expect(await keys()).toEqual([]);
  });
});

test('CE-03 CE-22 PLAT-24 axe finds nothing in any tab, filled in and with its forms open, and long names fit', async ({
  page,
}) => {
  test.slow();
  const overflow = (selector: string) =>
    page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);
  await page.goto(path);
  await expectAccessible(page, 'light');
  await openTab(page, 'Certifications');
  await press(page, 'Add Certification');
  const long = 'Resuscitation'.repeat(10);
  await enter(page, { Name: long, Organization: long, Expires: soon });
  await expectAccessible(page, 'light');
  await press(page, 'Add');
  await region(page, long).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`"${long}"`);
  await expectAccessible(page, 'light');
  expect(await overflow('dialog[open]')).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(region(page, long).getByRole('button', { name: 'Delete' })).toBeFocused();
  expect(await overflow('html')).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'light', 'dark');
  await openTab(page, 'Goals');
  await expectAccessible(page, 'light');
  await openTab(page, 'Progress');
  await press(page, 'Add CPD Activity');
  await enter(page, { Activity: long, 'Date it ended': lately, CEUs: '2' });
  await expectAccessible(page, 'light');
  await press(page, 'Add');
  await expectAccessible(page, 'light', 'dark');
  expect(await overflow('html')).toBeLessThanOrEqual(0);
});
