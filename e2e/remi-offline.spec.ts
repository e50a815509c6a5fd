import type { Page } from '@playwright/test';
import { cutOff, signInByForm } from './support/auth-page.ts';
import { expect, test } from './support/oryx.ts';
import {
  apology,
  ask,
  chatPath,
  form,
  messages,
  openRemi,
  questionsOf,
  sources,
} from './support/remi-page.ts';

test.use({ serviceWorkers: 'allow', isEverIdle: true });

/** Waits until all that Remi needs is on this device. Her knowledge is stored last. */
const untilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => (await caches.match('/api/ai/knowledge', { ignoreVary: true }))?.ok),
    )
    .toBe(true);

const question = 'adrenaline dose in adult cardiac arrest';

/** Returns what the last message says, without its time and its closing remark. */
const saidIn = (page: Page) => messages(page).last().locator('section, blockquote, h2, li').allTextContents();

test('REMI-01 REMI-10 Remi gives the same answer from this device without a connection, and when the network fails', async ({
  page,
  context,
  member,
}) => {
  await signInByForm(page, member.account);
  await untilKept(page);
  const questions = questionsOf(page);
  await openRemi(page);
  await ask(page, question);
  const online = await saidIn(page);
  expect(online.join()).toContain('1 mg');

  await test.step('the connection is lost', async () => {
    await context.setOffline(true);
    await expect(page.getByRole('status').getByText('Offline: from this device')).toBeVisible();
    await ask(page, question);
    expect(await saidIn(page)).toEqual(online);
    expect(questions).toHaveLength(1);
    // The page of a source also opens.
    await messages(page).last().getByRole('link', { name: 'Adrenaline', exact: true }).last().click();
    await expect(page.getByRole('dialog', { name: /Adrenaline/ })).toContainText('1 mg');
  });

  await test.step('there is no connection from the start', async () => {
    await openRemi(page);
    await ask(page, 'Check these medicines for interactions: amiodarone, simvastatin');
    await expect(messages(page).last()).toContainText('Amiodarone and Simvastatin: major');
    await expect(sources(page).first()).toBeVisible();
  });

  await test.step('the browser reports a connection, but the network fails', async () => {
    await context.setOffline(false);
    // While Remi knows of no connection, she answers from the device and has nothing to apologise for.
    await expect(page.getByRole('status').getByText('Offline: from this device')).toHaveCount(0);
    await cutOff(page, chatPath);
    await ask(page, question);
    await expect(messages(page).last()).toContainText(apology);
    await expect(messages(page).last()).toContainText('Answered from this device.');
    // The input does not cover the end of the answer.
    const bottom = ({ y = 0, height = 0 } = {}) => y + height;
    const copy = messages(page).last().getByRole('button', { name: 'Copy' });
    await copy.scrollIntoViewIfNeeded();
    const top = (await form(page).boundingBox())?.y;
    await expect
      .poll(async () => bottom((await copy.boundingBox()) ?? undefined))
      .toBeLessThanOrEqual(top ?? 0);
    await expect(messages(page)).toHaveCount(5);
    await expect(messages(page).last()).toContainText('1 mg');
    await expect(sources(page).filter({ hasText: /^Adrenaline$/ })).toBeVisible();
  });
});
