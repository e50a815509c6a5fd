import { frame, seeAlso } from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import type { Library, OtherTopic } from '../../library.ts';
import type { Block } from '../../remi.ts';
import { lookElsewhere } from '../pages/elsewhere.ts';

/** Says that Oryx has no page of a topic, with the nearest pages, or none of prices if there is no topic. */
export function unpagedBlocks(topic: OtherTopic | undefined, library: Library): Block[] {
  const what = topic?.names[0] ?? 'prices, stock, suppliers, codes or registers';
  const said = inSlot('verdict', [frame(`**Oryx has no page of ${what}.**`)]);
  if (!topic) return said;
  const pages = topic.see.flatMap((page) => library.pageOf(page) ?? []);
  return [...said, ...inSlot('more', seeAlso(pages)), ...lookElsewhere];
}
