import type { KnownPassage } from '../passages/passage.ts';
import type { Question } from './question.ts';

/** Of a page so many passages are answered, even where they hold no word of the question. */
const fewest = 2;

/** How much more a passage counts that stands in a section asked for, or is for the patients or the age asked about. */
const weights = { section: 20, group: 1.6, otherGroup: 0.4, age: 5 };

/** The passages of a page that answer a question, best first; its first ones where none does. */
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
