import type { Token } from '../tokens.ts';
import type { Latest, Reading } from './found.ts';

const earlierWords =
  /\b(?:was|previous(?:ly)?|earlier|initial(?:ly)?|usual(?:ly)?|baseline|normally|on arrival|before|at first|yesterday|ago)\b/i;
const nowWords = /\b(?:now|currently|latest|repeat(?:ed)?|rechecked|recheck)\b/i;

/** Number of characters on each side of a value that may tell when it was taken. */
const longestClause = 200;

/** Returns when a value was taken: the clock time of its set, and the words beside it. */
export function momentOf(
  text: string,
  at: number,
  end: number,
  times: readonly Token[],
): Pick<Reading, 'time' | 'recency'> {
  const before = text.slice(Math.max(0, at - longestClause), at).split(/[.;\n]\s|,\s/);
  const after = text.slice(end, end + longestClause);
  const clause = `${before.at(-1) ?? ''}${text.slice(at, end)}${after.split(/[.,;\n]/)[0] ?? ''}`;
  // `HR 300?? artefact` is doubted by its writer.
  const isDoubted = /^\s*\?/.test(after);
  const recency = isDoubted ? -1 : nowWords.test(clause) ? 1 : earlierWords.test(clause) ? -1 : 0;
  const time = (times.findLast(({ start }) => start < at) ?? times.find(({ start }) => start >= end))?.value;
  return { recency, ...(time === undefined ? {} : { time }) };
}

const halfDay = 12 * 60;

/**
 * Returns the latest of several values: by stated recency, then by clock time, then by position in the text.
 */
export function latestOf<Value extends Reading>(readings: readonly Value[]): Latest<Value> {
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

/** Returns a clock time as it is shown, such as `14:20`. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
