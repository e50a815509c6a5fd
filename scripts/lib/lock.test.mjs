import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { alone } from './lock.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oryx-lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('work waits for earlier work of the same name, and not for other work', async () => {
  const events = [];
  const busy = [];
  let finish;
  const first = alone('build', undefined, () => new Promise((resolve) => (finish = resolve)), folder);
  const second = alone(
    'build',
    (pid) => busy.push(pid),
    async () => events.push('second'),
    folder,
  );
  await alone('test', undefined, async () => events.push('other'), folder);
  expect(busy).toEqual([process.pid]);
  expect(events).toEqual(['other']);
  finish();
  await Promise.all([first, second]);
  expect(events).toEqual(['other', 'second']);
  expect(readdirSync(folder)).toEqual([]);
});

it('work does not start if the caller refuses to wait', async () => {
  writeFileSync(join(folder, 'test.pid'), String(process.ppid));
  const refuse = (pid, file) => {
    throw new Error(`${pid} has ${file}`);
  };
  let done = false;
  await expect(
    alone(
      'test',
      refuse,
      async () => {
        done = true;
      },
      folder,
    ),
  ).rejects.toThrow(`${process.ppid} has ${join(folder, 'test.pid')}`);
  expect(done).toBe(false);
});

it('the lock of a killed process is taken over', async () => {
  // No process has this ID, because it is above the maximum of Linux and macOS.
  writeFileSync(join(folder, 'test.pid'), '4194999');
  expect(await alone('test', undefined, async () => 'done', folder)).toBe('done');
});

it('the lock is released if the work fails', async () => {
  const failing = () =>
    alone(
      'test',
      undefined,
      async () => {
        throw new Error('failed');
      },
      folder,
    );
  await expect(failing()).rejects.toThrow('failed');
  expect(readdirSync(folder)).toEqual([]);
});
