import { source } from '@oryx/contract';
import { z } from 'zod';
import { exact } from './exact.ts';
import { rowName } from './row-name.ts';
import { writtenReview } from './written-review.ts';

/**
 * Returns the schema of a content file with rows of the given shape. Unknown keys are errors.
 *
 * @param key the fields that together identify a row
 */
export function documentOf<Row extends z.ZodRawShape>(row: { readonly shape: Row }, key: readonly string[]) {
  return z
    .strictObject({
      sources: z.array(exact(source)).min(1),
      review: writtenReview,
      /** Notes for the reader of the whole table. */
      notes: z.array(z.string().min(1)),
      rows: z.array(exact(row)).min(1),
    })
    .superRefine(({ rows }, context) => {
      const names = rows.map((each) => rowName(each, key));
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) === index) continue;
        context.addIssue({ code: 'custom', path: ['rows', index], message: `the row ${name} stands twice` });
      }
    });
}
