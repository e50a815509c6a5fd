import * as z from 'zod/mini';
import { page } from './complaint.ts';
import { findings, valueLimit, vitals } from './condition.ts';
import { ages, patientGroup } from './medications.ts';
import { basis, factReview } from './review.ts';

const text = z.string().check(z.trim(), z.minLength(1));

/** A condition on a measured value: below `below`, and from `from` on. At least one of them is set. */
export const limit = z.extend(valueLimit, { of: z.enum(vitals) });

/** Values, or words, or both together, that mean danger or name a condition. */
export const dangerSign = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  /** What is shown, such as `Systolic pressure under 90`. */
  sign: text,
  /** All of these hold. A sign has values, words or both. */
  when: z._default(z.array(limit), []),
  /** What words say of the patient. All of these hold. */
  said: z._default(z.array(z.enum(findings)), []),
  patient: patientGroup,
  /** The ages, or null for all of the group. */
  ages: z._default(z.nullable(ages), null),
  /** True for women who are pregnant or gave birth lately, false for everybody else, null for both. */
  pregnant: z._default(z.nullable(z.boolean()), null),
  /** True if it needs action before anything else. Otherwise it only says what the value means. */
  isDanger: z.boolean(),
  /**
   * True if the value itself is what is treated first, such as a low glucose. Its chart then comes before the one of
   * the complaint. Otherwise the complaint tells more about the cause than the value does.
   */
  isCause: z._default(z.boolean(), false),
  /** Words for what the value means, by which pages are found. */
  means: z.array(text).check(z.minLength(1)),
  /** The charts to follow, first one first. */
  see: z.array(page),
  /** Key of the source. */
  source: text,
  basis,
  review: factReview,
});
export type DangerSign = z.infer<typeof dangerSign>;
