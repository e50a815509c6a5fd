import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signal } from './processes.mjs';

/**
 * The files that name a process, and the signal for it. Oryx is ended first, because it would start its
 * PostgreSQL again. SIGQUIT ends PostgreSQL at once, and its data is removed with the folder.
 */
const signals = { 'oryx.pid': 'SIGKILL', 'postmaster.pid': 'SIGQUIT' };

/** How long a process may take to end before it is killed. */
const patienceMs = 20_000;

/** Ends every process of the folder of a run, and removes the folder. */
export async function sweep(folder) {
  const place = await realpath(folder).catch(() => undefined);
  if (place === undefined) return;
  for (const [file, name] of Object.entries(signals)) {
    for (const pid of await processesOf(place, file)) await end(pid, name, place);
  }
  // A process that has just ended may have left others that still write.
  await rm(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** Returns the IDs of the running processes of a folder that its files of this name hold. */
async function processesOf(folder, name) {
  const paths = await readdir(folder, { recursive: true });
  const pids = [];
  for (const path of paths.filter((each) => basename(each) === name)) {
    const pid = Number.parseInt(await readFile(join(folder, path), 'utf8').catch(() => ''), 10);
    if (pid > 0 && (await livesIn(pid, folder))) pids.push(pid);
  }
  return pids;
}

async function end(pid, name, folder) {
  signal(pid, name);
  const deadline = Date.now() + patienceMs;
  while (await livesIn(pid, folder)) {
    if (Date.now() > deadline) signal(pid, 'SIGKILL');
    await delay(20);
  }
}

/**
 * Returns whether a process runs and has its working folder in the folder. Another process may have got the
 * ID of one that has ended, and must not be ended. Only Linux tells the working folder of a process.
 */
export async function livesIn(pid, folder) {
  if (process.platform !== 'linux') return signal(pid, 0);
  const workplace = await readlink(`/proc/${pid}/cwd`).catch(() => '');
  return workplace.startsWith(`${folder}${sep}`);
}
