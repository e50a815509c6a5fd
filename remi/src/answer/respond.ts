import type { Pause } from '@oryx/search';
import { isBare } from '../conversation/bare.ts';
import type { Facts } from '../facts.ts';
import type { Library } from '../library.ts';
import type { Block } from '../remi.ts';
import { tools } from '../tools/all.ts';
import { withLine } from '../tools/lines/asks-line.ts';
import { pagesTool } from '../tools/pages/tool.ts';
import type { Tool } from '../tools/tool.ts';
import { askBack, isWithoutSubject } from './ask-back.ts';
import { frame } from './blocks.ts';

/** The blocks of an answer, and the tool that gave them. */
export interface Answer {
  readonly tool: Tool;
  readonly blocks: readonly Block[];
}

/**
 * Returns the answer of the first tool that applies and finds something, or undefined. `pause` lets other work run
 * between the steps.
 */
export async function respond(facts: Facts, library: Library, pause: Pause): Promise<Answer | undefined> {
  if (isBare(facts.message)) return invitationFor(facts, library);
  for (const tool of tools) {
    await pause();
    if (!tool.applies(facts, library)) continue;
    if (tool === pagesTool && isWithoutSubject(facts, library)) return { tool, blocks: askBack(facts) };
    await pause();
    const blocks = await tool.answer(facts, library);
    if (blocks.length > 0) return withLine({ tool, blocks }, facts, library);
  }
  return undefined;
}

/** Returns what the tool asks for that a request without a subject means, or Remi's introduction. */
function invitationFor(facts: Facts, library: Library): Answer {
  const isBegun = facts.patterns('begun-request').test(facts.message.text.trim());
  const tool = tools.find((each) => isBegun && each.invitation && each.applies(facts, library)) ?? pagesTool;
  return { tool, blocks: [frame(tool.invitation ?? '')] };
}
