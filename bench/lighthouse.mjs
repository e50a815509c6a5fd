import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { signedInCookie } from './lib/account.mjs';
import { start } from './lib/start.mjs';

/**
 * Prints what Lighthouse says of the first screens on a phone. Lighthouse is fetched at the first run and stays
 * out of the lock file, because it brings 200 packages of 185 MB. It is the last version for Node 20.
 */
const lighthouse = 'lighthouse@12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The screens, each with whether somebody is signed in. Only the landing page is for search engines. */
const screens = [
  { name: 'landing', path: '/', isSignedIn: false },
  { name: 'auth', path: '/auth', isSignedIn: false },
  { name: 'home', path: '/', isSignedIn: true },
  { name: 'calculator', path: '/calculator/news', isSignedIn: true },
  { name: 'drug', path: '/medications/19', isSignedIn: true },
];

const folder = mkdtempSync(join(tmpdir(), 'oryx-lighthouse-'));
// If root starts it, PostgreSQL runs as another user, who needs access.
chmodSync(folder, 0o755);
const oryx = await start('server/dist/main.js', { DATA_DIR: folder, LOG_LEVEL: 'warn' });
try {
  const cookie = await signedInCookie(oryx.url, folder);
  console.log(`Load average ${loadavg()[0]?.toFixed(1)}: performance counts only on a quiet machine.`);
  console.log(`| Screen | ${categories.join(' | ')} | Found |\n|${'---|'.repeat(categories.length + 2)}`);
  for (const { name, path, isSignedIn } of screens) {
    const report = await reportOf(`${oryx.url}${path}`, isSignedIn ? { cookie } : {});
    const scores = categories.map((category) => Math.round(report.categories[category].score * 100));
    console.log(`| ${name} | ${scores.join(' | ')} | ${foundIn(report).join(', ')} |`);
  }
} finally {
  await oryx.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function reportOf(url, headers) {
  const file = join(folder, 'report.json');
  const child = spawn(
    'npm',
    [
      ...['exec', '--yes', '--package', lighthouse, '--', 'lighthouse', url, '--quiet'],
      ...['--output=json', `--output-path=${file}`, `--only-categories=${categories}`],
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
      `--extra-headers=${JSON.stringify(headers)}`,
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns the audits of a report, other than those of speed, that are not passed. */
function foundIn({ categories: { performance: _, ...others }, audits }) {
  const ids = Object.values(others).flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id));
  return ids.filter((id) => audits[id].score !== null && audits[id].score < 1);
}
