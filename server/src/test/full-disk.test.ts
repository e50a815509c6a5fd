import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxTransport } from '../mail/transports.ts';
import { MailWorker } from '../mail/worker.ts';
import { StartError } from '../start-error.ts';
import { users } from '../storage/schema.ts';
import { openStorage } from '../storage/storage.ts';
import { keptLog } from './kept-log.ts';
import { type Member, member, messageOf, somebody } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** True if this machine lets a test have a small disk of its own. Without root and Linux these are skipped. */
function canMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt'], { stdio: 'ignore' });
    return process.platform === 'linux';
  } catch {
    return false;
  }
}

const mounts: string[] = [];

/** Mounts a small disk on a new folder. */
async function mountDisk(options: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'oryx-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `mode=755,${options}`, 'none', folder]);
  mounts.push(folder);
  return folder;
}

const ignored = { say: () => undefined, onAway: () => undefined, onBack: () => undefined };
const startIn = (dataDir: string) => openStorage({ databaseUrl: undefined, dataDir }, ignored);

/** Writes a file until nothing more fits on its disk. */
async function fillDisk(path: string): Promise<void> {
  const file = await open(path, 'w');
  for (const size of [1024 * 1024, 4096]) {
    const piece = Buffer.alloc(size);
    while (await file.write(piece).catch(() => undefined));
  }
  await file.close();
}

describe.runIf(canMount())('a disk', () => {
  afterAll(async () => {
    for (const folder of mounts.reverse()) {
      execFileSync('umount', [folder]);
      await rm(folder, { recursive: true });
    }
  });

  it('that is read-only is named at the start', async () => {
    const folder = await mountDisk('size=1m,ro');
    const error = await startIn(join(folder, 'data')).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toBe(
      `DATA_DIR (${join(folder, 'data')}) can't be used: ${folder}: that disk is read-only. Set DATA_DIR to a folder on a disk that can be written.`,
    );
  });

  it('that is full is named at the start', async () => {
    const folder = await mountDisk('size=1m');
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    await fillDisk(join(folder, 'filled'));
    const error = await startIn(dataDir).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toBe(
      `DATA_DIR (${dataDir}) can't be used: ${dataDir}: that disk is full. Free some space, or set DATA_DIR to a folder on another disk.`,
    );
  });

  describe('that becomes full while the server runs', () => {
    let folder: string;
    let test: TestApp;
    let user: Member;

    beforeAll(async () => {
      folder = await mountDisk('size=160m');
      // A server of its own: on a full disk no checkpoint succeeds, which other tests would notice.
      const storage = await startIn(join(folder, 'data'));
      const another = () => Promise.reject(new Error('not needed'));
      test = await openTestApp({ database: { name: 'oryx', storage, another, drop: () => storage.close() } });
      user = await member(test);
    });

    afterAll(() => test.close());

    it('refuses writes with a clear 503, reads on, keeps mails, and loses nothing', async () => {
      const outbox = join(folder, 'outbox');
      const transport = outboxTransport(outbox, 'no-reply@localhost', test.now, () => undefined);
      const worker = new MailWorker(test.database.storage, transport, test.now, keptLog());
      const acknowledged: string[] = [];
      const write = async () => {
        const person = somebody();
        const response = await test.browser(`10.1.1.${acknowledged.length % 200}`).post('register', person);
        if (response.status === 200) acknowledged.push(person.email);
        return response;
      };
      const filled = join(folder, 'filled');
      await fillDisk(filled);

      let refused = await write();
      // A little room is left in what the database has already reserved.
      for (let each = 0; each < 150 && refused.status === 200; each += 1) refused = await write();
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('60');
      expect(await messageOf(refused)).toBe(
        "The server's disk is full, so nothing was stored. Tell whoever runs it. Reading still works.",
      );
      expect(JSON.stringify(test.log)).toContain('the disk of the database is full');
      for (const path of ['/api/auth/user', '/api/pediatrics/equipment', '/api/learning/paths']) {
        expect((await user.browser.send('GET', path)).status, path).toBe(200);
      }
      await worker.drain();
      const written = () => readdir(outbox).catch(() => []);
      expect(await written()).toEqual([]);

      await rm(filled);
      await expect.poll(async () => (await write()).status).toBe(200);
      const stored = await test.database.storage.db.select({ email: users.email }).from(users);
      const known = stored.map(({ email }) => email);
      expect(acknowledged.filter((email) => !known.includes(email))).toEqual([]);
      test.pass(60_000);
      await worker.drain();
      expect(await written()).toHaveLength(acknowledged.length);
      await worker.stop();
    });
  });
});
