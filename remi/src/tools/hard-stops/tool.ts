import type { Tool } from '../tool.ts';
import { hardStopBlocks } from './hard-stops.ts';
import { hardStopsFor } from './stops-for.ts';

/** Stops a way of giving a drug that kills, whatever the question is. Nothing else is answered beside it. */
export const hardStopsTool: Tool = {
  kind: 'hard stop',
  applies: (facts, library) => hardStopsFor(facts, library).length > 0,
  answer: hardStopBlocks,
};
