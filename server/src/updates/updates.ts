import type { PageCorrection } from '@oryx/content';
import {
  type Correction,
  type correctionText,
  listCorrections,
  listSystemUpdates,
  type SystemUpdate,
} from '@oryx/contract';
import type { z } from 'zod';
import { readDocuments } from '../content/documents-table.ts';
import type { ServedContent } from '../content/served-content.ts';
import { type Route, serve } from '../http/serve.ts';
import { importCorrections } from '../storage/schema.ts';
import type { Database } from '../storage/storage.ts';

/** What updates are read from. */
export interface UpdateParts {
  readonly db: Database;
  readonly content: Pick<ServedContent, 'corrections'>;
}

/**
 * Returns the routes of updates and of corrections, which are updates that say what has changed on a page. The files of
 * updates are read for each call, so that an import is visible in every process at once.
 */
export function updateRoutes({ db, content }: UpdateParts): Route[] {
  const read = async () => {
    const stored = (await readDocuments(db, ['updates'])).get('updates');
    const imported = await db.select().from(importCorrections);
    return [...rowsOf(stored?.body()), ...[...content.corrections, ...imported].map(asUpdate)];
  };
  return [
    serve(listSystemUpdates, async ({ limit }) => newest(await read(), limit)),
    serve(listCorrections, async () => {
      const all = await read();
      return newest(all, all.length).flatMap(({ id, title, createdAt, correction }): Correction[] =>
        correction ? [{ ...correction, id, title, at: createdAt }] : [],
      );
    }),
  ];
}

/** Returns the update that a correction of the review desk is. */
function asUpdate({ id, title, at, ...correction }: PageCorrection): StoredUpdate {
  const description = correction.why;
  return {
    id,
    title,
    description,
    type: 'fix',
    category: 'Corrections',
    createdAt: at.toISOString(),
    correction,
  };
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
