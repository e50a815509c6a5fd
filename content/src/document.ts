import { review, source } from '@oryx/contract';
import { z } from 'zod';
import { rowName } from './row-name.ts';

/**
 * The schema of a content file whose rows have the given shape; a key it does not know is an error.
 * @param key the fields that together name a row, which no two rows may share
 */
export function documentOf<Row extends z.ZodRawShape>(row: z.ZodObject<Row>, key: readonly string[]) {
  return z
    .strictObject({
      sources: z.array(source.strict()).min(1),
      review,
      /** What a reader of the whole table must know. */
      notes: z.array(z.string().min(1)),
      rows: z.array(row.strict()).min(1),
    })
    .superRefine(({ rows }, context) => {
      const names = rows.map((each) => rowName(each, key));
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) === index) continue;
        context.addIssue({ code: 'custom', path: ['rows', index], message: `the row ${name} stands twice` });
      }
    });
}
