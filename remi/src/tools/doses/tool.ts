import { pairWarnings } from '../interactions/respond.ts';
import type { Tool } from '../tool.ts';
import { asksDose } from './asked-drug.ts';
import { doseAnswer } from './dose-answer.ts';
import { severalAsked } from './several.ts';

/** Gives the doses of one drug for this patient, worked out if the weight is known. */
export const dosesTool: Tool = {
  kind: 'doses',
  applies: (facts, library) => asksDose(facts, library) || severalAsked(facts, library).length > 0,
  answer: (facts, library) => {
    const doses = doseAnswer(facts, library);
    return doses.length > 0 ? [...pairWarnings(facts, library), ...doses] : [];
  },
};
