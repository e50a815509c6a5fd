import { computed, heading, link, list } from '../../answer/blocks.ts';
import { cited } from '../../answer/cited.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import type { Block } from '../../remi.ts';
import { hardStopsFor } from './stops-for.ts';

/** Returns what is never done, why, and what is done in its place. */
export function hardStopBlocks(facts: Facts, library: Library): Block[] {
  return hardStopsFor(facts, library).map((row) => {
    const pages = row.see.flatMap((page) => library.pageOf(page) ?? []);
    const { sources } = library.sources.knowledge.hardStops;
    const text = [
      heading(`Stop: ${row.title}`),
      list([row.why, `Instead: ${row.instead}`]),
      [cited(row, sources), ...pages.map(link)].join(' ').trim(),
    ].join('\n\n');
    return { ...computed(text, pages[0] ?? medications), slot: 'danger' };
  });
}

const medications = { title: 'Medications', route: '/medications' };
