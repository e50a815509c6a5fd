import { createHash } from 'node:crypto';
import {
  type ContentName,
  correctionsOf,
  documentOfPage,
  hasFolder,
  nextExpiry,
  type PageCorrection,
  type PageState,
  type ReviewedDocument,
  readPage,
  shownPage,
  signedInFiles,
  stateOf,
} from '@oryx/content';
import { inArray, sql } from 'drizzle-orm';
import { contentDocuments as table } from '../storage/schema.ts';
import type { Queries } from '../storage/storage.ts';
import type { ServedDocument } from './documents-table.ts';
import { pagesOf, readPageRecords, readRecords } from './review-records.ts';

type Documents = ReadonlyMap<ContentName, ServedDocument>;

/** A page of which readers see something that its file does not say. */
interface SeenPage {
  readonly path: string;
  readonly state: PageState<string>;
}

/** Documents as readers see them. */
export interface Reviewed {
  readonly documents: Documents;
  /** The corrections that arose from signatures and withdrawals. */
  readonly corrections: readonly PageCorrection[];
  /** When they change by themselves, because a signature ends. */
  readonly until: Date | undefined;
}

/**
 * Returns the documents with what two clinicians have signed and without what was withdrawn. A document of which nothing is
 * recorded stays the same object.
 */
export async function reviewedDocuments(
  queries: Queries,
  documents: Documents,
  now: Date,
): Promise<Reviewed> {
  const reviews = documents.get('reviews');
  const inFiles = signedInFiles(reviews?.isIntact ? reviews.body() : undefined);
  const records = await readRecords(queries, inFiles);
  const pages = pagesOf(records);
  if (pages.length === 0) return { documents, corrections: [], until: undefined };
  const states = new Map<ReviewedDocument, SeenPage[]>();
  const corrections: PageCorrection[] = [];
  for (const [path, record] of await readPageRecords(queries, records, pages)) {
    corrections.push(...correctionsOf(path, record, now));
    const name = documentOfPage(path);
    const state = stateOf(record, now);
    if (name && state && isTold(state)) states.set(name, [...(states.get(name) ?? []), { path, state }]);
  }
  const composed = new Map(documents);
  const paths = await pathsOf(queries, [...states.keys()]);
  for (const [name, changed] of states) {
    const document = documents.get(name);
    if (document?.isIntact) composed.set(name, withPages(name, document, changed, paths.get(name) ?? []));
  }
  return { documents: composed, corrections, until: nextExpiry(records.signatures, now) };
}

/** Returns true if readers see anything of a page that its file does not say. */
function isTold({ number, facts }: PageState): boolean {
  return number > 0 || facts.some(({ reviewed, withdrawn }) => reviewed !== null || withdrawn !== null);
}

async function pathsOf(
  queries: Queries,
  names: readonly ContentName[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (names.length === 0) return new Map();
  const rows = await queries
    .select({ name: table.name, paths: sql<string[]>`array(select jsonb_object_keys(${table.files}))` })
    .from(table)
    .where(inArray(table.name, [...names]));
  // The rows of a document stand in the order of its files.
  return new Map(rows.map(({ name, paths }) => [name, [...paths].sort()] as const));
}

function withPages(
  name: ReviewedDocument,
  { hash, body }: ServedDocument,
  changed: readonly SeenPage[],
  paths: readonly string[],
): ServedDocument {
  const shown = new Map(
    changed.map(({ path, state }) => [path, shownPage(readPage(path, state.text), state)]),
  );
  const digest = createHash('sha256')
    .update(hash)
    .update(JSON.stringify([...shown]));
  const { rows } = body() as { readonly rows: readonly unknown[] };
  const after = hasFolder(name)
    ? { rows: rows.map((row, index) => shown.get(paths[index] ?? '') ?? row) }
    : shown.values().next().value;
  return { hash: digest.digest('hex'), isIntact: true, body: () => after };
}
