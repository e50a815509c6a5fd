import type { SearchData, SearchEntry, SearchResult } from '@oryx/contract';
import { EntryIndex, type Matches } from './entry-index.ts';
import { atOnce } from './in-slices.ts';
import { Names } from './names.ts';
import { Spelling } from './spelling.ts';
import { kindsIn, tellingWords, withoutAsides, words } from './text.ts';

/** Maximum number of results. */
const mostResults = 10;

/** Maximum number of complaints among them. */
const mostComplaints = 2;

/** Maximum number of words of a query. Further words are ignored. */
const mostWords = 12;

/**
 * Score factors: the name is within the query, begins with it, or equals it apart from typing errors; the
 * entry is of the requested kind, or the site wants it first. A guideline counts less than pages based on it, and a complaint than the page of its cause.
 */
const weights = { namedWithin: 2, begins: 2, namedNearly: 4, kind: 5, first: 2, beside: 0.4 };

/** Certainty that an entry is what the user typed. A more certain entry ranks higher, whatever its score. */
const sureness = { named: 0, namedBesides: 1, matching: 2, guessed: 3, anotherDrug: 4 };

/** Returns the results for a text, best first. Blank text gives no results. */
export type Search = (query: string) => SearchResult[];

/** A parsed query. */
interface Reading {
  /** Entries named by the whole text, and entries named apart from words such as `dose`. */
  readonly named: ReadonlySet<number>;
  readonly namedBesides: ReadonlySet<number>;
  /** Entries whose names are within the text. */
  readonly namedWithin: ReadonlySet<number>;
  /** Entries with a name that begins with the text. */
  readonly begun: ReadonlySet<number>;
  /** Entries that the text names if its unknown words are typing errors. */
  readonly namedNearly: ReadonlySet<number>;
  /** The requested types of entries. Empty if the query requests none. */
  readonly kinds: ReadonlySet<string>;
  /** True if the query names a drug. Then only the named drugs are meant. */
  readonly namesDrug: boolean;
  /** True if the query contains an unknown word. */
  readonly isGuess: boolean;
  readonly matches: Matches;
}

/** Creates a search over entries. It is the same on the server and in the browser. */
export function createSearch(data: SearchData): Search {
  return atOnce(buildSearch(data));
}

/** Creates a search in short steps, between which the caller can do other work. */
export function* buildSearch(data: SearchData): Generator<void, Search> {
  const { entries, otherDrugs, otherTopics = [] } = data;
  const read = yield* readerOf(data);
  const nearest = nearestOf(entries, otherTopics);
  const pageless = pagelessDrugs(entries, otherDrugs);
  return (query) => {
    const typed = words(query).slice(0, mostWords);
    if (typed.length === 0) return [];
    // A condition without a page is no typing error of another one.
    const near = nearest.get(typed.join('')) ?? nearest.get(tellingWords(typed).join(''));
    if (near) return near.see.flatMap((entry) => resultOf(entry, { nearTo: near.topic }));
    const nearTo = pageless.get(typed.join('')) ?? pageless.get(withoutAsides(tellingWords(typed)).join(''));
    const reading = read(typed);
    const { scores } = reading.matches;
    const candidates = new Set([
      ...reading.named,
      ...reading.namedBesides,
      ...reading.namedWithin,
      ...reading.namedNearly,
      ...scores.keys(),
    ]);
    return [...candidates]
      .map((place) => {
        const type = entries[place]?.type ?? 'other';
        const score =
          (scores.get(place) ?? 0) *
          weightOf(place, type, reading) *
          (entries[place]?.isFirst ? weights.first : 1);
        return { place, sureness: surenessOf(place, type, reading), score };
      })
      .sort((a, b) => a.sureness - b.sureness || b.score - a.score || a.place - b.place)
      .filter(atMostComplaints(entries))
      .slice(0, mostResults)
      .flatMap((found) =>
        resultOf(entries[found.place], { isGuess: found.sureness >= sureness.guessed, nearTo }),
      );
  };
}

/** Returns the pages that come nearest to each condition or test without a page, by its names. */
function nearestOf(entries: readonly SearchEntry[], topics: NonNullable<SearchData['otherTopics']>) {
  const pages = new Map(
    entries.map((entry) => [`${entry.type === 'other' ? 'complaint' : entry.type}/${entry.id}`, entry]),
  );
  const named = namesOf(entries);
  return new Map(
    topics.flatMap(({ names, see }) =>
      names
        .map(joined)
        .filter((name) => !named.has(name))
        .map((name) => {
          const [topic = name] = names;
          return [name, { topic, see: see.flatMap((page) => pages.get(page) ?? []) }] as const;
        }),
    ),
  );
}

/** Returns the drugs without a page by their names, as they stand at the beginning of a sentence. */
function pagelessDrugs(entries: readonly SearchEntry[], drugs: readonly string[]) {
  const named = namesOf(entries);
  return new Map(
    drugs
      .map((name) => [joined(name), name.charAt(0).toUpperCase() + name.slice(1)] as const)
      .filter(([name]) => !named.has(name)),
  );
}

const namesOf = (entries: readonly SearchEntry[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ title, names }) => [title, ...names].map(joined)));

const joined = (name: string): string => words(name).join('');

/** Returns a test that lets the first complaints pass, so that they leave room for the pages of their causes. */
function atMostComplaints(entries: readonly SearchEntry[]) {
  let complaints = 0;
  return ({ place }: { readonly place: number }): boolean => {
    if (entries[place]?.type !== 'other') return true;
    complaints += 1;
    return complaints <= mostComplaints;
  };
}

function* readerOf({ entries, otherDrugs, concepts }: SearchData) {
  const index = yield* EntryIndex.of(entries, concepts);
  const names = yield* Names.over(entries, otherDrugs);
  const spelling = yield* Spelling.of([...index.words, ...otherDrugs.flatMap(words)]);
  return (all: readonly string[]): Reading => {
    const typed = withoutValues(all, names);
    const telling = tellingWords(typed);
    const core = withoutAsides(telling);
    const query = core.map((word) =>
      spelling.isKnown(word)
        ? { forms: [word], isBeginning: true }
        : { forms: spelling.nearest(word), isBeginning: false },
    );
    const isGuess = query.some(({ isBeginning }) => !isBeginning);
    const within = names.within(telling);
    return {
      named: new Set([...names.of(typed.join('')), ...names.of(telling.join(''))]),
      namedBesides: new Set(names.of(core.join(''))),
      namedWithin: within.named,
      begun: names.begunBy(core.join('')),
      namedNearly: new Set(isGuess ? names.of(query.map(({ forms: [first] }) => first).join('')) : []),
      kinds: kindsIn(telling),
      namesDrug: within.namesDrug,
      isGuess,
      matches: index.find(query),
    };
  };
}

/** Matches a number, and a unit that may stand behind it. */
const value = /^\d+(?:kg|g|mg|ml|y|yo|yr|year|mo|month|min|h)?$/;
const unit =
  /^(?:kg|kilo|g|mg|mcg|microgram|ml|l|y|yo|yr|year|mo|mth|month|wk|week|day|d|min|minute|h|hr|hour)$/;

/**
 * Returns the words of a query about a drug without the patient's values: `mida 14 kg` looks for what `mida` does. The
 * numbers of a name are none: without them, Humulin 30/70 would be another insulin.
 */
function withoutValues(typed: readonly string[], names: Names): readonly string[] {
  const endsName = (at: number) =>
    typed.slice(0, at).some((_, from) => names.beginsDrug(typed.slice(from, at + 1).join('')));
  const isOfName = typed.some((word, at) => value.test(word) && endsName(at));
  if (isOfName) return typed;
  const rest = typed.filter(
    (word, at) => !value.test(word) && !(unit.test(word) && value.test(typed[at - 1] ?? '')),
  );
  return rest.length > 0 && rest.length < typed.length && names.isDrug(rest.join('')) ? rest : typed;
}

function surenessOf(place: number, type: SearchEntry['type'], reading: Reading): number {
  const { matches, namesDrug, isGuess, kinds } = reading;
  if (reading.named.has(place)) return sureness.named;
  const isKind = kinds.size === 0 || kinds.has(type);
  if (isKind && reading.namedBesides.has(place)) return sureness.namedBesides;
  if (type === 'medication' && namesDrug && !reading.namedWithin.has(place)) return sureness.anotherDrug;
  return isGuess || matches.isPartial || !matches.scores.has(place) ? sureness.guessed : sureness.matching;
}

function weightOf(place: number, type: SearchEntry['type'], reading: Reading): number {
  const { kinds } = reading;
  const ofKind = kinds.has(type)
    ? weights.kind
    : type === 'guideline' || type === 'other'
      ? weights.beside
      : 1;
  return ofKind * ofName(place, reading);
}

function ofName(place: number, reading: Reading): number {
  if (reading.namedNearly.has(place)) return weights.namedNearly;
  if (reading.begun.has(place)) return weights.begins;
  return reading.namedWithin.has(place) ? weights.namedWithin : 1;
}

interface Standing {
  readonly isGuess?: boolean;
  readonly nearTo: string | undefined;
}

function resultOf(entry: SearchEntry | undefined, { isGuess = false, nearTo }: Standing): SearchResult[] {
  if (!entry) return [];
  const { names: _names, terms: _terms, isFirst: _isFirst, about: _about, ...result } = entry;
  const isAsked = isGuess && entry.type === 'medication';
  return [
    { ...result, ...(isAsked ? { didYouMean: true } : {}), ...(nearTo === undefined ? {} : { nearTo }) },
  ];
}
