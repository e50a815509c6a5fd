import type { Found } from './found.ts';
import {
  isGlued,
  isNumberAt,
  isSecondPart,
  type Line,
  lengthAt,
  numberAt,
  saidAt,
  wordAt,
  writtenAt,
} from './line.ts';
import { firstOf } from './names.ts';
import { foreignUnits } from './words.ts';

/** Names of a pressure that is spoken of in cmHg: `TA 12/8` is 120/80 mmHg. */
const inCentimetres = new Set(['pa', 'ta', 'tensao', 'tensão', 'pressao', 'pressão']);

/** Names of the blood pressure. */
export const pressureNames = new Set(
  'bp,b / p,nibp,sbp,sys,blood pressure,systolic,systolic bp,systolic pressure,sysbp,bloeddruk,systolic blood pressure'.split(
    ',',
  ),
);
/** Names that count only before a pair of values. */
export const pairNames = new Set([
  ...['map', 'mean arterial pressure', 'mean bp', 'pressure'],
  ...inCentimetres,
]);
export const diastolicNames = new Set(['diastolic', 'dia', 'dbp', 'diastole']);
export const firstOfPressure = firstOf([...pressureNames, ...pairNames]);

/** Returns true for what is said of a pressure that was felt at the pulse: `80/palp`, `80 by palpation`. */
const isFelt = (line: Line, at: number): boolean =>
  /^(?:by )?palp(?:able|ated|ation)?(?: |$)/.test(saidAt(line, at, 2));
/** Lowest number that is a pressure because it was felt: the uterus of `34 palpable` is none. */
const lowestFelt = 40;

const betweenPair = new Set(['/', 'over', 'on', 'op', 'por', 'x', '\\']);

/** Returns true if a text says before the name of the pressure or behind it that it cannot be measured. */
export function isUnrecordable(line: Line, at: number, from: number): boolean {
  const next = saidAt(line, from, 3);
  // `no BP meds`
  const isDenied = wordAt(line, at - 1) === 'no' && !/^(?:med|pill|tab|treat|cuff)/.test(next);
  return isDenied || /\bnot (?:record|measur|obtain)|\bun(?:record|measur|detect|obtain)able/.test(next);
}

/** Returns the index after a pair of values that begins at a number, or undefined. */
export function pairEnd(line: Line, at: number): number | undefined {
  if (!betweenPair.has(wordAt(line, at + 1)) && !isHyphened(line, at)) return undefined;
  return isNumberAt(line, at + 2) || isFelt(line, at + 2) || wordAt(line, at + 2) === 'p'
    ? at + 3
    : undefined;
}

/** Returns true for `120-80`, whose second value is too low for the next one of a trend. */
function isHyphened(line: Line, at: number): boolean {
  const share = numberAt(line, at + 2) / numberAt(line, at);
  const isMarked = wordAt(line, at + 1) === '-' && isGlued(line, at + 1);
  return isMarked && isSecondPart(line, at + 2) && share > 0.35 && share < 0.72;
}

/** Returns the pressure at a number, or what is written there if it cannot be one. */
export function pressureValueAt(line: Line, from: number, at: number): Found | string {
  const end = pairEnd(line, at);
  const valueEnd = end ?? at + 1;
  const centimetres = lengthAt(line, ['cmhg', 'cm hg'], valueEnd);
  const unit = centimetres || lengthAt(line, ['mmhg', 'mm hg'], valueEnd);
  const to = valueEnd + unit;
  const written = writtenAt(line, at, valueEnd);
  const [systolic, diastolic] = [numberAt(line, at), numberAt(line, at + 2)];
  const hasBoth = end !== undefined && !Number.isNaN(diastolic);
  if (unit === 0 && foreignUnits.has(wordAt(line, to))) return '';
  const isShort = centimetres > 0 || (unit === 0 && inCentimetres.has(wordAt(line, from)));
  if (hasBoth && isShort && systolic >= 6 && systolic <= 26 && diastolic >= 3 && diastolic < systolic) {
    const [value, low] = [systolic * 10, diastolic * 10];
    return { from, to, value, diastolic: low, text: `${value}/${low}`, converted: written };
  }
  const isPair = hasBoth ? diastolic >= 10 && diastolic < systolic : true;
  if (!(systolic >= 30 && systolic <= 300 && Number.isInteger(systolic)) || !isPair) return written;
  return { from, to, value: systolic, ...(hasBoth ? { diastolic } : {}), text: written };
}

/**
 * Returns the pressure at a number without a name: one before `systolic` or `palp`, or a pair that can only be a
 * pressure. 3/7 means days and 34/40 weeks.
 */
export function unnamedPressureAt(line: Line, at: number): Found | undefined {
  if (!isNumberAt(line, at) || isSecondPart(line, at)) return undefined;
  const isOnlyFelt = numberAt(line, at) >= lowestFelt && isFelt(line, at + 1);
  const isSystolic = isOnlyFelt || wordAt(line, at + 1) === 'systolic';
  const isWritten = /^(?:\/|over)$/.test(wordAt(line, at + 1)) && pairEnd(line, at) !== undefined;
  const isLikely = Number.isInteger(numberAt(line, at)) && numberAt(line, at) >= 60;
  if (!isSystolic && !(isWritten && isLikely)) return undefined;
  const read = pressureValueAt(line, at, at);
  if (typeof read === 'string') return undefined;
  if (isSystolic) return { ...read, to: at + 2 };
  const { diastolic = Number.NaN, to } = read;
  const isPressure = Number.isInteger(diastolic) ? diastolic >= 20 : isFelt(line, at + 2);
  return !isPressure || (wordAt(line, to) === '/' && isGlued(line, to)) ? undefined : read;
}
