/** Bounds on the length of a stem. */
const shortestStem = 5;
const longestStem = 8;

/**
 * Returns the stem that forms of a word share, such as `asthmatic` and `asthma`. A short word is its own
 * stem.
 */
export function stemOf(word: string): string {
  return word.length < shortestStem + 2
    ? word
    : word.slice(0, Math.min(longestStem, Math.max(shortestStem, word.length - 3)));
}
