import type { Bound } from './found.ts';
import { isNumberAt, isWordAt, type Line, numberAfter, numberAt, saidAt, wordAt } from './line.ts';

/** Returns true before the name of a value that is wanted: `aim for MAP 65`, `titrate to sats 94%`. */
export function isAimedAt(line: Line, name: number): boolean {
  let at = name - 1;
  while (isWordAt(line, at, 'words-before-name') || wordAt(line, at) === ':') at -= 1;
  return isWordAt(line, at, 'words-aim');
}

/** Returns true if the sentence up to a token makes something depend on what follows: `call me if HR > 120`. */
export function isConditional(line: Line, from: number): boolean {
  for (let at = from - 1; at >= 0 && !/^[.;]$/.test(wordAt(line, at)); at -= 1)
    if (isWordAt(line, at, 'words-condition')) return true;
  return false;
}

/** Returns the index after a number and the range, fraction or percentage that it begins. */
export function afterNumbers(line: Line, number: number): number {
  let at = number + 1;
  while (/^(?:[-–/]|to)$/.test(wordAt(line, at)) && isNumberAt(line, at + 1)) at += 2;
  return wordAt(line, at) === '%' ? at + 1 : at;
}

/** Returns what the mark right before a number makes of it: `< 80` is a bound, and no value. */
export function boundAt(line: Line, number: number): Bound['is'] | undefined {
  const mark = wordAt(line, number - 1);
  return /^[<≤]$/.test(mark) ? 'below' : /^[>≥]$/.test(mark) ? 'above' : undefined;
}

/**
 * Returns the index after a name of what is no value of the patient and its number, such as that of the heart of the
 * unborn.
 */
export function afterOther(line: Line, at: number): number | undefined {
  const others = line.patterns.forms('forms-no-measures');
  for (let length = 3; length > 0; length -= 1) {
    if (!others.has(saidAt(line, at, length))) continue;
    const number = numberAfter(line, at + length);
    return number === undefined ? undefined : afterNumbers(line, number);
  }
  return undefined;
}

/**
 * Returns the index of the number right before a name that nothing follows: `120 pulse,`, `98.6F temp`.
 *
 * @param done index after the value before it
 */
export function numberBefore(line: Line, name: number, nameEnd: number, done: number): number | undefined {
  const isCut = (at: number) => /^(?:[,;./|)(]|and|with|)$/.test(wordAt(line, at)) || isNewLine(line, at);
  if (!isCut(nameEnd) && !isNewLine(line, nameEnd)) return undefined;
  const number = [1, 2, 3].map((back) => name - back).find((at) => isNumberAt(line, at));
  if (number === undefined || wordAt(line, number).length < 2) return undefined;
  const isHours = /^(?:hr|h)$/.test(wordAt(line, name));
  const isFree = number === done || (number > done && isCut(number - 1));
  return isFree && !isHours ? number : undefined;
}

/** Returns true if a token stands on another line than the one before it. */
const isNewLine = ({ text, tokens }: Line, at: number): boolean =>
  text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? text.length).includes('\n');

/** Returns true for a weight that was lost or gained: `lost 10kg`, `10 kg weight loss`. */
export function isChange(line: Line, number: number, to: number): boolean {
  return [number - 2, number - 1, to, to + 1].some((at) => isWordAt(line, at, 'words-weight-change'));
}

/** Returns true for how far a value is from what is usual: `tachycardic 30 above normal`. */
export const isDifference = (line: Line, number: number): boolean =>
  numberAt(line, number) < 31 && /^(?:above|below) (?:normal|base)/.test(saidAt(line, number + 1, 2));

/** Returns true for the K of `vitamin K 10`. */
export const isVitamin = (line: Line, name: number): boolean => /^vit(?:amin)?$/.test(wordAt(line, name - 1));

/** Returns true for the degrees of an angle: `head up 30 degrees`. */
export function isAngle(line: Line, number: number, to: number): boolean {
  const isBare = /^(?:degrees|deg|°|º)$/.test(wordAt(line, to - 1));
  const near = [number - 3, number - 2, number - 1, to, to + 1];
  const isOfAngle = near.some((at) => isWordAt(line, at, 'words-angle'));
  return isBare && (isOfAngle || numberAt(line, number) < coldest);
}

/** Lowest number of degrees that is a temperature without its name. */
const coldest = 34;
