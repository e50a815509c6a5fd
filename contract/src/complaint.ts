import { z } from 'zod';
import { basis } from './review.ts';

const text = z.string().trim().min(1);

/** A page of Oryx, such as `algorithm/40`, `medication/3` or `calculator/gcs`. */
const page = z.string().regex(/^(medication|algorithm|calculator)\/[a-z0-9-]+$/);

/** A cause of a complaint that must not be missed, and what would point to it. */
export const cause = z.object({
  cause: text,
  pointers: z.array(text).min(1),
  /** Where Oryx says more. */
  see: z.array(page),
  /** Key of the source. */
  source: text,
  basis,
});
export type Cause = z.infer<typeof cause>;

/** A presenting complaint with the causes not to miss, the most dangerous first. */
export const complaint = z
  .object({
    id: z.string().regex(/^[a-z0-9-]+$/),
    complaint: text,
    /** Other words for it, as patients and clinicians say them. */
    names: z.array(text),
    /** What to ask and to examine, which tells the causes apart. */
    ask: z.array(text).min(1),
    causes: z.array(cause).min(3),
  })
  .meta({ id: 'Complaint' });
export type Complaint = z.infer<typeof complaint>;
