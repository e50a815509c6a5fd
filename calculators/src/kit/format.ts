import type { Quantity, QuantityRange } from './quantities.ts';

const noBreakSpace = '\u00a0';
const thinSpace = '\u2009';

/** Digits of a number that are free of the noise of binary fractions. */
const wholeDigits = 12;

/**
 * Rounds half away from zero to a number of decimals, the way a reader does by hand.
 * Works on the decimal text of the number, since 5.25 * 10 and 1.005 * 100 are not what they seem
 * in binary. Never gives -0.
 */
export function round(value: number, decimals = 0): number {
  // Beyond the digits that a number holds nothing is left to round, and shifting would lose some.
  if (Math.abs(value) >= 10 ** (wholeDigits - decimals)) return Number(value.toFixed(decimals));
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toExponential(12).split('e');
  const shifted = Number(`${mantissa}e${Number(exponent) + decimals}`);
  const rounded = Number(`${Math.round(shifted)}e${-decimals}`);
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}

/** A number as a clinician reads it: `0.05`, `12 000`; at most `decimals`, no trailing zeros. */
export function formatNumber(value: number, decimals = 1): string {
  return withThousands(String(round(value, decimals)));
}

/** A number with exactly `decimals` decimals, where the specification fixes them: `18.0`. */
export function formatFixed(value: number, decimals: number): string {
  return withThousands(round(value, decimals).toFixed(decimals));
}

/** `70 mg`, with a no-break space before the unit; micrograms are written out. */
export function formatQuantity(value: Quantity, decimals = 1): string {
  return `${formatNumber(value.amount, decimals)}${noBreakSpace}${unitText(value.unit)}`;
}

/** `7–21 mg`; one figure where both ends read the same. */
export function formatRange(value: QuantityRange, decimals = 1): string {
  const min = formatNumber(value.min.amount, decimals);
  const max = formatNumber(value.max.amount, decimals);
  return min === max
    ? formatQuantity(value.min, decimals)
    : `${min}–${max}${noBreakSpace}${unitText(value.max.unit)}`;
}

/**
 * The unit as shown: `mg per kg` is `mg/kg` and `ug/hr per kg` is `ug/kg/hr`. A hurried eye reads
 * `ug` as `mg`, so micrograms are written out.
 */
export function unitText(unit: string): string {
  return unit
    .replace(/^(\w+)(\/\w+)? per (\w+)$/, '$1/$3$2')
    .replace(/\bug\b/, `micrograms${noBreakSpace}(ug)`);
}

function withThousands(digits: string): string {
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.replace('-', '').length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, thinSpace) : whole;
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
