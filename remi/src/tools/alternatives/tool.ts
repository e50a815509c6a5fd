import type { Tool } from '../tool.ts';
import { missingDrug } from './missing-drug.ts';

/** Gives other drugs of the same kind where one is not at hand. */
export const alternativesTool: Tool = {
  kind: 'doses',
  lesson: 'alternatives',
  applies: (facts) => !facts.isOfSeveral && missingDrug(facts) !== undefined,
  async answer(facts, library) {
    const { alternativeBlocks } = await import('./alternatives.ts');
    return alternativeBlocks(facts, library);
  },
};
