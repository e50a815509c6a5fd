import type { ContentDocument, ContentTexts } from '@oryx/content';
import { sql } from 'drizzle-orm';
import { contentDocuments as table } from '../storage/schema.ts';
import type { Database, Queries } from '../storage/storage.ts';

/** Channel on which every process hears that content has changed. */
export const contentChannel = 'content';

/** Advisory lock under which one process changes content while others wait. */
const contentLock = 7_261_004;

/** A document as the database has it. */
export type StoredDocument = typeof table.$inferSelect;

/** Where a document comes from. */
type Origin = Pick<StoredDocument, 'shippedHash' | 'shippedVersion' | 'importedAt'>;

/** The documents of the database by name, and how to change them; all changes come into force together. */
export interface ContentChange {
  readonly stored: ReadonlyMap<string, StoredDocument>;
  put(document: ContentDocument, origin: Origin): Promise<void>;
}

/** Changes content, alone and all or nothing, and tells every process when what clinicians read differs. */
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

/** The files of every document, as they were read. */
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
