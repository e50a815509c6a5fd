import * as z from 'zod/mini';
import { basis, factReview } from './review.ts';

const text = z.string().check(z.minLength(1));

/**
 * A drug in interactions, with its names and classes. A row that names a drug or a class applies to the drug
 * with this name, and to each drug with this class.
 */
export const interactionDrug = z.object({
  /** The name that rows use. A drug with an entry has the name of its entry. */
  name: text,
  /** Trade names and synonyms. Empty for a drug with an entry, whose entry lists them. */
  names: z.array(text),
  /** The classes that it belongs to, and the drugs that a combination contains. */
  classes: z.array(text),
});
export type InteractionDrug = z.infer<typeof interactionDrug>;

/**
 * An interaction of two drugs. Each side names drugs or classes that behave alike. If both sides name the
 * same class, the row applies to any two of its drugs. If several rows apply to a pair, all of them hold.
 */
export const interaction = z.object({
  a: z.array(text).check(z.minLength(1)),
  b: z.array(text).check(z.minLength(1)),
  /** Contraindicated: do not combine. Major: avoid, or act. Moderate: watch. */
  severity: z.enum(['contraindicated', 'major', 'moderate']),
  effect: text,
  /** What to do. */
  action: text,
  /** Key of the source. */
  source: text,
  basis,
  review: factReview,
});
export type Interaction = z.infer<typeof interaction>;
