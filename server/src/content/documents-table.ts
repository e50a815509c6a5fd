import type { ContentDocument, ContentTexts } from '@oryx/content';
import { sql } from 'drizzle-orm';
import { contentDocuments as table } from '../storage/schema.ts';
import type { Database, Queries } from '../storage/storage.ts';

/** Channel that notifies every process of changed content. */
export const contentChannel = 'content';

/** Advisory lock for changing content. Other processes wait for it. */
const contentLock = 7_261_004;

/** A document as stored. */
export type StoredDocument = typeof table.$inferSelect;

/** The origin of a document. */
type Origin = Pick<StoredDocument, 'shippedHash' | 'shippedVersion' | 'importedAt'>;

/** The stored documents by name, with functions to change them. All changes take effect together. */
export interface ContentChange {
  readonly stored: ReadonlyMap<string, StoredDocument>;
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
    const stored = new Map((await transaction.select().from(table)).map((row) => [row.name, row]));
    const put = async (document: ContentDocument, origin: Origin) => {
      await write(transaction, document, origin);
      if (stored.get(document.name)?.hash === document.hash) return;
      await transaction.execute(sql`select pg_notify(${contentChannel}, '')`);
    };
    return work({ stored, put });
  });
}

/** Returns the files of all documents, as imported. */
export async function storedTexts(db: Database): Promise<ContentTexts> {
  const rows = await db.select({ files: table.files }).from(table);
  return Object.assign({}, ...rows.map(({ files }) => files));
}

async function write(queries: Queries, { name, body, hash, files }: ContentDocument, origin: Origin) {
  const values = { body, hash, files, ...origin, updatedAt: sql`now()` };
  await queries
    .insert(table)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: table.name, set: values });
}
