import type { SearchData, SearchEntry } from '@oryx/contract';
import {
  algorithmEntry,
  calculatorEntry,
  guidelineEntry,
  medicationEntry,
  paediatricEntries,
} from './entries.ts';
import { Mentions } from './mentions.ts';
import type { NamedThing, SearchSources } from './sources.ts';
import { words } from './text.ts';

/** All that a search is made of, from the content: each entry with every word that finds it. */
export function searchDataFrom(sources: SearchSources): SearchData {
  const { medications, algorithms, tools, guidelines, things, concepts } = sources;
  const otherDrugs = sources.otherDrugs.map(({ name }) => name);
  const drugs = new Mentions([
    ...medications.map(({ name, synonyms, tradeNames }) => [name, ...synonyms, ...tradeNames]),
    ...otherDrugs.map((name) => [name]),
  ]);
  const subjects = new Mentions(concepts.map((each) => [each.concept, ...each.words]));
  const byThing = new Map(things.map((thing) => [thing.of, thing]));
  const entries = [
    ...medications.map(medicationEntry),
    ...algorithms.map((algorithm) => algorithmEntry(algorithm, drugs)),
    ...tools.map(calculatorEntry),
    ...paediatricEntries(sources),
    ...guidelines.map(guidelineEntry),
  ];
  return {
    entries: entries.map((entry) => withWords(entry, byThing.get(`${entry.type}/${entry.id}`), subjects)),
    otherDrugs,
  };
}

function withWords(entry: SearchEntry, thing: NamedThing | undefined, subjects: Mentions): SearchEntry {
  const names = [...entry.names, ...(thing?.names ?? [])];
  const terms = [...entry.terms, ...(thing?.terms ?? [])];
  const about = subjects.in([entry.title, entry.description, ...names, ...terms]).flat();
  const { category, ...rest } = entry;
  return {
    ...rest,
    ...(category ? { category } : {}),
    names: unlike([entry.title], names),
    terms: unlike([entry.title, entry.description, ...names], [...terms, ...about]),
  };
}

/** The texts that none of those before says, so that nothing is sent twice. */
function unlike(said: readonly string[], texts: readonly string[]): string[] {
  const before = said.map((text) => ` ${words(text).join(' ')} `);
  const kept: string[] = [];
  for (const text of texts) {
    const phrase = ` ${words(text).join(' ')} `;
    // A name counts as a whole, so only a term may be left out for standing within another text.
    if (before.some((other) => (said.length > 1 ? other.includes(phrase) : other === phrase))) continue;
    before.push(phrase);
    kept.push(text);
  }
  return kept;
}
