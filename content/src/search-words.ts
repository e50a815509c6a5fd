import { review } from '@oryx/contract';
import { z } from 'zod';
import { rowName } from './row-name.ts';

const text = z.string().trim().min(1);
const thing = z.string().regex(/^(medication|algorithm|calculator|pediatric)\/[a-z0-9-]+$/);

/** More names for one thing, and words that have to do with it. */
export const namedThing = z.object({ of: thing, names: z.array(text), terms: z.array(text) });

/** Words for one complaint or finding. */
export const concept = z.object({ concept: text, words: z.array(text).min(1) });

/** A publication that the content cites. */
export const guideline = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: text,
  publisher: text,
  about: text,
  names: z.array(text),
  citedBy: z.array(thing).min(1),
  citedAs: text,
});

/** A drug that has no entry. */
export const otherDrug = z.object({ name: text });

/** A content file of words for the search, in which no two rows share their key. */
export function wordsFile<Row extends z.ZodRawShape>(row: z.ZodObject<Row>, ...key: string[]) {
  const file = z
    .strictObject({ review, rows: z.array(row.strict()).min(1) })
    .superRefine(({ rows }, context) => {
      const names = rows.map((each) => rowName(each, key).toLowerCase());
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) === index) continue;
        context.addIssue({ code: 'custom', path: ['rows', index], message: `the row ${name} stands twice` });
      }
    });
  return { file, key };
}
