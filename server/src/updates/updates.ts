import { listSystemUpdates, type SystemUpdate } from '@oryx/contract';
import { readDocuments } from '../content/documents-table.ts';
import { type Route, serve } from '../http/serve.ts';
import type { Database } from '../storage/storage.ts';

/**
 * Returns the route of the newest updates. They are read for each call, so that an import is visible in every
 * process at once.
 */
export function updatesRoute(db: Database): Route {
  return serve(listSystemUpdates, async ({ limit }) => {
    const stored = (await readDocuments(db, ['updates'])).get('updates');
    return newest(rowsOf(stored?.body()), limit);
  });
}

/**
 * Returns the newest updates first. Updates with the same time are ordered by id, so that their order is
 * stable.
 */
function newest(updates: readonly SystemUpdate[], limit: number): SystemUpdate[] {
  return updates
    .toSorted(
      (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? -1 : Number(a.id > b.id)),
    )
    .slice(0, limit);
}

/** Returns the rows of the stored document, which was validated when stored, or none if it is not stored. */
function rowsOf(body: unknown): readonly SystemUpdate[] {
  return (body as { rows: readonly SystemUpdate[] } | undefined)?.rows ?? [];
}
