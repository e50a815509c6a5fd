import type { LocalNote } from '@oryx/contract';
import type { Library } from '../library.ts';
import type { Block, RemiSources } from '../remi.ts';
import { frame } from './blocks.ts';

/** Returns words of a site so that Markdown shows every character of them. */
const exactly = (text: string): string => text.trim().replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');

/** Returns a quotation of what a site says of a page, or undefined if it says nothing. */
function wordsOf({ site, note, strengths, from, isStocked }: LocalNote): string | undefined {
  const lines = [
    ...(isStocked ? [] : ['**Not in stock.**']),
    ...(note ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(exactly),
    ...(strengths.length > 0 ? [`In stock: ${exactly(strengths.join(', '))}`] : []),
    ...(from ? [`From this level of care: ${from}`] : []),
  ];
  if (lines.length === 0) return undefined;
  const quotation = lines.map((line) => `> ${line}`).join('\n>\n');
  return `**Local note, ${exactly(site)}.** The site answers for it; it is no reviewed text.\n\n${quotation}`;
}

/** What is asked of the library. */
interface NotedLibrary extends Pick<Library, 'drug'> {
  readonly sources: Pick<RemiSources, 'medications' | 'algorithms'>;
}

/** Returns what the site says of drugs and charts, by their routes. */
function notesOf({ medications, algorithms }: NotedLibrary['sources']): ReadonlyMap<string, LocalNote> {
  return new Map([
    ...medications.flatMap(({ id, local }) => (local ? [[`/medications/${id}`, local] as const] : [])),
    ...algorithms.flatMap(({ id, local }) => (local ? [[`/algorithms/${id}`, local] as const] : [])),
  ]);
}

/** Parts of an answer that are read from top to bottom. Elsewhere a note would be overlooked, or taken for a warning of Oryx. */
const besideSlots: ReadonlySet<Block['slot']> = new Set(['verdict', 'figure', 'steps', undefined]);

/**
 * Returns the blocks of an answer with what the site says of each drug or chart that they quote. A note stands right
 * below the last quotation of its page. The blocks also name the drugs of quoted steps that the site does not stock.
 */
export function withLocalNotes(blocks: readonly Block[], library: NotedLibrary): readonly Block[] {
  const localNotes = notesOf(library.sources);
  const isQuoted = ({ kind, card }: Block) => kind !== 'frame' || card !== undefined;
  const notes = new Map<number, Block[]>();
  for (const route of new Set(blocks.filter(isQuoted).map(({ source }) => source?.route ?? ''))) {
    const note = localNotes.get(route);
    const text = note && wordsOf(note);
    if (text === undefined) continue;
    const ofPage = blocks.flatMap((block, at) =>
      isQuoted(block) && block.source?.route === route ? [at] : [],
    );
    const at = ofPage.findLast((each) => besideSlots.has(blocks[each]?.slot));
    const { slot = 'steps' } = at === undefined ? { slot: 'verdict' as const } : (blocks[at] ?? {});
    const place = at ?? ofPage.at(-1) ?? 0;
    notes.set(place, [...(notes.get(place) ?? []), { ...frame(text), slot }]);
  }
  return [...blocks.flatMap((block, at) => [block, ...(notes.get(at) ?? [])]), ...missing(blocks, library)];
}

/** Names the drugs of quoted steps that are not in stock. */
function missing(blocks: readonly Block[], library: Pick<Library, 'drug'>): Block[] {
  const drugs = [...new Set(blocks.flatMap(({ drugs: named = [] }) => named))].flatMap((name) => {
    const note = library.drug(name)?.medication?.local;
    return note && !note.isStocked ? [{ name, site: note.site }] : [];
  });
  const [first] = drugs;
  if (!first) return [];
  const names = drugs.map(({ name }) => name).join(', ');
  return [{ ...frame(`**Not in stock at ${exactly(first.site)}:** ${names}.`), slot: 'steps' }];
}
