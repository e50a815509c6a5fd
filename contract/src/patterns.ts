import * as z from 'zod/mini';

/** What is said in more ways than a list of words holds. */
export const patternNames = [
  // A wish to harm.
  'someone',
  'controlled-drug',
  'ending-pregnancy',
  'came-to-harm',
  'patient',
  'reported-words',
  'harms-self',
  'ways-to-die',
  'deadly-amount',
  'help-to-die',
  'harms-others',
  'diversion',
  'abortion-at-home',
  'was-drugged',
  'reports-theft',
] as const;
export type PatternName = (typeof patternNames)[number];

/** The ways in which one thing is said, in the notation that `content/search/patterns.yaml` explains. */
export const saidPatterns = z.object({
  name: z.enum(patternNames),
  said: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
});
export type SaidPatterns = z.infer<typeof saidPatterns>;
