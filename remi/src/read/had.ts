import { type Patterns, words } from '@oryx/search';
import type { Mention } from '../drugs/names.ts';

/** Returns the place of the first word from a place on that tells something, in one direction. */
function tellingFrom(all: readonly string[], from: number, by: 1 | -1, patterns: Patterns): number {
  const between = patterns.words('words-between-had');
  let at = from;
  while (all[at] && (between.has(all[at] ?? '') || /^\d/.test(all[at] ?? ''))) at += by;
  return at;
}

/** Returns the names of the drugs that a patient takes at home, one by one or in a list: `on warfarin and digoxin`. */
export function takenAtHome(mentions: readonly Mention[], text: string, patterns: Patterns): string[] {
  const takes = patterns.words('words-takes');
  let start = 0;
  return text.split(/[.;:?!]\s|\n/).flatMap((sentence) => {
    const all = words(sentence);
    let listed: number | undefined;
    const taken = mentions.flatMap(({ drug, from, length }) => {
      const at = from - start;
      if (!drug || !all[at] || patterns('given-now').test(drug.name)) return [];
      const before = tellingFrom(all, at - 1, -1, patterns);
      if (before !== listed && !takes.has(all[before] ?? '')) return [];
      const after = tellingFrom(all, at + length, 1, patterns);
      listed = all[after] === 'and' ? after : at + length - 1;
      return [drug.name];
    });
    start += all.length;
    return taken;
  });
}

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
  // From the drug outwards, so that a list of drugs is not gone through for each of them.
  const before = tellingFrom(all, from - 1, -1, patterns);
  const after = tellingFrom(all, from + length, 1, patterns);
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
