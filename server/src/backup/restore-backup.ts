import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { copyStatement, namesOf, prepareCopy, rowsOf, storeRows } from '../storage/copy.ts';
import {
  appliedMigrations,
  applyMigrations,
  type Migration,
  migrationLock,
  readMigrations,
  type Table,
  tablesAfter,
} from '../storage/migrate.ts';
import { processLock } from '../storage/storage.ts';
import { type Contents, type Facts, readBackup } from './backup-file.ts';
import { Summed, writeTables } from './write-backup.ts';

export interface RestoreOptions {
  /** Version of this Oryx. */
  readonly version: string;
  /** What is in the database is written into this file and replaced. Without it the database must be empty. */
  readonly replaced?: { readonly file: string; readonly writtenAt: string };
  /** Everybody has to sign in again. */
  readonly endSessions: boolean;
}

export interface Restored extends Contents {
  /** True if the database held rows, which are in the file of `replaced` now. */
  readonly hasReplaced: boolean;
}

/**
 * Puts a backup into a database, in one transaction: all of it or nothing. The schema of the backup is built by
 * our migrations, the rows are stored and compared with the backup, and then the newer migrations follow.
 * Throws a StartError if the database is used by an Oryx, or holds rows that may not be replaced. After a
 * failure the connection is of no further use.
 *
 * @param file a backup that was checked
 */
export async function restoreBackup(
  client: pg.Client,
  file: string,
  { version, replaced, endSessions }: RestoreOptions,
): Promise<Restored> {
  let hasReplaced = false;
  let tables: readonly Table[] = [];
  let migrations: readonly Migration[] = [];
  await client.query('begin');
  await prepareCopy(client);
  // Somebody else's transaction on these tables would hold the restore up without a word.
  await client.query(`set local lock_timeout = '30s'`);
  // An Oryx that starts meanwhile waits here.
  await client.query(`select pg_advisory_xact_lock(${migrationLock})`);
  await refuseIfUsed(client);

  const contents = await readBackup(file, {
    begin: async (facts) => {
      migrations = await migrationsUpTo(facts, version);
      const before = (await appliedMigrations(client)).at(-1);
      if (before) hasReplaced = await empty(client, before, version, replaced);
      await applyMigrations(client, migrations);
      tables = await tablesAfter(lastOf(migrations));
    },
    table: async (statement, rows) => {
      const table = tables.find((each) => copyStatement(each) === statement);
      if (!table) throw new StartError(`${file} has a table that its version of Oryx does not have.`);
      await storeRows(client, table, rows);
    },
  });

  await compare(client, tables, contents);
  await applyMigrations(client, await readMigrations());
  if (endSessions) await client.query('delete from sessions');
  // One that had passed the lock before may have come only now. It has read nothing yet.
  await refuseIfUsed(client);
  await client.query('commit');
  return { ...contents, hasReplaced };
}

/** Returns the migrations that make the schema of a backup. Throws a StartError if a newer Oryx wrote it. */
export async function migrationsUpTo({ schema, version }: Facts, own: string): Promise<readonly Migration[]> {
  const migrations = await readMigrations();
  const last = migrations.findIndex(({ name }) => name === schema);
  if (last < 0 || isNewer(version, own)) {
    throw new StartError(`The backup was written by Oryx ${version}, and this is ${own}. Update Oryx first.`);
  }
  return migrations.slice(0, last + 1);
}

function isNewer(version: string, own: string): boolean {
  return version.localeCompare(own, 'en', { numeric: true }) > 0;
}

function lastOf(migrations: readonly Migration[]): Migration {
  const last = migrations.at(-1);
  if (!last) throw new Error('There are no migrations');
  return last;
}

async function refuseIfUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select from pg_locks where locktype = 'advisory' and classid = ${processLock}
      and database = (select oid from pg_database where datname = current_database())`,
  );
  if (rows.length > 0) throw new StartError('Oryx is running on this database. Stop it first.');
}

/** Drops everything that Oryx has made, if it may. Returns true if there were rows. */
async function empty(
  client: pg.Client,
  schema: Migration,
  version: string,
  replaced: RestoreOptions['replaced'],
): Promise<boolean> {
  const tables = await tablesAfter(schema);
  await client.query(`lock table ${namesOf(tables)} in access exclusive mode`);
  const filled = await filledTables(client, tables);
  if (filled.length > 0) {
    if (!replaced) {
      throw new StartError(
        `The database is not empty: it holds ${filled.join(', ')}. ` +
          'With --replace it is replaced, after a backup of it has been written.',
      );
    }
    const { file, writtenAt } = replaced;
    await writeTables(client, file, { version, schema: schema.name, writtenAt }, tables);
  }
  const { rows: functions } = await client.query<{ name: string }>(
    `select distinct tgfoid::regprocedure::text as name from pg_trigger
      where tgrelid = any($1::regclass[]) and not tgisinternal`,
    [tables.map(({ name }) => `public.${name}`)],
  );
  await client.query(`drop table ${namesOf(tables)}`);
  for (const { name } of functions) await client.query(`drop function ${name}`);
  await client.query('truncate drizzle.__drizzle_migrations restart identity');
  return filled.length > 0;
}

/** Returns the names of the tables that have rows. */
async function filledTables(client: pg.Client, tables: readonly Table[]): Promise<readonly string[]> {
  const filled: string[] = [];
  for (const table of tables) {
    const { rows } = await client.query(`select from ${namesOf([table])} limit 1`);
    if (rows.length > 0) filled.push(table.name);
  }
  return filled;
}

/** Throws if the rows of the database are not those of the backup. */
async function compare(client: pg.Client, tables: readonly Table[], contents: Contents): Promise<void> {
  for (const table of tables) {
    const rows = new Summed(rowsOf(client, table));
    for await (const _piece of rows);
    const stored = rows.sum();
    const told = contents.tables.find((each) => each.table === table.name);
    if (told?.rows === stored.rows && told.sha256 === stored.sha256) continue;
    throw new StartError(`The rows of ${table.name} did not arrive as they are in the backup.`);
  }
}
