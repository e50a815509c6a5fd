import {
  formatNumber,
  isAmbiguousComma,
  type NumberInput,
  parseNumber,
  unitsOf,
  unitText,
} from '@oryx/calculators';
import { preferredUnit } from './unit-preferences.ts';

/** A number as typed, with its unit. */
export interface Entry {
  readonly text: string;
  readonly unit: string;
}

/** Returns the empty entry of an input, in the preferred unit of this device. */
export function emptyEntry(input: NumberInput): Entry {
  const preferred = input.measure === undefined ? undefined : preferredUnit(input.measure);
  const known = unitsOf(input).some(({ unit }) => unit === preferred);
  return { text: '', unit: known && preferred !== undefined ? preferred : input.unit };
}

/**
 * Returns the entry in the specified unit for the rule. Text in that unit is passed unchanged; another unit
 * is converted. Rounding to six decimals hides binary noise.
 */
export function specifiedValue(input: NumberInput, { text, unit }: Entry): string | number {
  const value = parseNumber(text);
  if (unit === input.unit || value === null) return text;
  const converted =
    unitsOf(input)
      .find((one) => one.unit === unit)
      ?.toSpecified(value) ?? Number.NaN;
  return atSixDecimals(converted);
}

/** Decimals that no limit in its own unit goes beyond: 0.00001 is not stated as 0. */
const statedDecimals = 6;

const atSixDecimals = (value: number) => Math.round(value * 1e6) / 1e6;

/** Returns the permitted range in the displayed unit: `17.7–2652 umol/L`. */
export function rangeInUnit(input: NumberInput, unit: string): string {
  const { min, max } = limitsInUnit(input, unit);
  return `${min}–${max} ${unitText(unit)}`.trim();
}

/** Returns both limits as text in the displayed unit. */
function limitsInUnit(input: NumberInput, unit: string) {
  const shown = unit === input.unit ? undefined : unitsOf(input).find((one) => one.unit === unit);
  const text = (limit: number, inward: 1 | -1) => {
    if (!shown) return formatNumber(limit, statedDecimals);
    const { decimals, fromSpecified, toSpecified } = shown;
    const rounded = Number(fromSpecified(limit).toFixed(decimals));
    // A displayed limit must be accepted: 300 kg is 661.387 lb, so 661.4 lb would be too much.
    const isBeyond = (atSixDecimals(toSpecified(rounded)) - limit) * inward < 0;
    return formatNumber(isBeyond ? rounded + inward * 10 ** -decimals : rounded, decimals);
  };
  return { min: text(input.min, 1), max: text(input.max, -1) };
}

/** Returns why an invalid entry does not count: `Not counted: over 200 kg.` */
export function notCountedText(input: NumberInput, entry: Entry, unit: string): string {
  const value = parseNumber(specifiedValue(input, entry));
  if (value === null) return 'Not counted: not a number.';
  const { min, max } = limitsInUnit(input, unit);
  const limit = value > input.max ? `over ${max}` : `under ${min}`;
  return `Not counted: ${`${limit} ${unitText(unit)}`.trim()}.`;
}

/**
 * Returns how an entry such as `1,234` is read, or undefined if its comma can't be mistaken.
 *
 * @param most highest value that the field takes
 */
export function commaText(text: string, most = Number.POSITIVE_INFINITY): string | undefined {
  const value = isAmbiguousComma(text) ? parseNumber(text) : null;
  if (value === null || value * 1000 > most) return undefined;
  return `Read as ${value}: the comma is a decimal comma. For a thousand write ${text.trim().replace(',', ' ')}.`;
}

/** Returns an entry's text in another unit, or undefined if it holds no number. */
export function textInUnit(input: NumberInput, entry: Entry, unit: string): string | undefined {
  if (entry.unit === unit) return entry.text;
  const value = parseNumber(entry.text);
  const from = unitsOf(input).find((one) => one.unit === entry.unit);
  const to = unitsOf(input).find((one) => one.unit === unit);
  if (value === null || !from || !to) return undefined;
  // Without digit grouping, because the text is edited further.
  return String(Number(to.fromSpecified(from.toSpecified(value)).toFixed(to.decimals)));
}
