import { isDeepStrictEqual } from 'node:util';
import type { ContentDocument } from '@oryx/content';
import type { Clock } from '../dependencies.ts';
import type { Database } from '../storage/storage.ts';
import { type Changes, changesOf } from './changes.ts';
import { changeContent } from './documents-table.ts';
import { tellOfImport } from './import-corrections.ts';
import { putFilesInForce } from './texts-in-force.ts';

/** The effect of an import on one document. */
export interface Imported {
  readonly name: ContentDocument['name'];
  readonly body: unknown;
  readonly isNew: boolean;
  readonly changes: Changes;
  /** True if it equals the shipped document, so that updates of Oryx also update it. */
  readonly isShipped: boolean;
}

/** The content shipped with this version of Oryx. */
export interface Shipped {
  readonly documents: readonly ContentDocument[];
  readonly version: number;
}

/** What readers are told of an import for which no reason was given. */
const noReason = 'An administrator has imported another text.';

/**
 * Stores an administrator's documents, all or none. Later updates of Oryx leave them unchanged. Whoever uses a page of which
 * a dose or a step has changed is told, with the reason.
 */
export async function importContent(
  db: Database,
  documents: readonly ContentDocument[],
  shipped: Shipped,
  clock: Clock,
  why = noReason,
): Promise<Imported[]> {
  return changeContent(db, async ({ stored, queries, put }) => {
    await tellOfImport(queries, { documents, stored, why, now: clock() });
    await putFilesInForce(queries, documents, clock());
    const imported: Imported[] = [];
    for (const document of documents) {
      const { name, body, hash, files } = document;
      const before = stored.get(name);
      const shippedHash = shipped.documents.find((each) => each.name === name)?.hash ?? null;
      const isShipped = shippedHash === hash;
      imported.push({
        name,
        body,
        isNew: !before,
        changes: changesOf(name, before?.body, body),
        isShipped,
      });
      const isSame = before?.isIntact && before.hash === hash && isDeepStrictEqual(before.files, files);
      if (isSame && isShipped === (before.importedAt === null)) continue;
      const importedAt = isShipped ? null : clock();
      await put(document, { importedAt, shippedHash, shippedVersion: shipped.version });
    }
    return imported;
  });
}
