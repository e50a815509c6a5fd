import type { Drug, Names } from './names.ts';

/** Minimum letters for a word to count as a misspelt name, and for two wrong letters to be accepted. */
const fewestLetters = 5;
const longWord = 8;

/** Returns the drugs whose names are closest to an unknown word, at a distance of at most two letters. */
export function nearlyNamed(word: string, names: Names): Drug[] {
  if (word.length < fewestLetters || /\d/.test(word)) return [];
  const most = word.length < longWord ? 1 : 2;
  let nearest = most + 1;
  let found: Drug[] = [];
  for (const [name, drug] of names.drugs) {
    if (name.length < fewestLetters || Math.abs(name.length - word.length) > most) continue;
    const wrong = wrongLetters(word, name);
    if (wrong > most || wrong > nearest) continue;
    found = wrong < nearest ? [drug] : [...found, drug];
    nearest = wrong;
  }
  return [...new Set(found)];
}

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
