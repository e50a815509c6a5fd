import type { Patterns } from '@oryx/search';
import type { Mention } from '../drugs/names.ts';

/**
 * Returns true if the patient has had a drug that a text names. The word that tells it of one drug tells nothing of the
 * next: `diazepam given, phenytoin dose`.
 *
 * @param used the places of such words, to which that behind this drug is added
 */
export function isHad(
  all: readonly string[],
  { from, length }: Pick<Mention, 'from' | 'length'>,
  patterns: Patterns,
  used = new Set<number>(),
): boolean {
  const between = patterns.words('words-between-had');
  const tells = (word = '') => !between.has(word) && !/^\d/.test(word);
  // From the drug outwards, so that a list of drugs is not gone through for each of them.
  let before = from - 1;
  while (all[before] && !tells(all[before])) before -= 1;
  let after = from + length;
  while (all[after] && !tells(all[after])) after += 1;
  // `2x lorazepam` and `2 doses of lorazepam` tell what was given, not what is asked for.
  if (/(?:^| )[1-9] ?(?:x|doses?)(?: [a-z]+)?$/.test(all.slice(Math.max(0, from - 3), from).join(' ')))
    return true;
  const isAfter = patterns.words('words-had-after').has(all[after] ?? '');
  // In `can i use labetalol` and `got ceftriaxone only` nothing was given.
  const may = patterns.words('words-may');
  const isAsked =
    [before - 2, before - 1].some((at) => may.has(all[at] ?? '')) ||
    (all[before] === 'got' && /^(?:only|amp|vial|stock)/.test(all[after] ?? ''));
  const isBefore = !used.has(before) && !isAsked && patterns.words('words-had-before').has(all[before] ?? '');
  if (isAfter && !isBefore) used.add(after);
  return isBefore || isAfter;
}
