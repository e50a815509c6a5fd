import { z } from 'zod';
import { basis } from './review.ts';

/** What happens when two drugs are given together. Each side may name several drugs that behave alike. */
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
