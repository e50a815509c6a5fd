import type { Measure } from '../measures/measure.ts';
import { measures } from '../measures.ts';
import type { Found } from './found.ts';
import { isForeignAt, isNumberAt, type Line, lengthAt, numberAt, wordAt, writtenAt } from './line.ts';
import { agedWords } from './words.ts';

/** Note on a value whose unit is ambiguous. */
export const noUnit = ', unit not stated';

/** Returns the value of a measure at a number, or what is written there if it cannot be a value. */
export function valueAt(line: Line, measure: Measure, from: number, at: number): Found | string {
  const { low, high, units, unitNeededFrom } = measure;
  const written = line.tokens[at];
  if (!written) return '';
  const stated = units
    .map(({ written: forms, convert }) => ({ convert, length: lengthAt(line, forms, at + 1) }))
    .sort((a, b) => b.length - a.length)[0];
  const length = stated?.length ?? 0;
  const to = at + 1 + length;
  const shown = writtenAt(line, at, to).trim();
  const isOfPart = wordAt(line, at + 1) === '/' && isNumberAt(line, at + 2);
  // A dipstick shows `glucose 2+`.
  const isDipstick = measure.key === 'glucose' && wordAt(line, at + 1) === '+';
  if (length === 0 && (isForeignAt(line, at + 1) || isOfPart || isDipstick)) return shown;
  const possible = units.filter(({ bare }) => bare && bare[0] <= written.value && written.value <= bare[1]);
  if (length === 0 && possible.length > 1) return `${shown}${noUnit}`;
  const isTold = length > 0 || !units.some(({ bare }) => bare);
  if (!isTold && possible.length === 0) return shown;
  const { convert } = (isTold ? stated : possible[0]) ?? {};
  const isConverted = convert !== undefined && (length > 0 || !isTold);
  const value = isConverted ? convert(written.value) : written.value;
  const isWithoutUnit = length === 0 && unitNeededFrom !== undefined;
  if (value < low || value > high || (isWithoutUnit && value >= unitNeededFrom))
    return isWithoutUnit ? `${shown}${noUnit}` : shown;
  return {
    from,
    to,
    value,
    text: isConverted ? String(Math.round(value * 100) / 100) : written.text,
    ...(isConverted ? { converted: shown, asWritten: written.value } : {}),
    ...(isWithoutUnit ? { isWithoutUnit } : {}),
  };
}

/** Returns true if the unit after a number tells another measure: the 70 of `30% TBSA 70kg` is a weight. */
export const isOfOther = (line: Line, measure: Measure, at: number): boolean =>
  measures.some((other) => other !== measure && lengthAt(line, other.tellingUnits ?? [], at + 1) > 0);

/** Returns true for a value that only its missing unit makes unclear: `glucose 35`, but not `low sugar 35 yo` or `glucose 50 g`. */
export function isUnclearAt(line: Line, { units, unitNeededFrom }: Measure, at: number): boolean {
  const next = wordAt(line, at + 1);
  const hasUnit =
    isForeignAt(line, at + 1) || units.some(({ written }) => lengthAt(line, written, at + 1) > 0);
  const isOther = hasUnit || next === '/' || agedWords.has(wordAt(line, at + 1));
  return !isOther && numberAt(line, at) >= (unitNeededFrom ?? Number.POSITIVE_INFINITY);
}
