import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { ensureFolder, explainDiskError } from './disk-error.ts';
import { EmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { placePostgres } from './embedded/placement.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';

export type Database = PostgresJsDatabase<typeof schema>;
/** A database or a transaction of it. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** The open database of a server process. */
export interface Storage {
  readonly db: Database;
  /** Calls back after each `NOTIFY` of the channel, and whenever notices may have been missed. */
  listen(channel: string, onNotice: () => void): Promise<void>;
  /** Whether a query is answered within two seconds. */
  isReachable(): Promise<boolean>;
  /** Ends the connections, and the embedded server if nobody else uses it. */
  close(): Promise<void>;
}

/** Where to connect: a URL, or the parts of an address. */
export type ConnectTo =
  | string
  | { host: string; port: number; user: string; password: string; database: string };

const oldestVersion = 150_000;
const connections = 10;
const createDatabaseLock = 7_261_003;
const reachableWithinMs = 2000;

/** Opens the database that the configuration names, and brings its schema up to date. */
export async function openStorage(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  report: (line: string) => void,
  onLost: (error: unknown) => void,
): Promise<Storage> {
  if (databaseUrl) {
    await checkExternal(databaseUrl);
    return openDatabase(databaseUrl);
  }
  const embedded = await openEmbedded(dataDir, report, onLost);
  try {
    const storage = await openDatabase({ ...embedded.address, database: await ensureDatabase(embedded) });
    return { ...storage, close: () => storage.close().finally(() => embedded.close()) };
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

/** Migrates a database and opens a pool to it. */
export async function openDatabase(to: ConnectTo): Promise<Storage> {
  await withOneConnection(to, migrateDatabase);
  const sql = connect(to, connections);
  return {
    db: drizzle(sql, { schema }),
    listen: async (channel, onNotice) => {
      await sql.listen(channel, onNotice, onNotice);
    },
    isReachable: () => isReachable(sql),
    close: () => sql.end({ timeout: 5 }),
  };
}

/** Runs work on one connection of its own, and ends it. */
export async function withOneConnection<Result>(
  to: ConnectTo,
  work: (connection: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const connection = connect(to, 1);
  try {
    return await work(connection);
  } finally {
    await connection.end({ timeout: 5 });
  }
}

function connect(to: ConnectTo, max: number): postgres.Sql {
  const options: postgres.Options<Record<string, never>> = {
    max,
    connect_timeout: 10,
    connection: { application_name: 'oryx', TimeZone: 'UTC' },
    onnotice: () => undefined,
    // No array types here; and its query, cut off by a lost connection, would be an unhandled rejection.
    fetch_types: false,
  };
  return typeof to === 'string' ? postgres(to, options) : postgres({ ...to, ...options });
}

async function isReachable(sql: postgres.Sql): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((give) => {
    timer = setTimeout(() => give(false), reachableWithinMs);
  });
  const answered = sql`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}

async function checkExternal(url: string): Promise<void> {
  const version = await withOneConnection(url, async (connection) => {
    const [row] = await connection<
      { version: string }[]
    >`select current_setting('server_version_num') as version`;
    return Number(row?.version);
  }).catch((error) => {
    throw new StartError(`DATABASE_URL: the database can't be reached (${error.code ?? error.message}).`);
  });
  if (version >= oldestVersion) return;
  throw new StartError(
    `DATABASE_URL: Oryx needs PostgreSQL 15 or newer, and this server is version ${Math.floor(version / 10_000)}.`,
  );
}

async function openEmbedded(
  dataDir: string,
  report: (line: string) => void,
  onLost: (error: unknown) => void,
): Promise<EmbeddedPostgres> {
  try {
    await ensureFolder(dataDir);
    return await EmbeddedPostgres.open({ placement: await placePostgres(dataDir, report), onLost });
  } catch (error) {
    throw explainDiskError(error, dataDir);
  }
}

/** Makes the database of Oryx inside its own server, and answers its name. */
async function ensureDatabase({ address }: EmbeddedPostgres): Promise<string> {
  const name = 'oryx';
  await withOneConnection({ ...address, database: 'postgres' }, async (connection) => {
    // CREATE DATABASE can't run in a transaction, so a lock keeps two first starts apart.
    await connection`select pg_advisory_lock(${createDatabaseLock})`;
    const found = await connection`select from pg_database where datname = ${name}`;
    if (found.length === 0) await connection`create database ${connection(name)}`;
  });
  return name;
}
