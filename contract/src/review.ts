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

const reviewed = z.strictObject({
  status: z.literal('reviewed'),
  /** The names of the clinicians. */
  by: text,
  on: z.iso.date(),
  /** The last day on which it counts. Absent where a file says who has reviewed it. */
  until: z.optional(z.iso.date()),
});

/** The review status. Content without a clinician's name is a draft. */
export const review = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('draft'), by: z.null(), on: z.null() }),
  reviewed,
]);
export type Review = z.infer<typeof review>;

/** The review status of one fact. It is there where it differs from that of its page. */
export const factReview = z.optional(reviewed);

/** The mark in the place of a fact that was taken out of use. It names no figure. */
export const withdrawnFact = z.object({ what: text, on: z.iso.date(), reason: text });
export type WithdrawnFact = z.infer<typeof withdrawnFact>;

/** The facts of a page that were taken out of use, if any. */
export const withdrawnFacts = z.optional(z.array(withdrawnFact));
