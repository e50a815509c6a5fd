import { between, otherUnits, type Sign, type SignKey, signs, unitsAsked } from './signs.ts';

/** One value as written, with what decides whether it is the current one. */
interface Reading {
  readonly value: number;
  /** True if the unit is missing and could be another. */
  readonly isWithoutUnit?: boolean;
  /** The text as written, such as `36,1`. */
  readonly text: string;
  readonly at: number;
  readonly end: number;
  /** Minutes after midnight, if a clock time belongs to the value. */
  readonly time?: number;
  /** 1 if stated as current, -1 if stated as earlier, otherwise 0. */
  readonly recency: number;
}

/** The current value of a sign, with the earlier ones. */
interface Latest {
  readonly latest: Reading;
  readonly earlier: readonly Reading[];
}

interface Pressure extends Reading {
  readonly diastolic?: number;
}

export interface Readings {
  readonly signs: ReadonlyMap<SignKey, Latest>;
  readonly pressure?: Latest & { readonly latest: Pressure };
  /** Clock times such as `14:20`, in text order. */
  readonly times: readonly string[];
  /** Texts in the place of a value that cannot be valid. */
  readonly notUnderstood: readonly string[];
}

const number = String.raw`(\d+(?:[.,]\d+)?)`;
const clock = /(?<![\d:/])([01]?\d|2[0-3])[:hH]([0-5]\d)(?!\d|:\d|\s?\d{3})/g;
const earlierWords =
  /\b(?:was|previous(?:ly)?|earlier|initial(?:ly)?|usual(?:ly)?|baseline|normally|on arrival|before|at first|yesterday|ago)\b/i;
const nowWords = /\b(?:now|currently|latest|repeat(?:ed)?|rechecked|recheck)\b/i;

/** Reads every sign of a text. The latest of several values is the current one. */
export function readSigns(text: string): Readings {
  const times = [...text.matchAll(clock)].map((match) => ({
    at: match.index,
    minutes: Number(match[1]) * 60 + Number(match[2]),
  }));
  const notUnderstood: string[] = [];
  const all = new Map<SignKey, Reading[]>();
  for (const sign of signs) {
    const found = valuesOf(text, sign, times, notUnderstood).filter(
      ({ at }) => !all.get(sign.key)?.some((known) => known.at <= at && at < known.end),
    );
    if (found.length > 0) all.set(sign.key, [...(all.get(sign.key) ?? []), ...found]);
  }
  const pressures = pressuresOf(text, times, notUnderstood);
  return {
    signs: new Map([...all].map(([key, readings]) => [key, latestOf(readings)])),
    ...(pressures.length > 0 ? { pressure: latestOf(pressures) } : {}),
    times: [...new Set(times.map(({ minutes }) => clockText(minutes)))],
    notUnderstood: [...new Set(notUnderstood)],
  };
}

/** Note on a value whose unit is ambiguous. */
export const noUnit = ', unit not stated';

type Times = readonly { readonly at: number; readonly minutes: number }[];

function valuesOf(text: string, sign: Sign, times: Times, notUnderstood: string[]): Reading[] {
  const { key, label, before, after = '', low, high } = sign;
  const start = before === '' ? String.raw`(?<![\d.,/])` : `${before}${between}`;
  // A fraction such as 120/80, or an age, is not a value of another sign.
  const end = after === '' ? String.raw`(?![\d.,]*\d)(?!\s*/\s*\d(?!5\b)|\s*(?:y|kg|yrs?)\b)` : after;
  const pattern = new RegExp(`${start}${number}${end}`, 'gi');
  return [...text.matchAll(pattern)].flatMap((match) => {
    const written = match[1] ?? '';
    const value = Number(written.replace(',', '.'));
    const finish = match.index + match[0].length;
    const rest = text.slice(finish);
    const hasOtherUnit = otherUnits[key]?.test(rest) ?? false;
    const asked = unitsAsked[key];
    const isWithoutUnit = asked !== undefined && !asked.own.test(rest);
    if (hasOtherUnit || value < low || value > high || (isWithoutUnit && value >= asked.below)) {
      const unit = hasOtherUnit ? (rest.match(/^\s*[^\s,;]+/)?.[0] ?? '') : isWithoutUnit ? noUnit : '';
      notUnderstood.push(`${label} ${written}${unit}`);
      return [];
    }
    const moment = momentOf(text, match.index, finish, times);
    const unit = isWithoutUnit ? { isWithoutUnit } : {};
    return [{ value, text: written, at: match.index, end: finish, ...unit, ...moment }];
  });
}

const pressurePattern = new RegExp(
  String.raw`(\b(?:bp|blood\s*pressure|nibp|sbp|systolic(?:\s*(?:bp|pressure))?)\b${between})?(?<![\d/:.,])(\d{1,3})(?:\s*(?:\/|over)\s*(\d{1,3}|palp\w*|p))?(?![\d:.,]*\d)`,
  'gi',
);

/** Reads systolic and diastolic pressure, or systolic pressure alone after its name. */
function pressuresOf(text: string, times: Times, notUnderstood: string[]): Pressure[] {
  return [...text.matchAll(pressurePattern)].flatMap((match) => {
    const [all, name, first = '', second] = match;
    const [systolic, diastolic] = [Number(first), Number(second)];
    const hasBoth = !Number.isNaN(diastolic);
    const isBelievable =
      systolic >= 40 && systolic <= 300 && (!hasBoth || (diastolic >= 10 && diastolic < systolic));
    // Without a name, only an unambiguous pair counts as a pressure: 3/7 means days, 34/40 weeks.
    if (!name && !(hasBoth && isBelievable && systolic >= 60)) return [];
    if (!isBelievable) {
      notUnderstood.push(`Blood pressure ${all.slice(name?.length ?? 0).trim()}`);
      return [];
    }
    const end = match.index + all.length;
    const moment = momentOf(text, match.index, end, times);
    const pair = hasBoth ? { diastolic } : {};
    return [
      {
        value: systolic,
        ...pair,
        text: all.slice(name?.length ?? 0).trim(),
        at: match.index,
        end,
        ...moment,
      },
    ];
  });
}

/** Returns when a value was taken: the clock time of its set, and the words beside it. */
function momentOf(text: string, at: number, end: number, times: Times): Pick<Reading, 'time' | 'recency'> {
  const clause = `${
    text
      .slice(0, at)
      .split(/[.;\n]\s|,\s/)
      .at(-1) ?? ''
  }${text.slice(at, end)}${text.slice(end).split(/[.,;\n]/)[0] ?? ''}`;
  const recency = nowWords.test(clause) ? 1 : earlierWords.test(clause) ? -1 : 0;
  const time =
    times.findLast((each) => each.at < at)?.minutes ?? times.find((each) => each.at >= end)?.minutes;
  return { recency, ...(time === undefined ? {} : { time }) };
}

const halfDay = 12 * 60;

/**
 * Returns the latest of several values: by stated recency, then by clock time, then by position in the text.
 */
function latestOf<Value extends Reading>(readings: readonly Value[]): { latest: Value; earlier: Value[] } {
  const sorted = readings.toSorted((a, b) => a.recency - b.recency || byClock(a, b) || a.at - b.at);
  const latest = sorted.at(-1) as Value;
  return { latest, earlier: sorted.slice(0, -1).filter(({ text }) => text !== latest.text) };
}

/** Compares clock times. A difference of more than half a day means that midnight lies between. */
function byClock({ time: one }: Reading, { time: other }: Reading): number {
  if (one === undefined || other === undefined || one === other) return 0;
  const later = one > other ? 1 : -1;
  return Math.abs(one - other) > halfDay ? -later : later;
}

function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
