import type { Pause } from '@oryx/search';
import { isBare } from '../conversation/bare.ts';
import type { Facts } from '../facts.ts';
import type { Library } from '../library.ts';
import { tools } from '../tools/all.ts';
import { withLine } from '../tools/lines/asks-line.ts';
import { pagesTool } from '../tools/pages/tool.ts';
import type { Answer } from '../tools/tool.ts';
import { isWithoutSubject } from './without-subject.ts';

/**
 * Returns the answer of the first tool that applies and finds something, or undefined. `pause` lets other work run
 * between the steps.
 */
export async function respond(facts: Facts, library: Library, pause: Pause): Promise<Answer | undefined> {
  if (isBare(facts.message)) return (await ownWords()).invitationFor(facts, library, tools, pagesTool);
  for (const tool of tools) {
    await pause();
    if (!tool.applies(facts, library)) continue;
    if (tool === pagesTool && isWithoutSubject(facts, library))
      return { tool, blocks: (await ownWords()).askOfWhat(facts) };
    await pause();
    const blocks = await tool.answer(facts, library);
    if (blocks.length > 0) return withLine({ tool, blocks }, facts, library);
  }
  return undefined;
}

const ownWords = () => import('../tools/pages/quotations.ts');
