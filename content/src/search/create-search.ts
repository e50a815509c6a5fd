import type { SearchData, SearchEntry, SearchResult } from '@oryx/contract';
import MiniSearch, { type SearchResult as Match, type Query } from 'minisearch';
import { Names } from './names.ts';
import { Spelling } from './spelling.ts';
import { indexForms, tellingWords, withoutAsides, words } from './text.ts';

/** So many results are shown at most. */
const mostResults = 10;

/** Of a longer text only so many words are looked at. */
const mostWords = 12;

/** Answers a query with what it finds, best first. Blank text finds nothing. */
export type Search = (query: string) => SearchResult[];

/** How sure it is that a result is what was typed; a surer one always stands first. */
const sureness = { named: 0, namedBesides: 1, matching: 2, guessed: 3 };

interface Found {
  readonly entry: number;
  readonly sureness: number;
  readonly score: number;
}

/** A search over entries, the same on the server and in the browser. */
export function createSearch({ entries, otherDrugs }: SearchData): Search {
  const index = indexOf(entries);
  const names = new Names(entries, otherDrugs);
  const spelling = new Spelling([...index.terms, ...otherDrugs.flatMap(words)]);

  return (query) => {
    const typed = words(query).slice(0, mostWords);
    if (typed.length === 0) return [];
    const telling = tellingWords(typed);
    const core = withoutAsides(telling);
    const { named, isForeign } = names.within(telling);
    const known = core.filter((word) => spelling.isKnown(word));
    const isGuess = known.length < core.length;
    const guesses = core.map((word) => (known.includes(word) ? [word] : spelling.nearest(word)));
    const asTyped = new Set([...names.of(typed.join('')), ...names.of(telling.join(''))]);
    const besides = new Set(names.of(core.join('')));
    const guessed = isGuess ? names.of(guesses.map(([first = '']) => first).join('')) : [];

    const { matches, isPartial } = index.find(guesses, known);
    const scores = new Map(matches.map(({ id, score }) => [id as number, score]));
    for (const entry of [...asTyped, ...besides, ...guessed]) if (!scores.has(entry)) scores.set(entry, 0);
    const found = [...scores].map(([entry, score]): Found => {
      const isDrug = entries[entry]?.type === 'medication';
      const isUnsure = isGuess || isPartial || (isForeign && isDrug);
      const sure = asTyped.has(entry)
        ? sureness.named
        : besides.has(entry)
          ? sureness.namedBesides
          : isUnsure && !named.has(entry)
            ? sureness.guessed
            : sureness.matching;
      const weight = (named.has(entry) ? 2 : 1) * (guessed.includes(entry) ? 4 : 1);
      return { entry, sureness: sure, score: score * weight };
    });
    return found
      .toSorted((a, b) => a.sureness - b.sureness || b.score - a.score || a.entry - b.entry)
      .slice(0, mostResults)
      .flatMap((each) => resultOf(entries[each.entry], each.sureness === sureness.guessed));
  };
}

function resultOf(entry: SearchEntry | undefined, isGuess: boolean): SearchResult[] {
  if (!entry) return [];
  const { names: _, terms: __, ...result } = entry;
  return [isGuess && entry.type === 'medication' ? { ...result, didYouMean: true } : result];
}

interface Index {
  readonly terms: readonly string[];
  /** Entries that hold all words, or, where there is none, some of them. */
  find(
    guesses: readonly (readonly string[])[],
    known: readonly string[],
  ): { matches: readonly Match[]; isPartial: boolean };
}

function indexOf(entries: readonly SearchEntry[]): Index {
  const index = new MiniSearch<{
    id: number;
    title: string;
    names: string;
    terms: string;
    description: string;
  }>({
    fields: ['title', 'names', 'terms', 'description'],
    tokenize: indexForms,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (word) => [word],
      boost: { title: 4, names: 4, terms: 1.5, description: 1 },
      weights: { fuzzy: 0.4, prefix: 0.5 },
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
    },
  });
  index.addAll(
    entries.map(({ title, names, terms, description }, id) => ({
      id,
      title,
      names: names.join('\n'),
      terms: terms.join('\n'),
      description,
    })),
  );
  const terms = new Set(
    entries.flatMap(({ title, names: also, terms: about, description }) =>
      [title, ...also, ...about, description].flatMap(indexForms),
    ),
  );
  return {
    terms: [...terms],
    find(guesses, known) {
      const queries = guesses.map(
        (alternatives): Query => ({
          combineWith: 'OR',
          queries: [...alternatives],
          prefix: (word) => known.includes(word),
        }),
      );
      const all = index.search({ combineWith: 'AND', queries });
      if (all.length > 0) return { matches: all, isPartial: false };
      return { matches: index.search({ combineWith: 'OR', queries }), isPartial: true };
    },
  };
}
