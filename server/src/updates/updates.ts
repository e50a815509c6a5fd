import {
  type Correction,
  type correctionText,
  listCorrections,
  listSystemUpdates,
  type SystemUpdate,
} from '@oryx/contract';
import type { z } from 'zod';
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

/** Returns the route of all corrections, which are updates that say what has changed on a page. */
export function correctionsRoute(db: Database): Route {
  return serve(listCorrections, async () => {
    const stored = (await readDocuments(db, ['updates'])).get('updates');
    const all = rowsOf(stored?.body());
    return newest(all, all.length).flatMap(({ id, title, createdAt, correction }): Correction[] =>
      correction ? [{ ...correction, id, title, at: createdAt }] : [],
    );
  });
}

/** An update as it is stored. */
interface StoredUpdate extends SystemUpdate {
  readonly correction?: z.infer<typeof correctionText>;
}

/**
 * Returns the newest updates first. Updates with the same time are ordered by id, so that their order is
 * stable.
 */
function newest(updates: readonly StoredUpdate[], limit: number): StoredUpdate[] {
  return updates
    .toSorted(
      (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? -1 : Number(a.id > b.id)),
    )
    .slice(0, limit);
}

/** Returns the rows of the stored document, which was validated when stored, or none if it is not stored. */
function rowsOf(body: unknown): readonly StoredUpdate[] {
  return (body as { rows: readonly StoredUpdate[] } | undefined)?.rows ?? [];
}
