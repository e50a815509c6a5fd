import { createSearch } from '@oryx/content/search';
import type { Block, Passage, Remi, RemiAnswer, RemiSources } from './remi.ts';

/** Remi over one version of the content. */
export function createRemi({ medications, algorithms, search: data }: RemiSources): Remi {
  const passages = new Map<string, Passage[]>();
  const add = (route: string, title: string, heading: string, text: string | null) => {
    if (!text) return;
    const all = passages.get(route) ?? [];
    all.push({ id: `${route}#${all.length}`, route, title, heading, text });
    passages.set(route, all);
  };
  for (const drug of medications) {
    const route = `/medications/${drug.id}`;
    add(route, drug.name, 'Dosage', drug.dosageAdministration);
    add(route, drug.name, 'Contraindications', drug.contraindications.join('\n'));
    add(route, drug.name, 'Precautions', drug.precautions);
  }
  for (const { id, title, steps = [] } of algorithms) {
    for (const { heading, details } of steps) add(`/algorithms/${id}`, title, heading, details.join('\n'));
  }
  const search = createSearch(data);
  const find = (question: string, most = 5) =>
    search(question)
      .filter(({ didYouMean }) => !didYouMean)
      .flatMap(({ route }) => passages.get(route) ?? [])
      .slice(0, most);
  return { find, answer: async (message) => asAnswer(find(message, 3)) };
}

function asAnswer(found: readonly Passage[]): RemiAnswer {
  const blocks: Block[] = found.map(({ title, route, heading, text }) => ({
    kind: 'passage',
    source: { title, route },
    text: `**${heading}** ([${title}](${route}))\n\n${text.replaceAll(/^/gm, '> ')}`,
  }));
  blocks.push({
    kind: 'frame',
    text:
      found.length === 0
        ? "I found nothing on this in Oryx's own content."
        : "I answer only from Oryx's own content.",
  });
  const sources = new Map(blocks.flatMap(({ source }) => (source ? [[source.route, source]] : [])));
  return { response: blocks.map(({ text }) => text).join('\n\n'), sources: [...sources.values()], blocks };
}
