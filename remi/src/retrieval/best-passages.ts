import type { KnownPassage } from '../passages/passage.ts';
import type { Question } from './question.ts';

/** Minimum number of passages to return for a page, even if they match no word of the question. */
const fewest = 2;

/**
 * Score factors of a passage: in a requested section, for the requested patient group, or for the requested
 * age.
 */
const weights = { section: 20, group: 1.6, otherGroup: 0.4, age: 5 };

/**
 * Returns the passages of a page that match a question, best first, or its first passages if none matches.
 */
export function bestPassages(
  passages: readonly KnownPassage[],
  question: Question,
  scores: ReadonlyMap<string, number>,
  most: number,
): KnownPassage[] {
  const rated = passages.map((passage, at) => ({
    passage,
    at,
    isMatch: scores.has(passage.id) || isInSection(passage, question) || isOfAge(passage, question),
    score: (1 + (scores.get(passage.id) ?? 0)) * fitness(passage, question),
  }));
  const isAnyMatch = rated.some(({ isMatch }) => isMatch);
  return rated
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .filter(({ isMatch }, place) => isMatch || !isAnyMatch || place < fewest)
    .slice(0, most)
    .map(({ passage }) => passage);
}

function fitness(passage: KnownPassage, question: Question): number {
  const ofSection = isInSection(passage, question) ? weights.section : 1;
  return ofSection * groupFitness(passage, question) * (isOfAge(passage, question) ? weights.age : 1);
}

function groupFitness({ groups }: KnownPassage, { groups: asked }: Question): number {
  if (groups === undefined || asked.size === 0) return 1;
  return groups.some((group) => asked.has(group)) ? weights.group : weights.otherGroup;
}

const isInSection = ({ section }: KnownPassage, { sections }: Question): boolean =>
  section !== undefined && sections.has(section);

const isOfAge = ({ ages }: KnownPassage, { age }: Question): boolean =>
  age !== undefined && ages !== undefined && age >= ages.from && age < ages.to;
