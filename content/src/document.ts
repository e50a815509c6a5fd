import { z } from 'zod';

/** Where facts come from, and how far the author read it. */
const source = z.strictObject({
  title: z.string().min(1),
  /** Year or edition, or `not stated`. */
  edition: z.string().min(1),
  read: z.enum(['full', 'excerpt', 'none']),
  /** Which of the facts rest on it. */
  for: z.string().min(1),
});

/** Who answers for the content. Only a clinician's name makes it more than a draft. */
const review = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('draft'), by: z.null(), on: z.null() }),
  z.strictObject({ status: z.literal('reviewed'), by: z.string().min(1), on: z.iso.date() }),
]);

/** The schema of a content file whose rows have the given shape; a key it does not know is an error. */
export function documentOf<Row extends z.ZodRawShape>(row: z.ZodObject<Row>) {
  return z.strictObject({
    sources: z.array(source).min(1),
    review,
    /** What a reader of the whole table must know. */
    notes: z.array(z.string().min(1)),
    rows: z.array(row.strict()).min(1),
  });
}
