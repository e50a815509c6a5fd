import type { Page } from '@playwright/test';
import { expect, test } from './support/oryx.ts';
import { input, openRemi, questionsOf } from './support/remi-page.ts';

/** A recogniser that replaces the one of the browser. The test sends it the results. */
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

/** Replaces the recogniser of the page with the stub. */
async function stubRecognition(page: Page) {
  await page.addInitScript(() => {
    class Recogniser extends EventTarget {
      lang = '';
      continuous = true;
      onresult = null;
      onerror = null;
      onend = null;
      start() {
        window.recognition = this;
      }
      abort() {
        delete window.recognition;
      }
    }
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
      Object.defineProperty(window, name, { value: Recogniser });
    }
  });
}

/** Returns a list that grows by each alert of the page, and confirms each alert. */
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

test('REMI-05 REMI-15 REMI-16 ERR-04 ERR-06 voice input adds the recognised words to the text, and shows an alert for an error', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.firstName).toBe('Maria');
  await stubRecognition(page);
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
  await start(page).click();
  await expect(stop(page)).toBeVisible();
  await page.evaluate(() => window.recognition?.onerror?.({ error: 'not-allowed' }));
  await expect
    .poll(() => alerts)
    .toEqual(['alert: Microphone access denied. Please allow microphone access and try again.']);
  await expect(start(page)).toHaveAttribute('aria-pressed', 'false');

  // A second press ends listening, and so does leaving the screen.
  await start(page).click();
  await stop(page).click();
  await expect(start(page)).toBeVisible();
  await start(page).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.recognition)).toBeUndefined();
  expect(questions).toEqual([]);
});
