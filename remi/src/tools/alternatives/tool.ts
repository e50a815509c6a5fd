import type { Tool } from '../tool.ts';
import { alternativeBlocks, missingDrug } from './alternatives.ts';

/** Gives other drugs of the same kind where one is not at hand. */
export const alternativesTool: Tool = {
  kind: 'doses',
  applies: (facts) => !facts.isOfSeveral && missingDrug(facts) !== undefined,
  answer: alternativeBlocks,
  lesson: (title) => `What could you give instead of ${title}, and what would differ?`,
};
