import * as z from 'zod/mini';
import { conditions } from './condition.ts';
import { basis, factReview } from './review.ts';

const text = z.string().check(z.trim(), z.minLength(1));

/** A page of Oryx, such as `algorithm/40`, `medication/3` or `calculator/gcs`. */
export const page = z.string().check(z.regex(/^(medication|algorithm|calculator)\/[a-z0-9-]+$/));

/** A cause of a complaint that must not be missed, and its pointers. */
export const cause = z.object({
  cause: text,
  pointers: z.array(text).check(z.minLength(1)),
  /** Related pages of Oryx. */
  see: z.array(page),
  /**
   * Facts that speak for the cause and facts that speak against it, as far as its pointers say so. An app that does not
   * know one of them ranks without them.
   */
  when: z.catch(z.optional(conditions), undefined),
  against: z.catch(z.optional(conditions), undefined),
  /** Key of the source. */
  source: text,
  basis,
});
export type Cause = z.infer<typeof cause>;

/** A presenting complaint with the causes not to miss, the most dangerous first. */
export const complaint = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  complaint: text,
  /** Other names, as patients and clinicians use them. */
  names: z.array(text),
  /** Questions and examinations that distinguish the causes. */
  ask: z.array(text).check(z.minLength(1)),
  causes: z.array(cause).check(z.minLength(3)),
  review: factReview,
});
export type Complaint = z.infer<typeof complaint>;
