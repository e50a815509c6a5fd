import { words } from '@oryx/search';
import type { Drug, Mention } from './names.ts';

/** Words between a drug and another one that is in the same ampoule, such as `2%`, after which one of `joining` stands. */
const mostBetween = 4;
const joining = new Set(words('with plus containing met com'));

/** Returns true if a drug is also sold in one ampoule with another one: its page has doses `with` the other one. */
export const isSoldWith = ({ medication }: Drug, { name }: Drug): boolean =>
  medication?.doses.some(({ topic }) => topic.toLowerCase().endsWith(` with ${name.toLowerCase()}`)) ?? false;

/**
 * Returns the drugs of a text that stand in it as an addition to the one before alone: the adrenaline of `lidocaine with
 * adrenaline`. Their own doses are those of another drug.
 */
export function additionsIn(mentions: readonly Mention[], all: readonly string[]): ReadonlySet<string> {
  const drugs = mentions.filter(({ drug }) => drug);
  const added = drugs.flatMap(({ drug, from }, at) => {
    const before = drugs[at - 1];
    if (!drug || !before?.drug || !isSoldWith(before.drug, drug)) return [];
    const between = all.slice(before.from + before.length, from);
    const isJoined = between.length === 0 || joining.has(between.at(-1) ?? '');
    return isJoined && between.length <= mostBetween ? [drug.name] : [];
  });
  return new Set(added);
}
