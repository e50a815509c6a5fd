import { asksHandover } from '../handover/asks-handover.ts';
import type { Tool } from '../tool.ts';
import { mayAskCalculator, mayAskSum } from './may-ask.ts';

/** Works out the calculators that a text asks for. */
export const calculatorsTool: Tool = {
  kind: 'calculation',
  applies: (facts, library) =>
    !facts.isOfSeveral &&
    !facts.inherited.isPatientUnclear &&
    !asksHandover(facts.text, facts.patterns) &&
    (mayAskSum(facts.message) || mayAskCalculator(facts, library)),
  async answer(facts, library) {
    const { calculatorBlocks } = await import('./respond.ts');
    return calculatorBlocks(facts, library);
  },
};
