import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { Table } from './migrate.ts';

/** Settings of a connection under which the same rows give the same text on every server. */
const settings = [
  "set local client_encoding = 'UTF8'",
  "set local timezone = 'UTC'",
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 3',
  // A large database takes longer than any limit that its role may have.
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
].join(';');

/** Sets the transaction up for `rowsOf` and `storeRows`. */
export async function prepareCopy(client: pg.Client): Promise<void> {
  await client.query(settings);
}

/** Returns the `COPY` statement that takes the rows of a table. */
export function copyStatement({ name, columns }: Table): string {
  return `COPY public.${pg.escapeIdentifier(name)} (${quoted(columns)}) FROM stdin`;
}

/**
 * Returns the rows of a table in PostgreSQL's text form, each ending in a newline, in an order that is the same
 * on every server. Pieces end anywhere.
 */
export function rowsOf(client: pg.Client, { name, columns, key }: Table): AsyncIterable<Buffer> {
  const order = key.map((column) => `${pg.escapeIdentifier(column)}::text collate "C"`).join(', ');
  const select = `select ${quoted(columns)} from public.${pg.escapeIdentifier(name)} order by ${order}`;
  return client.query(to(`copy (${select}) to stdout`));
}

/** Stores rows in the form of `rowsOf`. */
export async function storeRows(client: pg.Client, table: Table, rows: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(rows, client.query(from(copyStatement(table))));
}

/** Returns the names of tables as SQL. */
export function namesOf(tables: readonly Table[]): string {
  return tables.map(({ name }) => `public.${pg.escapeIdentifier(name)}`).join(', ');
}

const quoted = (columns: readonly string[]) =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ');
