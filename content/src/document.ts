import { review, source } from '@oryx/contract';
import { z } from 'zod';

/** The schema of a content file whose rows have the given shape; a key it does not know is an error. */
export function documentOf<Row extends z.ZodRawShape>(row: z.ZodObject<Row>) {
  return z.strictObject({
    sources: z.array(source.strict()).min(1),
    review,
    /** What a reader of the whole table must know. */
    notes: z.array(z.string().min(1)),
    rows: z.array(row.strict()).min(1),
  });
}
