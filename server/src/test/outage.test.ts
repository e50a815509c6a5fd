import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { answerFor } from '../http/serve.ts';
import { withOneConnection } from '../storage/connection.ts';
import type { PoolLimits } from '../storage/database-pool.ts';
import { findPostmaster } from '../storage/embedded/postmaster.ts';
import { users } from '../storage/schema.ts';
import { openDatabase, openStorage, type Storage } from '../storage/storage.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts';
import { type Member, member, somebody } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const rounds = 5;
const writers = 4;
const away = { message: 'The server cannot reach its database. Please try again in a moment.' };

let test: TestApp;
let user: Member;
let address = 0;

/** Registers somebody. Returns the address if that was acknowledged. Every other answer must be the 503. */
async function write(): Promise<string | undefined> {
  address += 1;
  const person = somebody();
  const response = await test
    .browser(`10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`)
    .post('register', person);
  if (response.status === 200) return person.email;
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect(await response.json()).toEqual(away);
  return undefined;
}

const isReady = async () => (await test.app.request('/readyz')).status === 200;

/** Causes the fault while several loops write, and ends it. Returns the acknowledged addresses. */
async function writeDuring(fault: () => Promise<void>): Promise<string[]> {
  const acknowledged: string[] = [];
  let isOver = false;
  const loop = async () => {
    while (!isOver) {
      const email = await write();
      if (email) acknowledged.push(email);
      // Without a pause, the writers would keep the processor busy while everybody waits for the fault to end.
      await delay(email ? 20 : 200);
    }
  };
  const loops = Array.from({ length: writers }, loop);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(writers);
  await fault();
  await expect.poll(isReady).toBe(true);
  const before = acknowledged.length;
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before + writers);
  isOver = true;
  await Promise.all(loops);
  return acknowledged;
}

/** Every acknowledged write is there, and the user is still signed in. */
async function expectNothingLost(acknowledged: readonly string[]): Promise<void> {
  const stored = await test.database.storage.db.select({ email: users.email }).from(users);
  const known = new Set(stored.map(({ email }) => email));
  expect(acknowledged.filter((email) => !known.has(email))).toEqual([]);
  expect((await user.browser.send('GET', '/api/auth/user')).status).toBe(200);
}

/** Until a reader has been told that the database is away. */
async function untilToldAway(): Promise<void> {
  await expect.poll(async () => (await user.browser.send('GET', '/api/auth/user')).status).toBe(503);
}

async function untilRed(): Promise<void> {
  await expect.poll(isReady).toBe(false);
  expect((await test.app.request('/healthz')).status).toBe(200);
  const response = await user.browser.send('GET', '/api/auth/user');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual(away);
}

const ignored = { say: () => undefined, onAway: () => undefined, onBack: () => undefined };

/** The storage in the form that a test app takes. */
function asDatabase(storage: Storage): TestDatabase {
  return {
    name: 'oryx',
    storage,
    another: () => Promise.reject(new Error('not needed')),
    drop: () => storage.close(),
  };
}

describe('a server whose own PostgreSQL fails under writes lives, answers, and loses nothing', () => {
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'oryx-outage-'));
    await chmod(dataDir, 0o755);
    const storage = await openStorage({ databaseUrl: undefined, dataDir }, ignored);
    test = await openTestApp({ database: asDatabase(storage) });
    user = await member(test);
  });

  afterAll(() => test.close());

  const postmaster = async () => {
    const found = await findPostmaster(join(dataDir, 'postgres'));
    if (!found) throw new Error('PostgreSQL does not run');
    return found.pid;
  };

  it('with the settings that keep an acknowledged write through a power failure', async () => {
    const { rows } = await test.database.storage.db.execute<{ name: string; setting: string }>(
      sql`select name, setting from pg_settings
        where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums') order by name`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
    });
  });

  /** Another process serves the database. */
  const untilReplaced = (pid: number) => expect.poll(() => postmaster().catch(() => pid)).not.toBe(pid);

  it.each([
    ['is killed', 'SIGKILL'],
    ['is stopped quickly, as for an update', 'SIGINT'],
    ['is stopped immediately', 'SIGQUIT'],
  ] as const)('if it %s, five times', async (_, signal) => {
    for (let round = 0; round < rounds; round += 1) {
      const acknowledged = await writeDuring(async () => {
        const pid = await postmaster();
        process.kill(pid, signal);
        await untilReplaced(pid);
      });
      await expectNothingLost(acknowledged);
    }
  });

  it('if all its processes are suspended, five times', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const acknowledged = await writeDuring(async () => {
        const { rows } = await test.database.storage.db.execute<{ pid: number }>(
          sql`select pid from pg_stat_activity`,
        );
        const pids = [await postmaster(), ...rows.map(({ pid }) => pid)];
        for (const pid of pids) process.kill(pid, 'SIGSTOP');
        try {
          await untilRed();
        } finally {
          for (const pid of pids) signal(pid, 'SIGCONT');
        }
      });
      await expectNothingLost(acknowledged);
    }
  });
});

/** Sends a signal, also to a process that may have ended. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

describe('a server whose database is far away lives, answers, and loses nothing', () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;

  beforeAll(async () => {
    database = await createTestDatabase();
    const direct = inject('postgres');
    proxy = await startDatabaseProxy(direct);
    const to = { ...direct, port: proxy.port, database: database.name };
    const { storage } = await openDatabase(to, ignored);
    test = await openTestApp({ database: asDatabase(storage) });
    user = await member(test);
  });

  afterAll(async () => {
    await test.close();
    await proxy.close();
    await database.drop();
  });

  it.each(['refuse', 'silent'] as const)('if the network is in mode "%s", five times', async (mode) => {
    for (let round = 0; round < rounds; round += 1) {
      const acknowledged = await writeDuring(async () => {
        proxy.set(mode);
        try {
          await untilRed();
        } finally {
          proxy.set('pass');
        }
      });
      await expectNothingLost(acknowledged);
    }
  });

  it('if an administrator ends its connections, five times', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const acknowledged = await writeDuring(() =>
        withOneConnection({ ...inject('postgres'), database: 'postgres' }, async (client) => {
          await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
            database.name,
          ]);
        }),
      );
      await expectNothingLost(acknowledged);
    }
  });

  it('and a write in doubt is not answered as done', async () => {
    proxy.set('no answers');
    const inDoubt = write();
    expect(await inDoubt).toBeUndefined();
    await untilToldAway();
    proxy.set('pass');
    await expect.poll(isReady).toBe(true);
  });

  it('and connections that die between two statements of a transaction leave the pool', async () => {
    const { db } = test.database.storage;
    // More than the pool has.
    for (let number = 0; number < 12; number += 1) {
      const broken = db.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined);
        await delay(20);
        await transaction.execute(sql`select 1`);
      });
      await expect(broken).rejects.toThrow();
    }
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });
});

describe('time limits of the database', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });

  afterAll(() => database.drop());

  async function withLimits(limits: Partial<PoolLimits>, work: (storage: Storage) => Promise<void>) {
    const to = { ...inject('postgres'), database: database.name };
    const { storage } = await openDatabase(to, ignored, { limits });
    await work(storage);
    expect((await storage.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await storage.close();
  }

  /** The status that a caller gets for the error with which some work rejects. */
  const statusOf = (work: Promise<unknown>) =>
    work.then(
      () => 200,
      (error) => answerFor(error).error.status,
    );

  it('end a statement that takes too long', () =>
    withLimits({ statementMs: 300 }, async ({ db }) => {
      expect(await statusOf(db.execute(sql`select pg_sleep(600)`))).toBe(503);
    }));

  it('end a transaction that takes too long, and give its connection back', () =>
    withLimits({ useMs: 500 }, async ({ db }) => {
      const slow = db.transaction(async (transaction) => {
        for (;;) {
          await transaction.execute(sql`select 1`);
          await delay(20);
        }
      });
      expect(await statusOf(slow)).toBe(503);
    }));

  it('end the wait for a free connection', () =>
    withLimits({ connectionMs: 2000 }, async ({ db }) => {
      let finish: (() => void) | undefined;
      const finished = new Promise<void>((done) => {
        finish = done;
      });
      const busy = Array.from({ length: 10 }, () => db.transaction(() => finished));
      expect(await statusOf(db.execute(sql`select 1`))).toBe(503);
      finish?.();
      await Promise.all(busy);
    }));
});
