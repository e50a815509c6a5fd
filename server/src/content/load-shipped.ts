import { isDeepStrictEqual } from 'node:util';
import { type ContentDocument, ContentError, documentsFrom } from '@oryx/content';
import type { Database } from '../storage/storage.ts';
import { type Changes, changesOf } from './changes.ts';
import { changeContent, type StoredDocument } from './documents-table.ts';

/** What became of one document when Oryx started. */
export type Loaded =
  | { readonly name: string; readonly outcome: 'new' | 'unchanged' | 'newer stored' }
  | { readonly name: string; readonly outcome: 'updated'; readonly changes: Changes }
  | {
      readonly name: string;
      readonly outcome: 'kept';
      readonly importedAt: Date;
      /** Whether Oryx brings another version than it did when the administrator imported this one. */
      readonly isShippedNewer: boolean;
      /** Why this version of Oryx can't read the files, if it can't. */
      readonly faults: readonly string[];
    };

/**
 * Stores the content that comes with Oryx: what is not there yet, and what came with an earlier
 * version. What an administrator imported stays, and so does what a newer Oryx has brought.
 * @param version of the documents, higher for newer ones
 */
export async function loadShipped(
  db: Database,
  documents: readonly ContentDocument[],
  version: number,
): Promise<Loaded[]> {
  return changeContent(db, async ({ stored, put }) => {
    const loaded: Loaded[] = [];
    for (const document of documents) {
      const before = stored.get(document.name);
      const { document: after, result } = decide(document, before, version);
      loaded.push(result);
      if (!after) continue;
      await put(after, {
        importedAt: before?.importedAt ?? null,
        // An administrator's document stays based on what was shipped when it was imported.
        shippedHash: before?.importedAt ? before.shippedHash : document.hash,
        shippedVersion: before?.importedAt ? before.shippedVersion : version,
      });
    }
    return loaded;
  });
}

interface Decision {
  /** What to write, if anything. */
  readonly document?: ContentDocument | undefined;
  readonly result: Loaded;
}

function decide(shipped: ContentDocument, before: StoredDocument | undefined, version: number): Decision {
  const { name, hash } = shipped;
  if (!before) return { document: shipped, result: { name, outcome: 'new' } };
  if (before.importedAt) return keep(shipped, before, before.importedAt);
  if (before.shippedVersion > version) return { result: { name, outcome: 'newer stored' } };
  if (before.hash !== hash) {
    const changes = changesOf(name, before.body, shipped.body);
    return { document: shipped, result: { name, outcome: 'updated', changes } };
  }
  const isSame = before.shippedVersion === version && isDeepStrictEqual(before.files, shipped.files);
  return { document: isSame ? undefined : shipped, result: { name, outcome: 'unchanged' } };
}

/** Keeps an administrator's document, with charts and texts as this version of Oryx makes them. */
function keep({ name, hash }: ContentDocument, before: StoredDocument, importedAt: Date): Decision {
  const isShippedNewer = before.shippedHash !== hash;
  const kept = (faults: readonly string[]): Loaded => ({
    name,
    outcome: 'kept',
    importedAt,
    isShippedNewer,
    faults,
  });
  try {
    const [again] = documentsFrom(before.files);
    return { document: again?.hash === before.hash ? undefined : again, result: kept([]) };
  } catch (error) {
    if (error instanceof ContentError) return { result: kept(error.faults) };
    throw error;
  }
}
