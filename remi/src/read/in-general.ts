import type { Patterns } from '@oryx/search';

/** A question for what a value means, before the value: `what if`, `when is`, `should i worry if`. */
const asked =
  /^\W*(?:(?:and|so|ok|but)\W+)?(?:what if|what (?:does|do|is|are|would|counts)|when (?:is|are|does|do|should)|(?:should|must|do) (?:i|we) worry|why (?:is|are)|how (?:bad|dangerous) (?:is|are)|wat as|wanneer is|e se|quando)\b|^\W*if\b.*\b(?:what|which|how)\b/i;

/** A bound rather than a value: `HR < 40`, `temp over 40`. */
const bound = /(?:[<>≤≥]|\b(?:under|over|below|above|(?:less|more|lower|higher|greater) than)\b)\s*=?\s*\d/i;

/** Returns true if a text asks about a bound in general, so that the number is no value of a patient. */
export const asksInGeneral = (text: string): boolean => asked.test(text) && bound.test(text);

/** Returns true if a text asks what something means, rather than what to do for a patient. */
export const asksMeaning = (text: string, patterns: Patterns): boolean => patterns('asks-meaning').test(text);
