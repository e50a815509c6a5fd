import { z } from 'zod';
import { basis } from './review.ts';

/**
 * A drug that interactions know: by what names it is called, and what rows speak of it. A row that names a
 * drug or a class speaks of the drug with this name and of each that has the name among its classes.
 */
export const interactionDrug = z
  .object({
    /** The name that rows use. A drug with an entry in Oryx has the name of its entry. */
    name: z.string().min(1),
    /** Trade names and synonyms; empty for a drug with an entry, which is called as its entry says. */
    names: z.array(z.string().min(1)),
    /** The classes of rows that it belongs to, and the drugs that are in it, such as those of a combination. */
    classes: z.array(z.string().min(1)),
  })
  .meta({ id: 'InteractionDrug' });
export type InteractionDrug = z.infer<typeof interactionDrug>;

/**
 * What happens when two drugs are given together. Each side names drugs or classes that behave alike. Where
 * both sides name one class, the row speaks of any two drugs of it. Where several rows speak of the same two
 * drugs, all of them hold.
 */
export const interaction = z
  .object({
    a: z.array(z.string().min(1)).min(1),
    b: z.array(z.string().min(1)).min(1),
    /** Contraindicated: do not combine. Major: avoid, or act. Moderate: watch. */
    severity: z.enum(['contraindicated', 'major', 'moderate']),
    effect: z.string().min(1),
    /** What to do. */
    action: z.string().min(1),
    /** Key of the source. */
    source: z.string().min(1),
    basis,
  })
  .meta({ id: 'Interaction' });
export type Interaction = z.infer<typeof interaction>;
