import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRoot, root } from './paths.mjs';
import { livesIn } from './sweep.mjs';

/** The start of a run may take minutes on a busy machine. */
const wait = { timeout: 300_000 };

let folder;
let run;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'oryx-interrupted-')));
  await chmod(folder, 0o755);
});

afterEach(async () => {
  run.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts a run of some server tests, which keeps its temporary files in the folder. */
function startRun() {
  // Vitest runs this test, and its environment variables must not reach the run inside the test.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  return spawn(
    process.execPath,
    [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--project=server', 'storage/migrate'],
    { cwd: root, env: { ...Object.fromEntries(own), TMPDIR: folder }, stdio: 'ignore' },
  );
}

/** Returns the process ID of the PostgreSQL that runs in the folder, or undefined. */
async function postgresPid() {
  const path = (await readdir(folder, { recursive: true })).find((each) => each.endsWith('postmaster.pid'));
  return path && Number.parseInt(await readFile(join(folder, path), 'utf8'), 10);
}

it.each(['SIGINT', 'SIGKILL'])(
  'a test run leaves no process and no folder behind after %s',
  async (signal) => {
    run = startRun();
    const ended = once(run, 'exit');
    await expect.poll(postgresPid, wait).toBeGreaterThan(0);
    const pid = await postgresPid();
    expect(await livesIn(pid, folder)).toBe(true);
    run.kill(signal);
    await ended;
    await expect.poll(() => livesIn(pid, folder), wait).toBe(false);
    await expect.poll(() => readdir(folder), wait).toEqual([]);
  },
);
