import { existsSync } from 'node:fs';
import { Problem } from './problem.mjs';
import { run, runTool, step } from './run.mjs';

// The headless shell comes first, because the tests take two thirds of the time without browser windows.
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Returns the path of an installed Chromium, or undefined. CHROMIUM_PATH takes precedence. */
export function findBrowser(env = process.env, exists = existsSync) {
  return [env.CHROMIUM_PATH, ...usualPlaces].find((path) => path && exists(path));
}

/**
 * Makes sure that there is a browser for the end-to-end tests: the one of the machine, or else the package of
 * Debian if this process may install it, or else the one of Playwright. Returns the path of the browser, or
 * undefined for the one of Playwright, which finds it by itself. Throws a Problem if there is none.
 */
export async function ensureBrowser(say = console.log) {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = async () => {
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      const add = (name) =>
        run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core'], { env });
      await run('apt-get', ['update'], { env });
      // Older releases of Debian have only the whole browser.
      if ((await add('chromium-headless-shell')).code !== 0) await add('chromium');
    };
    await step('Installing Chromium from Debian', install, say);
    const installed = findBrowser();
    if (installed) return installed;
  }
  const install = () => runTool('playwright/cli.js', ['install', 'chromium']);
  const { code } = await step("Installing Playwright's Chromium", install, say);
  if (code === 0) return undefined;
  throw new Problem(
    'The end-to-end tests need a Chromium. Install one (for example "apt-get install chromium") or name it in CHROMIUM_PATH.',
  );
}
