import { askedDrug, asksDoseOfNew } from '../doses/asked-drug.ts';
import type { Tool } from '../tool.ts';
import { missingDrug } from './missing-drug.ts';

/** Gives other drugs of the same kind where one is not at hand. */
export const alternativesTool: Tool = {
  kind: 'doses',
  lesson: 'alternatives',
  applies(facts) {
    const missing = missingDrug(facts);
    // In `fluconazole dose, no flucytosine` what is lacking is a circumstance.
    const asked = asksDoseOfNew(facts) ? askedDrug(facts) : undefined;
    return !facts.isOfSeveral && missing !== undefined && (asked ?? missing).name === missing.name;
  },
  async answer(facts, library) {
    const { alternativeBlocks } = await import('./alternatives.ts');
    return alternativeBlocks(facts, library);
  },
};
