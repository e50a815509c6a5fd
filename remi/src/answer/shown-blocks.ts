import type { ChatBlock } from '@oryx/contract';
import type { Block } from '../remi.ts';
import { list } from './blocks.ts';

/** Returns the blocks as they are shown beside the choices, each in its slot. The list of the choices is left out. */
export const shownBlocks = (blocks: readonly Block[]): ChatBlock[] =>
  blocks
    .filter(({ choices, text }) => choices === undefined || text !== list(choices))
    .map(({ text, kind, slot = 'steps', source, card }) => ({
      ...{ text, kind, slot },
      ...(source ? { source } : {}),
      ...(card ? { card } : {}),
    }));
