import type { Tool } from '../tool.ts';
import { complaintsAlone } from './complaints.ts';

/** Lists the causes of a complaint that must not be missed. */
export const differentialsTool: Tool = {
  kind: 'differentials',
  applies: ({ text, patterns }) => patterns('asks-causes').test(text),
  async answer(facts, library) {
    const { differentials } = await import('./respond.ts');
    return differentials(facts, library);
  },
};

/** The same for a complaint that is told without a question, such as `cough for 3 days`. */
export const complaintTool: Tool = {
  ...differentialsTool,
  applies: (facts, library) => complaintsAlone(facts, library).length > 0,
  async answer(facts, library) {
    const { causesOf } = await import('./respond.ts');
    return causesOf(complaintsAlone(facts, library), facts, library);
  },
};
