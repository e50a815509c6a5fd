import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { startClock } from './page-clock.mjs';

/**
 * Opens a browser as a phone of 360 x 740 with touch. A cookie of the form `name=value` signs it in. `work` returns
 * how many ms of processor the main thread has used, which other programs on the machine hardly change.
 */
export async function openPhone({ url, cookie }) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  if (cookie) {
    const [name, value] = cookie.split('=');
    await context.addCookies([{ name, value, url }]);
  }
  await context.addInitScript(startClock);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    cdp,
    work: async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
    },
    slowDown: (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate }),
    close: () => browser.close(),
  };
}
