import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/oryx.ts';
import { ask } from '../support/remi-page.ts';
import { bringFont } from './font.ts';
import { now, replyTo } from './replies.ts';

/** The looks of a screen, by the attributes that preferences set on <html>. */
const looks = {
  light: { 'data-theme': 'light', 'data-contrast': 'normal' },
  dark: { 'data-theme': 'dark', 'data-contrast': 'normal' },
  contrast: { 'data-theme': 'light', 'data-contrast': 'high' },
} as const;

/**
 * How far a picture may differ from its snapshot. A pixel differs from about 3 of 255 levels of brightness
 * on. On another machine the edges of some letters may differ by as much, but a line of a frame is longer.
 */
const tolerance = { threshold: 0.01, maxDiffPixels: 60 };

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Words that the page shows when it is complete. */
  readonly words: string;
  readonly act?: (page: Page) => Promise<void>;
}

const visitorScreens: readonly Screen[] = [
  { name: 'landing', path: '/', words: 'Works without a signal' },
  { name: 'auth', path: '/auth', words: 'Welcome to Oryx.' },
];

const home = { name: 'home', path: '/', words: 'Charts for children' };

const calculator = {
  name: 'calculator',
  path: '/calculator/gcs',
  words: 'Result',
  act: async (page: Page) => {
    for (const answer of ['To speech', 'Confused', 'Localises']) {
      // A press of the test's would scroll the page, and what is drawn while it scrolls may stand a pixel lower.
      await page
        .getByRole('radio', { name: new RegExp(`^${answer}`) })
        .evaluate((radio: HTMLInputElement) => radio.click());
    }
  },
};

const userScreens: readonly Screen[] = [
  home,
  { name: 'medications', path: '/medications', words: 'Salbutamol' },
  {
    name: 'medication',
    path: '/medications/1',
    words: 'Ampoule of 1 mg in 1 mL.',
    act: (page) => page.getByLabel('Weight', { exact: true }).fill('70'),
  },
  { name: 'algorithms', path: '/algorithms', words: 'Snakebite' },
  { name: 'chart', path: '/algorithms/1', words: 'Care after cardiac arrest' },
  { name: 'paed-cal', path: '/pediatrics', words: 'VF or pulseless VT' },
  { name: 'clinical-tools', path: '/clinical-tools', words: 'National Early Warning Score (NEWS)' },
  calculator,
  {
    name: 'remi',
    path: '/ai-assistant',
    words: 'Teaching mode',
    act: (page) => ask(page, 'Adrenaline in anaphylaxis?'),
  },
  { name: 'education', path: '/continuing-education', words: 'Open Learning Paths' },
  {
    name: 'ecg-course',
    path: '/ecg-course',
    words: 'ECG Practice Course',
    act: (page) =>
      page.getByTestId('ecg-traces').evaluate((traces) => traces.scrollIntoView({ block: 'center' })),
  },
  { name: 'settings', path: '/settings', words: 'Firefox on Windows' },
];

/** Names the browser that drew the snapshots. Letters differ between systems, programs and versions. */
const recordFile = `${import.meta.dirname}/snapshots/drawn-by.txt`;
const recorded = existsSync(recordFile) ? readFileSync(recordFile, 'utf8').trim() : '';

test.beforeEach(async ({ browser, page }, { config }) => {
  const program = process.env['CHROMIUM_PATH'];
  // Without a path, Playwright starts the headless shell that it has installed.
  const isShell = program === undefined || /headless[-_]shell/.test(program);
  const drawing = `${isShell ? 'headless shell' : 'Chromium'} ${browser.version().split('.')[0]} on ${process.platform}`;
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
    writeFileSync(recordFile, `${drawing}\n`);
  } else if (drawing !== recorded) {
    const reason = `The snapshots were drawn by ${recorded}, and this is ${drawing}.`;
    console.error(`${reason} Looks are not compared.`);
    test.skip(true, reason);
  }
  await page.clock.setFixedTime(now);
  // Remi ends her answers with a random remark.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await bringFont(page);
});

/** Opens a screen as somebody does who has not used any other. */
async function open(page: Page, { path, words, act }: Screen): Promise<void> {
  if (page.url() !== 'about:blank') {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await page.goto(path);
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
}

async function setLook(page: Page, look: keyof typeof looks): Promise<void> {
  await page.evaluate((attributes) => {
    for (const [name, value] of Object.entries(attributes))
      document.documentElement.setAttribute(name, value);
  }, looks[look]);
}

test.describe('on a phone', () => {
  for (const [name, audience, screens] of [
    ['a visitor', 'visitor', visitorScreens],
    ['a user', 'user', userScreens],
  ] as const) {
    test(`each screen of ${name} looks as accepted in light, dark and high contrast`, async ({ page }) => {
      await replyTo(page, audience);
      for (const screen of screens) {
        await test.step(screen.name, async () => {
          await open(page, screen);
          for (const look of Object.keys(looks) as (keyof typeof looks)[]) {
            await setLook(page, look);
            await expect.soft(page).toHaveScreenshot(`${screen.name}-${look}.png`, tolerance);
          }
        });
      }
    });
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('Home and a calculator look as accepted on a wide screen', async ({ page }) => {
    await replyTo(page, 'user');
    for (const screen of [home, calculator]) {
      await open(page, screen);
      await expect.soft(page).toHaveScreenshot(`${screen.name}-wide.png`, tolerance);
    }
  });
});
