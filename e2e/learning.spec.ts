import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newAccount, signUp } from './support/account.ts';
import { signInByForm, toast } from './support/auth-page.ts';
import { expectFits, showLook } from './support/looks.ts';
import { openAccount } from './support/open-account.ts';
import { expect, test } from './support/oryx.ts';

const complete = '/api/learning/modules/complete';
const start = '/api/learning/modules/start';
const paths = '/api/learning/paths';
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

/** Returns a list that grows by each call of the page to this path. */
function watch(page: Page, path: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) requests.push(request);
  });
  return requests;
}

async function openModule(page: Page) {
  await page.goto('/learning');
  await region(page, title).getByRole('button').click();
  await expect(submit(page)).toBeVisible();
}

async function pickAll(page: Page) {
  for (const question of await questions(page).all()) await question.getByRole('radio').first().check();
}

test('PLAT-13 LEARN-01 LEARN-05..LEARN-18 a newcomer goes by keyboard from Education through a module to its score and progress', async ({
  page,
  oryx,
}) => {
  test.slow();
  const expectGood = async () => {
    await expectAccessible(page, 'light', 'dark', 'high contrast');
    await showLook(page, 'large text');
    await expectFits(page);
    await showLook(page, 'light');
  };
  // No other test has given progress to this user.
  await signUp(oryx, page.context().request, newAccount({ profession: 'Nurse' }));
  const started = watch(page, start);
  const listed = watch(page, paths);

  await page.goto('/continuing-education');
  await page.getByRole('link', { name: 'Open Learning Paths' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Paths' })).toBeFocused();
  await expect(page.getByRole('tab')).toHaveText(['Paths', 'Progress', 'Recommendations', 'Analytics']);
  const card = region(page, title);
  for (const text of ['beginner', 'Nurse', /\d modules/]) await expect(card).toContainText(text);
  const shipped: unknown[] = await (await page.request.get(paths)).json();
  await expect(cards(page)).toHaveCount(shipped.length);
  await expect(card.getByRole('progressbar')).toHaveCount(0);
  await expect(card.getByText('Average score')).toHaveCount(0);

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

  await tab(page, 'Paths').click();
  const before = listed.length;
  await card.getByRole('button', { name: 'Start Learning' }).press('Enter');
  await expect(page).toHaveURL(/\/learning\/basic-life-support-essentials\/[a-z-]+$/);
  await expect(submit(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(started[0]?.postDataJSON()).toEqual({
    pathId: 'basic-life-support-essentials',
    moduleId: page.url().split('/').at(-1),
  });
  expect(await started[0]?.headerValue('time-zone')).toBe('Africa/Windhoek');
  await expect.poll(() => listed.length).toBeGreaterThan(before);
  await expect(page.getByText(/^Source: /).first()).toBeVisible();
  for (const row of await page
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .all()) {
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  }

  // Submitting always moves the focus to the first question without an answer.
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Not answered yet: questions 1, 2');
  await expectGood();
  await submit(page).focus();
  for (const question of await questions(page).all()) {
    await page.keyboard.press('Enter');
    const first = question.getByRole('radio').first();
    await expect(first).toBeFocused();
    await page.keyboard.press('Space');
    await expect(first).toBeChecked();
  }
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(score(page)).toBeFocused();
  const percent = /\d+%/.exec((await score(page).textContent()) ?? '')?.[0] ?? 'no score';
  const answers = page.getByRole('list', { name: 'Your answers' }).locator(':scope > li');
  for (const answer of await answers.all())
    await expect(answer).toContainText(/(Right|Wrong)\. Your answer:/);
  await expectGood();

  await press(page, 'Next Module');
  await expect(submit(page)).toBeVisible();
  expect(started).toHaveLength(2);
  // Going back closes the module, as the gesture of a phone does.
  await page.goBack();
  await expect(page).toHaveURL('/learning');
  await expect(card).toContainText(/[01]\/\d modules/);
  await expect(card.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expectGood();

  await tab(page, 'Progress').click();
  await expect(figure(page, 'Learning Streak')).toHaveText('1 day');
  await expect(figure(page, 'Average Score')).toHaveText(percent);
  await expect(region(page, 'Skill Progression').getByRole('listitem')).toContainText([
    'cardiac resuscitation',
  ]);
  await expectGood();
  await tab(page, 'Analytics').click();
  await expect(region(page, 'Upcoming Deadlines')).toContainText(`${title}Due `);
  await expect(region(page, 'Your weeks').getByRole('row').last()).toContainText(percent);
  expect(await region(page, 'Learning Insights').textContent()).toBe(insights);
  await expectGood();
  await tab(page, 'Recommendations').click();
  const first = page.getByRole('list', { name: 'Recommendations' }).locator(':scope > li').first();
  await first.getByRole('button', { name: 'Learn More' }).click();
  await expect(first.getByText('Why it is recommended')).toBeVisible();
  await expect(page.getByText('How this is worked out')).toBeVisible();
  await expectGood();
  const accepted = page.waitForRequest((request) => request.method() === 'PUT');
  await first.getByRole('button', { name: 'Start Learning' }).click();
  expect((await accepted).url()).toMatch(/\/api\/learning\/recommendations\/[a-z0-9-]+\/accept$/);
  await expect(toast(page, 'Recommendation accepted')).toBeVisible();
});

test('LEARN-08 LEARN-14 the icons of statuses and the badges of priorities have their colours', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.firstName).toBe('Maria');
  const statuses = ['not_started', 'in_progress', 'completed'];
  await page.route(`**${paths}`, async (route) => {
    const response = await route.fetch();
    const items: { progress: object }[] = await response.json();
    const json = statuses.map((status, index) => ({
      ...items[index],
      progress: { ...items[index]?.progress, status },
    }));
    await route.fulfill({ response, json });
  });
  const priorities = ['high', 'medium', 'low'];
  await page.route('**/api/learning/recommendations', (route) =>
    route.fulfill({
      json: priorities.map((priority) => ({
        id: priority,
        title: `Of ${priority} priority`,
        description: 'Description',
        reason: 'Reason',
        priority,
      })),
    }),
  );
  await page.goto('/learning');
  for (const [button, colour] of [
    ['Start Learning', 'rgb(74, 90, 91)'],
    ['Continue', 'rgb(29, 95, 168)'],
    ['Review', 'rgb(31, 122, 67)'],
  ] as const) {
    const card = cards(page).filter({ has: page.getByRole('button', { name: button }) });
    await expect(card.locator('svg').first()).toHaveCSS('color', colour);
  }
  await tab(page, 'Recommendations').click();
  for (const [priority, colour] of [
    ['high', 'rgb(176, 28, 28)'],
    ['medium', 'rgb(11, 100, 103)'],
    ['low', 'rgb(241, 237, 228)'],
  ] as const) {
    const badge = region(page, `Of ${priority} priority`).getByText(`${priority} priority`, { exact: true });
    await expect(badge).toHaveCSS('background-color', colour);
  }
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', isEverIdle: true });

  test('LEARN-10 a module continues after a reload, and its answers are sent once', async ({
    page,
    context,
    oryx,
  }) => {
    test.slow();
    const account = await openAccount(oryx, { profession: 'Nurse' });
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

    // Both tabs are told of the connection at the same time.
    const second = await context.newPage();
    await second.goto('/learning');
    await expect(region(second, 'Answers on this device')).toBeVisible();
    const sent = watch(page, complete);
    const sentBySecond = watch(second, complete);
    await context.setOffline(false);
    await expect(region(second, 'Answers on this device')).toHaveCount(0);
    await page.goto('/learning');
    await expect(region(page, title)).toContainText(/[01]\/\d modules/);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(region(page, 'Answers on this device')).toHaveCount(0);
    const all = [...sent, ...sentBySecond];
    expect(all).toHaveLength(1);
    expect(await all[0]?.headerValue('answered-at')).toMatch(/Z$/);
  });
});
