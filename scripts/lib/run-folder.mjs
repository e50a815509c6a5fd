import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

/**
 * Makes one temporary folder for everything that a test run writes and starts. Vitest and Playwright call
 * this as their global setup, and the returned function as their teardown.
 *
 * The servers of a run outlive the processes that start them, so an interrupted or killed run cannot end
 * them. A separate process, the sweeper, ends them when the run has ended for any reason.
 */
export default async function setUp() {
  const usual = process.env.TMPDIR;
  const folder = await mkdtemp(join(tmpdir(), 'oryx-run-'));
  // If the tests run as root, PostgreSQL runs as another user, who must be able to read the folder.
  await chmod(folder, 0o755);
  const sweeper = spawn(process.execPath, [inRoot('scripts/lib/sweeper.mjs'), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  // The compiled tests of Playwright stay for the next run.
  process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ??= join(tmpdir(), 'playwright-transform-cache');
  process.env.TMPDIR = folder;
  return async () => {
    const swept = once(sweeper, 'exit');
    sweeper.stdin.end();
    await swept;
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  };
}
