import { z } from 'zod';

/** Where facts come from, and how far the author read it. */
export const source = z.object({
  title: z.string().min(1),
  /** Year or edition, or `not stated`. */
  edition: z.string().min(1),
  read: z.enum(['full', 'excerpt', 'none']),
  /** Which of the facts rest on it. */
  for: z.string().min(1),
});

/** A source that single facts point to by its key. */
export const keyedSource = source.extend({ key: z.string().min(1) });
export type KeyedSource = z.infer<typeof keyedSource>;

/**
 * What a single fact rests on: read in its source, or general knowledge of a well-known publication,
 * which the screens mark as awaiting clinical review.
 */
export const basis = z.enum(['seen', 'general']);

/** Who answers for the content. Only a clinician's name makes it more than a draft. */
export const review = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('draft'), by: z.null(), on: z.null() }),
  z.strictObject({ status: z.literal('reviewed'), by: z.string().min(1), on: z.iso.date() }),
]);
