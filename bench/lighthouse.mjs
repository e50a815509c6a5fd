import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { accountOf, signedInCookie } from './lib/account.mjs';
import { signedInState } from './lib/signed-in-state.mjs';
import { freePort, start } from './lib/start.mjs';

/**
 * Prints what Lighthouse says of the first screens on a phone, and what it found. `--screen home` tries that screen
 * alone. Lighthouse is fetched at the first run and stays out of the lock file, because it brings 200 packages of
 * 185 MB. It is the last version for Node 20.
 */
const lighthouse = 'lighthouse@12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** What the performance is made of, in ms but for the shift. */
const figures = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  speed: 'speed-index',
};

/** The screens, each with whether somebody is signed in. Only the landing page is for search engines. */
const screens = [
  { name: 'landing', path: '/', isSignedIn: false },
  { name: 'auth', path: '/auth', isSignedIn: false },
  { name: 'home', path: '/', isSignedIn: true },
  { name: 'calculator', path: '/calculator/news', isSignedIn: true },
  { name: 'drug', path: '/medications/19', isSignedIn: true },
];
const { values } = parseArgs({ options: { screen: { type: 'string', multiple: true } } });
const wanted = screens.filter(({ name }) => values.screen?.includes(name) ?? true);

const folder = mkdtempSync(join(tmpdir(), 'oryx-lighthouse-'));
// If root starts it, PostgreSQL runs as another user, who needs access.
chmodSync(folder, 0o755);
const oryx = await start('server/dist/main.js', { DATA_DIR: folder, LOG_LEVEL: 'warn' });
try {
  const cookie = await signedInCookie(oryx.url, folder);
  const state = signedInState(oryx.url, cookie, await accountOf(oryx.url, cookie));
  console.log(`Load average ${loadavg()[0]?.toFixed(1)}: performance counts only on a quiet machine.`);
  const columns = [...categories, ...Object.keys(figures)];
  console.log(`| Screen | ${columns.join(' | ')} | Found |\n|${'---|'.repeat(columns.length + 2)}`);
  for (const { name, path, isSignedIn } of wanted) {
    const report = await reportOf(path, isSignedIn ? state : null);
    const scores = categories.map((category) => Math.round(report.categories[category].score * 100));
    const values = Object.values(figures).map((id) => Number(report.audits[id].numericValue.toFixed(2)));
    console.log(`| ${[name, ...scores, ...values].join(' | ')} | ${foundIn(report).join(', ')} |`);
  }
} finally {
  await oryx.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the report of a screen in a new browser that holds nothing but the session of a user. */
async function reportOf(path, state) {
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    if (state) await signIn(context, state);
    return await runLighthouse(`${oryx.url}${path}`, port);
  } finally {
    await context.close();
  }
}

/** Stores a session in a browser without loading the app, so that none of its files is cached. */
async function signIn(context, { cookies, origins: [{ localStorage }] }) {
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(`${oryx.url}/manifest.webmanifest`);
  await page.evaluate((items) => {
    for (const { name, value } of items) window.localStorage.setItem(name, value);
  }, localStorage);
  await page.close();
}

async function runLighthouse(url, port) {
  const file = join(folder, 'report.json');
  const child = spawn(
    'npm',
    [
      ...['exec', '--yes', '--package', lighthouse, '--', 'lighthouse', url, '--quiet'],
      ...['--output=json', `--output-path=${file}`, `--only-categories=${categories}`],
      // The session lies in the storage that Lighthouse would empty.
      ...[`--port=${port}`, '--disable-storage-reset'],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns the audits of a report, other than those of speed, that are not passed, with what they name. */
function foundIn({ categories: { performance: _, ...others }, audits }) {
  const ids = Object.values(others).flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id));
  return ids
    .filter((id) => audits[id].score !== null && audits[id].score < 1)
    .map((id) => {
      const items = audits[id].details?.items ?? [];
      const named = items.map(({ node, description }) => node?.selector ?? description).filter(Boolean);
      return named.length === 0 ? id : `${id} (${named.join('; ')})`;
    });
}
