import type { Patterns } from '@oryx/search';

/** A bound rather than a value: `HR < 40`, `temp over 40`. */
const bound = /(?:[<>≤≥]|\b(?:under|over|below|above|(?:less|more|lower|higher|greater) than)\b)\s*=?\s*\d/i;

/** Returns true if a text asks about a bound in general, so that the number is no value of a patient. */
export const asksInGeneral = (text: string, patterns: Patterns): boolean =>
  patterns('asks-in-general').test(text.replace(/^\W+/, '')) && bound.test(text);

/** Returns true if a text asks what something means, rather than what to do for a patient. */
export const asksMeaning = (text: string, patterns: Patterns): boolean => patterns('asks-meaning').test(text);
