import { isClockAt, isNumberAt, type Line, mostGap, wordAt } from './line.ts';
import { trendGaps, trendWords } from './words.ts';

/** Returns the index of the next value of a trend such as `110→135`, `110 to 135` or `15 initially, now 12`. */
export function nextOfTrend(line: Line, value: number): number | undefined {
  let at = value;
  while (at < value + mostGap && (trendGaps.has(wordAt(line, at)) || isClockAt(line, at))) at += 1;
  // `37.8 at 14:00, 39.2 at 16:00`: each value has its time.
  const isTimed = isClockAt(line, at - 1) && wordAt(line, at) === ',' && isNumberAt(line, at + 1);
  if (isTimed && (isClockAt(line, at + 2) || isClockAt(line, at + 3))) return at + 1;
  const from = wordAt(line, at) === ',' && wordAt(line, at + 1) === 'now' ? at + 1 : at;
  const isRange = /^[-–—]$/.test(wordAt(line, from));
  const isSaid = wordAt(line, from) === 'now' && /^(?:it'?s|is|its)$/.test(wordAt(line, from + 1));
  const next = isSaid ? from + 2 : from + 1;
  return (isRange || trendWords.has(wordAt(line, from))) && isNumberAt(line, next) ? next : undefined;
}
