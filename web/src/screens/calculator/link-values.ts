import {
  type Definition,
  type Input,
  type RawValues,
  read,
  type Typed,
  unitsOf,
  withChange,
} from '@oryx/calculators';
import { plainText } from '../../clinical/handover/sheet.ts';
import type { Entry } from '../../clinical/measurement.ts';

/*
 * The values of a calculator in the fragment of its address: `/calculator/map#values&systolic=85&diastolic=45`. No
 * browser sends a fragment to a server. What comes in one is data of a stranger: it is read by the inputs of the tool.
 */

const mark = '#values&';

/** Returns true for a fragment that holds values. */
export const hasValues = (hash: string): boolean => hash.startsWith(mark);

/** The most characters of a fragment and of a typed number that are read. */
const mostLength = 4000;
const mostTyped = 20;

/** Values that came from a link, as if somebody had typed and tapped them. */
export interface LinkValues {
  readonly answers: RawValues;
  readonly numbers: Readonly<Record<string, Entry>>;
}

/** Returns the address of this page with the values of its inputs. */
export function linkWithValues(
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  { inputs }: Definition,
  raw: RawValues,
  typed: Typed,
): string {
  const values = Object.entries(inputs).flatMap(([key, input]): [string, string][] => {
    const number = typed[key];
    if (input.kind === 'number') {
      if (!number || number.text.trim() === '') return [];
      return [[key, number.unit === input.unit ? number.text : `${number.text}~${number.unit}`]];
    }
    const value = raw[key];
    return value === undefined || value === null || value === '' ? [] : [[key, String(value)]];
  });
  return `${origin}${pathname}${mark}${new URLSearchParams(values)}`;
}

/**
 * Returns the values in a fragment, or null if there are none for these inputs. What is no input, no option and no unit of
 * the tool is left out. A number out of its range is kept as it was typed, and then does not count.
 */
export function valuesInLink(hash: string, { inputs }: Definition): LinkValues | null {
  if (!hasValues(hash) || hash.length > mostLength) return null;
  const parameters = new URLSearchParams(hash.slice(mark.length));
  let answers: RawValues = {};
  const numbers: Record<string, Entry> = {};
  for (const [key, input] of Object.entries(inputs)) {
    const value = parameters.get(key);
    if (value === null) continue;
    if (input.kind === 'number') {
      const [text = '', unit = input.unit] = value.split('~');
      if (text.length <= mostTyped && unitsOf(input).some((each) => each.unit === unit))
        numbers[key] = { text: plainText(text), unit };
    } else {
      const answer = answerIn(input, value, answers);
      if (answer !== undefined) answers = withChange(inputs, answers, key, answer);
    }
  }
  const isAny = Object.keys(answers).length + Object.keys(numbers).length > 0;
  return isAny ? { answers, numbers } : null;
}

/** Returns the answer in a text as the field of the input gives it, or undefined if it is none. */
function answerIn(input: Input, text: string, answers: RawValues): unknown {
  const raw = input.kind === 'toggle' && (text === 'true' || text === 'false') ? text === 'true' : text;
  const reading = read(input, raw, answers);
  if (reading.state !== 'filled') return undefined;
  return reading.value instanceof Date ? text : reading.value;
}
