import type { SearchData, SearchEntry, SearchResult } from '@oryx/contract';
import { EntryIndex, type Matches } from './entry-index.ts';
import { Names } from './names.ts';
import { Spelling } from './spelling.ts';
import { kindsIn, tellingWords, withoutAsides, words } from './text.ts';

/** So many results are shown at most. */
const mostResults = 10;

/** Of a longer text only so many words are looked at. */
const mostWords = 12;

/**
 * How much more an entry counts whose name stands in the query, begins with it, or is it but for typing
 * errors; and one of the kind that is asked for. A guideline counts less than what is made of it.
 */
const weights = { namedWithin: 2, begins: 2, namedNearly: 4, kind: 5, guideline: 0.4 };

/** How sure it is that an entry is what was typed. A surer one stands first, whatever the scores. */
const sureness = { named: 0, namedBesides: 1, matching: 2, guessed: 3, anotherDrug: 4 };

/** Answers a text with what it finds, best first. Blank text finds nothing. */
export type Search = (query: string) => SearchResult[];

/** What a query says. */
interface Reading {
  /** Entries that the whole text names, and those that it names but for words such as `dose`. */
  readonly named: ReadonlySet<number>;
  readonly namedBesides: ReadonlySet<number>;
  /** Entries whose names stand within the text. */
  readonly namedWithin: ReadonlySet<number>;
  /** Entries with a name that begins with the text. */
  readonly begun: ReadonlySet<number>;
  /** Entries that the text names if its unknown words are typing errors. */
  readonly namedNearly: ReadonlySet<number>;
  /** The types of entries that it asks for; none if it does not say. */
  readonly kinds: ReadonlySet<string>;
  /** Whether it names a drug: then no drug but the named ones was meant. */
  readonly namesDrug: boolean;
  /** Whether it holds a word that the search does not know. */
  readonly isGuess: boolean;
  readonly matches: Matches;
}

/** A search over entries, the same on the server and in the browser. */
export function createSearch({ entries, otherDrugs }: SearchData): Search {
  const read = readerOf(entries, otherDrugs);
  return (query) => {
    const typed = words(query).slice(0, mostWords);
    if (typed.length === 0) return [];
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
        const score = (scores.get(place) ?? 0) * weightOf(place, type, reading);
        return { place, sureness: surenessOf(place, type, reading), score };
      })
      .sort((a, b) => a.sureness - b.sureness || b.score - a.score || a.place - b.place)
      .slice(0, mostResults)
      .flatMap((found) => resultOf(entries[found.place], found.sureness >= sureness.guessed));
  };
}

function readerOf(entries: readonly SearchEntry[], otherDrugs: readonly string[]) {
  const index = new EntryIndex(entries);
  const names = new Names(entries, otherDrugs);
  const spelling = new Spelling([...index.words, ...otherDrugs.flatMap(words)]);
  return (typed: readonly string[]): Reading => {
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
  const ofKind = kinds.has(type) ? weights.kind : type === 'guideline' ? weights.guideline : 1;
  return ofKind * ofName(place, reading);
}

function ofName(place: number, reading: Reading): number {
  if (reading.namedNearly.has(place)) return weights.namedNearly;
  if (reading.begun.has(place)) return weights.begins;
  return reading.namedWithin.has(place) ? weights.namedWithin : 1;
}

function resultOf(entry: SearchEntry | undefined, isGuess: boolean): SearchResult[] {
  if (!entry) return [];
  const { names: _names, terms: _terms, ...result } = entry;
  return [isGuess && entry.type === 'medication' ? { ...result, didYouMean: true } : result];
}
