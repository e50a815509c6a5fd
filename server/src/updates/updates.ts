import { listSystemUpdates, type SystemUpdate } from '@oryx/contract';
import { eq } from 'drizzle-orm';
import { type Route, serve } from '../http/serve.ts';
import { contentDocuments as table } from '../storage/schema.ts';
import type { Database } from '../storage/storage.ts';

/** Answers the newest updates. They are read for each call, so that an import shows in every process at once. */
export function updatesRoute(db: Database): Route {
  return serve(listSystemUpdates, async ({ limit }) => {
    const [row] = await db.select({ body: table.body }).from(table).where(eq(table.name, 'updates'));
    return newest(rowsOf(row?.body), limit);
  });
}

/** The newest first; two of the same moment by their ids, so that their order stays. */
function newest(updates: readonly SystemUpdate[], limit: number): SystemUpdate[] {
  return updates
    .toSorted(
      (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? -1 : Number(a.id > b.id)),
    )
    .slice(0, limit);
}

/** The rows of the stored document, which was checked when it was stored; none where nobody has stored it. */
function rowsOf(body: unknown): readonly SystemUpdate[] {
  return (body as { rows: readonly SystemUpdate[] } | undefined)?.rows ?? [];
}
