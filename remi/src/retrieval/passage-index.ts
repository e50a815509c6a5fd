import type { SearchData } from '@oryx/contract';
import { indexForms, withConcepts } from '@oryx/search';
import MiniSearch, { type SearchResult } from 'minisearch';
import { type KnownPassage, pageOf } from '../passages/passage.ts';

/** Maximum edit distance for a word that the content does not contain. Short words and figures allow none. */
const mostWrong = (word: string) =>
  word.length < 5 || word.length > longestWord || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;

/** Letters of the longest word that may be misspelt. The time to compare a word grows with their square. */
const longestWord = 40;

/** Minimum letters for an unknown word to match as a prefix. */
const beginning = 4;

/** Bounds on the length of a stem. */
const shortestStem = 5;
const longestStem = 8;

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

/** Full-text index of passages and of their pages. */
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
  readonly #pagesWith = new Map<string, number>();
  readonly byPage = new Map<string, KnownPassage[]>();

  private constructor() {}

  /**
   * Builds the index in short steps.
   *
   * @param hints words that lead to a page without being on it, by page type and id
   */
  static *of(
    passages: readonly KnownPassage[],
    search: Pick<SearchData, 'entries' | 'concepts'>,
    hints: ReadonlyMap<string, readonly string[]>,
  ): Generator<void, PassageIndex> {
    const index = new PassageIndex();
    yield* index.#add(passages, search, hints);
    return index;
  }

  *#add(
    passages: readonly KnownPassage[],
    { entries, concepts }: Pick<SearchData, 'entries' | 'concepts'>,
    hints: ReadonlyMap<string, readonly string[]>,
  ): Generator<void, void> {
    for (const passage of passages) {
      const page = pageOf(passage);
      this.byPage.set(page, [...(this.byPage.get(page) ?? []), passage]);
    }
    for (const passage of passages) {
      this.#passages.add(passage);
      yield;
    }
    const entryOf = new Map(entries.map((entry) => [`${entry.route} ${entry.title}`, entry]));
    for (const [id, own] of this.byPage) {
      const entry = entryOf.get(id);
      const { names = [], terms = [] } = entry ? withConcepts(entry, concepts) : {};
      const hint = (entry && hints.get(`${entry.type}/${entry.id}`)?.join('\n')) ?? '';
      const text = own.map(({ heading, text }) => `${heading} ${text}`).join('\n');
      const page = {
        id,
        title: own[0]?.title ?? '',
        names: names.join('\n'),
        terms: terms.join('\n'),
        text,
        hints: hint,
      };
      // Each of these three reads the whole text, and some pages are long.
      this.#pages.add(page);
      yield;
      for (const form of new Set(
        indexForms(`${page.title} ${page.names} ${page.terms} ${page.text} ${hint}`),
      ))
        this.#pagesWith.set(form, (this.#pagesWith.get(form) ?? 0) + 1);
      yield;
    }
  }

  /** Returns the inverse document frequency of a word. Words on no page weigh most. */
  weight(word: string): number {
    const pages = this.#pagesWith.get(word) ?? 0;
    return Math.log((this.byPage.size + 1) / (pages + 0.5));
  }

  /** Returns true if the content contains a word. */
  isKnown(word: string): boolean {
    return this.#pagesWith.has(word);
  }

  /** Returns matching pages, best first, with the query words that each contains. */
  pages(asked: readonly string[]): readonly SearchResult[] {
    return this.#pages.search(this.#query(asked));
  }

  /** Returns the score of each matching passage of some pages, by passage id. */
  passages(asked: readonly string[], pages: ReadonlySet<string>): ReadonlyMap<string, number> {
    const ids = new Set([...pages].flatMap((page) => this.byPage.get(page) ?? []).map(({ id }) => id));
    const found = this.#passages.search(this.#query(asked), { filter: ({ id }) => ids.has(id) });
    return new Map(found.map(({ id, score }) => [id as string, score]));
  }

  #query(asked: readonly string[]) {
    return {
      combineWith: 'OR' as const,
      queries: asked.flatMap((word) => {
        const isKnown = this.isKnown(word);
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

/**
 * Returns the stem that forms of a word share, such as `asthmatic` and `asthma`. A short word is its own
 * stem.
 */
export function stemOf(word: string): string {
  return word.length < shortestStem + 2
    ? word
    : word.slice(0, Math.min(longestStem, Math.max(shortestStem, word.length - 3)));
}
