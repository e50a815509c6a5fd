import type { KnownPassage } from '../passages/passage.ts';
import type { Question } from './question.ts';

/** Minimum number of passages to return for a page, even if they match no word of the question. */
const fewest = 2;

/**
 * Returns the passages of a page that match a question, best first, or its first passages if none matches.
 */
export function bestPassages(
  passages: readonly KnownPassage[],
  question: Question,
  scores: ReadonlyMap<string, number>,
  most: number,
): KnownPassage[] {
  const rated = passages.map((passage, at) => {
    const isAsked = [isOfAge(passage, question), isInSection(passage, question)];
    return {
      passage,
      at,
      isMatch: scores.has(passage.id) || isAsked.includes(true),
      // What is asked for comes before what uses the same words.
      asked: isAsked.filter(Boolean).length,
      group: groupFit(passage, question),
      score: scores.get(passage.id) ?? 0,
    };
  });
  const isAnyMatch = rated.some(({ isMatch }) => isMatch);
  return rated
    .sort((a, b) => b.asked - a.asked || b.group - a.group || b.score - a.score || a.at - b.at)
    .filter(({ isMatch }, place) => isMatch || !isAnyMatch || place < fewest)
    .slice(0, most)
    .map(({ passage }) => passage);
}

/** Returns 1 for a passage about the requested patient group, -1 for one about another group, otherwise 0. */
function groupFit({ groups }: KnownPassage, { groups: asked }: Question): number {
  if (groups === undefined || asked.size === 0) return 0;
  return groups.some((group) => asked.has(group)) ? 1 : -1;
}

const isInSection = ({ section }: KnownPassage, { sections }: Question): boolean =>
  section !== undefined && sections.has(section);

const isOfAge = ({ ages }: KnownPassage, { age }: Question): boolean =>
  age !== undefined && ages !== undefined && age >= ages.from && age < ages.to;
