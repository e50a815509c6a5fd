import { createHash } from 'node:crypto';
import type { ContentName } from '@oryx/content';
import {
  type Algorithm,
  type Formulary,
  type LocalNote,
  levelsOfCare,
  type Medication,
} from '@oryx/contract';
import type { ServedDocument } from './documents-table.ts';

type Documents = ReadonlyMap<ContentName, ServedDocument>;

/** A drug or a chart as it is served. */
type Page = Medication | Algorithm;

/** The documents whose pages have local notes, each with the kind of its pages. */
const kinds = { medications: 'medication', algorithms: 'algorithm' } as const;

/** Returns the formulary of the site, or null if none is set. */
export function formularyIn(documents: Documents): Formulary | null {
  const stored = documents.get('formulary');
  if (!stored?.isIntact) return null;
  const [formulary = null] = (stored.body() as { readonly rows: readonly Formulary[] }).rows;
  return formulary;
}

/**
 * Returns the documents with what the site says of each drug and chart beside their shared text. Without a formulary they
 * are the same objects. A page that is not stored is left out.
 */
export function withFormulary(documents: Documents): Documents {
  const formulary = formularyIn(documents);
  if (!formulary) return documents;
  const composed = new Map(documents);
  for (const name of Object.keys(kinds) as (keyof typeof kinds)[]) {
    const document = documents.get(name);
    if (!document?.isIntact) continue;
    const notes = notesOf(formulary, kinds[name]);
    const digest = createHash('sha256').update(document.hash).update(JSON.stringify(formulary));
    const { rows } = document.body() as { readonly rows: readonly Page[] };
    const after = { rows: rows.map((row) => withNote(row, notes.get(row.id))) };
    composed.set(name, { hash: digest.digest('hex'), isIntact: true, body: () => after });
  }
  return composed;
}

/** Returns what the site says of the pages of a kind, by their ids. Strengths are still keys. */
function notesOf({ site, level, pages }: Formulary, kind: string): ReadonlyMap<number, LocalNote> {
  const isInReach = (from: Formulary['level'] | null) =>
    from === null || levelsOfCare.indexOf(from) <= levelsOfCare.indexOf(level);
  const own = pages.filter(({ page }) => page.startsWith(`${kind}/`));
  const first = own.filter(({ isFirst, isStocked, from }) => isFirst && isStocked && isInReach(from));
  return new Map(
    own.map((each) => {
      const { page, from, strengths, note, isStocked } = each;
      const place = first.indexOf(each);
      const rank = place < 0 ? null : place;
      return [Number(page.slice(kind.length + 1)), { site, rank, from, strengths, note, isStocked }];
    }),
  );
}

function withNote(row: Page, note: LocalNote | undefined): Page {
  if (!note) return row;
  const known = 'concentrations' in row ? row.concentrations : [];
  const strengths = known.filter(({ key }) => note.strengths.includes(key)).map(({ label }) => label);
  return { ...row, local: { ...note, strengths } };
}
