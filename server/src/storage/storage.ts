import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { type ConnectTo, reasonOf, type StartPatience, withOneConnection } from './connection.ts';
import { isDatabaseAway } from './database-away.ts';
import { DatabasePool, type PoolLimits, type PoolUse } from './database-pool.ts';
import { DatabaseWatch, type OnNotice, type Watched } from './database-watch.ts';
import { ensureFolder, explainDiskError } from './disk-error.ts';
import { type Address, EmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { placePostgres } from './embedded/placement.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;
/** A database or a transaction of it. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** The database connection of a server process. */
export interface Storage {
  readonly db: Database;
  /**
   * A number of this process. As long as it is connected it holds the advisory lock
   * (`processLock`, `processNumber`), which others see in `pg_locks`.
   */
  readonly processNumber: number;
  /**
   * Calls `onNotice` after each `NOTIFY` on the channel, and with an empty text whenever notices may have been
   * missed.
   */
  listen(channel: string, onNotice: OnNotice): Promise<void>;
  /** Returns true if the database has answered within the last two seconds. */
  isReachable(): boolean;
  /** Returns the number of connections of the pool by state, and of calls that wait for one. */
  poolUse(): PoolUse;
  /** Closes the connections, and stops the embedded server if no other process uses it. */
  close(): Promise<void>;
}

/** Class of the advisory locks that mark living processes. */
export const processLock = 7_261_005;

/** Tells of the database while a server runs. */
export interface StorageEvents extends Watched {
  /** A sentence for the operator. */
  say(line: string): void;
  /** What needs this process to start the database has been done, and the rest takes a while without it. */
  onBegun?(): void;
}

export interface OpenOptions {
  readonly limits?: Partial<PoolLimits>;
  /** Silence in ms after which the database counts as away. */
  readonly silentMs?: number;
  readonly patience?: StartPatience;
}

/** How long a start waits for a database that does not answer, in ms. */
const waitAtStartMs = 30_000;
const oldestVersion = 150_000;
const createDatabaseLock = 7_261_003;
const closeWithinMs = 5000;
const largestProcessNumber = 2_147_483_647;

/** Opens the configured database and migrates it. */
export async function openStorage(
  {
    databaseUrl,
    dataDir,
    workers = 1,
  }: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'workers'>>,
  events: StorageEvents,
  waitMs: number = waitAtStartMs,
): Promise<Storage> {
  const patience = startPatience(events.say, waitMs);
  const limits = { connections: connectionsOf(workers) };
  if (databaseUrl) {
    events.onBegun?.();
    await checkExternal(databaseUrl, patience);
    return (await openDatabase(databaseUrl, events, { limits, patience })).storage;
  }
  let moved: ((address: Address) => void) | undefined;
  const embedded = await openEmbedded(dataDir, events, (address) => moved?.(address));
  try {
    const database = await ensureDatabase(embedded, patience);
    const opened = await openDatabase({ ...embedded.address, database }, events, { limits, patience });
    moved = opened.moveTo;
    const { storage } = opened;
    return { ...storage, close: () => storage.close().finally(() => embedded.close()) };
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

/**
 * Runs work on one connection to the configured database, which is not migrated. The embedded server is joined,
 * or started and, if nobody else uses it, stopped again.
 */
export async function withDatabase<Result>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  say: (line: string) => void,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const patience = startPatience(say, waitAtStartMs);
  if (databaseUrl) {
    await checkExternal(databaseUrl, patience);
    return withOneConnection(databaseUrl, work, patience);
  }
  const ignored = () => undefined;
  const embedded = await openEmbedded(dataDir, { say, onAway: ignored, onBack: ignored }, ignored);
  try {
    const database = await ensureDatabase(embedded, patience);
    return await withOneConnection({ ...embedded.address, database }, work, patience);
  } finally {
    await embedded.close();
  }
}

function startPatience(say: (line: string) => void, forMs: number): StartPatience {
  return {
    forMs,
    onWait: (error) => say(`Waiting up to ${forMs / 1000} s for the database (${reasonOf(error)}) ...`),
  };
}

/**
 * Returns the size of the pool of each of some workers. All workers of a machine, with two connections more
 * each and with one that replaces another, fit into the 100 connections that PostgreSQL has by default.
 */
function connectionsOf(workers: number): number {
  return Math.max(3, Math.min(10, Math.floor(40 / workers)));
}

/** Migrates a database and opens a connection pool. */
export async function openDatabase(
  to: ConnectTo,
  watched: Watched,
  { limits, silentMs, patience }: OpenOptions = {},
): Promise<{ storage: Storage; moveTo: (address: Address) => void }> {
  await withOneConnection(to, migrateDatabase, patience);
  let target = to;
  const processNumber = randomInt(1, largestProcessNumber);
  const pool = new DatabasePool(limits);
  const watch = new DatabaseWatch(
    () => target,
    {
      onAway: (error) => {
        pool.suspend();
        watched.onAway(error);
      },
      onBack: () => {
        pool.resume();
        watched.onBack();
      },
    },
    async (connection) => {
      // Shared, because a connection that was lost without a word may hold it for hours.
      await connection.client.query(`select pg_advisory_lock_shared(${processLock}, ${processNumber})`);
      pool.moveTo(connection.to);
    },
    silentMs,
  );
  await watch.start();
  let closed: Promise<void> | undefined;
  const storage: Storage = {
    db: drizzle(pool, { schema }),
    processNumber,
    listen: (channel, onNotice) => watch.listen(channel, onNotice),
    isReachable: () => watch.isUp,
    poolUse: () => pool.use,
    close: () => {
      closed ??= closeAll(pool, watch);
      return closed;
    },
  };
  return {
    storage,
    moveTo: ({ port }) => {
      // The pool follows the watch.
      if (typeof target === 'object') target = { ...target, port };
    },
  };
}

async function closeAll(pool: DatabasePool, watch: DatabaseWatch): Promise<void> {
  await watch.stop();
  const ended = pool.end();
  await Promise.race([ended, delay(closeWithinMs, undefined, { ref: false })]);
  pool.suspend();
  await ended;
}

async function checkExternal(url: string, patience: StartPatience): Promise<void> {
  const version = await withOneConnection(
    url,
    async (client) => {
      const { rows } = await client.query("select current_setting('server_version_num') as version");
      return Number(rows[0]?.version);
    },
    patience,
  ).catch((error) => {
    const waited = isDatabaseAway(error) ? ` The attempts were repeated for ${patience.forMs / 1000} s.` : '';
    throw new StartError(`DATABASE_URL: the database can't be reached (${reasonOf(error)}).${waited}`);
  });
  if (version >= oldestVersion) return;
  throw new StartError(
    `DATABASE_URL: Oryx needs PostgreSQL 15 or newer, and this server is version ${Math.floor(version / 10_000)}.`,
  );
}

async function openEmbedded(
  dataDir: string,
  { say, onAway, onBegun = () => undefined }: StorageEvents,
  onMoved: (address: Address) => void,
): Promise<EmbeddedPostgres> {
  try {
    await ensureFolder(dataDir);
    const placement = await placePostgres(dataDir, say);
    return await EmbeddedPostgres.open({ placement, onBegun, onMoved, onTrouble: onAway });
  } catch (error) {
    throw explainDiskError(error, dataDir);
  }
}

/** Creates the database in the embedded server if necessary. Returns its name. */
async function ensureDatabase({ address }: EmbeddedPostgres, patience: StartPatience): Promise<string> {
  const name = 'oryx';
  await withOneConnection(
    { ...address, database: 'postgres' },
    async (client) => {
      // CREATE DATABASE cannot run in a transaction, so a lock serialises two first starts.
      await client.query(`select pg_advisory_lock(${createDatabaseLock})`);
      const { rows } = await client.query('select from pg_database where datname = $1', [name]);
      if (rows.length === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
    },
    patience,
  );
  return name;
}
