import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { StartError } from '../start-error.ts';

/**
 * The form of a backup: text in gzip. It begins with a title and a line of facts. Each table is a `COPY`
 * statement with its rows in PostgreSQL's text form, as `psql` reads it, and a line with their number and
 * checksum. The last line has the checksum of everything before it.
 */
export const title = '-- Oryx backup, form 1';

const facts = z.object({
  /** Version of the Oryx that wrote it, such as `0.2.0`. */
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** Name of the last migration of its database. */
  schema: z.string(),
  writtenAt: z.iso.datetime(),
});
export type Facts = z.infer<typeof facts>;

const sum = z.object({ table: z.string(), rows: z.int(), sha256: z.string() });
/** Number and checksum of the rows of a table. */
export type TableSum = z.infer<typeof sum>;

const end = z.object({ sha256: z.string() });

/** Returns a line that says something about the backup, which is a comment in SQL. */
export function remark(said: Facts | TableSum | z.infer<typeof end>): string {
  return `-- ${JSON.stringify(said)}\n`;
}

/** Ends the rows of a table. No row is this line, because PostgreSQL doubles each backslash. */
export const endOfRows = '\\.\n';

/** What a backup holds. */
export interface Contents {
  readonly facts: Facts;
  readonly tables: readonly TableSum[];
}

/** Takes what a backup holds while it is read. */
export interface Reader {
  /** Called first. */
  begin?(facts: Facts): Promise<void>;
  /** Called for each table, in an order in which tables follow those that they refer to. Reads all rows. */
  table(statement: string, rows: AsyncIterable<Buffer>): Promise<void>;
}

/** Reads a backup to its end without keeping it. Throws a StartError if it is no backup, cut or damaged. */
export function checkBackup(file: string): Promise<Contents> {
  return readBackup(file, {
    table: async (_, rows) => {
      for await (const _piece of rows);
    },
  });
}

/** Reads a backup. Throws a StartError if it is no backup, cut or damaged. */
export async function readBackup(file: string, reader: Reader): Promise<Contents> {
  const lines = new Lines(file);
  try {
    return await readLines(lines, reader);
  } catch (error) {
    throw explain(error, file, lines.isBackup);
  } finally {
    await lines.close();
  }
}

/** A line is not what it must be. */
class Damage extends Error {}

async function readLines(lines: Lines, reader: Reader): Promise<Contents> {
  if ((await lines.next()) !== title) throw new Damage();
  lines.isBackup = true;
  const said = parse(facts, await lines.next());
  await reader.begin?.(said);
  const tables: TableSum[] = [];
  for (;;) {
    const before = lines.checksum();
    const line = await lines.next();
    if (line.startsWith('-- ')) {
      if (parse(end, line).sha256 !== before || !(await lines.isOver())) throw new Damage();
      return { facts: said, tables };
    }
    if (!line.startsWith('COPY ')) throw new Damage();
    const rows = new Rows(lines);
    await reader.table(line.replace(/;$/, ''), rows);
    const told = parse(sum, await lines.next());
    if (told.rows !== rows.count || told.sha256 !== rows.checksum()) throw new Damage();
    tables.push(told);
  }
}

function parse<Said>(schema: z.ZodType<Said>, line: string): Said {
  if (!line.startsWith('-- {')) throw new Damage();
  const read = schema.safeParse(JSON.parse(line.slice('-- '.length)));
  if (!read.success) throw new Damage();
  return read.data;
}

/** Size in bytes from which rows are handed on together. */
const batchSize = 64 * 1024;

/** The rows of one table. */
class Rows implements AsyncIterable<Buffer> {
  readonly #lines: Lines;
  readonly #hash = createHash('sha256');
  count = 0;

  constructor(lines: Lines) {
    this.#lines = lines;
  }

  checksum(): string {
    return this.#hash.digest('hex');
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    let batch: Buffer[] = [];
    let size = 0;
    for (;;) {
      const row = await this.#lines.nextBytes();
      if (row.equals(endOfRowsBytes)) break;
      this.count += 1;
      this.#hash.update(row);
      batch.push(row);
      size += row.length;
      if (size < batchSize) continue;
      yield Buffer.concat(batch);
      batch = [];
      size = 0;
    }
    if (size > 0) yield Buffer.concat(batch);
  }
}

const endOfRowsBytes = Buffer.from(endOfRows);
const newline = 10;

/** The lines of a compressed file, with the checksum of those that were read. */
class Lines {
  readonly #lines: AsyncGenerator<Buffer>;
  readonly #hash = createHash('sha256');
  /** True once the title has been read. */
  isBackup = false;

  constructor(file: string) {
    this.#lines = linesOf(file);
  }

  /** Returns the next line with its newline. Throws at the end of the file. */
  async nextBytes(): Promise<Buffer> {
    const { value, done } = await this.#lines.next();
    if (done || value.at(-1) !== newline) throw new Damage();
    this.#hash.update(value);
    return value;
  }

  /** Returns the next line without its newline. */
  async next(): Promise<string> {
    return (await this.nextBytes()).toString().slice(0, -1);
  }

  async isOver(): Promise<boolean> {
    return (await this.#lines.next()).done === true;
  }

  /** Returns the checksum of what has been read. */
  checksum(): string {
    return this.#hash.copy().digest('hex');
  }

  async close(): Promise<void> {
    await this.#lines.return(undefined);
  }
}

async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const text = createGunzip();
  // A failure of either stream ends the loop below with that failure.
  pipeline(createReadStream(file), text).catch(() => undefined);
  let rest: Buffer[] = [];
  for await (const chunk of text as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, at + 1)]);
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}

function explain(error: unknown, file: string, isBackup: boolean): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new StartError(`There is no file ${file}.`);
  if (code === 'EISDIR') return new StartError(`${file} is a folder. Name a backup.`);
  if (code === 'EACCES') return new StartError(`${file} may not be read by this user.`);
  if (!(error instanceof Damage || error instanceof SyntaxError || code.startsWith('Z_'))) return error;
  return new StartError(
    isBackup
      ? `${file} is cut or damaged: its checksums do not match. Use another backup.`
      : `${file} is no backup of Oryx.`,
  );
}
