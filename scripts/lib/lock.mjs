import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { inRoot } from './paths.mjs';
import { signal } from './processes.mjs';

/**
 * Does some work while no other process of this checkout does work of the same name, and returns the result
 * of the work. If another process does, `onBusy` is called once with the ID of that process and the file of
 * its lock. The work then waits, unless `onBusy` throws.
 */
export async function alone(name, onBusy, work, folder = inRoot('.oryx')) {
  const file = `${folder}/${name}.pid`;
  mkdirSync(folder, { recursive: true });
  let isTold = false;
  while (!take(file)) {
    const holder = livingHolder(file);
    if (holder && !isTold) onBusy(holder, file);
    isTold ||= holder !== undefined;
    await delay(100);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Takes the lock. Returns whether it was free. */
function take(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    // A link appears with its content, and fails if the file exists, so only one process gets the lock.
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Returns the ID of the process that has the lock. Removes the lock of a process that was killed. */
function livingHolder(file) {
  let pid;
  try {
    pid = Number(readFileSync(file, 'utf8'));
  } catch {
    // The lock was released in this moment.
    return undefined;
  }
  if (signal(pid, 0)) return pid;
  removeLeft(file, pid);
  return undefined;
}

/** Removes a lock that a dead process has left, but never one that another process has taken meanwhile. */
function removeLeft(file, pid) {
  const aside = `${file}.${process.pid}.left`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== String(pid)) linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}
