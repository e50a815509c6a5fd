import { daysOf, readAges, type Span } from './person.ts';

const counted =
  /\b(?:2|two|3|three|both|several)\s*(?:patients|pts|casualties)\b|\b(?:1st|first|2nd|second|other|another|next)\s*(?:patient|pt|casualty)\b|\b(?:patient|pt|casualty)\s*(?:[ab12]|one|two)\b/i;

/**
 * Returns true if a text describes more than one patient: it counts them, or states two ages. Numbers within `taken`
 * are no ages, such as the temperature in `temp 104 F`.
 */
export const isOfSeveral = (text: string, taken: readonly Span[] = []): boolean =>
  counted.test(text) || new Set(readAges(text, taken).map(daysOf)).size > 1;
