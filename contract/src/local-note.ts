import * as z from 'zod/mini';

/** Levels of care, the lowest first. */
export const levelsOfCare = [
  'clinic',
  'health centre',
  'district hospital',
  'regional hospital',
  'referral hospital',
] as const;
export const level = z.enum(levelsOfCare);
export type LevelOfCare = z.infer<typeof level>;

/** What a site says of one drug or chart, as it is served with it. */
export const localNote = z.object({
  site: z.string(),
  /** The place among those shown first, from 0; null if it is not. */
  rank: z.nullable(z.int()),
  from: z.nullable(level),
  /** The labels of the strengths that the site stocks. */
  strengths: z.array(z.string()),
  note: z.nullable(z.string()),
  /** False for a drug that the site does not stock. Absent in what an older server sent. */
  isStocked: z._default(z.boolean(), true),
});
export type LocalNote = z.infer<typeof localNote>;
