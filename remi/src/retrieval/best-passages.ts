import type { KnownPassage } from '../passages/passage.ts';
import type { Question } from './question.ts';

/** How much more a passage counts that stands in a section asked for, or is for the patients or the age asked about. */
const passageWeights = { section: 20, group: 1.6, otherGroup: 0.4, age: 5 };

/** The passages of a page that answer a question, best first; its first ones where none does better. */
export function bestPassages(
  passages: readonly KnownPassage[],
  question: Question,
  scores: ReadonlyMap<string, number>,
  most: number,
): KnownPassage[] {
  const rated = passages.map((passage, at) => ({
    passage,
    at,
    score: (1 + (scores.get(passage.id) ?? 0)) * fitness(passage, question),
  }));
  return rated
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, most)
    .map(({ passage }) => passage);
}

function fitness(
  { section, groups, ages }: KnownPassage,
  { sections, groups: asked, age }: Question,
): number {
  const ofSection = section !== undefined && sections.has(section) ? passageWeights.section : 1;
  const isFor = groups === undefined || asked.size === 0 || groups.some((group) => asked.has(group));
  const ofGroup =
    groups === undefined || asked.size === 0 ? 1 : isFor ? passageWeights.group : passageWeights.otherGroup;
  const isAge = age !== undefined && ages !== undefined && age >= ages.from && age < ages.to;
  return ofSection * ofGroup * (isAge ? passageWeights.age : 1);
}
