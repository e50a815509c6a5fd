import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/** A source of facts, and how far the author read it. */
export const source = z.object({
  title: text,
  /** Year or edition, or `not stated`. */
  edition: text,
  read: z.enum(['full', 'excerpt', 'none']),
  /** The facts that rest on it. */
  for: text,
});

/** A source that facts refer to by its key. */
export const keyedSource = z.extend(source, { key: text });
export type KeyedSource = z.infer<typeof keyedSource>;

/**
 * The basis of a fact: read in its source (`seen`), or general knowledge of a well-known publication
 * (`general`), which screens mark as awaiting clinical review.
 */
export const basis = z.enum(['seen', 'general']);

/** The review status. Content without a clinician's name is a draft. */
export const review = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('draft'), by: z.null(), on: z.null() }),
  z.strictObject({ status: z.literal('reviewed'), by: text, on: z.iso.date() }),
]);
