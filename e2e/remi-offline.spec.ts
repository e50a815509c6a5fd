import type { Page } from '@playwright/test';
import { cutOff, signInByForm } from './support/auth-page.ts';
import { expect, test } from './support/oryx.ts';
import { holdBack } from './support/reference-rows.ts';
import {
  apology,
  ask,
  chatPath,
  input,
  messages,
  openRemi,
  questionsOf,
  sources,
} from './support/remi-page.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until all that Remi needs is on this device; her knowledge comes last. */
const untilKept = (page: Page) =>
  expect
    .poll(
      () => page.evaluate(async () => (await caches.match('/api/ai/knowledge', { ignoreVary: true }))?.ok),
      {
        timeout: 20_000,
      },
    )
    .toBe(true);

const question = 'adrenaline dose in adult cardiac arrest';

/** What a message says, without its time and its closing remark. */
const saidIn = (page: Page) => messages(page).last().locator('blockquote, h2, li, nav').allTextContents();

test.beforeEach(async ({ page, member }) => {
  await signInByForm(page, member.account);
  await untilKept(page);
});

test('REMI-01 answers the same from this device without a connection, and says so', async ({
  page,
  context,
}) => {
  const questions = questionsOf(page);
  await openRemi(page);
  await ask(page, question);
  const online = await saidIn(page);
  expect(online.join()).toContain('1 mg');

  await context.setOffline(true);
  await expect(page.getByRole('status').getByText('Offline: from this device')).toBeVisible();
  await ask(page, question);
  expect(await saidIn(page)).toEqual(online);
  expect(questions).toHaveLength(1);
  // The page of a source is there as well.
  await sources(page)
    .filter({ hasText: /^Adrenaline$/ })
    .click();
  await expect(page.getByRole('dialog', { name: /Adrenaline/ })).toContainText('1 mg');
});

test('REMI-01 opens and answers without a connection from the start', async ({ page, context }) => {
  await context.setOffline(true);
  await openRemi(page);
  await ask(page, 'Check these medicines for interactions: amiodarone, simvastatin');
  await expect(messages(page).last()).toContainText('Amiodarone and Simvastatin: major');
  await expect(sources(page).first()).toBeVisible();
});

test('REMI-10 apologises where the network is dead, and answers from this device if told to', async ({
  page,
}) => {
  await cutOff(page, chatPath);
  await openRemi(page);
  await ask(page, question);
  await expect(messages(page).last()).toContainText(apology);
  await expect(messages(page).last().locator('em')).toHaveCount(0);
  await messages(page).last().getByRole('button', { name: 'Answer from this device' }).click();
  await expect(messages(page)).toHaveCount(4);
  await expect(messages(page).last()).toContainText('1 mg');
  await expect(sources(page).filter({ hasText: /^Adrenaline$/ })).toBeVisible();
});

test('REMI-12 a slow server need not be waited for', async ({ page }) => {
  await holdBack(page, chatPath, { response: 'Too late.' });
  await openRemi(page);
  await input(page).fill(question);
  await input(page).press('Enter');
  const offer = page.getByRole('button', { name: 'Answer from this device' });
  await expect(offer).toBeVisible();
  // It does not come up behind the input.
  const bottom = ({ y = 0, height = 0 } = {}) => y + height;
  const top = (await page.getByRole('form').boundingBox())?.y;
  await expect
    .poll(async () => bottom((await offer.boundingBox()) ?? undefined))
    .toBeLessThanOrEqual(top ?? 0);
  await offer.click();
  await expect(messages(page).last()).toContainText('1 mg');
  await expect(messages(page)).toHaveCount(3);
  await expect(input(page)).toBeEnabled();
});
