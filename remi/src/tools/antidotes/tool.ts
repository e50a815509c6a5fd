import type { Tool } from '../tool.ts';
import { asksAntidote } from './asks-antidote.ts';
import { toxicIn } from './poisonings.ts';

/** Gives the antidote of a poison, what harms, and the steps of the chart. */
export const antidotesTool: Tool = {
  kind: 'antidotes',
  applies: asksAntidote,
  async answer(facts, library) {
    const { antidoteBlocks } = await import('./respond.ts');
    return antidoteBlocks(facts, library);
  },
};

/** The same for the signs of too much of a drug that runs or was given: no dose of that drug comes before it is stopped. */
export const tooMuchTool: Tool = {
  ...antidotesTool,
  applies: (facts, library) => !facts.isOfSeveral && toxicIn(facts, library).length > 0,
};
