import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { toast } from './support/auth-page.ts';
import { expect, test } from './support/oryx.ts';
import {
  ask,
  conversation,
  input,
  messages,
  openRemi,
  quickActions,
  sources,
  teachingMode,
  untilAnswered,
} from './support/remi-page.ts';

// A laptop has a real keyboard, so the focus returns to the input after an answer.
test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

test.beforeEach(({ signedIn }) => void signedIn);

test('REMI-07 REMI-12 a whole conversation with the server works by keyboard alone', async ({ page }) => {
  await openRemi(page);
  const tabUntil = async (target: Locator, key = 'Tab') => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    await expect(target).toBeFocused();
  };
  await tabUntil(teachingMode(page));
  await page.keyboard.press('Space');
  await expect(teachingMode(page)).toBeChecked();
  await tabUntil(page.getByRole('button', { name: 'Create care plan' }));
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue(/care plan/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('adrenaline dose');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('in adult cardiac arrest');
  await expect(input(page)).toHaveValue('adrenaline dose\nin adult cardiac arrest');
  await expect(messages(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveCount(3);
  await untilAnswered(page);
  // In teaching mode Remi asks a question first.
  await expect(messages(page).last().getByRole('heading')).toContainText([/question/i, /teaching points/i]);
  await expect(quickActions(page)).toHaveCount(0);
  // The next question can be typed at once.
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('amiodarone dose in adult cardiac arrest');
  await tabUntil(page.getByRole('button', { name: 'Send', exact: true }));
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveCount(5);
  await untilAnswered(page);
  await expect(input(page)).toBeFocused();
  const source = sources(page).first();
  await tabUntil(source, 'Shift+Tab');
  const route = (await source.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(route);
});

/** Returns the built file of the source file with this name. */
function chunkOf(source: string): string {
  const manifest: Readonly<Record<string, { readonly file: string; readonly name?: string }>> = JSON.parse(
    readFileSync(new URL('../web/dist/.vite/manifest.json', import.meta.url), 'utf8'),
  );
  // A file that two others load has no key of its own in the manifest.
  const chunk = Object.values(manifest).find(({ name }) => name === source);
  if (!chunk) throw new Error(`${source} is no chunk.`);
  return chunk.file;
}

test('REMI-01 REMI-13 Remi answers from the pages of Oryx, loads only what she needs, and stores nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const isLoaded = (source: string) => loaded.includes(`/${chunkOf(source)}`);
  const main = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
  await page.waitForLoadState('networkidle');
  expect(isLoaded('home-screen')).toBe(true);
  expect(isLoaded('ai-assistant-screen')).toBe(false);
  await main.getByRole('link', { name: 'Remi AI Assistant' }).click();
  await expect(messages(page)).toHaveCount(1);

  await ask(page, 'Check these medicines for interactions: amiodarone, simvastatin');
  await expect(messages(page).last()).toContainText(/Amiodarone and Simvastatin: major/);
  await ask(
    page,
    'Summarise: Xarageb, 58 yo male, chest pain, BP 88/50 HR 124 RR 26 SpO2 91% on oxygen GCS 14 temp 36.8',
  );
  // 3 + 3 + 2 + 0 + 3 + 2 + 3: the chart of the score, by hand.
  await expect(messages(page).last()).toContainText('NEWS 16');
  // (88 + 2 x 50) / 3, and 124 / 88.
  await expect(messages(page).last()).toContainText(/MAP 63/);
  await expect(messages(page).last()).toContainText(/Shock Index 1\.41/);
  await ask(page, 'who won the rugby world cup');
  await expect(messages(page).last()).toContainText(/found nothing/i);
  await expect(sources(page)).toHaveCount(0);
  await ask(page, 'adrenaline dose in adult cardiac arrest');
  const reply = messages(page).last();
  await expect(reply).toContainText('1 mg');
  await expect(reply.locator('em').last()).toHaveText(
    /^(Check this against your patient|Your clinical judgment|If the patient does not fit)/,
  );
  await reply.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, 'Answer copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/1\smg[\s\S]+\n\nSources in Oryx: .*Adrenaline/);
  expect(isLoaded('ai-assistant-screen')).toBe(true);
  // The responder is loaded only when this device must answer.
  expect(isLoaded('remi-on-device')).toBe(false);

  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    history: history.state,
    address: location.href,
  }));
  expect(JSON.stringify(stored)).not.toMatch(/Xarageb|adrenaline dose/);
  expect(stored.databases).toEqual([]);

  const asked = await messages(page).count();
  await reply.getByRole('link', { name: 'Adrenaline', exact: true }).first().click();
  await expect(page).toHaveURL('/medications/1');
  await expect(page.getByRole('dialog', { name: /Adrenaline/ })).toContainText('1 mg');
  await page.goBack();
  await expect(page).toHaveURL('/ai-assistant');
  await expect(page.getByRole('heading', { level: 1, name: 'Remi AI Assistant' })).toBeVisible();
  // The way back from a source keeps the conversation, and nothing of it is stored.
  await expect(messages(page)).toHaveCount(asked);
  await page.reload();
  await expect(messages(page)).toHaveCount(1);
  await expect(quickActions(page)).toHaveCount(5);
  await expect(conversation(page)).not.toContainText('Xarageb');
});
