import { isBare } from '../conversation/bare.ts';
import type { Facts } from '../facts.ts';
import type { Library } from '../library.ts';
import type { Block } from '../remi.ts';
import { tools } from '../tools/all.ts';
import { pagesTool } from '../tools/pages/tool.ts';
import type { Tool } from '../tools/tool.ts';
import { askBack, isWithoutSubject } from './ask-back.ts';
import { frame } from './blocks.ts';

/** The blocks of an answer, and the tool that gave them. */
export interface Answer {
  readonly tool: Tool;
  readonly blocks: readonly Block[];
}

/** Returns the answer of the first tool that applies and finds something, or undefined. */
export async function respond(facts: Facts, library: Library): Promise<Answer | undefined> {
  const isBareMessage = isBare(facts.message);
  for (const tool of tools) {
    if (!tool.applies(facts, library)) continue;
    if (isBareMessage) return { tool, blocks: [frame(tool.invitation)] };
    if (tool === pagesTool && isWithoutSubject(facts, library)) return { tool, blocks: askBack(facts) };
    const blocks = await tool.answer(facts, library);
    if (blocks.length > 0) return { tool, blocks };
  }
  return undefined;
}
