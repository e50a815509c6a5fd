import type { Patterns } from '@oryx/search';

/** Returns true if a text asks for a summary, a plan, an explanation or a score. */
export const asksOtherForm = (text: string, patterns: Patterns): boolean =>
  patterns('asks-other-form').test(text);

/** Returns true if a text asks what to do for a patient, and not for a summary, a plan or an explanation. */
export const asksSteps = (text: string, patterns: Patterns): boolean =>
  patterns('asks-steps').test(text) && !asksOtherForm(text, patterns);
