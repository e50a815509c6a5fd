import type { PatternName } from '@oryx/contract';
import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import { readExposure } from '../../read/poisoning.ts';
import type { Tool } from '../tool.ts';

/** The complaints that somebody asks a drug for, by their patterns, with the topics of their doses, the mildest first. */
const purposes: readonly (readonly [asks: PatternName, topics: readonly string[]])[] = [
  ['drug-for-pain', ['Pain or fever', 'Pain']],
  ['drug-for-fever', ['Pain or fever']],
  ['drug-for-vomiting', ['Nausea and vomiting', 'Vomiting', 'Gastroenteritis']],
  ['drug-for-itch', ['Urticaria', 'Urticaria or sedation']],
];

/** Returns the topics of the complaint that a message asks a drug for without naming one. */
function topicsAsked({ message: { text, question }, patterns, isOfSeveral }: Facts): readonly string[] {
  const [, topics = []] = purposes.find(([asks]) => patterns(asks).test(text)) ?? [];
  // The pain of a heart attack has its chart, and so has a rash with anaphylaxis.
  const isElse = patterns('complaint-with-chart').test(text) || readExposure(text, patterns).isStated;
  return isElse || isOfSeveral || drugsOf(question.mentions).length > 0 ? [] : topics;
}

/** Gives the drugs with doses for pain, fever, vomiting or itch, where somebody asks what to give. */
export const purposesTool: Tool = {
  kind: 'doses',
  lesson: 'alternatives',
  applies: (facts) => topicsAsked(facts).length > 0,
  async answer(facts, library) {
    const { purposeBlocks } = await import('./respond.ts');
    return purposeBlocks(topicsAsked(facts), facts, library);
  },
};
