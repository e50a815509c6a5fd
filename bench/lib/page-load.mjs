import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { accountOf, signedInCookie } from './account.mjs';
import { buildReactAlone } from './react-alone.mjs';
import { signedInState } from './signed-in-state.mjs';
import { start } from './start.mjs';

const runs = Number(process.env.BENCH_RUNS ?? 5);

/** An old phone on a weak signal: a quarter of this machine, 1.6 Mbit/s, 150 ms to the first byte. */
const processorSlowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
  timezoneId: 'Africa/Windhoek',
};

/** Time in ms without a long task or a request after which a page counts as loaded. */
const quiet = 1500;

/**
 * Measures how screens load: cold on a slow phone with a weak signal, and again from the service worker. Oryx
 * and a bare React page with the same router take turns. Returns medians, times in ms.
 */
export async function measurePageLoad() {
  const dataDir = mkdtempSync(join(tmpdir(), 'oryx-bench-'));
  // If root starts it, PostgreSQL runs as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const bareDir = mkdtempSync(join(tmpdir(), 'oryx-react-'));
  const started = [];
  try {
    const oryx = await start('server/dist/main.js', { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    started.push(oryx);
    await buildReactAlone(bareDir);
    const bare = await start('bench/lib/static-server.mjs', { WEB_FOLDER: bareDir });
    started.push(bare);
    const visits = await visitsOf(oryx.url, bare.url, await signedInCookie(oryx.url, dataDir));
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    });
    const samples = new Map(visits.map(({ name }) => [name, []]));
    try {
      for (let run = 0; run < runs; run += 1) {
        for (const { name, visit } of visits) samples.get(name).push(await visit(browser));
      }
    } finally {
      await browser.close();
    }
    const rows = [...samples].map(([name, taken]) => ({ name, ...mediansOf(taken) }));
    return { runs, processorSlowdown, rows };
  } finally {
    for (const server of started) await server.stop();
    for (const folder of [dataDir, bareDir]) rmSync(folder, { recursive: true, force: true });
  }
}

async function visitsOf(oryx, bare, cookie) {
  const user = await accountOf(oryx, cookie);
  const state = signedInState(oryx, cookie, user);
  return [
    { name: 'bare React page', visit: (browser) => coldVisit(browser, `${bare}/`) },
    { name: 'landing', visit: (browser) => coldVisit(browser, `${oryx}/`) },
    { name: 'auth', visit: (browser) => coldVisit(browser, `${oryx}/auth`) },
    { name: 'home', visit: (browser) => coldVisit(browser, `${oryx}/`, state) },
    { name: 'calculator', visit: (browser) => coldVisit(browser, `${oryx}/calculator/news`, state) },
    { name: 'drug', visit: (browser) => coldVisit(browser, `${oryx}/medications/19`, state) },
    {
      name: 'calculator, second visit',
      visit: (browser) => secondVisit(browser, `${oryx}/calculator/news`, state),
    },
  ];
}

/** Visits a page with nothing stored but the session, on a slow phone with a weak signal. */
async function coldVisit(browser, url, storageState) {
  const context = await browser.newContext({ ...phone, storageState, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await slowDown(page, network);
    return await timesOf(page, url);
  } finally {
    await context.close();
  }
}

/** Visits a page whose files the service worker has stored, on a slow phone. */
async function secondVisit(browser, url, storageState) {
  const context = await browser.newContext({ ...phone, storageState });
  try {
    const first = await context.newPage();
    await first.goto(url);
    await first.evaluate(() => navigator.serviceWorker.ready);
    await first.waitForTimeout(quiet);
    await first.close();
    const page = await context.newPage();
    await slowDown(page);
    return await timesOf(page, url);
  } finally {
    await context.close();
  }
}

async function slowDown(page, conditions) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  if (!conditions) return;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', conditions);
}

/** Opens a page and returns its times in ms, its layout shift, and what it has loaded until it was quiet. */
async function timesOf(page, url) {
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction((pause) => performance.now() - window.bench.lastSign > pause, quiet, {
    timeout: 30_000,
  });
  return page.evaluate(() => {
    const { firstPaint, largestPaint, usable, blocking, shift } = window.bench;
    return { firstPaint, largestPaint, usable, blocking, shift };
  });
}

/** Runs in the page before anything else. */
function observe() {
  const found = { firstPaint: 0, largestPaint: 0, usable: 0, blocking: 0, shift: 0, lastSign: 0 };
  window.bench = found;
  const watch = (type, note) =>
    new PerformanceObserver((list) => {
      found.lastSign = performance.now();
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-paint') found.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    found.largestPaint = startTime;
  });
  watch('layout-shift', ({ value }) => {
    found.shift += value;
  });
  watch('longtask', ({ duration }) => {
    found.blocking += duration - 50;
  });
  watch('resource', () => undefined);
  // React leaves its mark on an element whose events it handles.
  const isHandled = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const look = () => {
    const control = document.querySelector('main a[href], main button, main input');
    if (control && isHandled(control)) found.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function mediansOf(samples) {
  const names = Object.keys(samples[0]);
  return Object.fromEntries(names.map((name) => [name, median(samples.map((sample) => sample[name]))]));
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
