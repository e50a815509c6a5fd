import {
  type Fact,
  factsOf,
  type OfPage,
  type PageRecord,
  readPage,
  type Signature,
  type Version,
  type Withdrawal,
} from '@oryx/content';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  pageVersions,
  replacedFiles,
  signatures,
  signatureWithdrawals,
  contentDocuments as table,
  withdrawnFacts,
} from '../storage/schema.ts';
import type { Queries } from '../storage/storage.ts';

/** What is recorded of the reviews of all pages, each list oldest first. */
export interface ReviewRecords {
  readonly versions: readonly OfPage<Omit<Version<string>, 'facts'>>[];
  readonly signatures: readonly OfPage<Signature>[];
  readonly withdrawals: readonly OfPage<Withdrawal>[];
}

/**
 * Reads what is recorded of reviews.
 *
 * @param inFiles what the content files say of reviews; a record with the same id in the database counts more
 * @param page all pages if it is undefined
 */
export async function readRecords(
  queries: Queries,
  inFiles: Pick<ReviewRecords, 'signatures' | 'withdrawals'>,
  page?: string,
): Promise<ReviewRecords> {
  const of = (column: PgColumn) => (page === undefined ? undefined : eq(column, page));
  const [versions, signed, takenBack, withdrawn] = await Promise.all([
    queries.select().from(pageVersions).where(of(pageVersions.page)).orderBy(asc(pageVersions.number)),
    queries.select().from(signatures).where(of(signatures.page)),
    queries.select().from(signatureWithdrawals),
    queries.select().from(withdrawnFacts).where(of(withdrawnFacts.page)),
  ]);
  const ends = new Map(takenBack.map(({ signatureId, at }) => [signatureId, at]));
  const isOf = (row: { readonly page: string }) => page === undefined || row.page === page;
  const stored = signed.map(({ signerId, name, qualification, council, ...row }) => ({
    ...row,
    signer: { id: signerId, name, qualification, council },
    withdrawnAt: null,
  }));
  return {
    versions: versions.map(({ page: path, number, text, reason, source, isCritical, at }) => ({
      id: `${path} ${number}`,
      ...{ page: path, number, text, at },
      said: { reason, source, isCritical },
    })),
    signatures: oldestFirst([...inFiles.signatures.filter(isOf), ...stored]).map((each) => ({
      ...each,
      withdrawnAt: ends.get(each.id) ?? each.withdrawnAt,
    })),
    withdrawals: oldestFirst([...inFiles.withdrawals.filter(isOf), ...withdrawn]),
  };
}

/** Returns rows by time, of those with one id only the last. */
function oldestFirst<Row extends { readonly id: string; readonly at: Date }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()].sort(
    (one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1),
  );
}

/** Facts by the text that they were read from. Reading a text takes milliseconds. */
const known = new Map<string, readonly Fact[]>();
const mostKnown = 2000;

/** Returns the facts of the text of a page. */
export function knownFacts(path: string, text: string): readonly Fact[] {
  const key = `${path}\n${text}`;
  const facts = known.get(key) ?? factsOf(readPage(path, text));
  if (known.size >= mostKnown) known.clear();
  known.set(key, facts);
  return facts;
}

/** Reads all that is recorded of some pages, with what their files said and when. */
export async function readPageRecords(
  queries: Queries,
  records: ReviewRecords,
  pages: readonly string[],
): Promise<ReadonlyMap<string, PageRecord<string>>> {
  if (pages.length === 0) return new Map();
  const wanted = sql`array[${sql.join(
    pages.map((page) => sql`${page}`),
    sql`, `,
  )}]::text[]`;
  const current = await queries
    .select({ path: sql<string>`file.key`, text: sql<string>`file.value`, since: table.storedSince })
    .from(table)
    .innerJoin(sql`jsonb_each_text(${table.files}) as file`, sql`true`)
    .where(sql`file.key = any(${wanted})`);
  const before = await queries
    .select()
    .from(replacedFiles)
    .where(inArray(replacedFiles.path, [...pages]))
    .orderBy(asc(replacedFiles.until));
  return new Map(
    current.map(({ path, text, since }) => {
      const replaced = before.filter((each) => each.path === path);
      const texts = [...replaced.map((each) => each.text), text];
      const files = texts.flatMap((each, index) => {
        const from = index === 0 ? since : (replaced[index - 1]?.until ?? since);
        return each === null ? [] : [{ from, text: each, facts: knownFacts(path, each) }];
      });
      const isOf = (row: { readonly page: string }) => row.page === path;
      const versions = records.versions
        .filter(isOf)
        .map((row) => ({ ...row, facts: row.text === null ? [] : knownFacts(path, row.text) }));
      const record = {
        files,
        versions,
        signatures: records.signatures.filter(isOf),
        withdrawals: records.withdrawals.filter(isOf),
      };
      return [path, record] as const;
    }),
  );
}

/** Returns the pages of which anything is recorded that readers could see. */
export function pagesOf({ versions, signatures: signed, withdrawals }: ReviewRecords): string[] {
  return [...new Set([...versions, ...signed, ...withdrawals].map(({ page }) => page))];
}
