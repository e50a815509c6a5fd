import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/oryx.ts';
import { makeDataDir, removeDataDir } from './support/server.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The start of a run may take minutes on a busy machine. */
const wait = { timeout: 300_000 };

let folder: string;
let run: ChildProcess | undefined;
test.beforeEach(async () => {
  folder = await makeDataDir();
});
test.afterEach(async () => {
  run?.kill('SIGKILL');
  await removeDataDir(folder);
});

/** Starts a second run of these end-to-end tests, which writes all of its files into the folder. */
function startRun(): ChildProcess {
  const options = [
    '--config=e2e/playwright.config.ts',
    '--workers=1',
    '--reporter=dot',
    `--output=${folder}/out`,
  ];
  return spawn(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...options], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder },
    stdio: 'ignore',
  });
}

/** Returns the process IDs that the .pid files of the folder hold, by the names of the files. */
async function startedProcesses(): Promise<Map<string, number>> {
  // A database gets its final folder only when it is complete, so a folder may have just become invalid.
  const paths = await readdir(folder, { recursive: true }).catch(() => []);
  const numbers = new Map<string, number>();
  for (const path of paths.filter((each) => each.endsWith('.pid'))) {
    const pid = Number.parseInt(await readFile(join(folder, path), 'utf8').catch(() => ''), 10);
    if (pid > 0) numbers.set(basename(path), pid);
  }
  return numbers;
}

/** Returns whether a process runs. An ended process has no working folder, even while it is a zombie. */
const isRunning = (pid: number) => readlink(`/proc/${pid}/cwd`).then(Boolean, () => false);

test('an interrupted run leaves no process and no folder behind', async () => {
  test.skip(process.platform !== 'linux', 'Only Linux tells which processes run.');
  run = startRun();
  const ended = once(run, 'exit');
  let started = new Map<string, number>();
  const names = async () => {
    started = await startedProcesses();
    return [...started.keys()].sort();
  };
  await expect.poll(names, wait).toEqual(['oryx.pid', 'postmaster.pid']);
  run.kill('SIGINT');
  await ended;
  for (const pid of started.values()) await expect.poll(() => isRunning(pid), wait).toBe(false);
  await expect.poll(async () => (await readdir(folder)).filter((name) => name !== 'out'), wait).toEqual([]);
});
