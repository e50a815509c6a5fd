import type { Page } from '@playwright/test';
import { toast } from './support/auth-page.ts';
import { expect, test } from './support/oryx.ts';
import { answer, holdBack } from './support/reference-rows.ts';
import {
  apology,
  ask,
  chatPath,
  conversation,
  input,
  messages,
  openRemi,
  questionsOf,
  sendButton,
  sources,
  thinking,
} from './support/remi-page.ts';

const quickActions = (page: Page) => page.getByRole('list', { name: 'Quick actions' }).getByRole('button');
/** Its label reaches over the whole row. */
const toggleTeaching = (page: Page) => page.getByText('Teaching mode', { exact: true }).click();
const short = { response: 'Give **oxygen**.', sources: [{ title: 'Oxygen', route: '/medications/14' }] };

test.beforeEach(({ signedIn }) => void signedIn);

test('REMI-01 REMI-05 has its header, badge, settings, messages, voice and input', async ({ page }) => {
  await openRemi(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Remi AI Assistant' })).toBeVisible();
  await expect(page.getByRole('status').getByText('Online', { exact: true })).toBeVisible();
  const settings = page.getByRole('region', { name: 'Remi settings' });
  await expect(settings.getByRole('switch')).toHaveCount(2);
  await expect(conversation(page)).toHaveAttribute('aria-live', 'polite');
  await expect(page.getByRole('button', { name: 'Start voice input' })).toBeVisible();
  await expect(input(page)).toBeEnabled();
  await expect(page.getByText('Enter no patient names')).toBeVisible();
});

for (const [at, greeting] of [
  ['2026-03-02T11:59:00', 'Good morning, Maria'],
  ['2026-03-02T12:00:00', 'Good afternoon, Maria'],
  ['2026-03-02T16:59:00', 'Good afternoon, Maria'],
  ['2026-03-02T17:00:00', 'Good evening, Maria'],
] as const) {
  test(`REMI-04 greets with ${greeting} at ${at.slice(11)}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${at}+02:00`));
    await openRemi(page);
    await expect(messages(page)).toContainText(greeting);
  });
}

test('REMI-02 REMI-03 offers five beginnings until something is asked', async ({ page }) => {
  await answer(page, chatPath, short);
  const questions = questionsOf(page);
  await openRemi(page);
  await expect(quickActions(page)).toHaveText([
    'Summarise patient',
    'Suggest differentials',
    'Check meds/interactions',
    'Explain a diagnosis',
    'Create care plan',
  ]);
  await quickActions(page).nth(2).click();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue(/interactions: $/);
  expect(questions).toEqual([]);
  await ask(page, 'What now?');
  await expect(quickActions(page)).toHaveCount(0);
});

test('REMI-07 REMI-11 REMI-14 sends by Enter and by the button, starts a line by Shift+Enter, sends nothing blank', async ({
  page,
}) => {
  await answer(page, chatPath, short);
  const questions = questionsOf(page);
  await openRemi(page);
  await input(page).fill('   ');
  await input(page).press('Enter');
  await expect(sendButton(page)).toBeDisabled();
  await input(page).fill('');
  await input(page).pressSequentially('Chest pain');
  await input(page).press('Shift+Enter');
  await input(page).pressSequentially('and sweating');
  await expect(input(page)).toHaveValue('Chest pain\nand sweating');
  await expect(messages(page)).toHaveCount(1);
  await input(page).press('Enter');
  await expect(messages(page).last()).toContainText('Give oxygen.');
  await input(page).fill('And then?');
  await sendButton(page).click();
  await expect(messages(page)).toHaveCount(5);
  const context = { profession: 'Advanced Life Support Paramedic', mode: 'consultation' };
  await expect
    .poll(() => questions)
    .toEqual([
      { message: 'Chest pain\nand sweating', context },
      { message: 'And then?', context },
    ]);
});

test('REMI-08 REMI-09 REMI-12 REMI-17 shows that Remi thinks, takes nothing meanwhile, then replies', async ({
  page,
}) => {
  const release = await holdBack(page, chatPath, short);
  const questions = questionsOf(page);
  await openRemi(page);
  await input(page).fill('What now?');
  await input(page).press('Enter');
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).nth(1)).toHaveAccessibleName('You');
  await expect(messages(page).nth(1)).toContainText('What now?');
  await expect(messages(page).nth(2)).toContainText(thinking);
  await expect(input(page)).toHaveValue('');
  await expect(input(page)).toBeDisabled();
  await expect(sendButton(page)).toBeDisabled();
  await page.keyboard.press('Enter');
  release();
  await expect(messages(page).nth(2)).toContainText('Give oxygen.');
  await expect(page.getByText(thinking)).toHaveCount(0);
  await expect(messages(page)).toHaveCount(3);
  await expect(input(page)).toBeEnabled();
  const [ground, tint] = await messages(page).evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).backgroundColor),
  );
  expect(ground).not.toBe(tint);
  expect(questions).toHaveLength(1);
});

test('REMI-06 REMI-14 sends the mode that is set when the message goes', async ({ page }) => {
  await answer(page, chatPath, short);
  const questions = questionsOf(page);
  await openRemi(page);
  await ask(page, 'One');
  await toggleTeaching(page);
  await ask(page, 'Two');
  await toggleTeaching(page);
  await ask(page, 'Three');
  expect(questions).toMatchObject(
    ['consultation', 'education', 'consultation'].map((mode) => ({ context: { mode } })),
  );
});

test('REMI-10 REMI-13 apologises where the server fails, without a remark, and listens again', async ({
  page,
}) => {
  await answer(page, chatPath, { message: 'broken' }, 500);
  await openRemi(page);
  await ask(page, 'Help');
  await expect(messages(page).last()).toContainText(apology);
  await expect(messages(page).last().locator('em')).toHaveCount(0);
  await expect(messages(page).last().getByRole('button')).toHaveCount(0);
  await page.unroute(`**${chatPath}`);
  await answer(page, chatPath, short);
  await ask(page, 'Help again');
  await expect(messages(page).last()).toContainText('Give oxygen.');
});

test('REMI-01 REMI-13 answers a dose from the pages of Oryx, which open from its sources', async ({
  page,
}) => {
  await openRemi(page);
  await ask(page, 'adrenaline dose in adult cardiac arrest');
  const reply = messages(page).last();
  await expect(reply).toContainText('1 mg');
  await expect(reply.locator('em').last()).toHaveText(
    /^(Check this against your patient|Your clinical judgment|If the patient does not fit)/,
  );
  await sources(page)
    .filter({ hasText: /^Adrenaline$/ })
    .click();
  await expect(page).toHaveURL('/medications/1');
  await expect(page.getByRole('dialog', { name: /Adrenaline/ })).toContainText('1 mg');
  await page.goBack();
  await expect(page).toHaveURL('/ai-assistant');
  await expect(page.getByRole('heading', { level: 1, name: 'Remi AI Assistant' })).toBeVisible();
});

test('REMI-06 asks back first where it teaches', async ({ page }) => {
  await openRemi(page);
  await toggleTeaching(page);
  await ask(page, 'adrenaline dose in adult cardiac arrest');
  await expect(messages(page).last().getByRole('heading')).toContainText([/question/i, /teaching points/i]);
});

test('REMI-01 checks interactions, hands over a patient, and says where nothing was found', async ({
  page,
}) => {
  await openRemi(page);
  await ask(page, 'Check these medicines for interactions: amiodarone, simvastatin');
  await expect(messages(page).last()).toContainText(/Amiodarone and Simvastatin: major/);
  await ask(
    page,
    'Summarise: 58 yo male, chest pain, BP 88/50 HR 124 RR 26 SpO2 91% on oxygen GCS 14 temp 36.8',
  );
  // 3 + 3 + 2 + 0 + 3 + 2 + 3: the chart of the score, by hand.
  await expect(messages(page).last()).toContainText('NEWS 16');
  // (88 + 2 x 50) / 3, and 124 / 88.
  await expect(messages(page).last()).toContainText(/MAP 63/);
  await expect(messages(page).last()).toContainText(/Shock Index 1\.41/);
  await ask(page, 'who won the rugby world cup');
  await expect(messages(page).last()).toContainText(/found nothing/i);
  await expect(sources(page)).toHaveCount(0);
});

test('REMI-01 copies an answer as plain text with its sources', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answer(page, chatPath, short);
  await openRemi(page);
  await ask(page, 'What now?');
  await messages(page).last().getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, 'Answer copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Give oxygen\.\n\n.+\.\n\nSources in Oryx: Oxygen$/);
});

test('REMI-01 keeps nothing of the conversation, and has forgotten it after leaving', async ({ page }) => {
  await openRemi(page);
  await ask(page, 'Xarageb was given adrenaline');
  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    history: history.state,
    address: location.href,
  }));
  expect(JSON.stringify(stored)).not.toMatch(/Xarageb|given adrenaline/);
  expect(stored.databases).toEqual([]);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
  await main.getByRole('link', { name: 'Remi AI Assistant' }).click();
  await expect(messages(page)).toHaveCount(1);
  await expect(quickActions(page)).toHaveCount(5);
});

test('REMI-01 its code is loaded on its screen, and the responder where this device must answer', async ({
  page,
}) => {
  await answer(page, chatPath, short);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const isLoaded = (chunk: string) => loaded.some((path) => path.startsWith(`/assets/${chunk}-`));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
  await page.waitForLoadState('networkidle');
  expect(isLoaded('home-screen')).toBe(true);
  expect(isLoaded('ai-assistant-screen')).toBe(false);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Remi AI Assistant' })
    .click();
  await expect(messages(page)).toHaveCount(1);
  await ask(page, 'What now?');
  await expect(messages(page).last()).toContainText('Give oxygen.');
  expect(isLoaded('ai-assistant-screen')).toBe(true);
  expect(isLoaded('remi-on-device')).toBe(false);
});
