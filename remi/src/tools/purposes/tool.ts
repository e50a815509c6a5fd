import { drugsOf } from '../../drugs/names.ts';
import { readExposure } from '../../read/poisoning.ts';
import type { Tool } from '../tool.ts';

/** Gives the drugs with doses for a complaint or a disease, where somebody asks what to give and names no drug. */
export const purposesTool: Tool = {
  kind: 'doses',
  lesson: 'alternatives',
  applies: ({ text, question, patterns, isOfSeveral }) =>
    patterns('asks-treatment').test(text) &&
    !isOfSeveral &&
    drugsOf(question.mentions).length === 0 &&
    !readExposure(text, patterns).isStated,
  async answer(facts, library) {
    const { purposeBlocks } = await import('./respond.ts');
    return purposeBlocks(facts, library);
  },
};
