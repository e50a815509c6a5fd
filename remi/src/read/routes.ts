import type { Dose } from '@oryx/contract';

/** A route of administration: those of doses, and those that are dangerous unless the page states them. */
export type Route = Dose['routes'][number] | 'intrathecal' | 'intra-arterial' | 'epidural';

/** Patterns for routes as written. */
const written: readonly (readonly [Route, RegExp])[] = [
  ['IV', /\b(?:iv|ivi|ev|intravenous(?:ly)?|binneaars|endovenos[ao]|intravenos[ao])\b/i],
  ['IO', /\b(?:io|intraosseous)\b/i],
  // `im giving` is not the intramuscular route.
  ['IM', /\b(?:IM|imi|intramuscular(?:ly)?)\b|\bim\b(?!\s*(?:\w+ing|not|so|sure|a|an|the|on|in|at|with)\b)/],
  ['SC', /\b(?:sc|s\/c|subcut|subcutaneous(?:ly)?)\b/i],
  ['oral', /\b(?:po|oral(?:ly)?|by mouth|syrups?|elixirs?|stroop|xarope)\b/i],
  ['sublingual', /\b(?:sl|sublingual(?:ly)?|under the tongue)\b/i],
  ['buccal', /\b(?:buc?cal(?:ly)?|inside the cheek)\b/i],
  [
    'intranasal',
    /\b(?:intranasal(?:ly)?|(?:up|in|into) the nose|nasal(?:ly)?)\b|(?<!\b(?:runny|from|the|his|her|broken|blocked|bleeding) )\bnose\b(?!\s*(?:bleed|block|run))/i,
  ],
  ['inhaled', /\b(?:inhaled?|inhaler|puffs?(?! adder)|spacer)\b/i],
  ['nebulised', /\b(?:nebs?|nebuli[sz]\w+)\b/i],
  [
    'rectal',
    /\b(?:pr|rectal(?:ly)?|re[ck]?ta[al]l?|into the rectum|suppositor(?:y|ies)|setpil(?:le)?|supositorios?)\b/i,
  ],
  ['nasogastric', /\b(?:by|via|through|down)\s+(?:an?\s+|the\s+)?(?:ng|nasogastric)\b|\bnasogastrically\b/i],
  [
    'tracheal tube',
    /\b(?:by|via|through|down)\s+(?:an?\s+|the\s+)?(?:endotracheal|tracheal|ett?|et)\s*tube\b|\b(?:by|via|down)\s+(?:the\s+)?ett\b|\bendotracheally\b/i,
  ],
  ['infiltration', /\binfiltrat(?:ion|ed?|ing)\b/i],
  ['intrathecal', /\b(?:intrathecal(?:ly)?|spinal)\b/i],
  ['intra-arterial', /\bintra[\s-]?arterial(?:ly)?\b/i],
  ['epidural', /\bepidural(?:ly)?\b/i],
];

/** Forms that a drug is mostly given in by one route, but may have been taken in, or stand beside a patient. */
const forms: readonly (readonly [Route, RegExp])[] = [
  ['oral', /\b(?:tab(?:let)?s?|tablette|capsules?|kapsules?|comprimidos?)\b/i],
  ['IV', /\b(?:drip|infusions?|infus(?:ie|ao))\b/i],
];

/** Returns the routes that a text names, or else those of the forms in it. */
export function routesOrFormsIn(text: string): Route[] {
  const named = routesIn(text);
  return named.length > 0 ? named : matching(text, forms);
}

/** Returns the routes named in a text. */
export const routesIn = (text: string): Route[] => matching(text, written);

function matching(text: string, patterns: readonly (readonly [Route, RegExp])[]): Route[] {
  const given = text
    .replaceAll(/\b(?:no|without|lost|geen|sem)\s+\w+/gi, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return patterns.flatMap(([route, pattern]) => (pattern.test(given) ? [route] : []));
}
