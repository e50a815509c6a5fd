import type { MeasureKey } from '@oryx/contract';
import { only } from '../../only.ts';
import type { Found } from './found.ts';
import { isForeignAt, isNumberAt, type Line, numberAt, wordAt } from './line.ts';
import { agedWords } from './words.ts';

/** Maximum number of values without names beside a pressure. */
const mostInList = 4;

/** The values of a list, and the index of the token after it. */
export interface ValueList {
  readonly values: readonly (readonly [key: MeasureKey, found: Found])[];
  readonly to: number;
}

interface Item extends Found {
  readonly isPercent: boolean;
}

/** The word that begins a list in which the pressure is not the first. */
const opening = /^(?:obs|observations?|vitals?|vs)$/;

/**
 * Reads the numbers without names around a pressure, as in `120/80 88 18 98% 36.5` and `obs 36.5, 88, 120/80, 18, 98%`:
 * heart rate, respiratory rate, saturation, temperature. They are read only if the signs and sizes of all of them tell
 * which is which.
 *
 * @param pressure index of the first number of the pressure
 * @param from index of the token behind it
 */
export function listAround(line: Line, pressure: number, from: number): ValueList | undefined {
  const { items, to } = itemsFrom(line, from);
  const end = wordAt(line, to);
  const isEnd = end === '' || /^(?:[.;]|ra|on|gcs|hgt|\p{L}+)$/u.test(end);
  const values = isEnd ? keysOf([...itemsBefore(line, pressure), ...items]) : undefined;
  // The unit behind the last number may tell that it is something else.
  const isOther = isForeignAt(line, to) || agedWords.has(wordAt(line, to));
  return values && { values: isOther ? [] : values, to };
}

const itemAt = (line: Line, at: number): Item => ({
  from: at,
  to: at + 1,
  value: numberAt(line, at),
  text: wordAt(line, at),
  isPercent: wordAt(line, at + 1) === '%',
});

function itemsFrom(line: Line, from: number): { readonly items: readonly Item[]; readonly to: number } {
  const items: Item[] = [];
  let at = from;
  for (;;) {
    if (/^[,;|/]$/.test(wordAt(line, at))) at += 1;
    if (!isNumberAt(line, at) || items.length > mostInList) return { items, to: at };
    const item = itemAt(line, at);
    items.push(item);
    at += item.isPercent ? 2 : 1;
  }
}

/** Returns the numbers in front of a pressure, if a word such as `obs` stands before them. */
function itemsBefore(line: Line, pressure: number): readonly Item[] {
  const items: Item[] = [];
  let at = pressure - 1;
  for (; items.length <= mostInList; at -= 1) {
    if (isNumberAt(line, at)) items.unshift(itemAt(line, at));
    else if (!/^[,;|/%]$/.test(wordAt(line, at))) break;
  }
  const before = /^[:=-]$/.test(wordAt(line, at)) ? at - 1 : at;
  return opening.test(wordAt(line, before)) ? items : [];
}

/** Returns which measure each number of a list is, or undefined if that is not sure. */
function keysOf(items: readonly Item[]): readonly (readonly [MeasureKey, Item])[] | undefined {
  const isWarm = ({ value, isPercent }: Item) =>
    !isPercent && !Number.isInteger(value) && value > 33 && value < 43;
  const [temperature, ...others] = items.filter(isWarm);
  const saturation = only(items.filter(({ isPercent }) => isPercent));
  const [heart, breaths, ...more] = items.filter((each) => !each.isPercent && !isWarm(each));
  if (!(saturation && heart && breaths) || others.length + more.length > 0) return undefined;
  const isRate = heart.value >= 40 && heart.value <= 220 && breaths.value >= 6 && breaths.value <= 60;
  if (!isRate || breaths.value >= heart.value || saturation.value > 100) return undefined;
  return [
    ['heartRate', heart],
    ['respiratoryRate', breaths],
    ['oxygenSaturation', saturation],
    ...(temperature ? [['temperature', temperature] as const] : []),
  ];
}
