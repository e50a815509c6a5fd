import { chmod, mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { openConnection } from './connection.ts';
import { isDatabaseAway } from './database-away.ts';
import { type Address, EmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { placePostgres } from './embedded/placement.ts';
import { freePort } from './embedded/postmaster.ts';
import { openDatabase, openStorage, processLock } from './storage.ts';

const ignored = { say: () => undefined, onAway: () => undefined, onBack: () => undefined };
/** No attempt ends because the machine is slow. */
const limitMs = 600_000;

/** Two servers with a database of the same name, as a primary and its standby have one. */
let first: Address;
let second: Address;
let database: TestDatabase;
let own: EmbeddedPostgres;
let silent: Server;
let silentPort: number;

beforeAll(async () => {
  second = inject('postgres');
  database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'oryx-hosts-'));
  await chmod(folder, 0o755);
  const placement = await placePostgres(folder, () => undefined);
  own = await EmbeddedPostgres.open({ placement, settings: { fsync: 'off' } });
  await maintain(own.address, [
    `create database ${database.name}`,
    // A list of hosts has one password.
    `alter role ${own.address.user} password '${second.password}'`,
  ]);
  first = { ...own.address, password: second.password };
  silent = createServer((socket) => socket.on('error', () => undefined).resume());
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const address = silent.address();
  silentPort = typeof address === 'object' && address ? address.port : 0;
});

afterAll(async () => {
  silent.close();
  await own.close();
  await database.drop();
});

/** Runs statements on a server, also if it is read-only for others. */
async function maintain(server: Address, statements: readonly string[]): Promise<void> {
  const options = { options: '-c default_transaction_read_only=off' };
  const { client, end } = await openConnection({ ...server, database: 'postgres' }, options, limitMs);
  for (const statement of statements) await client.query(statement);
  await end();
}

/** Demotes or promotes the first server, and waits until new sessions see it. Its sessions stay. */
async function setFirst(mode: 'read-only' | 'read-write'): Promise<void> {
  await maintain(first, [
    `alter system set default_transaction_read_only = ${mode === 'read-only'}`,
    'select pg_reload_conf()',
  ]);
  await expect.poll(() => modeOf(first)).toBe(mode);
}

const modeOf = (server: Address) =>
  openConnection({ ...server, database: 'postgres' }, {}, limitMs).then(
    ({ end }) => end().then(() => 'read-write'),
    ({ message }) => message,
  );

/** Demotes or promotes the database of the second server, which other tests use. Its sessions end. */
const setSecond = (mode: 'read-only' | 'read-write') =>
  maintain(second, [
    `alter database ${database.name} set default_transaction_read_only = ${mode === 'read-only'}`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database.name}'`,
  ]);

function urlOf(...ports: readonly number[]): string {
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
  const { user, password } = second;
  return `postgres://${user}:${password}@${hosts}/${database.name}?target_session_attrs=read-write`;
}

describe('a database with several hosts', () => {
  it('is found although other hosts are silent, refuse, or are read-only', async () => {
    await setFirst('read-only');
    const url = urlOf(silentPort, await freePort(), first.port, second.port);
    const { client, to, end } = await openConnection(url, {}, limitMs);
    expect((await client.query('show port')).rows).toEqual([{ port: `${second.port}` }]);
    expect(to).toBe(urlOf(second.port));
    await end();
  });

  it('says of each host why it cannot be used, without the password', async () => {
    const refused = await freePort();
    const error = await openConnection(urlOf(silentPort, refused), {}, 1000).catch((each) => each);
    expect(isDatabaseAway(error)).toBe(true);
    expect(error.message).toBe(
      `127.0.0.1:${silentPort}: no answer within 1 s, 127.0.0.1:${refused}: ECONNREFUSED`,
    );
  });

  it('is refused at the start if every host is read-only', async () => {
    await setFirst('read-only');
    const config = { databaseUrl: urlOf(first.port), dataDir: tmpdir() };
    await expect(openStorage(config, ignored, 0)).rejects.toThrow(
      "DATABASE_URL: the database can't be reached (read-only).",
    );
  });

  it('reports a wrong password at once, although another host may not answer', async () => {
    const url = urlOf(await freePort(), second.port).replace(second.password, 'wrong');
    await expect(openConnection(url, {}, limitMs)).rejects.toMatchObject({ code: '28P01' });
  });

  it('is followed by connections, notices and the lock of the process', async () => {
    await setFirst('read-write');
    await setSecond('read-only');
    const seen: string[] = [];
    const { storage } = await openDatabase(
      urlOf(first.port, second.port),
      {
        onAway: (error) => seen.push(error instanceof Error ? error.message : ''),
        onBack: () => seen.push('back'),
      },
      { silentMs: limitMs },
    );
    const { db, processNumber } = storage;
    let notices = 0;
    await storage.listen('content', () => {
      notices += 1;
    });
    const portOf = async () => (await db.execute<{ port: string }>(sql`show port`)).rows[0]?.port;
    const held = sql`select from pg_locks where classid = ${processLock} and objid = ${processNumber}`;
    const expectAllOn = async ({ port }: Address) => {
      await expect.poll(() => portOf().catch(() => undefined)).toBe(`${port}`);
      await db.execute(sql`create table if not exists written (note text)`);
      expect((await db.execute(held)).rows).toHaveLength(1);
      const before = notices;
      await db.execute(sql`notify content`);
      await expect.poll(() => notices).toBeGreaterThan(before);
    };
    await expectAllOn(first);

    await setFirst('read-only');
    // The old primary answers, and takes nothing.
    const swallow = () => db.execute(sql`create table if not exists swallowed (note text)`);
    await expect.poll(() => swallow().then(() => 'taken', isDatabaseAway)).toBe(true);
    await expect.poll(() => storage.isReachable()).toBe(false);
    await setSecond('read-write');
    await expectAllOn(second);

    await setSecond('read-only');
    await expect.poll(() => storage.isReachable()).toBe(false);
    const reasons = `127.0.0.1:${first.port}: read-only, 127.0.0.1:${second.port}: read-only`;
    expect(seen).toEqual([reasons, 'back', reasons]);
    await setFirst('read-write');
    await expectAllOn(first);
    await storage.close();
  });
});
