import { words } from '@oryx/search';
import type { Names } from '../drugs/names.ts';
import type { Group } from '../passages/passage.ts';
import type { PageKind } from '../remi.ts';
import { groupsIn, type Question } from './question.ts';

/**
 * Ranks pages by reciprocal rank fusion: each ranking that contains a page gives it 1 / (60 + place). The constant is
 * that of Cormack, Clarke and Buettcher (2009), at which being in one more ranking counts more than any place.
 */
const fusion = 60;

/** Merges rankings, of which each holds groups of equal pages, best first. */
export function fused(rankings: readonly (readonly (readonly string[])[])[]): ReadonlyMap<string, number> {
  const scores = new Map<string, number>();
  for (const ranking of rankings) {
    for (const [place, pages] of ranking.entries())
      for (const page of pages) scores.set(page, (scores.get(page) ?? 0) + 1 / (fusion + place));
  }
  return scores;
}

/** Returns the pages of each name in a question, in the order of the text. */
export const namedPages = (
  { subjects, groups }: Pick<Question, 'subjects' | 'groups'>,
  names: Names,
): string[][] =>
  subjects.map(({ entries, name }) => {
    // For a child, `GCS` also names the page with the name `GCS child`.
    const ofGroup = [...groups].flatMap((group) => names.entries(name + group));
    return (ofGroup.length > 0 ? ofGroup : entries).map(({ route, title }) => `${route} ${title}`);
  });

/** Returns true if a page is for another patient group than the question, such as a chart for adults. */
export function isForOthers(kind: PageKind, title: string, { groups }: Question): boolean {
  const own = kind === 'pediatric' ? new Set<Group>(['child', 'newborn']) : groupsIn(words(title));
  if (groups.size === 0 || own.size === 0) return false;
  const isGrown = (all: ReadonlySet<Group>) => all.has('adult');
  return isGrown(own) !== isGrown(groups);
}
