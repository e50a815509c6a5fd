import type { ContentDocument } from '@oryx/content';
import { ne, sql } from 'drizzle-orm';
import { contentDocuments as table } from '../storage/schema.ts';
import type { Database } from '../storage/storage.ts';

/** Channel on which every process hears that content has changed. */
export const contentChannel = 'content';

/** Puts documents into the database, and tells every process if one of them is new or different. */
export async function storeContent(db: Database, documents: readonly ContentDocument[]): Promise<void> {
  await db.transaction(async (transaction) => {
    const changed = await transaction
      .insert(table)
      .values(documents.map(({ name, body, hash }) => ({ name, body, hash })))
      .onConflictDoUpdate({
        target: table.name,
        set: { body: sql`excluded.body`, hash: sql`excluded.hash`, updatedAt: sql`now()` },
        setWhere: ne(table.hash, sql`excluded.hash`),
      })
      .returning({ name: table.name });
    if (changed.length > 0) await transaction.execute(sql`select pg_notify(${contentChannel}, '')`);
  });
}
