import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostmaster } from '../../storage/embedded/postmaster.ts';
import { openStorage } from '../../storage/storage.ts';
import { openUnderWrites, type UnderWrites, untold } from './under-writes.ts';

describe('a server whose own PostgreSQL fails under writes lives, answers, and loses nothing', () => {
  let dataDir: string;
  let server: UnderWrites;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'oryx-outage-'));
    await chmod(dataDir, 0o755);
    const storage = await openStorage({ databaseUrl: undefined, dataDir }, untold);
    server = await openUnderWrites(storage);
  });

  afterAll(() => server.close());

  const postmaster = async () => {
    const found = await findPostmaster(join(dataDir, 'postgres'));
    if (!found) throw new Error('PostgreSQL does not run');
    return found.pid;
  };

  it('with the settings that keep an acknowledged write through a power failure', async () => {
    const { rows } = await server.db.execute<{ name: string; setting: string }>(
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
    await server.survive(async () => {
      const pid = await postmaster();
      process.kill(pid, signal);
      await untilReplaced(pid);
    });
  });

  it('if all its processes are suspended, five times', async () => {
    await server.survive(async () => {
      const { rows } = await server.db.execute<{ pid: number }>(sql`select pid from pg_stat_activity`);
      const pids = [await postmaster(), ...rows.map(({ pid }) => pid)];
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      try {
        await server.untilRed();
      } finally {
        for (const pid of pids) signal(pid, 'SIGCONT');
      }
    });
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
