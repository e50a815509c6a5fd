import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { copyStatement, namesOf, prepareCopy, rowsOf } from '../storage/copy.ts';
import { appliedMigrations, migrationLock, type Table, tablesAfter } from '../storage/migrate.ts';
import { type Contents, checkBackup, endOfRows, type Facts, remark, title } from './backup-file.ts';

/** A written backup. */
export interface Written extends Contents {
  /** In bytes. */
  readonly size: number;
  /** Tables in the database that Oryx does not know. They are not in the backup. */
  readonly others: readonly string[];
}

/** What is written beside the rows. */
export type Stamp = Pick<Facts, 'version' | 'writtenAt'>;

/**
 * Writes the database of Oryx into a new file, as it is at one moment. Users of the database may go on. The
 * database is not migrated. Aborting the signal removes what was written. After a failure the connection is of
 * no further use.
 */
export async function backUp(
  client: pg.Client,
  file: string,
  stamp: Stamp,
  signal?: AbortSignal,
): Promise<Written> {
  // No migration may come between the look at the schema and the locks of the tables.
  await client.query(`select pg_advisory_lock_shared(${migrationLock})`);
  await client.query('begin isolation level repeatable read read only');
  const schema = (await appliedMigrations(client)).at(-1);
  if (!schema) throw new StartError('This database holds nothing of Oryx, so there is nothing to back up.');
  const tables = await tablesAfter(schema);
  await client.query(`lock table ${namesOf(tables)} in access share mode`);
  await client.query(`select pg_advisory_unlock_shared(${migrationLock})`);
  const written = await writeTables(client, file, { ...stamp, schema: schema.name }, tables, signal);
  await client.query('commit');
  return written;
}

/** Writes the tables as the transaction of the connection sees them. */
export async function writeTables(
  client: pg.Client,
  file: string,
  facts: Facts,
  tables: readonly Table[],
  signal?: AbortSignal,
): Promise<Written> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new StartError(`${file} is there already. Name another file.`);
  await prepareCopy(client);
  const others = await otherTables(client, tables);
  const partial = `${file}.partial`;
  // A backup that was killed has left it.
  await rm(partial, { force: true });
  try {
    await pipeline(
      textOf(client, facts, tables),
      createGzip(),
      // Only its owner may read it. It is on the disk before it gets its name.
      createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }),
      { signal },
    );
    // A backup that cannot be read is noticed now, and not when it is needed.
    const contents = await checkBackup(partial);
    const { size } = await stat(partial);
    await rename(partial, file);
    await syncFolder(dirname(file));
    return { ...contents, size, others };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Returns the tables of the database that are not among these. */
async function otherTables(client: pg.Client, tables: readonly Table[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [tables.map(({ name }) => name)],
  );
  return rows.map(({ name }) => name);
}

async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  await opened.sync().finally(() => opened.close());
}

async function* textOf(
  client: pg.Client,
  facts: Facts,
  tables: readonly Table[],
): AsyncGenerator<Buffer | string> {
  const whole = createHash('sha256');
  for await (const piece of tablesText(client, facts, tables)) {
    whole.update(piece);
    yield piece;
  }
  yield remark({ sha256: whole.digest('hex') });
}

async function* tablesText(
  client: pg.Client,
  facts: Facts,
  tables: readonly Table[],
): AsyncGenerator<Buffer | string> {
  yield `${title}\n`;
  yield remark(facts);
  for (const table of tables) {
    yield `${copyStatement(table)};\n`;
    const rows = new Summed(rowsOf(client, table));
    yield* rows;
    yield endOfRows;
    yield remark({ table: table.name, ...rows.sum() });
  }
}

const newline = 10;

/** Rows in PostgreSQL's text form that are counted and summed while they pass. */
export class Summed implements AsyncIterable<Buffer> {
  readonly #rows: AsyncIterable<Buffer>;
  readonly #hash = createHash('sha256');
  #count = 0;

  constructor(rows: AsyncIterable<Buffer>) {
    this.#rows = rows;
  }

  /** Returns number and checksum, once all rows have passed. */
  sum(): { rows: number; sha256: string } {
    return { rows: this.#count, sha256: this.#hash.digest('hex') };
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    for await (const piece of this.#rows) {
      this.#hash.update(piece);
      for (let at = piece.indexOf(newline); at >= 0; at = piece.indexOf(newline, at + 1)) this.#count += 1;
      yield piece;
    }
  }
}
