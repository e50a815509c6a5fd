import { ensureBrowser } from '../browser.mjs';
import { ensureBuilt } from '../build.mjs';
import { ensureInstalled } from '../install.mjs';
import { runMain } from '../problem.mjs';
import { runTool } from '../run.mjs';

/** Compares the screens with their snapshots. With `--update` it accepts what has changed. */
await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const chromium = await ensureBrowser();
  const update = process.argv.includes('--update') ? ['--update-snapshots=changed'] : [];
  const { code } = await runTool(
    '@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', 'look/', ...update],
    { show: true, env: chromium ? { CHROMIUM_PATH: chromium } : {} },
  );
  if (code !== 0) process.exitCode = 1;
});
