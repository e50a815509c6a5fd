import { chmod, lstat, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../../start-error.ts';
import { openStorage, withOneConnection } from '../storage.ts';
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
const isRoot = process.getuid?.() === 0;

async function open(onLost?: (error: unknown) => void): Promise<EmbeddedPostgres> {
  const placement = await placePostgres(folder, silent);
  return EmbeddedPostgres.open({ placement, settings: { fsync: 'off' }, ...(onLost ? { onLost } : {}) });
}

const runningIn = () => findPostmaster(join(folder, 'postgres'));

function settingsOf({ address }: EmbeddedPostgres) {
  return withOneConnection({ ...address, database: 'postgres' }, async (connection) => {
    const rows = await connection<{ name: string; setting: string }[]>`select name, setting from pg_settings`;
    return new Map(rows.map(({ name, setting }) => [name, setting]));
  });
}

describe('the embedded PostgreSQL', () => {
  // Making a cluster takes most of the time, so these share one.
  beforeAll(makeFolder);
  afterAll(removeFolder);

  it('is made once by several who start first, shared by them, and stops with the last', async () => {
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
    await expect(withOneConnection(wrong, (connection) => connection`select 1`)).rejects.toMatchObject({
      code: '28P01',
    });
    await server.close();
  });

  it('withstands being opened and closed by many at once', async () => {
    const openAndClose = async () => {
      for (let round = 0; round < 3; round += 1) await (await open()).close();
    };
    await Promise.all(Array.from({ length: 4 }, openAndClose));
    expect(await runningIn()).toBeUndefined();
  });

  it('starts over a pid file that a power cut left behind', async () => {
    await (await open()).close();
    // No process has this number: it is above what Linux and macOS give out.
    const left = ['4194999', join(folder, 'postgres'), '1', '5432', '', '127.0.0.1', '', 'ready'].join('\n');
    await writeFile(join(folder, 'postgres', 'postmaster.pid'), left, { mode: 0o644 });
    const server = await open();
    expect((await settingsOf(server)).get('port')).toBe(String(server.address.port));
    await server.close();
  });

  it('is started again on the same port when it is killed under us', async () => {
    const lost: unknown[] = [];
    const server = await open((error) => lost.push(error));
    const before = (await runningIn())?.pid ?? 0;
    process.kill(before, 'SIGKILL');
    const answeringPid = async () => {
      await settingsOf(server);
      return (await runningIn())?.pid;
    };
    await expect.poll(() => answeringPid().catch(() => before), { timeout: 20_000 }).not.toBe(before);
    expect(lost).toEqual([]);
    await server.close();
    expect(await runningIn()).toBeUndefined();
  });
});

describe('what can stand in the way', () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  it('names a platform that has no programs, and what to do', async () => {
    await expect(installedBinaries('linux-mips')).rejects.toThrow(/\(linux-mips\).*Set DATABASE_URL/s);
  });

  it('names a data folder that is a file', async () => {
    const dataDir = join(folder, 'file');
    await writeFile(dataDir, '');
    const opened = openStorage({ databaseUrl: undefined, dataDir }, silent, silent);
    await expect(opened).rejects.toThrow(/DATA_DIR .*a file stands there/);
  });

  it('does not start empty where the database folder is gone', async () => {
    await symlink(join(folder, 'gone'), join(folder, 'postgres'));
    await expect(placePostgres(folder, silent)).rejects.toThrow(
      /is a link to a database folder that is gone/,
    );
  });

  it('names DATABASE_URL when it leads nowhere, and not the password in it', async () => {
    const databaseUrl = 'postgres://oryx:secret@127.0.0.1:1/oryx';
    const error = await openStorage({ databaseUrl, dataDir: folder }, silent, silent).catch(
      (thrown) => thrown,
    );
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toBe("DATABASE_URL: the database can't be reached (ECONNREFUSED).");
  });
});

describe.runIf(isRoot)('started by root', () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  it('runs as another account, and elsewhere when that account may not enter the data folder', async () => {
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

  it('copies the programs to where that account can run them', async () => {
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
