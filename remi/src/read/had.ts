import type { Patterns } from '@oryx/search';
import type { Mention } from '../drugs/names.ts';

/** Returns true if the patient has had a drug that a text names. */
export function isHad(
  all: readonly string[],
  { from, length }: Pick<Mention, 'from' | 'length'>,
  patterns: Patterns,
): boolean {
  const between = patterns.words('words-between-had');
  const tells = (word: string) => !between.has(word) && !/^\d/.test(word);
  const before = all.slice(0, from).findLast(tells);
  const after = all.slice(from + length).find(tells);
  return (
    patterns.words('words-had-before').has(before ?? '') || patterns.words('words-had-after').has(after ?? '')
  );
}
