import type { ContentDocument, ContentName, ContentTexts } from '@oryx/content';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { StartError } from '../start-error.ts';
import { contentDocuments as table } from '../storage/schema.ts';
import type { Database, Queries } from '../storage/storage.ts';

/** Channel that notifies every process of changed content. */
export const contentChannel = 'content';

/** Advisory lock for changing content. Other processes wait for it. */
const contentLock = 7_261_004;

/** PostgreSQL computes it, because the text of a JSON value is always the same there. */
const checksum = sql`encode(sha256(convert_to(${table.body}::text || ${table.files}::text, 'UTF8')), 'hex')`;

/** False if the document was changed by anything but Oryx, or by an older Oryx. */
const isIntact = sql<boolean>`(${table.checksum} is null or ${table.checksum} = ${checksum})`;

/** A document as stored. */
export type StoredDocument = typeof table.$inferSelect & { readonly isIntact: boolean };

/** Error for a document that was damaged in the database. */
class DamagedDocument extends Error {
  override readonly name = 'DamagedDocument';

  constructor(document: string) {
    super(`${document} is damaged in the database. The next start of Oryx restores it.`);
  }
}

/** What is served of a document. */
export interface ServedDocument {
  readonly hash: string;
  readonly isIntact: boolean;
  /** Throws if the document is damaged. */
  body(): unknown;
}

/** Reads documents by name. Missing ones are left out. */
export async function readDocuments(
  db: Queries,
  names: readonly ContentName[],
): Promise<ReadonlyMap<ContentName, ServedDocument>> {
  if (names.length === 0) return new Map();
  const { name, hash, body } = table;
  const rows = await db.select({ name, hash, body, isIntact }).from(table).where(inArray(name, names));
  return new Map(
    rows.map((row) => [
      row.name as ContentName,
      { hash: row.hash, isIntact: row.isIntact, body: () => (row.isIntact ? row.body : damaged(row.name)) },
    ]),
  );
}

function damaged(document: string): never {
  throw new DamagedDocument(document);
}

/** The origin of a document. */
type Origin = Pick<StoredDocument, 'shippedHash' | 'shippedVersion' | 'importedAt'>;

/** The stored documents by name, with functions to change them. All changes take effect together. */
export interface ContentChange {
  readonly stored: ReadonlyMap<string, StoredDocument>;
  readonly queries: Queries;
  put(document: ContentDocument, origin: Origin): Promise<void>;
}

/**
 * Changes content in one exclusive transaction, and notifies every process if the displayed content differs.
 */
export async function changeContent<Result>(
  db: Database,
  work: (change: ContentChange) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${contentLock})`);
    const stored = new Map((await selectStored(transaction)).map((row) => [row.name, row]));
    const put = async (document: ContentDocument, origin: Origin) => {
      await write(transaction, document, origin);
      if (stored.get(document.name)?.hash === document.hash) return;
      await transaction.execute(sql`select pg_notify(${contentChannel}, '')`);
    };
    return work({ stored, queries: transaction, put });
  });
}

/** Returns the files of all documents, as imported. Throws a StartError if one is damaged. */
export async function storedTexts(db: Database): Promise<ContentTexts> {
  const rows = await selectStored(db);
  const bad = rows.find((row) => !row.isIntact);
  if (bad) throw new StartError(new DamagedDocument(bad.name).message);
  return Object.assign({}, ...rows.map(({ files }) => files));
}

function selectStored(queries: Queries): Promise<StoredDocument[]> {
  return queries.select({ ...getTableColumns(table), isIntact }).from(table);
}

async function write(queries: Queries, { name, body, hash, files }: ContentDocument, origin: Origin) {
  const values = { body, hash, files, ...origin, updatedAt: sql`now()` };
  await queries
    .insert(table)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: table.name, set: values });
  await queries.update(table).set({ checksum }).where(eq(table.name, name));
}
