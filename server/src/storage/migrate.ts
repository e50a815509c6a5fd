import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { z } from 'zod';
import { StartError } from '../start-error.ts';

/** Folder of the SQL files, the same from src/ and dist/. They are not compiled, so they stay in src/. */
const migrationsFolder = fileURLToPath(new URL('../../src/storage/migrations', import.meta.url));

/** Advisory lock for migrations. Other processes wait for it. */
export const migrationLock = 7_261_002;

/** A step of the schema, which turns the one before into the next. */
export interface Migration {
  /** Such as `0004_learning-progress`. It names the schema that the migration makes. */
  readonly name: string;
  /** Time in epoch milliseconds at which it was written. Drizzle stores it with each applied migration. */
  readonly writtenAt: number;
  readonly hash: string;
  readonly statements: readonly string[];
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** Returns the migrations of this Oryx, oldest first. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const { entries } = journal.parse(
    JSON.parse(await readFile(`${migrationsFolder}/meta/_journal.json`, 'utf8')),
  );
  const names = new Map(entries.map(({ tag, when }) => [when, tag]));
  return readMigrationFiles({ migrationsFolder }).map(({ sql, folderMillis, hash }) => ({
    name: names.get(folderMillis) ?? '',
    writtenAt: folderMillis,
    hash,
    statements: sql,
  }));
}

/** Migrates a database to the newest schema. Safe if several processes start at once. */
export async function migrateDatabase(client: pg.Client): Promise<void> {
  const migrations = await readMigrations();
  await client.query(`select pg_advisory_lock(${migrationLock})`);
  try {
    await client.query('begin');
    await applyMigrations(client, migrations);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.query(`select pg_advisory_unlock(${migrationLock})`);
  }
}

/**
 * Applies those of the migrations that the database lacks, and records them as drizzle-kit does. The caller
 * holds the lock and a transaction, so that all are applied or none.
 */
export async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  // `create schema if not exists` needs a right on the database even where there is nothing to create.
  if (!(await hasRecord(client))) {
    await client.query('create schema if not exists drizzle');
    await client.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
  }
  const newest = await newestApplied(client);
  for (const { statements, hash, writtenAt } of migrations) {
    if (newest !== undefined && writtenAt <= newest) continue;
    for (const statement of statements) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      writtenAt,
    ]);
  }
}

/**
 * Returns the migrations that a database has, oldest first. Empty if it is not a database of Oryx. Throws a
 * StartError if a newer Oryx has migrated it.
 */
export async function appliedMigrations(client: pg.Client): Promise<readonly Migration[]> {
  const newest = (await hasRecord(client)) ? await newestApplied(client) : undefined;
  if (newest === undefined) return [];
  const migrations = await readMigrations();
  if (migrations.some(({ writtenAt }) => writtenAt === newest)) {
    return migrations.filter(({ writtenAt }) => writtenAt <= newest);
  }
  throw new StartError('A newer Oryx has changed this database. Use that version, or a newer one.');
}

async function hasRecord(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as record");
  return rows[0]?.record !== null;
}

async function newestApplied(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query('select max(created_at) as newest from drizzle.__drizzle_migrations');
  const newest: string | null = rows[0]?.newest ?? null;
  return newest === null ? undefined : Number(newest);
}

/** A table of a schema. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns of the primary key. */
  readonly key: readonly string[];
}

const snapshot = z.object({
  tables: z.record(
    z.string(),
    z.object({
      name: z.string(),
      columns: z.record(z.string(), z.object({ name: z.string(), primaryKey: z.boolean() })),
      compositePrimaryKeys: z.record(z.string(), z.object({ columns: z.array(z.string()) })),
      foreignKeys: z.record(z.string(), z.object({ tableTo: z.string() })),
    }),
  ),
});

/**
 * Returns the tables that a migration and those before it make, as drizzle-kit recorded them. Each table
 * follows those that it refers to.
 */
export async function tablesAfter({ name }: Migration): Promise<readonly Table[]> {
  const number = name.split('_')[0];
  const text = await readFile(`${migrationsFolder}/meta/${number}_snapshot.json`, 'utf8');
  const described = Object.values(snapshot.parse(JSON.parse(text)).tables);
  const placed = new Set<string>();
  const tables: Table[] = [];
  while (tables.length < described.length) {
    const next = described.find(
      (each) =>
        !placed.has(each.name) &&
        Object.values(each.foreignKeys).every(({ tableTo }) => tableTo === each.name || placed.has(tableTo)),
    );
    if (!next) throw new Error(`Tables of ${name} refer to one another in a circle`);
    placed.add(next.name);
    const columns = Object.values(next.columns);
    const ofColumns = columns.filter(({ primaryKey }) => primaryKey).map((column) => column.name);
    const composite = Object.values(next.compositePrimaryKeys).flatMap((key) => key.columns);
    tables.push({
      name: next.name,
      columns: columns.map((column) => column.name),
      key: [...ofColumns, ...composite],
    });
  }
  return tables;
}
