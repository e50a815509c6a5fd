import type { SearchData, SearchEntry } from '@oryx/contract';
import {
  algorithmEntry,
  calculatorEntry,
  complaintEntry,
  guidelineEntry,
  handoverEntry,
  interactionsEntry,
  learningEntries,
  medicationEntry,
  paediatricEntries,
} from './entries.ts';
import { atOnce } from './in-slices.ts';
import { Mentions } from './mentions.ts';
import type { NamedThing, SearchSources } from './sources.ts';
import { unlike } from './unlike.ts';

/** Builds the search data from the content: each entry with every word that finds it. */
export function searchDataFrom(sources: SearchSources): SearchData {
  return atOnce(buildSearchData(sources));
}

/** Builds the search data in short steps, between which the caller can do other work. */
export function* buildSearchData(sources: SearchSources): Generator<void, SearchData> {
  const { medications, things, concepts, otherTopics = [] } = sources;
  const otherDrugs = drugsWithoutEntry(sources);
  const drugs = new Mentions([
    ...medications.map(({ name, synonyms, tradeNames }) => [name, ...synonyms, ...tradeNames]),
    ...otherDrugs.map((name) => [name]),
  ]);
  yield;
  const groups: (readonly string[])[] = concepts.map((each) => [each.concept, ...each.words]);
  const subjects = new Mentions(groups);
  const byThing = new Map(things.map((thing) => [thing.of, thing]));
  const entries: SearchEntry[] = [];
  for (const entry of entriesOf(sources, drugs)) {
    const { about, ...named } = withWords(entry, byThing.get(`${entry.type}/${entry.id}`), subjects);
    entries.push({
      ...named,
      ...(about.length > 0 ? { about: about.map((names) => groups.indexOf(names)) } : {}),
    });
    yield;
  }
  return {
    entries,
    otherDrugs,
    concepts: groups.map((names) => [...names]),
    otherTopics: otherTopics.map(({ topic, names, see }) => ({ names: [topic, ...names], see: [...see] })),
  };
}

/** Returns the entry of each page, without the words of `content/search/`. */
function* entriesOf(sources: SearchSources, drugs: Mentions): Generator<SearchEntry, void> {
  for (const medication of sources.medications) yield medicationEntry(medication);
  for (const algorithm of sources.algorithms) yield algorithmEntry(algorithm, drugs);
  for (const tool of sources.tools) yield calculatorEntry(tool);
  if (sources.medications.length > 0) yield interactionsEntry;
  yield* paediatricEntries(sources);
  for (const guideline of sources.guidelines) yield guidelineEntry(guideline);
  for (const complaint of sources.complaints ?? []) yield complaintEntry(complaint);
  yield handoverEntry;
  yield* learningEntries;
}

/** The listed drugs without an entry. A drug that has got one need not be taken off the list as well. */
function drugsWithoutEntry({ medications, otherDrugs }: SearchSources): string[] {
  const taken = new Set(
    medications
      .flatMap(({ name, genericName, synonyms, tradeNames }) => [
        name,
        genericName ?? name,
        ...synonyms,
        ...tradeNames,
      ])
      .map((name) => name.toLowerCase()),
  );
  return otherDrugs.map(({ name }) => name).filter((name) => !taken.has(name.toLowerCase()));
}

/** Returns an entry with all its names and terms, and the groups of words of what it is about. */
function withWords(entry: SearchEntry, thing: NamedThing | undefined, subjects: Mentions) {
  const names = [...entry.names, ...(thing?.names ?? [])];
  const terms = [...entry.terms, ...(thing?.terms ?? [])];
  // A complaint has its words in the names already.
  const about =
    entry.type === 'other' ? [] : subjects.in([entry.title, entry.description, ...names, ...terms]);
  const { category, about: _, ...rest } = entry;
  return {
    ...rest,
    ...(category ? { category } : {}),
    names: unlike([entry.title], names),
    terms: unlike([entry.title, entry.description, ...names], terms),
    about,
  };
}
