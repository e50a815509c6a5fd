import { inSlot } from '../../answer/slots.ts';
import { preparationRequests } from '../../read/preparation.ts';
import type { Tool } from '../tool.ts';

/** Says how a drug is mixed, drawn up or run, with the strength named. */
export const preparationTool: Tool = {
  kind: 'preparation',
  applies: ({ text, message }, { patterns }) =>
    preparationRequests(text, patterns).length > 0 && !patterns('asks-keeping').test(message.text),
  async answer(facts, library) {
    const { preparationBlocks } = await import('./respond.ts');
    return inSlot('figure', preparationBlocks(facts, library));
  },
};
