import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/oryx.ts';

const path = '/continuing-education';
const courseCards = (page: Page) => page.getByRole('list', { name: 'Courses' }).getByRole('listitem');
const course = (page: Page, title: string) =>
  courseCards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The figure of a summary card. */
const summary = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('..').getByRole('definition');

/** The day so many days from today, on the clock of the page. */
async function dayIn(page: Page, days: number): Promise<string> {
  return page.evaluate((offset) => {
    const day = new Date();
    day.setDate(day.getDate() + offset);
    return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(day);
  }, days);
}

async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name, exact: true }).click();
}

async function fill(form: Locator, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields))
    await form.getByLabel(label, { exact: true }).fill(text);
}

interface NewCertification {
  readonly fields: Readonly<Record<string, string>>;
  readonly status?: string;
  readonly category?: string;
}

async function addCertification(page: Page, { fields, status, category }: NewCertification) {
  await page.getByRole('button', { name: 'Add Certification' }).click();
  const form = region(page, 'New certification');
  await fill(form, { Organization: 'RCSA', ...fields });
  if (status !== undefined) await form.getByLabel('Status').selectOption(status);
  if (category !== undefined) await form.getByLabel('Category (optional)').selectOption(category);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form).toBeHidden();
}

async function addActivity(page: Page, fields: Readonly<Record<string, string>>, type = 'General') {
  await page.getByRole('button', { name: 'Add CPD Activity' }).click();
  const form = page.getByRole('form', { name: 'New CPD activity' });
  await fill(form, fields);
  await form.getByLabel('Type').selectOption(type);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form).toBeHidden();
}

test.beforeEach(({ signedIn }) => void signedIn);

test('CE-01..CE-09 shows four figures, four tabs and five courses', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('tab')).toHaveText(['Courses', 'Certifications', 'Goals', 'Progress']);
  for (const [label, figure] of [
    ['Total Credits', '28.5'],
    ['Active Certifications', '0'],
    ['In Progress', '0'],
    ['Active Goals', '0'],
  ] as const) {
    await expect(summary(page, label)).toHaveText(figure);
  }
  await expect(courseCards(page)).toHaveCount(5);
  await expect(page.getByText('Enroll', { exact: true })).toHaveCount(5);
  for (const [title, ...texts] of [
    ['ACLS', 'Credits4', '480 min', 'N$ 5,000', 'Advanced', 'By e-mail'],
    ['ITLS', 'Credits4', '420 min', 'N$ 5,500', 'By e-mail'],
    ['BLS for healthcare providers', 'Credits2', '180 min', 'N$ 1,500', 'By e-mail'],
    ['Hostile Environment Medicine', 'Credits7', '10080 min', 'N$ 73,000', 'Namibia'],
    ['ECG Practice', 'Credits3', '360 min', 'Free', 'Self-paced', 'Online', 'Interactive casesYes'],
  ] as const) {
    for (const text of [...texts, 'Available', 'clinical technologists and dental practitioners']) {
      await expect(course(page, title)).toContainText(text);
    }
  }
  await expect(page.getByRole('link', { name: 'Open Learning Paths' })).toHaveAttribute('href', '/learning');
});

test('CE-10 CE-11 the button of ECG Practice follows the completion flag without a reload', async ({
  page,
}) => {
  await page.goto(path);
  const button = course(page, 'ECG Practice').getByRole('link');
  await expect(button).toHaveText('Enroll');
  const flag = (value: string) =>
    page.evaluate((text) => localStorage.setItem('courseCompletions', text), value);
  await flag('{"5":true}');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(button).toHaveText('Completed');
  await expect(button).toHaveAttribute('href', '/ecg-course');
  await flag('{"5":false}');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(button).toHaveText('Enroll');
  await flag('{"5":true}');
  await page.reload();
  await expect(button).toHaveText('Completed');
});

test('CE-12..CE-15 enrols by mail, on another page or here, and calls no server', async ({
  page,
  context,
}) => {
  await context.route('https://*.example.org/**', (route) => route.fulfill({ body: 'The provider' }));
  await page.goto(path);
  for (const title of ['ACLS', 'ITLS', 'BLS for healthcare providers']) {
    const href = await course(page, title).getByRole('link').getAttribute('href');
    expect(href).toMatch(/^mailto:[^?]+@example\.org\?subject=/);
    expect(decodeURIComponent(href ?? '').split(title)).toHaveLength(3);
  }
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const opened = context.waitForEvent('page');
  await course(page, 'Hostile Environment Medicine').getByRole('link').click();
  const provider = await opened;
  await expect(provider.getByText('The provider')).toBeVisible();
  expect(await provider.evaluate(() => window.opener)).toBeNull();
  await course(page, 'ECG Practice').getByRole('link').click();
  await expect(page).toHaveURL('/ecg-course');
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('CE-17..CE-22 adds, edits and deletes certifications, in the page only', async ({ page }) => {
  await page.goto(path);
  await openTab(page, 'Certifications');
  await page.getByRole('button', { name: 'Add Certification' }).click();
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(add).toBeDisabled();
  await page.getByLabel('Name').fill('ACLS provider');
  await expect(add).toBeDisabled();
  await page.getByLabel('Name').press('Enter');
  await page.getByLabel('Organization').fill('   ');
  await expect(add).toBeDisabled();
  for (const [label, type] of [
    ['Issued', 'date'],
    ['Expires', 'date'],
    ['Credits earned', 'number'],
    ['Credits required', 'number'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('type', type);
  }
  await page.getByRole('button', { name: 'Cancel' }).click();
  await addCertification(page, {
    fields: { Name: 'ACLS provider', Number: 'A-17', 'Credits earned': '4.5', 'Credits required': '8' },
  });
  await expect(page.getByRole('button', { name: 'Add Certification' })).toBeFocused();
  const card = region(page, 'ACLS provider');
  await expect(card).toContainText('4.5 of 8');
  await expect(summary(page, 'Active Certifications')).toHaveText('1');
  await expect(summary(page, 'Total Credits')).toHaveText('28.5');

  await card.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Number', { exact: true })).toHaveValue('A-17');
  await page.getByLabel('Name').fill('ACLS instructor');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(card).toBeHidden();

  const renamed = region(page, 'ACLS instructor');
  await renamed.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    'Are you sure you want to delete the certification "ACLS instructor"? This action cannot be undone.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(renamed).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('education'))),
  ).toEqual([]);
  await page.reload();
  await openTab(page, 'Certifications');
  await expect(page.getByText('No certifications yet')).toBeVisible();
  await addCertification(page, { fields: { Name: 'BLS' } });
  await region(page, 'BLS').getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No certifications yet')).toBeVisible();
});

test('CE-19 keeps certifications only where the switch says so, until the user logs out', async ({
  page,
}) => {
  const keys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('education')));
  await page.goto(path);
  await openTab(page, 'Certifications');
  await addCertification(page, { fields: { Name: 'ITLS provider' } });
  const keep = page.getByRole('switch', { name: 'Keep on this device' });
  await expect(keep).not.toBeChecked();
  await page.getByText('Keep on this device').click();
  await expect(keep).toBeChecked();
  expect(await keys()).toEqual(['oryx-education']);
  await page.reload();
  await openTab(page, 'Certifications');
  await expect(region(page, 'ITLS provider')).toBeVisible();
  await page.getByText('Keep on this device').click();
  expect(await keys()).toEqual([]);
  await page.getByText('Keep on this device').click();
  expect(await keys()).toEqual(['oryx-education']);
  // Only this device's part of logging out: the account is shared with other tests.
  await page.route('**/api/auth/logout', (route) => route.fulfill({ json: { message: 'Signed out.' } }));
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page).toHaveURL('/auth');
  expect(await keys()).toEqual([]);
});

test('CE-17 certifications go out as CSV and come back, hostile text as text', async ({ page }) => {
  await page.goto(path);
  await openTab(page, 'Certifications');
  const hostile = '=HYPERLINK("http://evil.example","x")';
  await addCertification(page, { fields: { Name: hostile, 'Credits earned': '3' }, category: 'Cardiology' });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('oryx-certifications.csv');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`"'=HYPERLINK(""http`);
  await page.reload();
  await openTab(page, 'Certifications');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(`${file},AHA\r\n`) });
  await expect(page.getByText('Imported certifications: 1. Already there: 0. Not read: 1.')).toBeVisible();
  await expect(region(page, hostile)).toContainText('Cardiology');
  await input.setInputFiles({
    name: 'b.png',
    mimeType: 'image/png',
    buffer: Buffer.from([137, 80, 78, 71, 0]),
  });
  await expect(
    page.getByText('The first line of the file names no column Name, Organization.'),
  ).toBeVisible();
});

test('CE-23 the goals are empty as shipped', async ({ page }) => {
  await page.goto(path);
  await openTab(page, 'Goals');
  await expect(page.getByText('No education goals yet')).toBeVisible();
});

test('CE-02 CE-26..CE-29 shows status, reminders, deadlines and credits by category', async ({ page }) => {
  await page.goto(path);
  await openTab(page, 'Progress');
  const widths = () =>
    region(page, 'Credits by category')
      .locator('[data-bar]')
      .evaluateAll((bars) => bars.map((bar) => (bar as HTMLElement).style.width.replace(/\.\d+/, '')));
  expect(await widths()).toEqual(['85%', '100%', '0%', '0%', '100%']);
  await expect(region(page, 'Upcoming deadlines').getByRole('listitem')).toContainText([
    'BLS for healthcare providers',
    'ACLS',
    'ITLS',
  ]);
  await openTab(page, 'Certifications');
  const day = (days: number) => dayIn(page, days);
  const add = async (name: string, days: number, status: string) =>
    addCertification(page, { fields: { Name: name, Expires: await day(days) }, status });
  await add('Past', -1, 'active');
  await add('Soon', 90, 'active');
  await add('Later', 181, 'pending');
  await add('Odd', 91, 'expired');
  await addCertification(page, {
    fields: { Name: 'Endless', 'Credits earned': '14' },
    category: 'Quality Improvement',
  });
  await expect(summary(page, 'Active Certifications')).toHaveText('2');
  await openTab(page, 'Progress');
  await expect(region(page, 'Certification status').getByRole('listitem')).toHaveText([
    /^Past.*Expired$/,
    /^Soon.*Active$/,
    /^Later.*Pending$/,
    /^Odd.*Pending$/,
    /^Endless.*Active$/,
  ]);
  await expect(region(page, 'Renewal reminders').getByRole('listitem')).toHaveText([
    /^Soon.*in 90 days.*High$/,
    /^Odd.*in 91 days.*Medium$/,
  ]);
  expect(await widths()).toEqual(['42%', '50%', '100%', '0%', '50%']);
});

test('CE-26 the CPD ledger counts, warns ahead of a shortfall and prints', async ({ page, signedIn }) => {
  await page.goto(path);
  await page.evaluate(() => localStorage.setItem('courseCompletions', '{"5":true}'));
  await page.reload();
  await openTab(page, 'Progress');
  const ledger = region(page, 'CPD ledger');
  await expect(ledger).toContainText('0 of 30 CEUs');
  const warning = page.getByRole('note', { name: 'CPD warning' });
  await expect(warning).toBeHidden();
  await addActivity(
    page,
    { Activity: 'Ethics day', 'Date it ended': await dayIn(page, -300), CEUs: '5' },
    'Ethics',
  );
  await expect(warning).toContainText('Missing today: 25 CEUs.');
  await page.getByRole('button', { name: 'Add CPD Activity' }).click();
  await page.getByLabel('Fill in from what you completed').selectOption('ECG Practice');
  await expect(page.getByLabel('CEUs', { exact: true })).toHaveValue('3');
  await page.getByLabel('CEUs', { exact: true }).fill('25');
  await page.getByLabel('Date it ended').fill(await dayIn(page, 0));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(ledger).toContainText('30 of 30 CEUs');
  await expect(warning).toContainText('Then missing: 5 CEUs in ethics, unless you add to it.');
  await ledger.getByLabel('Register').selectOption('Supplementary');
  await expect(ledger).toContainText('30 of 15 CEUs');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('tab').first()).toBeHidden();
  const record = page.getByRole('article');
  await expect(record.getByRole('heading')).toHaveText('CPD activity record');
  await expect(record).toContainText(`${signedIn.firstName} ${signedIn.lastName}`);
  await expect(record.getByRole('row')).toHaveCount(3);
  await expect(record.getByRole('row').nth(1)).toContainText('ECG Practice');
});

test('CE-03 every tab is accessible, filled in and with its forms open', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(path);
  await expectAccessible(page);
  await openTab(page, 'Certifications');
  await addCertification(page, { fields: { Name: 'ACLS', Expires: await dayIn(page, 30) } });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await openTab(page, 'Goals');
  await expectAccessible(page);
  await openTab(page, 'Progress');
  await addActivity(page, { Activity: 'Seminar', 'Date it ended': await dayIn(page, -300), CEUs: '2' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add CPD Activity' }).click();
  await expectAccessible(page);
});
