import type { Dose } from '@oryx/contract';

/** A way to give a drug: those of doses, and those by which a drug must not be given unless its page says so. */
export type Route = Dose['routes'][number] | 'intrathecal' | 'intra-arterial' | 'epidural';

/** Ways as they are written. */
const written: readonly (readonly [Route, RegExp])[] = [
  ['IV', /\b(?:iv|ivi|intravenous(?:ly)?)\b/i],
  ['IO', /\b(?:io|intraosseous)\b/i],
  // `im giving` is no way to give it.
  ['IM', /\b(?:IM|imi|intramuscular(?:ly)?)\b|\bim\b(?!\s*(?:\w+ing|not|so|sure|a|an|the|on|in|at|with)\b)/],
  ['SC', /\b(?:sc|s\/c|subcut|subcutaneous(?:ly)?)\b/i],
  ['oral', /\b(?:po|oral(?:ly)?|by mouth)\b/i],
  ['sublingual', /\b(?:sl|sublingual(?:ly)?|under the tongue)\b/i],
  ['buccal', /\b(?:buccal(?:ly)?|inside the cheek)\b/i],
  ['intranasal', /\b(?:intranasal(?:ly)?|up the nose|in the nose|nasal(?:ly)?)\b/i],
  ['inhaled', /\b(?:inhaled?|inhaler|puffs?|spacer)\b/i],
  ['nebulised', /\b(?:nebs?|nebuli[sz]\w+)\b/i],
  ['rectal', /\b(?:pr|rectal(?:ly)?)\b/i],
  ['intrathecal', /\b(?:intrathecal(?:ly)?|spinal)\b/i],
  ['intra-arterial', /\bintra[\s-]?arterial(?:ly)?\b/i],
  ['epidural', /\bepidural(?:ly)?\b/i],
];

/** The ways to give a drug that a text names. */
export function routesIn(text: string): Route[] {
  const given = text.replaceAll(/\b(?:no|without|lost|geen)\s+\w+/gi, '');
  return written.flatMap(([route, pattern]) => (pattern.test(given) ? [route] : []));
}
