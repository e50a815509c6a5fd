import type { Tool } from '../tool.ts';
import { antidoteBlocks, asksAntidote } from './respond.ts';

/** Gives the antidote of a poison, what harms, and the steps of the chart. */
export const antidotesTool: Tool = {
  kind: 'antidotes',
  applies: asksAntidote,
  answer: antidoteBlocks,
  lesson: (title) => `What would you do first in "${title}", which antidote is there, and what would harm?`,
};
