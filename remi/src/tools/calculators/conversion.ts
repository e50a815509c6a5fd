import { unitCategories } from '@oryx/calculators';
import type { Facts } from '../../facts.ts';
import { readConversion, type StatedConversion } from '../../read/conversion.ts';

/** Returns the conversion that a text asks for, if both units measure the same. */
export function conversionAsked({
  text,
  patterns,
}: Pick<Facts, 'text' | 'patterns'>): StatedConversion | undefined {
  const asked = readConversion(text, patterns);
  const isOfOneKind = unitCategories.some(({ units }) =>
    [asked?.from, asked?.to].every((unit) => units.some(({ symbol }) => symbol === unit)),
  );
  return isOfOneKind ? asked : undefined;
}
