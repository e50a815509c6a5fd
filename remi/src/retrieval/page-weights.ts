import { words } from '@oryx/search';
import type { Names } from '../drugs/names.ts';
import type { Group } from '../passages/passage.ts';
import type { PageKind } from '../remi.ts';
import { groupsIn, type Question } from './question.ts';

/** Score factors of a page, by how it is named and by its kind. */
const weights = {
  named: {
    medication: 4,
    calculator: 4,
    algorithm: 2.5,
    guideline: 4,
    pediatric: 1.5,
    other: 1,
    complaint: 1.6,
  },
  wordOfName: 0.35,
  kind: {
    medication: 1,
    algorithm: 1.6,
    calculator: 3,
    pediatric: 2,
    guideline: 6,
    other: 1,
    complaint: 1,
  },
  section: 1.5,
  noSection: 0.7,
  otherKind: 0.8,
  searched: 1,
  phrase: 0.25,
  group: 1.5,
  otherGroup: 0.1,
  first: 1.7,
  base: {
    medication: 1,
    algorithm: 1,
    calculator: 0.8,
    pediatric: 0.8,
    guideline: 0.35,
    other: 1,
    complaint: 0.35,
  },
} as const;

/** Prefers paediatric pages when the question mentions a child. */
export function groupWeight(kind: PageKind, title: string, { groups }: Question): number {
  const own = kind === 'pediatric' ? new Set<Group>(['child', 'newborn']) : groupsIn(words(title));
  if (groups.size === 0 || own.size === 0) return 1;
  return [...own].some((group) => groups.has(group)) ? weights.group : weights.otherGroup;
}

/** Returns the pages named in a question with a weight: a longer name and the first name weigh more. */
export function namedPages({ subjects, groups }: Question, names: Names): Map<string, number> {
  const named = new Map<string, number>();
  for (const [at, { entries, name, length }] of subjects.entries()) {
    // For a child, `GCS` also names the page with the name `GCS child`.
    const ofGroup = [...groups].flatMap((group) =>
      names.entries(name + group).map((entry) => [entry, length + 1] as const),
    );
    const ofAll = entries.map((entry) => [entry, length] as const);
    for (const [{ route, title }, words] of ofGroup.length > 0 ? ofGroup : ofAll) {
      const page = `${route} ${title}`;
      const counts = (1 + weights.wordOfName * (words - 1)) * (at === 0 ? weights.first : 1);
      named.set(page, Math.max(named.get(page) ?? 0, counts));
    }
  }
  return named;
}

/** Returns the score factor of a page for its kind and for being named. */
export function kindWeight(
  kind: PageKind,
  nameWeight: number | undefined,
  { kinds, sections, groups }: Question,
): number {
  const ofName = nameWeight === undefined ? 1 : weights.named[kind] * nameWeight;
  const isAsked = kinds.has(kind) && (kind !== 'pediatric' || groups.has('child') || groups.has('newborn'));
  const ofKind = isAsked ? weights.kind[kind] : kinds.size > 0 ? weights.otherKind : 1;
  // Without a requested section, a name such as glucose may be a finding, not a drug.
  const ofSection = kind !== 'medication' ? 1 : sections.size > 0 ? weights.section : weights.noSection;
  return weights.base[kind] * ofName * ofKind * ofSection;
}

/** Returns the score factor of a page for the number of question phrases that it contains. */
export const phraseWeight = (phrases: number): number => 1 + weights.phrase * phrases;

/**
 * Returns the score factor of a page for its rank in the search (0 is first), or 1 if the search does not
 * find it.
 */
export const searchedWeight = (place = Number.POSITIVE_INFINITY): number =>
  1 + weights.searched / (1 + place);
