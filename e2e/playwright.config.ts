import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig({
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A busy build machine may be several times slower; how fast Oryx is, the benchmarks say.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A test that passes only at the second try hides a fault.
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.oryx/playwright.json' }]],
  use: {
    // A phone first: the size, the touch screen and the pixels of a common one.
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Africa/Windhoek',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
});
