import { type MyPage, mergedPages, mergeMyPages } from '@oryx/contract';
import { and, eq, sql } from 'drizzle-orm';
import { findUser, lockUser } from '../auth/users.ts';
import type { Clock } from '../dependencies.ts';
import { HttpError } from '../http/http-error.ts';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import { myPages } from '../storage/schema.ts';
import type { Database, Queries } from '../storage/storage.ts';

/**
 * Returns the route by which a device merges its changes into the user's own pages and gets all of them. Calls of
 * several devices are done one after the other.
 */
export function myPagesRoute(db: Database, clock: Clock): Route {
  return serve(mergeMyPages, async ({ entries }, call) => {
    const { userId } = sessionOf(call);
    return db.transaction(async (transaction) => {
      await lockUser(transaction, userId);
      const user = await findUser(transaction, userId);
      if (!user) throw new HttpError(401, 'Please sign in.');
      const stored = await read(transaction, userId);
      const sent = entries.map((entry) => possible(entry, { createdAt: user.createdAt, now: clock() }));
      const merged = mergedPages(stored, sent);
      await write(transaction, userId, { stored, merged });
      return { entries: merged };
    });
  });
}

/**
 * Returns an entry with a possible time: not before the user has registered and not in the future. A device whose
 * clock is ahead would otherwise undo every later change.
 */
function possible(
  entry: MyPage,
  { createdAt, now }: { readonly createdAt: Date; readonly now: Date },
): MyPage {
  const at = Math.min(Math.max(Date.parse(entry.changedAt), createdAt.getTime()), now.getTime());
  return { ...entry, changedAt: new Date(at).toISOString() };
}

async function read(queries: Queries, userId: string): Promise<MyPage[]> {
  const { list, path, rank, isRemoved, changedAt } = myPages;
  const rows = await queries
    .select({ list, path, rank, isRemoved, changedAt })
    .from(myPages)
    .where(eq(myPages.userId, userId));
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
}

/** Stores what the merge has changed. It hands on the stored entries that it keeps as they are. */
async function write(
  queries: Queries,
  userId: string,
  { stored, merged }: { readonly stored: readonly MyPage[]; readonly merged: readonly MyPage[] },
): Promise<void> {
  const isMerged = (one: MyPage) => merged.some(({ list, path }) => list === one.list && path === one.path);
  for (const { list, path } of stored.filter((entry) => !isMerged(entry))) {
    await queries
      .delete(myPages)
      .where(and(eq(myPages.userId, userId), eq(myPages.list, list), eq(myPages.path, path)));
  }
  const changed = merged.filter((entry) => !stored.includes(entry));
  if (changed.length === 0) return;
  await queries
    .insert(myPages)
    .values(changed.map((entry) => ({ ...entry, userId, changedAt: new Date(entry.changedAt) })))
    .onConflictDoUpdate({
      target: [myPages.userId, myPages.list, myPages.path],
      set: {
        rank: sql`excluded.rank`,
        isRemoved: sql`excluded.is_removed`,
        changedAt: sql`excluded.changed_at`,
      },
    });
}
