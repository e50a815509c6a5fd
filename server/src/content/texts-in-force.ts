import {
  type ContentDocument,
  type ContentTexts,
  documentOfPage,
  type ReviewFile,
  reviewPath,
  reviewText,
  signedInFiles,
  stateOf,
} from '@oryx/content';
import { sql } from 'drizzle-orm';
import { pageVersions, withdrawnFacts } from '../storage/schema.ts';
import type { Queries } from '../storage/storage.ts';
import { contentChannel, readDocuments } from './documents-table.ts';
import { knownFacts, readPageRecords, readRecords } from './review-records.ts';

/** Returns the texts that readers see in the place of files, by path: proposals that two people have signed. */
export async function textsInForce(queries: Queries, now: Date): Promise<ContentTexts> {
  const records = await readRecords(queries, await reviewsInFiles(queries));
  const pages = [...new Set(records.versions.map(({ page }) => page))];
  const ofPages = await readPageRecords(queries, records, pages);
  return Object.fromEntries(
    [...ofPages].flatMap(([path, record]) => {
      const state = stateOf(record, now);
      return state && state.number > 0 ? [[path, state.text]] : [];
    }),
  );
}

/** Returns the files of all signatures and withdrawals, by path. */
export async function reviewTexts(queries: Queries): Promise<ContentTexts> {
  const { signatures, withdrawals } = await readRecords(queries, await reviewsInFiles(queries));
  const editors = await queries
    .select({ id: withdrawnFacts.id, by: withdrawnFacts.editor })
    .from(withdrawnFacts);
  const pages = [...new Set([...signatures, ...withdrawals].map(({ page }) => page))];
  return Object.fromEntries(
    pages.map((page) => {
      const file: ReviewFile = {
        page,
        signatures: signatures
          .filter((each) => each.page === page)
          .map(({ id, signer, at, until, withdrawnAt, facts }) => ({
            id,
            ...{ name: signer.name, qualification: signer.qualification, council: signer.council },
            ...{ signer: signer.id, at: at.toISOString(), until: until.toISOString() },
            ...(withdrawnAt && { takenBack: withdrawnAt.toISOString() }),
            facts: facts.map(({ address, hash }) => ({ address, hash })),
          })),
        withdrawn: withdrawals
          .filter((each) => each.page === page)
          .map(({ id, address, hash, reason, at }) => ({
            ...{ id, by: editors.find((each) => each.id === id)?.by ?? 'An editor', reason },
            ...{ at: at.toISOString(), fact: { address, hash } },
          })),
      };
      return [reviewPath(page), reviewText(file)];
    }),
  );
}

/** Returns the signatures and withdrawals that content files hold. */
export async function reviewsInFiles(queries: Queries): Promise<ReturnType<typeof signedInFiles>> {
  const reviews = (await readDocuments(queries, ['reviews'])).get('reviews');
  return signedInFiles(reviews?.isIntact ? reviews.body() : undefined);
}

/**
 * Puts the files of an import in force where readers see another text, because an administrator means what is imported. A
 * file with the same facts changes nothing, so that an export can be imported again.
 */
export async function putFilesInForce(
  queries: Queries,
  documents: readonly ContentDocument[],
  now: Date,
): Promise<void> {
  const shown = Object.entries(await textsInForce(queries, now));
  const files: ContentTexts = Object.assign({}, ...documents.map((document) => document.files));
  for (const [path, text] of shown) {
    const file = files[path];
    if (file === undefined || !documentOfPage(path) || haveSameFacts(path, text, file)) continue;
    await queries.execute(sql`insert into ${pageVersions} (page, number, text, author, source, reason, at)
      select ${path}, max(number) + 1, null, 'Administrator', 'Import of content files', 'The file counts again', ${now.toISOString()}::timestamptz
      from ${pageVersions} where page = ${path}`);
    await queries.execute(sql`select pg_notify(${contentChannel}, '')`);
  }
}

function haveSameFacts(path: string, one: string, other: string): boolean {
  const hashes = (text: string) =>
    knownFacts(path, text)
      .map(({ hash }) => hash)
      .sort()
      .join();
  return hashes(one) === hashes(other);
}
