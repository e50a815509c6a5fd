import type { Quantity, QuantityRange } from './quantities.ts';

const noBreakSpace = '\u00a0';
/** It keeps a number in one line, as a plain thin space would not. */
const thinSpace = '\u202f';

/** Number of digits that are free of binary rounding noise. */
const wholeDigits = 12;

/**
 * Rounds half away from zero to a number of decimals, as a reader does by hand. It works on the decimal text,
 * because 5.25 * 10 and 1.005 * 100 are inexact in binary. It never returns -0.
 */
export function round(value: number, decimals = 0): number {
  // More decimals than a number holds leave nothing to round, and shifting would lose digits.
  if (Math.abs(value) >= 10 ** (wholeDigits - decimals)) return Number(value.toFixed(decimals));
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toExponential(12).split('e');
  const shifted = Number(`${mantissa}e${Number(exponent) + decimals}`);
  const rounded = Number(`${Math.round(shifted)}e${-decimals}`);
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}

/**
 * Formats a number for clinicians: `0.05`, `8 400`, with at most `decimals` decimals and no trailing zeros.
 */
export function formatNumber(value: number, decimals = 1): string {
  return withThousands(String(round(value, decimals)));
}

/** Formats a number with exactly `decimals` decimals, as the specification fixes them: `18.0`. */
export function formatFixed(value: number, decimals: number): string {
  return withThousands(round(value, decimals).toFixed(decimals));
}

/** Formats a quantity, such as `70 mg`, with a no-break space before the unit. Micrograms are written out. */
export function formatQuantity(value: Quantity, decimals = 1): string {
  return `${formatNumber(value.amount, decimals)}${noBreakSpace}${unitText(value.unit)}`;
}

/** Formats a range, such as `7–21 mg`, or one figure if both ends read the same. */
export function formatRange(value: QuantityRange, decimals = 1): string {
  const min = formatNumber(value.min.amount, decimals);
  const max = formatNumber(value.max.amount, decimals);
  return min === max
    ? formatQuantity(value.min, decimals)
    : `${min}–${max}${noBreakSpace}${unitText(value.max.unit)}`;
}

/**
 * Formats a unit: `mg per kg` becomes `mg/kg`, and `ug/hr per kg` becomes `ug/kg/hr`. Micrograms are written
 * out, because a hurried reader takes `ug` for `mg`.
 */
export function unitText(unit: string): string {
  return unit
    .replace(/^(\w+)(\/\w+)? per (\w+)$/, '$1/$3$2')
    .replace(/\bug\b/, `micrograms${noBreakSpace}(ug)`);
}

function withThousands(digits: string): string {
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.replace('-', '').length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, thinSpace) : whole;
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
