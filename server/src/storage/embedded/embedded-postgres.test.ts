import { readFileSync } from 'node:fs';
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../../start-error.ts';
import { withOneConnection } from '../connection.ts';
import { openStorage } from '../storage.ts';
import { installedBinaries, reachableBinaries } from './binaries.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { placePostgres } from './placement.ts';
import { findPostmaster } from './postmaster.ts';

let folder: string;

async function makeFolder(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'oryx-embedded-'));
  await chmod(folder, 0o755);
}

const removeFolder = () => rm(folder, { recursive: true });

const silent = () => undefined;
const events = { say: silent, onAway: silent, onBack: silent };
const isRoot = process.getuid?.() === 0;

async function open(onTrouble: (error: unknown) => void = silent): Promise<EmbeddedPostgres> {
  const placement = await placePostgres(folder, silent);
  return EmbeddedPostgres.open({ placement, settings: { fsync: 'off' }, onTrouble });
}

/** Returns true if a process lives. One that nobody has asked for its exit code is dead as well. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

const runningIn = () => findPostmaster(join(folder, 'postgres'));

function settingsOf({ address }: EmbeddedPostgres) {
  return withOneConnection({ ...address, database: 'postgres' }, async (connection) => {
    const { rows } = await connection.query<{ name: string; setting: string }>(
      'select name, setting from pg_settings',
    );
    return new Map(rows.map(({ name, setting }) => [name, setting]));
  });
}

describe('the embedded PostgreSQL', () => {
  // Making a cluster takes most of the time, so these share one.
  beforeAll(makeFolder);
  afterAll(removeFolder);

  it('is created once by concurrent first starts, shared by them, and stops with the last', async () => {
    const [first, second, third] = await Promise.all([open(), open(), open()]);
    expect(new Set([first.address.port, second.address.port, third.address.port]).size).toBe(1);
    await first.close();
    await third.close();
    expect(await runningIn()).toBeDefined();
    await second.close();
    expect(await runningIn()).toBeUndefined();
    expect(await readdir(folder)).toEqual(['postgres']);
  });

  it('listens on loopback only, with passwords, in UTF-8 and UTC', async () => {
    const server = await open();
    const settings = await settingsOf(server);
    expect(settings.get('server_version')).toMatch(/^18\./);
    expect(settings.get('listen_addresses')).toBe('127.0.0.1');
    expect(settings.get('unix_socket_directories')).toBe('');
    expect(settings.get('password_encryption')).toBe('scram-sha-256');
    expect(settings.get('server_encoding')).toBe('UTF8');
    expect(settings.get('TimeZone')).toBe('UTC');
    const wrong = { ...server.address, password: 'guess', database: 'postgres' };
    await expect(
      withOneConnection(wrong, (connection) => connection.query('select 1')),
    ).rejects.toMatchObject({
      code: '28P01',
    });
    await server.close();
  });

  it('can be opened and closed by many processes at once', async () => {
    const openAndClose = async () => {
      for (let round = 0; round < 3; round += 1) await (await open()).close();
    };
    await Promise.all(Array.from({ length: 4 }, openAndClose));
    expect(await runningIn()).toBeUndefined();
  });

  it('reports why PostgreSQL does not start', async () => {
    const placement = await placePostgres(folder, silent);
    const opened = EmbeddedPostgres.open({ placement, settings: { max_connections: 'many' } });
    await expect(opened).rejects.toThrow(/PostgreSQL did not start in .*max_connections/s);
  });

  it('starts despite a pid file left by a power failure', async () => {
    await (await open()).close();
    // No process has this number: it is above what Linux and macOS give out.
    const left = ['4194999', join(folder, 'postgres'), '1', '5432', '', '127.0.0.1', '', 'ready'].join('\n');
    await writeFile(join(folder, 'postgres', 'postmaster.pid'), left, { mode: 0o644 });
    const server = await open();
    expect((await settingsOf(server)).get('port')).toBe(String(server.address.port));
    await server.close();
  });

  it('starts despite an empty pid file left by a power failure', async () => {
    const file = join(folder, 'postgres', 'postmaster.pid');
    await writeFile(file, '', { mode: 0o600 });
    const before = new Date(Date.now() - 2 * 60_000);
    await utimes(file, before, before);
    const server = await open();
    expect(await runningIn()).toBeDefined();
    await server.close();
  });

  it('is restarted on the same port if it is killed', async () => {
    const troubles: unknown[] = [];
    const server = await open((error) => troubles.push(error));
    const before = (await runningIn())?.pid ?? 0;
    process.kill(before, 'SIGKILL');
    const answeringPid = async () => {
      await settingsOf(server);
      return (await runningIn())?.pid;
    };
    await expect.poll(() => answeringPid().catch(() => before)).not.toBe(before);
    expect(troubles).toEqual([]);
    await server.close();
    expect(await runningIn()).toBeUndefined();
  });

  it('moves to another port if another program has taken its own, and the pool follows', async () => {
    const storage = await openStorage({ databaseUrl: undefined, dataDir: folder }, events);
    const { pid = 0, port = 0 } = (await runningIn()) ?? {};
    const taker = createServer();
    process.kill(pid, 'SIGKILL');
    // Without a pause, so that the port is taken before the loss of the server is noticed here.
    while (isAlive(pid));
    taker.listen(port);
    try {
      await expect
        .poll(
          () =>
            storage.db.execute('select 1').then(
              ({ rows }) => rows.length,
              () => 0,
            ),
          { timeout: 30_000 },
        )
        .toBe(1);
      expect(taker.listening).toBe(true);
      expect((await runningIn())?.port).not.toBe(port);
    } finally {
      taker.close();
      await storage.close();
    }
    expect(await runningIn()).toBeUndefined();
  });
});

describe('what can stand in the way', () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  it('reports a platform without programs, and what to do', async () => {
    await expect(installedBinaries('linux-mips')).rejects.toThrow(/\(linux-mips\).*Set DATABASE_URL/s);
  });

  it('reports a data folder that is a file', async () => {
    const dataDir = join(folder, 'file');
    await writeFile(dataDir, '');
    const opened = openStorage({ databaseUrl: undefined, dataDir }, events);
    await expect(opened).rejects.toThrow(/DATA_DIR .*a file stands there/);
  });

  it('does not start with an empty database if the folder is gone', async () => {
    await symlink(join(folder, 'gone'), join(folder, 'postgres'));
    await expect(placePostgres(folder, silent)).rejects.toThrow(
      /is a link to a database folder that is gone/,
    );
  });

  it('names an unreachable DATABASE_URL without its password', async () => {
    const databaseUrl = 'postgres://oryx:secret@127.0.0.1:1/oryx';
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    const opened = openStorage({ databaseUrl, dataDir: folder }, { ...events, say }, 1000);
    const error = await opened.catch((thrown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toBe(
      "DATABASE_URL: the database can't be reached (ECONNREFUSED). The attempts were repeated for 1 s.",
    );
    expect(said).toEqual(['Waiting up to 1 s for the database (ECONNREFUSED) ...']);
  });
});

describe.runIf(isRoot)('started by root', () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  it('runs as another account, and elsewhere if that account may not enter the data folder', async () => {
    const dataDir = join(folder, 'closed', 'data');
    await mkdir(dataDir, { recursive: true });
    await chmod(join(folder, 'closed'), 0o700);
    const systemFolder = join(folder, 'system');
    const said: string[] = [];
    const place = () => placePostgres(dataDir, (line) => said.push(line), systemFolder);

    const server = await EmbeddedPostgres.open({ placement: await place(), settings: { fsync: 'off' } });
    await server.close();
    const cluster = await realpath(join(dataDir, 'postgres'));
    expect(cluster.startsWith(systemFolder)).toBe(true);
    expect((await lstat(cluster)).uid).not.toBe(0);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`The database is kept in ${cluster}`);

    const again = await place();
    expect(again.cluster).toBe(cluster);
    expect(said).toHaveLength(1);
  });

  it('copies the programs to a place where that account can run them', async () => {
    const installed = await installedBinaries();
    const closed = join(folder, 'closed');
    await mkdir(closed, { mode: 0o700 });
    await symlink(installed.root, join(closed, 'native'));
    const { account } = await placePostgres(folder, silent);
    if (!account) throw new Error('root has an account for the database');
    const hidden = { root: join(closed, 'native', '.'), version: installed.version };
    const reachable = await reachableBinaries(hidden, account, join(folder, 'system'));
    expect(reachable.root).toBe(join(folder, 'system', `postgresql-${installed.version}`));
    expect(await reachableBinaries(hidden, account, join(folder, 'system'))).toEqual(reachable);
    expect(await readdir(join(folder, 'system'))).toEqual([`postgresql-${installed.version}`]);
  });
});
