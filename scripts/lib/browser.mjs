import { existsSync } from 'node:fs';
import { Problem } from './problem.mjs';
import { run, runTool, step } from './run.mjs';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Answers the path of an installed Chromium, or undefined. CHROMIUM_PATH is asked first. */
export function findBrowser(env = process.env, exists = existsSync) {
  return [env.CHROMIUM_PATH, ...usualPlaces].find((path) => path && exists(path));
}

/**
 * Makes sure there is a browser for the end-to-end tests: the machine's own, else Debian's package
 * when we may install it, else Playwright's. Answers the path of the machine's browser, or undefined
 * when Playwright knows where its own is.
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step('Installing Chromium from Debian', async () => {
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      await run('apt-get', ['update'], { env });
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], {
        env,
      });
    });
    const installed = findBrowser();
    if (installed) return installed;
  }
  const { code } = await step("Installing Playwright's Chromium", () =>
    runTool('playwright/cli.js', ['install', 'chromium']),
  );
  if (code === 0) return undefined;
  throw new Problem(
    'The end-to-end tests need a Chromium. Install one (for example "apt-get install chromium") or name it in CHROMIUM_PATH.',
  );
}
