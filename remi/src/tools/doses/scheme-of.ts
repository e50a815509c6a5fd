import { words } from '@oryx/search';
import type { Facts } from '../../facts.ts';
import { isHad } from '../../read/had.ts';
import { readScheme, type Scheme } from '../../read/scheme.ts';

const ordinal = /\b(?:second|2nd|third|3rd|next|another)\b(?! shock)/i;

/** Words of a rhythm that goes on because shocks failed. */
const ofShocks = /\b(?:vf|v ?fib|pvt|ventricular fibrillation|pulseless|shock(?:s|ed))\b/i;

/**
 * Returns what a text says about the place of a dose of a drug. What failed before it asks for no later dose of this
 * one: of `still fitting after diazepam, phenobarbital` and `refractory VF, amiodarone` the first dose is wanted.
 */
export function schemeFor(
  name: string,
  { text, patterns, question: { mentions } }: Pick<Facts, 'text' | 'patterns' | 'question'>,
): Scheme {
  const scheme = readScheme(text, patterns);
  if (!scheme.asksLater || ordinal.test(text)) return scheme;
  const all = words(text);
  const used = new Set<number>();
  const had = mentions.flatMap((mention) =>
    mention.drug && isHad(all, mention, patterns, used) ? [mention.drug.name] : [],
  );
  const isOfOther = (had.length > 0 || ofShocks.test(text)) && !had.includes(name);
  return isOfOther ? { ...scheme, asksLater: false, isRefractory: false } : scheme;
}
