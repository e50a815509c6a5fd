import type { MeasureKey } from '@oryx/contract';
import type { Patterns } from '@oryx/search';
import { defined } from '../defined.ts';
import { measures } from './measures.ts';
import type { Token } from './tokens.ts';
import type { Bound, Found, Latest, PressureReading } from './values/found.ts';
import type { Line } from './values/line.ts';
import { clockText, latestOf, momentOf } from './values/moments.ts';
import { type BeyondValue, Scanner, type UnclearValue } from './values/scanner.ts';

export interface Readings {
  readonly signs: ReadonlyMap<MeasureKey, Latest>;
  readonly pressure?: Latest<PressureReading>;
  /** What values are said to lie below or above, where they are not stated. */
  readonly bounds: ReadonlyMap<MeasureKey | 'systolic', Bound>;
  /** True if the text says that no blood pressure can be measured. */
  readonly isPressureUnrecordable: boolean;
  /** Clock times such as `14:20`, in text order. */
  readonly times: readonly string[];
  /** Texts in the place of a value that cannot be valid. */
  readonly notUnderstood: readonly string[];
  /** A glucose that the meter shows only as too low or too high to measure, such as `HGT LO`. */
  readonly glucoseBeyond?: BeyondValue;
  /** A glucose that is not accepted, because its unit is missing and decides whether it is high or low. */
  readonly glucoseWithoutUnit?: UnclearValue;
}

/** Reads every measure of a text. The latest of several values is the current one. */
export function readSigns(text: string, patterns: Patterns): Readings {
  const { line, found, pressures, bounds, notUnderstood, ...rest } = new Scanner(text, patterns);
  const { isPressureUnrecordable, glucoseWithoutUnit, glucoseBeyond } = rest;
  const times = line.tokens.filter(({ kind }) => kind === 'clock');
  const read = (all: readonly Found[]) => latestOf(all.map((each) => readingOf(line, each, times)));
  return {
    signs: new Map(
      measures.flatMap(({ key }) => {
        const all = found.get(key) ?? [];
        return all.length === 0 ? [] : [[key, read(all)] as const];
      }),
    ),
    bounds,
    isPressureUnrecordable,
    times: [...new Set(times.map(({ value }) => clockText(value)))],
    notUnderstood: [...new Set(notUnderstood)],
    ...defined({
      pressure: pressures.length > 0 ? read(pressures) : undefined,
      glucoseWithoutUnit,
      glucoseBeyond,
    }),
  };
}

function readingOf(
  { text, tokens }: Line,
  { from, to, ...value }: Found,
  times: readonly Token[],
): PressureReading {
  const at = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? at;
  return { ...value, at, end, ...momentOf(text, at, end, times) };
}
