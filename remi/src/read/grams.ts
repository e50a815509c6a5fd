import { inDays, plausibleWeights } from '@oryx/doses';
import type { Patterns } from '@oryx/search';
import { withoutAccents } from './accents.ts';

/** The weights in kg of a newborn. */
const weights = plausibleWeights(inDays({ value: 28, unit: 'day' }));

/**
 * Returns a text in which the weight of a newborn in grams stands in kg: maternities write `3200g`, which is no dose of
 * any drug. An amount behind the name of a drug stays a dose, unless the text is about a baby.
 *
 * @param namesDrug whether a text names a drug
 */
export function withoutGrams(text: string, patterns: Patterns, namesDrug: (text: string) => boolean): string {
  if (patterns('weight-of-unborn').test(text)) return text;
  const plain = withoutAccents(text);
  const isOfBaby = patterns('weighed-in-grams').test(plain);
  const isOfMother = patterns('birth').test(text) && !patterns('newborn').test(text);
  if (isOfMother || (!isOfBaby && patterns('adult').test(text))) return text;
  return text.replace(new RegExp(patterns('grams'), 'gi'), (written, at: number) => {
    const kg = Number(written.replaceAll(/\D/g, '')) / 1000;
    const isWeight = kg >= weights.low && kg <= weights.high;
    return isWeight && (isOfBaby || !namesDrug(text.slice(0, at))) ? `${kg} kg` : written;
  });
}
