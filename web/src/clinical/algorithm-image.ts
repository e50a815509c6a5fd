import type { GlyphName } from './glyph.tsx';

/** Pictures by word prefixes in a title. The first match is used. */
const keywords: readonly (readonly [GlyphName, RegExp])[] = [
  ['child', /\b(newborn|neonat|paediatric|pediatric|child|infant|croup)/],
  ['mother', /\b(eclampsia|pre-eclampsia|postpartum|obstetric|pregnan|labour)/],
  ['bite', /\b(snake|scorpion|spider|bite|sting|rabies)/],
  ['burn', /\bburn/],
  ['allergy', /\b(anaphyla|allerg)/],
  ['poison', /\b(poison|organophosphate|carbamate|overdose|opioid|toxic)/],
  ['virus', /\b(viral|virus|haemorrhagic fever|malaria|cholera)/],
  ['brain', /\b(stroke|epilep|convuls|seizure|coma|conscious|mening|head)/],
  ['injury', /\b(trauma|injur|fracture|pneumothorax)/],
  ['rhythm', /\b(tachycard|bradycard|arrhythm|fibrillation)/],
  ['lungs', /\b(asthma|copd|pneumonia|pulmonary|airway|chok|breath|respirat)/],
  ['fever', /\b(sepsis|septic|infection|fever)/],
  ['metabolic', /\b(hypogly|hypergly|diabet|ketoacid|hyperkal|hypokal|electrolyte)/],
  ['blood', /\b(haemorrhag|hypovol|bleed|shock|dehydrat|diarrhoea)/],
  ['heart', /\b(cardi|heart|coronary|infarct|life support|resuscitat|hypertens)/],
  ['mind', /\b(behaviour|psych|agitat|suicid)/],
  ['triage', /\b(triage|survey|emergency)/],
];

/** Returns the picture for a title, or null if it contains no known word. */
export function imageFor(title: string): GlyphName | null {
  const words = title.toLowerCase();
  return keywords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
