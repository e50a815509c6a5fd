import type { Concentration } from '@oryx/contract';
import { converted, dimensionOf, inBasicUnit, type ReadAmount, readAmounts, strengthOf } from '@oryx/doses';
import { only } from '../../only.ts';

/** An amount of a drug in one mL, as somebody stated it or as Oryx stores it. */
export interface Strength {
  readonly label: string;
  /** In the basic unit of its dimension, in 1 mL. */
  readonly size: number;
  readonly dimension: ReturnType<typeof dimensionOf>;
}

/** A strength as labels write it, `250 mg/5 mL`, and as it is said of a syrup, `250/5`. */
const ofLabel =
  /(\d[\d.,]*\s?(?:mg|g|mcg|µg|micrograms?|units?|iu))\s?(?:\/|in)\s?(\d+(?:[.,]\d+)?\s?ml)(?:s\b)?/giu;
const ofSyrup = /(?<![\d/.,])(\d{3})\s?\/\s?5(?:\s?mls?\b)?(?!\s?mg|[\d/.,]*\d)/giu;

/** Returns a text without the strengths of labels, whose amounts are no doses: `15 mg/3 mL`. */
export const withoutLabels = (text: string): string => text.replaceAll(ofLabel, ' ');

/** Returns the size of an amount that is no range. */
export const single = ({ sizes }: ReadAmount) => only(sizes);

/**
 * Returns the strength that a text states: `100 mcg/mL`, or an amount and the volume that follows it, as in
 * `20 g in 1 L`. Undefined if it states none or several.
 */
export function statedStrength(typed: string): Strength | undefined {
  const text = typed.replaceAll(ofLabel, '$1 in $2').replaceAll(ofSyrup, '$1 mg in 5 mL');
  const amounts = readAmounts(text);
  const found = amounts.flatMap((amount, at): Strength[] => {
    const size = single(amount);
    // The `000 mg` of `1:10 000 mg` is no amount.
    if (size === undefined || size <= 0 || dimensionOf(amount.unit) === 'volume') return [];
    const dimension = dimensionOf(amount.unit);
    if (amount.per.includes('mL'))
      return [{ label: amount.text, size: inBasicUnit(size, amount.unit), dimension }];
    const whole = amounts[at + 1];
    const between = whole && text.slice(amount.end, whole.start);
    const volume = whole && amount.per.length === 0 && whole.per.length === 0 ? single(whole) : undefined;
    const isIn =
      between !== undefined && /^\s*(?:in|into|\/|per|em|to|up to|made up to)\s*(?:an?\s+)?$/i.test(between);
    const inMl = whole && volume !== undefined && isIn ? converted(volume, whole.unit, 'mL') : null;
    if (inMl === null || inMl <= 0) return [];
    return [
      { label: text.slice(amount.start, whole?.end), size: inBasicUnit(size, amount.unit) / inMl, dimension },
    ];
  });
  return only(found);
}

/** Returns a stored strength in the form of a stated one. */
export function storedStrength(concentration: Concentration): Strength {
  const { dimension, size } = strengthOf(concentration);
  return { label: concentration.label, size, dimension };
}
