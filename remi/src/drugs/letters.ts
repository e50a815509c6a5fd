/**
 * Returns the edit distance of two words: insertions, deletions, replacements and swaps of neighbouring
 * letters.
 */
export function wrongLetters(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const wrong = Math.min(
        (last[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      line.push(wrong);
    }
    [before, last] = [last, line];
  }
  return last[other.length] ?? 0;
}

/**
 * Returns true if one word becomes the other by one wrong letter, or by two neighbours that are swapped. The first
 * letter has to be right.
 */
export function isOneLetterOff(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1 || one === other) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - at;
  while (end < most && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const [left, right] = [one.slice(at, one.length - end), other.slice(at, other.length - end)];
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}

/** Returns a word without what is misheard most: its vowels, but for the first letter, and letters that are doubled. */
export const consonantsOf = (word: string): string =>
  word[0] +
  word
    .slice(1)
    .replaceAll(/[aeiou]/g, '')
    .replaceAll(/(.)\1+/g, '$1');
