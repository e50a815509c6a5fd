import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig({
  globalSetup: ['../scripts/lib/run-folder.mjs', './support/shared-oryx.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
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
