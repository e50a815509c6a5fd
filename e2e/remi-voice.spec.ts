import type { Page } from '@playwright/test';
import { expect, test } from './support/oryx.ts';
import { input, openRemi, questionsOf } from './support/remi-page.ts';

/** A recogniser in the place of the browser's, for which the test speaks. */
interface Stub {
  readonly lang: string;
  readonly continuous: boolean;
  onresult: ((event: unknown) => void) | null;
  onerror: ((event: unknown) => void) | null;
  onend: (() => void) | null;
}

declare global {
  interface Window {
    recognition?: Stub;
  }
}

/** Gives the page a recogniser that starts, one that fails to, or none. */
async function stubRecognition(page: Page, kind: 'starts' | 'fails' | 'missing') {
  await page.addInitScript((stubbed) => {
    class Recogniser extends EventTarget {
      onresult = null;
      onerror = null;
      onend = null;
      start() {
        if (stubbed === 'fails') throw new Error('already started');
        window.recognition = this as unknown as Stub;
      }
      abort() {
        delete window.recognition;
      }
    }
    const value = stubbed === 'missing' ? undefined : Recogniser;
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
      Object.defineProperty(window, name, { value });
    }
  }, kind);
}

/** The alerts of the page, each confirmed as it comes. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  return alerts;
}

const start = (page: Page) => page.getByRole('button', { name: 'Start voice input' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop voice input' });

test.beforeEach(({ signedIn }) => void signedIn);

test('REMI-05 REMI-15 REMI-16 listens for one utterance in en-US and writes it after what is there', async ({
  page,
}) => {
  await stubRecognition(page, 'starts');
  const alerts = alertsOf(page);
  const questions = questionsOf(page);
  await openRemi(page);
  await input(page).fill('Check');
  await start(page).click();
  await expect(stop(page)).toHaveAttribute('aria-pressed', 'true');
  const how = await page.evaluate(() => [window.recognition?.lang, window.recognition?.continuous]);
  expect(how).toEqual(['en-US', false]);
  await page.evaluate(() => {
    window.recognition?.onresult?.({ results: [[{ transcript: 'morphine' }]] });
    window.recognition?.onend?.();
  });
  await expect(input(page)).toHaveValue('Check morphine');
  await expect(start(page)).toBeVisible();
  // A second press ends listening, and so does leaving the screen.
  await start(page).click();
  await stop(page).click();
  await expect(start(page)).toBeVisible();
  await start(page).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.recognition)).toBeUndefined();
  expect(alerts).toEqual([]);
  expect(questions).toEqual([]);
});

for (const [error, text] of [
  ['no-speech', 'No speech detected. Please try again.'],
  ['network', 'Network error occurred during speech recognition.'],
  ['not-allowed', 'Microphone access denied. Please allow microphone access and try again.'],
  ['aborted', 'Speech recognition error: aborted'],
] as const) {
  test(`ERR-04 ERR-05 ERR-06 says what ${error} means and stops listening`, async ({ page }) => {
    await stubRecognition(page, 'starts');
    const alerts = alertsOf(page);
    await openRemi(page);
    await start(page).click();
    await expect(stop(page)).toBeVisible();
    await page.evaluate((code) => window.recognition?.onerror?.({ error: code }), error);
    await expect.poll(() => alerts).toEqual([`alert: ${text}`]);
    await expect(start(page)).toHaveAttribute('aria-pressed', 'false');
  });
}

test('ERR-05 ERR-06 says that it could not start', async ({ page }) => {
  await stubRecognition(page, 'fails');
  const alerts = alertsOf(page);
  await openRemi(page);
  await start(page).click();
  await expect.poll(() => alerts).toEqual(['alert: Failed to start voice recognition. Please try again.']);
  await expect(start(page)).toBeVisible();
});

test('ERR-03 says that the browser has no voice recognition', async ({ page }) => {
  await stubRecognition(page, 'missing');
  const alerts = alertsOf(page);
  await openRemi(page);
  await start(page).click();
  await expect
    .poll(() => alerts)
    .toEqual([
      'alert: Voice recognition is not supported in this browser. Please use Chrome, Edge, or Safari.',
    ]);
  await expect(start(page)).toBeVisible();
});
