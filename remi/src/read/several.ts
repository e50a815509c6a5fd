import type { Patterns } from '@oryx/search';
import { daysOf, readAges } from './person.ts';
import type { Span } from './spans.ts';

/**
 * Returns true if a text describes more than one patient: it counts them, or states two ages. Numbers within `taken`
 * are no ages, such as the temperature in `temp 104 F`.
 */
export const isOfSeveral = (text: string, patterns: Patterns, taken: readonly Span[] = []): boolean =>
  patterns('several-patients').test(text) || new Set(readAges(text, patterns, taken).map(daysOf)).size > 1;
