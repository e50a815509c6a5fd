import {
  type ContentDocument,
  correctionsOfImport,
  documentOfPage,
  type PageCorrection,
} from '@oryx/content';
import { importCorrections } from '../storage/schema.ts';
import type { Queries } from '../storage/storage.ts';
import type { StoredDocument } from './documents-table.ts';
import { readPageRecords, readRecords } from './review-records.ts';
import { reviewsInFiles, textsInForce } from './texts-in-force.ts';

/** What is imported, by whom it is told, and when. */
interface Import {
  readonly documents: readonly ContentDocument[];
  readonly stored: ReadonlyMap<string, StoredDocument>;
  /** Readers see it. */
  readonly why: string;
  readonly now: Date;
}

/**
 * Stores what readers have to be told of an import, page by page, and returns it. It compares the files with what readers
 * see, so it has to be called before anything is replaced. A document that was not there before tells nothing.
 */
export async function tellOfImport(
  queries: Queries,
  { documents, stored, why, now }: Import,
): Promise<PageCorrection[]> {
  const inForce = await textsInForce(queries, now);
  const changes = documents.flatMap(({ name, files }) => {
    const before = stored.get(name);
    return Object.entries(before?.isIntact ? before.files : {}).flatMap(([path, text]) => {
      const change = { path, before: inForce[path] ?? text, after: files[path] ?? null };
      return documentOfPage(path) && change.before !== change.after ? [change] : [];
    });
  });
  if (changes.length === 0) return [];
  const records = await readRecords(queries, await reviewsInFiles(queries));
  const ofPages = await readPageRecords(
    queries,
    records,
    changes.map(({ path }) => path),
  );
  const corrections = changes.flatMap(({ path, before, after }) => {
    const record = ofPages.get(path);
    return record ? correctionsOfImport(path, record, { before, after, why, at: now }) : [];
  });
  if (corrections.length > 0) await queries.insert(importCorrections).values(corrections);
  return corrections;
}
