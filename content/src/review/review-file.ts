import { stringify } from 'yaml';
import { z } from 'zod';
import type { YamlFile } from '../yaml-file.ts';
import { documentOfPage } from './reviewed-documents.ts';
import type { Signature, Withdrawal } from './state.ts';

const text = z.string().min(1);
const fact = z.strictObject({ address: text, hash: z.string().regex(/^[0-9a-f]{64}$/) });

/**
 * The schema of a file of signatures and withdrawals of one page. `npm run content -- export` writes it beside the text that
 * they are about, and a signature counts as long as the text is the same.
 */
export const reviewFile = z.strictObject({
  page: text,
  signatures: z.array(
    z.strictObject({
      id: z.uuid(),
      name: text,
      qualification: text,
      council: text,
      signer: z.uuid(),
      at: z.iso.datetime(),
      until: z.iso.datetime(),
      takenBack: z.iso.datetime().optional(),
      facts: z.array(fact).min(1),
    }),
  ),
  withdrawn: z.array(z.strictObject({ id: z.uuid(), by: text, reason: text, at: z.iso.datetime(), fact })),
});
export type ReviewFile = z.infer<typeof reviewFile>;

/** Returns the path of the file that holds the signatures of a page. */
export function reviewPath(page: string): string {
  return `reviews/${page.replace(/\.yaml$/, '').replaceAll('/', '--')}.yaml`;
}

/** Returns the text of the file of signatures and withdrawals of a page. */
export function reviewText(file: ReviewFile): string {
  return stringify(file, { lineWidth: 110 });
}

/** What is wrong with the files of signatures together: one of no page, or one under another name. */
export function faultsOfReviews(files: readonly YamlFile[]): string[] {
  return files.flatMap(({ file, body, faultAt }) => {
    const { page } = body as ReviewFile;
    const isRight = documentOfPage(page) !== undefined && reviewPath(page) === file;
    return isRight
      ? []
      : [faultAt(['page'], `the file of signatures of ${page} is called ${reviewPath(page)}`)];
  });
}

/** A signature or a withdrawal with the page that it is about. */
export type OfPage<Row> = Row & { readonly id: string; readonly page: string };

/** Returns the signatures and withdrawals of the document of reviews. They are about the texts of files. */
export function signedInFiles(body: unknown): {
  readonly signatures: OfPage<Signature>[];
  readonly withdrawals: OfPage<Withdrawal>[];
} {
  const { rows } = (body ?? { rows: [] }) as { readonly rows: readonly ReviewFile[] };
  return {
    signatures: rows.flatMap(({ page, signatures }) =>
      signatures.map(({ id, name, qualification, council, signer, at, until, takenBack, facts }) => ({
        ...{ id, page, facts, version: 0 },
        signer: { id: signer, name, qualification, council },
        at: new Date(at),
        until: new Date(until),
        withdrawnAt: takenBack === undefined ? null : new Date(takenBack),
      })),
    ),
    withdrawals: rows.flatMap(({ page, withdrawn }) =>
      withdrawn.map(({ id, reason, at, fact: { address, hash } }) => ({
        ...{ id, page, address, hash, reason },
        at: new Date(at),
      })),
    ),
  };
}
