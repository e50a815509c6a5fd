import { indexForms } from '@oryx/search';
import MiniSearch, { type SearchResult } from 'minisearch';
import type { Pages } from './pages.ts';
import { stemOf } from './stem.ts';

/** Maximum edit distance for a word that the content does not contain. Short words and figures allow none. */
const mostWrong = (word: string) =>
  word.length < 5 || word.length > longestWord || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;

/** Letters of the longest word that may be misspelt. The time to compare a word grows with their square. */
const longestWord = 40;

/** Minimum letters for an unknown word to match as a prefix. */
const beginning = 4;

const options = {
  tokenize: indexForms,
  processTerm: (term: string) => term,
  searchOptions: { tokenize: (word: string) => [word], bm25: { k: 1.2, b: 0.4, d: 0.5 } },
};

/**
 * Weights of the fields of a page against its text, and of a heading against the text below it. They follow the usual
 * order of fields: title, other names, terms, text and hints. Hints are not on the page. The open questions are
 * answered as well without them (140 of 150), but then `paracetamol 1 g every 6 hours` finds poisoning before
 * paracetamol.
 */
const boosts = { page: { title: 4, names: 3, terms: 2, hints: 0.6 }, passage: { heading: 2 } };

/** Full-text index of passages and of their pages. It takes longer to build than all else that an answer needs. */
export class PassageIndex {
  readonly #pages = new MiniSearch<{ id: string }>({
    ...options,
    fields: ['title', 'names', 'terms', 'text', 'hints'],
    searchOptions: { ...options.searchOptions, boost: boosts.page },
  });
  readonly #passages = new MiniSearch<{ id: string }>({
    ...options,
    fields: ['heading', 'text'],
    searchOptions: { ...options.searchOptions, boost: boosts.passage },
  });
  readonly #known: Pages;

  private constructor(known: Pages) {
    this.#known = known;
  }

  /** Builds the index in short steps. */
  static *of(known: Pages): Generator<void, PassageIndex> {
    const index = new PassageIndex(known);
    for (const [id, passages] of known.byPage) {
      for (const passage of passages) {
        index.#passages.add(passage);
        yield;
      }
      index.#pages.add({ id, ...known.fields(id) });
      yield;
    }
    return index;
  }

  /** Returns matching pages, best first, with the query words that each contains. */
  pages(asked: readonly string[]): readonly SearchResult[] {
    return this.#pages.search(this.#query(asked));
  }

  /** Returns the score of each matching passage of some pages, by passage id. */
  passages(asked: readonly string[], pages: ReadonlySet<string>): ReadonlyMap<string, number> {
    const ids = new Set([...pages].flatMap((page) => this.#known.byPage.get(page) ?? []).map(({ id }) => id));
    const found = this.#passages.search(this.#query(asked), { filter: ({ id }) => ids.has(id) });
    return new Map(found.map(({ id, score }) => [id as string, score]));
  }

  #query(asked: readonly string[]) {
    return {
      combineWith: 'OR' as const,
      queries: asked.flatMap((word) => {
        const isKnown = this.#known.isKnown(word);
        const typed = {
          queries: [word],
          fuzzy: isKnown ? 0 : mostWrong(word),
          prefix: !isKnown && word.length >= beginning,
        };
        const stem = stemOf(word);
        return stem === word
          ? [typed]
          : [typed, { queries: [stem], prefix: true, weights: { prefix: 0.3, fuzzy: 0 } }];
      }),
    };
  }
}
