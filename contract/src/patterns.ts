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
  // A poisoning.
  'much-of',
  'medicine-of-another',
  'no-tablets',
  'overdose',
  'taken-too-much',
  'slang-for-taking',
  'taken-after',
  'accidental',
  'antidote',
  // A question.
  'asks-steps',
  'asks-other-form',
  'asks-meaning',
  'asks-drops',
  'asks-rate',
  'asks-mix',
  'asks-volume',
  'asks-strength',
  // A patient.
  'pregnancy',
  'no-pregnancy',
  'weeks-of-pregnancy',
  'of-child',
  'birth',
  'mother',
  'baby',
  'newborn',
  'born',
  'not-born',
  'resuscitated-at-birth',
  'on-oxygen',
  'on-air',
  'child',
  'adult',
] as const;
export type PatternName = (typeof patternNames)[number];

/** The ways in which one thing is said, in the notation that `content/search/patterns.yaml` explains. */
export const saidPatterns = z.object({
  name: z.enum(patternNames),
  said: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
});
export type SaidPatterns = z.infer<typeof saidPatterns>;
