import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];

const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/** The tests of whole processes. They take longest and wait most. */
const processes = specs('backup', 'npm-start', 'operation', 'workers');

/** The tests of many seconds in one piece. The last one to start would keep one core idle until it ends. */
const journeys = specs('accessibility', 'cut-connection', 'journey', 'look', 'review');

export default defineConfig({
  globalSetup: ['../scripts/lib/run-folder.mjs', './support/shared-oryx.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  // A test waits for about a third of its time, so three of them keep two cores busy.
  workers: 3,
  // Projects start in this order. The longest tests come first, so that the workers end together.
  projects: [
    { name: 'processes', testMatch: processes },
    { name: 'journeys', testMatch: journeys },
    { name: 'screens', testIgnore: [...processes, ...journeys] },
  ],
  // A busy machine may be thirty times slower. The benchmarks measure the speed of Oryx.
  timeout: 600_000,
  expect: { timeout: 60_000, toHaveScreenshot: { pathTemplate: '{testFileDir}/snapshots/{arg}{ext}' } },
  // A run with many failures stops early, because each of them may wait for a minute.
  maxFailures: 20,
  // A test that passes only at the second attempt hides a fault.
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.oryx/playwright.json' }]],
  use: {
    // Most users have a phone. Its scale factor of 3 would cost nine times the drawing, so a test that is
    // about pixels sets it itself.
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Africa/Windhoek',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // As long as an expectation waits, so that a control that is not there is not waited for until the end of the test.
    actionTimeout: 60_000,
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        // The font settings and the graphics card of a machine do not change a picture.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--disable-gpu',
      ],
    },
  },
});
