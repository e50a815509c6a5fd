import { findings, patternNames, saidFinding, saidPatterns } from '@oryx/contract';
import { patternsFrom } from '@oryx/search';
import { z } from 'zod';
import { exact } from './exact.ts';
import { rowName } from './row-name.ts';
import { writtenReview } from './written-review.ts';

const text = z.string().trim().min(1);
const thing = z.string().regex(/^(medication|algorithm|calculator|pediatric)\/[a-z0-9-]+$/);

/** Further names and related words for one thing. */
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

/** A drug without an entry. */
export const otherDrug = z.object({ name: text });

/** A condition or a test that Oryx has no page of, with the pages that come nearest, such as `complaint/heat-illness`. */
export const otherTopic = z.object({
  topic: text,
  names: z.array(text),
  see: z.array(z.string().regex(/^(medication|algorithm|calculator|complaint)\/[a-z0-9-]+$/)),
});

/**
 * Words of questions in a language that say nothing of what is looked for, between spaces. Those `of` follow-ups name no
 * subject of their own in a question that goes on from another one.
 */
export const fillers = z.object({
  language: text,
  of: z.enum(['any', 'follow-up']).optional(),
  words: text,
});

/** Expressions in which a word does not mean what it means by itself. `#` is a number, which stays. */
export const expression = z.object({ means: text, said: z.array(text).min(1) });

/** How a drug is also spelt. */
export const spelling = z.object({ drug: text, spellings: z.array(text).min(1) });

const findingRows = wordsFile(saidFinding, 'finding');

/** The schema of the file of how each finding is said. */
export const saidFindings = {
  ...findingRows,
  file: findingRows.file.superRefine(({ rows }, context) => {
    for (const finding of findings.filter((each) => !rows.some((row) => row.finding === each)))
      context.addIssue({ code: 'custom', path: ['rows'], message: `nothing says ${finding}` });
  }),
};

const patternsFile = wordsFile(saidPatterns, 'name');

/** The schema of the file of patterns. It refuses a pattern that cannot be read, and a name without a row above it. */
export const patternRows = {
  ...patternsFile,
  file: patternsFile.file.superRefine(({ rows }, context) => {
    for (const name of patternNames.filter((each) => !rows.some((row) => row.name === each)))
      context.addIssue({ code: 'custom', path: ['rows'], message: `nothing says ${name}` });
    for (const [at, { name, said }] of rows.entries()) {
      const above = rows.slice(0, at);
      const path = ['rows', at];
      const named = [...said.join(' ').matchAll(/\{([a-z-]+)\}/g)].map(([, each]) => each);
      for (const each of named.filter((other) => !above.some((row) => row.name === other)))
        context.addIssue({ code: 'custom', path, message: `no row above says ${each}` });
      if (said.some((each) => each.includes('\\')))
        context.addIssue({
          code: 'custom',
          path,
          message: `${name} holds a mark that the notation does not have`,
        });
      if (name.startsWith('forms-')) {
        const forms = said.flatMap((each) => (each.split(' = ')[1] ?? '').split(', '));
        const isRead = forms.every((form) => form !== '') && new Set(forms).size === forms.length;
        if (!isRead)
          context.addIssue({ code: 'custom', path, message: `${name} lacks a form, or has one twice` });
        continue;
      }
      try {
        patternsFrom([...above, { name, said }])(name);
      } catch (error) {
        context.addIssue({ code: 'custom', path, message: String(error) });
      }
    }
  }),
};

/** Returns the schema of a file of search words with unique keys. */
export function wordsFile<Row extends z.ZodRawShape>(row: { readonly shape: Row }, ...key: string[]) {
  const file = z
    .strictObject({ review: writtenReview, rows: z.array(exact(row)).min(1) })
    .superRefine(({ rows }, context) => {
      const names = rows.map((each) => rowName(each, key).toLowerCase());
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) === index) continue;
        context.addIssue({ code: 'custom', path: ['rows', index], message: `the row ${name} stands twice` });
      }
    });
  return { file, key };
}
