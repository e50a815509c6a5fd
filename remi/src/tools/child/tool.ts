import { drugsOf } from '../../drugs/names.ts';
import { askedValues } from '../../read/child-sizes.ts';
import type { Tool } from '../tool.ts';

/** Gives the sizes, energies and normal values of a child from the paediatric tables. */
export const childTool: Tool = {
  kind: 'child',
  applies: (facts, library) =>
    !facts.isOfSeveral &&
    !facts.said.has('no-pulse') &&
    askedValues(facts.text, library.patterns).length > 0 &&
    drugsOf(facts.question.mentions).length === 0,
  async answer(facts, library) {
    const { childBlocks } = await import('./respond.ts');
    return childBlocks(facts, library);
  },
};
