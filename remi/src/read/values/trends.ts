import { isClockAt, isForeignAt, isGlued, isNumberAt, isWordAt, type Line, namesAt, wordAt } from './line.ts';
import { unnamedPressureAt } from './pressures.ts';
import { agedWords, trendWords } from './words.ts';

/**
 * Returns the index of the next value of a trend such as `110→135`, `110 to 135`, `15 initially, now 12` or `78 on RA,
 * came up to 94`.
 */
export function nextOfTrend(line: Line, value: number): number | undefined {
  const isGap = (word: number) =>
    isWordAt(line, word, 'words-trend-gap') || trendWords.has(wordAt(line, word));
  let at = value;
  while (
    at < value + mostBetween &&
    (isGap(at) || isClockAt(line, at) || (/^[,;.]$/.test(wordAt(line, at)) && isGap(at + 1)))
  )
    at += 1;
  // `37.8 at 14:00, 39.2 at 16:00`: each value has its time.
  const isTimed = isClockAt(line, at - 1) && wordAt(line, at) === ',' && isNumberAt(line, at + 1);
  if (isTimed && (isClockAt(line, at + 2) || isClockAt(line, at + 3))) return at + 1;
  if (isInSeries(line, value)) return value + 1;
  const isRange = /^[-–—]$/.test(wordAt(line, at));
  const isLed = isRange || line.tokens.slice(value, at).some(({ text }) => trendWords.has(text));
  if (isRange) at += 1;
  return isLed && isNumberAt(line, at) ? at : undefined;
}

/** Returns true behind a value of `90,150,320 over 3 days`, but not of `pulse 88, 130 over 84`. */
function isInSeries(line: Line, value: number): boolean {
  let at = value;
  while (wordAt(line, at) === ',' && isNumberAt(line, at + 1)) at += 2;
  return at > value && isWordAt(line, at, 'words-series') && unnamedPressureAt(line, at - 1) === undefined;
}

/** Maximum number of words and marks between a value and a later one of the same measure. */
const mostBetween = 14;

/**
 * Returns the index of a later value of the same measure without its name: `40 before neb, 28 after`, `5.1 yesterday,
 * 6.8 today`, `2.1 given dextrose now 8.4`. A word beside one of the two values tells their order.
 */
export function laterValue(line: Line, value: number): number | undefined {
  let [isEarlier, isOnAir, isCorrected] = [false, false, false];
  for (let at = value; at < value + mostBetween; at += 1) {
    const word = wordAt(line, at);
    if (word === '' || /^[.;]$/.test(word) || word === 'bp' || namesAt(line, at)) return undefined;
    isEarlier ||= isWordAt(line, at, 'words-taken-before');
    isOnAir ||= /^(?:ra|air)$/.test(word);
    isCorrected ||= isWordAt(line, at, 'words-correct');
    if (!isNumberAt(line, at)) continue;
    // The 50 of `D50` and of `50 ml` are amounts.
    const isAmount =
      isForeignAt(line, at + 1) &&
      (wordAt(line, at + 1) !== '%' || /^o(?:2|xygen)$/.test(wordAt(line, at + 2)));
    if (isAmount || (isGlued(line, at) && line.tokens[at - 1]?.kind === 'word')) continue;
    return isCorrected || isLater(line, at, isEarlier, isOnAir) ? at : undefined;
  }
  return undefined;
}

function isLater(line: Line, at: number, isEarlier: boolean, isOnAir: boolean): boolean {
  const [before, to] = [wordAt(line, at - 1), wordAt(line, at + 1) === '%' ? at + 2 : at + 1];
  const next = wordAt(line, to);
  if (agedWords.has(wordAt(line, to))) return false;
  const isEnd = next === '' || /^[.,;)]$/.test(next);
  const isApart = /^(?:,|and|then|→|en|e|ra|air)$/.test(before);
  const isAfter = (word: number) => isWordAt(line, word, 'words-taken-after');
  if (isAfter(to) && !isAfter(at - 1)) return isApart;
  // `99 on 2 L down to 88`
  const isLed = before === '→' || (before === 'to' && isWordAt(line, at - 2, 'words-trend-gap'));
  if (isAfter(at - 1) || isLed) return isEnd || /^(?:on|in|with|ra|at|after)$/.test(next);
  const isOnGas = /^(?:on|with|ra|op|no|em|o2|oxygen|nrb|mask)$/.test(next);
  return isApart && ((isEarlier && (isEnd || isOnGas || /^(?:in|at)$/.test(next))) || (isOnAir && isOnGas));
}
