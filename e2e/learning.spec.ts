import type { Page, Request } from '@playwright/test';
import { type NewAccount, newAccount, signUp } from './support/account.ts';
import { signInByForm, toast } from './support/auth-page.ts';
import { expect, test } from './support/oryx.ts';
import type { RunningOryx } from './support/server.ts';

const complete = '/api/learning/modules/complete';
const start = '/api/learning/modules/start';
const title = 'Basic life support essentials';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cards = (page: Page) =>
  page.getByRole('list', { name: 'Learning paths', exact: true }).locator(':scope > li');
const questions = (page: Page) => page.getByRole('group', { name: /^Question \d of \d/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit answers' });
const score = (page: Page) => page.getByRole('heading', { name: /^Your score: \d+%$/ });
const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition');

/** The calls of the page to this path, one entry each; the list grows. */
function watch(page: Page, path: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) requests.push(request);
  });
  return requests;
}

/** Signs a new user in, whom no other test has given progress. */
async function asNewcomer(page: Page, oryx: RunningOryx): Promise<NewAccount> {
  const account = newAccount({ profession: 'Nurse' });
  await signUp(oryx, page.context().request, account);
  return account;
}

async function logOut(page: Page) {
  await page.goto('/settings');
  await press(page, 'Log Out');
  await expect(page).toHaveURL('/auth');
}

async function openModule(page: Page) {
  await page.goto('/learning');
  await region(page, title).getByRole('button').click();
  await expect(submit(page)).toBeVisible();
}

async function pickAll(page: Page) {
  for (const question of await questions(page).all()) await question.getByRole('radio').first().check();
}

test('PLAT-13 LEARN-01 LEARN-02 LEARN-05 lists the paths of all professions, one link from Education', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/continuing-education');
  await page.getByRole('link', { name: 'Open Learning Paths' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Paths' })).toBeFocused();
  await expect(page.getByRole('tab')).toHaveText(['Paths', 'Progress', 'Recommendations', 'Analytics']);
  await expect(cards(page)).toHaveCount(12);
  await expect(region(page, title)).toContainText('beginner');
  await expect(region(page, title)).toContainText('Nurse');
  await expect(region(page, title)).toContainText(/\d modules/);
});

test('LEARN-03 the filters ask the server; All and All Levels name nothing', async ({
  page,
  signedIn: _,
}) => {
  const asked = watch(page, '/api/learning/paths');
  const queries = () => asked.map((request) => new URL(request.url()).search);
  await page.goto('/learning');
  await expect(cards(page).first()).toBeVisible();
  expect(queries()).toEqual(['']);
  await page.getByLabel('Profession').selectOption('Nurse');
  await expect.poll(queries).toEqual(['', '?profession=Nurse']);
  await page.getByLabel('Difficulty').selectOption('beginner');
  await expect.poll(() => queries().at(-1)).toBe('?profession=Nurse&difficulty=beginner');
  await expect(region(page, title)).toBeVisible();
  await expect(page.getByText('For', { exact: true }).locator('..')).toContainText(['Nurse']);
  await page.getByLabel('Profession').selectOption('All');
  await page.getByLabel('Difficulty').selectOption('All Levels');
  await expect.poll(() => queries().at(-1)).toBe('');
});

test('LEARN-06..LEARN-10 a module is started, read, answered and counted', async ({ page, oryx }) => {
  await asNewcomer(page, oryx);
  const started = watch(page, start);
  const listed = watch(page, '/api/learning/paths');
  await page.goto('/learning');
  const card = region(page, title);
  await expect(card).toBeVisible();
  await expect(card.getByRole('progressbar')).toHaveCount(0);
  await expect(card.getByText('Average score')).toHaveCount(0);
  const before = listed.length;
  await card.getByRole('button', { name: 'Start Learning' }).click();
  await expect(page).toHaveURL(/\/learning\/basic-life-support-essentials\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(started[0]?.postDataJSON()).toMatchObject({
    pathId: 'basic-life-support-essentials',
    timeZone: 'Africa/Windhoek',
  });
  await expect.poll(() => listed.length).toBeGreaterThan(before);
  await expect(page.getByText(/^Source: /).first()).toBeVisible();
  for (const row of await page
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .all()) {
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  }

  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Not answered yet: questions 1, 2');
  await pickAll(page);
  await submit(page).click();
  await expect(score(page)).toBeFocused();
  const answers = page.getByRole('list', { name: 'Your answers' }).locator(':scope > li');
  for (const answer of await answers.all())
    await expect(answer).toContainText(/(Right|Wrong)\. Your answer:/);
  await press(page, 'Next Module');
  await expect(submit(page)).toBeVisible();
  expect(started).toHaveLength(2);
  // Back closes the module, as the gesture of a phone does.
  await page.goBack();
  await expect(page).toHaveURL('/learning');
  await expect(card).toContainText(/1\/\d modules/);
  await expect(card.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('LEARN-11 LEARN-13..LEARN-18 progress, recommendations and analytics follow from what was completed', async ({
  page,
  oryx,
}) => {
  await asNewcomer(page, oryx);
  await page.goto('/learning');
  await tab(page, 'Progress').click();
  await expect(figure(page, 'Learning Streak')).toHaveText('0 days');
  await expect(figure(page, 'Average Score')).toHaveText('0%');
  await tab(page, 'Recommendations').click();
  await expect(
    page.getByText(
      'No recommendations available. Complete some learning modules to get personalized suggestions.',
    ),
  ).toBeVisible();
  await tab(page, 'Analytics').click();
  await expect(page.getByText('No upcoming deadlines')).toBeVisible();
  await expect(region(page, 'Your weeks')).toContainText('Nothing yet');
  const insights = await region(page, 'Learning Insights').textContent();

  await openModule(page);
  await pickAll(page);
  await submit(page).click();
  const percent = /\d+%/.exec((await score(page).textContent()) ?? '')?.[0] ?? 'no score';
  await press(page, 'Back to paths');

  await tab(page, 'Progress').click();
  await expect(figure(page, 'Learning Streak')).toHaveText('1 day');
  await expect(figure(page, 'Average Score')).toHaveText(percent);
  await expect(region(page, 'Skill Progression').getByRole('listitem')).toContainText([
    'cardiac resuscitation',
  ]);
  await tab(page, 'Analytics').click();
  await expect(region(page, 'Upcoming Deadlines')).toContainText(`${title}Due `);
  await expect(region(page, 'Your weeks').getByRole('row').last()).toContainText(percent);
  expect(await region(page, 'Learning Insights').textContent()).toBe(insights);
  await tab(page, 'Recommendations').click();
  const first = page.getByRole('list', { name: 'Recommendations' }).locator(':scope > li').first();
  await first.getByRole('button', { name: 'Learn More' }).click();
  await expect(first.getByText('Why it is recommended')).toBeVisible();
  const accepted = page.waitForRequest((request) => request.method() === 'PUT');
  await first.getByRole('button', { name: 'Start Learning' }).click();
  expect((await accepted).url()).toMatch(/\/api\/learning\/recommendations\/[a-z0-9-]+\/accept$/);
  await expect(toast(page, 'Recommendation accepted')).toBeVisible();
});

test('ERR-02 ERR-07 a call that fails is told by its name, and the other tabs work', async ({
  page,
  signedIn: _,
}) => {
  await page.route('**/api/learning/{analytics,modules/start}', (route) =>
    route.fulfill({ status: 500, json: { message: 'It broke.' } }),
  );
  await page.goto('/learning');
  await region(page, title).getByRole('button').click();
  await expect(toast(page, 'Failed to start module')).toBeVisible();
  await tab(page, 'Progress').click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch analytics');
  await tab(page, 'Recommendations').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await tab(page, 'Paths').click();
  await expect(region(page, title)).toBeVisible();
});

test('LEARN-10 a module is gone through by keyboard alone', async ({ page, oryx }) => {
  await asNewcomer(page, oryx);
  await page.goto('/learning');
  await region(page, title).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Submitting leads to the first question without an answer, each time.
  await submit(page).focus();
  const count = await questions(page).count();
  for (let place = 0; place < count; place += 1) {
    await page.keyboard.press('Enter');
    await expect(questions(page).nth(place).getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(questions(page).nth(place).getByRole('radio').first()).toBeChecked();
  }
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(score(page)).toBeFocused();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('LEARN-10 a module goes on after a reload, and its answers are sent once', async ({
    page,
    context,
    oryx,
    browser,
  }) => {
    const account = newAccount({ profession: 'Nurse' });
    const other = await browser.newContext();
    await signUp(oryx, other.request, account);
    await other.close();
    await signInByForm(page, account);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await openModule(page);
    await questions(page).first().getByRole('radio').nth(1).check();

    await context.setOffline(true);
    await page.reload();
    await expect(questions(page).first().getByRole('radio').nth(1)).toBeChecked();
    await pickAll(page);
    await submit(page).click();
    await expect(page.getByText('Kept on this device. It is sent when you are online.')).toBeVisible();
    await page.goto('/calculator/gcs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // Two tabs hear of the connection at once.
    const second = await context.newPage();
    await second.goto('/learning');
    await expect(region(second, 'Answers on this device')).toBeVisible();
    const sent = watch(page, complete);
    const sentBySecond = watch(second, complete);
    await context.setOffline(false);
    await expect(region(second, 'Answers on this device')).toHaveCount(0);
    await page.goto('/learning');
    await expect(region(page, title)).toContainText(/1\/\d modules/);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(region(page, 'Answers on this device')).toHaveCount(0);
    const all = [...sent, ...sentBySecond];
    expect(all).toHaveLength(1);
    expect(all[0]?.postDataJSON()).toMatchObject({ answeredAt: expect.any(String) });
  });

  test('LEARN-10 AUTH-22 answers outlive signing out, for their user alone', async ({
    page,
    oryx,
    member,
    browser,
  }) => {
    const account = newAccount({ profession: 'Nurse' });
    const elsewhere = await browser.newContext();
    await signUp(oryx, elsewhere.request, account);
    await elsewhere.close();
    await signInByForm(page, account);
    await openModule(page);
    await pickAll(page);
    await page.route(`**${complete}`, (route) => route.abort());
    await submit(page).click();
    await expect(page.getByText('Kept on this device. It is sent when you are online.')).toBeVisible();
    await logOut(page);
    await page.unroute(`**${complete}`);
    const sent = watch(page, complete);

    await signInByForm(page, member.account);
    await page.goto('/learning');
    await expect(cards(page).first()).toBeVisible();
    await expect(region(page, 'Answers on this device')).toHaveCount(0);
    expect(sent).toEqual([]);

    await logOut(page);
    await signInByForm(page, account);
    await expect(toast(page, 'Answers sent')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

for (const [name, theme, settings] of [
  ['light', 'light', '{}'],
  ['dark', 'dark', '{}'],
  ['high contrast at 24 px', 'light', '{"highContrast":true,"fontSize":24}'],
] as const) {
  test(`LEARN-01 LEARN-10 axe finds nothing and nothing runs over the edge: ${name}`, async ({
    page,
    oryx,
    expectAccessible,
  }) => {
    await page.addInitScript(
      ([storedTheme, storedSettings]) => {
        localStorage.setItem('oryx-theme', storedTheme ?? '');
        localStorage.setItem('oryx-guide-settings', storedSettings ?? '');
      },
      [theme, settings],
    );
    const expectGood = async () => {
      await expectAccessible(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    };
    await asNewcomer(page, oryx);
    await openModule(page);
    await submit(page).click();
    await expectGood();
    await pickAll(page);
    await submit(page).click();
    await expect(score(page)).toBeVisible();
    await expectGood();
    await press(page, 'Next Module');
    await expect(submit(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await expectGood();
    for (const [shown, text] of [
      ['Progress', 'Skill Progression'],
      ['Recommendations', 'How this is worked out'],
      ['Analytics', 'Your weeks'],
    ] as const) {
      await tab(page, shown).click();
      await expect(page.getByText(text)).toBeVisible();
      await expectGood();
    }
  });
}
