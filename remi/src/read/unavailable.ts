import type { PatternName } from '@oryx/contract';
import { type Patterns, words } from '@oryx/search';

/** Returns true if a text asks for another drug than the one before. */
export const asksForOther = (text: string, patterns: Patterns): boolean =>
  patterns('asks-for-other').test(text) &&
  // `60 kg instead` is another weight.
  !patterns('corrects').test(text);

/** Most words of a drug that tell whether it is at hand, on either side. */
const fewWords = 4;

/** The place of a drug among the words of a text. */
interface Place {
  readonly from: number;
  readonly length: number;
}

/**
 * Returns whether a text says that a drug is not at hand, as in `no lorazepam`, `out of lorazepam` or `lorazepam not
 * available`. The text is read once for all of its drugs.
 */
export function unavailableIn(
  text: string,
  patterns: Patterns,
  drugs: readonly Place[] = [],
): (drug: Place) => boolean {
  const all = words(text);
  const asksOther = asksForOther(text, patterns);
  const starts = new Set(drugs.map(({ from }) => from));
  return (drug) => {
    // In `heparin, clexane not available` heparin is there.
    let end = drug.from + 1;
    while (end < drug.from + drug.length + fewWords && !starts.has(end)) end += 1;
    return isUnavailable(all.slice(0, end), drug, asksOther, patterns);
  };
}

function isUnavailable(
  all: readonly string[],
  { from, length }: Place,
  asksOther: boolean,
  patterns: Patterns,
): boolean {
  const is = (list: PatternName, word = '') => patterns.words(list).has(word);
  const isGone = (words: readonly string[]) => words.some((word) => is('words-gone', word));
  const isBehind = (words: readonly string[]) =>
    isGone(words) || words.some((word) => is('words-not-here', word));
  const isLacking = (words: readonly string[]) => words.some((word) => is('words-lack', word));
  const [last = '', earlier = ''] = [all[from - 1], all[from - 2]];
  const after = all.slice(from + length);
  const [next] = after;
  if (is('words-none-left', last)) {
    const isEnd =
      next === undefined || is('words-after-lack', next) || /^\d/.test(next) || isBehind(after) || asksOther;
    return isEnd && !after.some((word) => is('words-of-history', word));
  }
  if (is('words-of-drug', last) && is('words-instead', earlier)) return true;
  if (is('words-have', last)) {
    const before = all.slice(Math.max(0, from - fewWords), from);
    // In `no line, got diazepam` the line is lacking.
    const lacksOther = patterns('lacks-other').test(before.join(' '));
    return !lacksOther && isLacking(before);
  }
  return isBehind(after) && (isGone(after) || isLacking(after));
}
