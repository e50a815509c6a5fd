import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { accountOf, signedInCookie } from './lib/account.mjs';
import { start } from './lib/start.mjs';

/**
 * Prints how long a screen takes from the tap to its painted list, when the list is kept on the device, on a slow
 * phone and for each state of the connection. The reference is a screen that needs no list. Each screen opens for
 * the first time since its page was loaded.
 */
const processorSlowdown = 4;
const runs = Number(process.env.BENCH_RUNS ?? 3);
const states = ['none', 'hang', 'drop', 'no server'];
const screens = {
  'Clinical Tools (reference)': ['/clinical-tools', 'main a[href^="/calculator/"]'],
  Medications: ['/medications', 'main a[href^="/medications/"]'],
  Algorithms: ['/algorithms', 'main a[href^="/algorithms/"]'],
  'Paed-Cal': ['/pediatrics', 'main table tbody tr'],
};

const dataDir = mkdtempSync(join(tmpdir(), 'oryx-bench-'));
// If root starts it, PostgreSQL runs as another user, who needs access.
chmodSync(dataDir, 0o755);
const oryx = await start('server/dist/main.js', { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
let weakness = 'none';
const proxy = createServer((asked, response) => {
  if (weakness === 'hang') return;
  if (weakness === 'drop') return void asked.socket.destroy();
  if (weakness === 'no server') return void response.writeHead(502).end();
  const { method, headers } = asked;
  const passed = request(oryx.url + asked.url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  asked.pipe(passed);
});
await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${proxy.address().port}`;
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});

/** Opens a screen by its link and returns the time in ms until its list is painted. Runs in the page. */
async function tapped([path, list]) {
  const began = performance.now();
  document.querySelector(`nav a[href="${path}"]`).click();
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (document.querySelector(list) === null) await nextFrame();
  // The callback runs before the frame is painted, and the next one after it.
  await nextFrame();
  return performance.now() - began;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

try {
  const cookie = await signedInCookie(oryx.url, dataDir);
  const user = await accountOf(oryx.url, cookie);
  const [name, value] = cookie.split('=');
  const loginTime = Date.now();
  const session = { user, loginTime, expiresAt: loginTime + 30 * 24 * 3_600_000 };
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  await context.addCookies([{ name, value, url }]);
  await context.addInitScript((text) => localStorage.setItem('oryx-session', text), JSON.stringify(session));
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(async () => (await caches.match('/api/ai/knowledge', { ignoreVary: true }))?.ok);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  console.log(`from the tap to the painted list, processor / ${processorSlowdown}, median of ${runs}`);
  for (const state of states) {
    weakness = state;
    const line = [];
    for (const [title, [path, list]] of Object.entries(screens)) {
      const taken = [];
      for (let run = 0; run < runs; run += 1) {
        await page.goto(`${url}/settings`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForTimeout(500);
        taken.push(await page.evaluate(tapped, [path, list]));
      }
      line.push(`${title} ${Math.round(median(taken))} ms`);
    }
    console.log(`${state === 'none' ? 'good' : state}: ${line.join(', ')}`);
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  proxy.closeAllConnections();
  proxy.close();
  await oryx.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
