import { indexForms } from '@oryx/content/search';
import type { SearchEntry } from '@oryx/contract';
import MiniSearch, { type SearchResult } from 'minisearch';
import { type KnownPassage, pageOf } from '../passages/passage.ts';

/** How many letters may be wrong in a word that stands nowhere in the content: none in a short one. */
const mostWrong = ({ length }: string) => (length < 5 ? 0 : length < 8 ? 1 : 2);

const options = {
  tokenize: indexForms,
  processTerm: (term: string) => term,
  searchOptions: { tokenize: (word: string) => [word], bm25: { k: 1.2, b: 0.4, d: 0.5 } },
};

/** The words of passages, and of the pages that they stand on. */
export class PassageIndex {
  readonly #pages = new MiniSearch<{ id: string }>({
    ...options,
    fields: ['title', 'names', 'terms', 'text'],
    searchOptions: { ...options.searchOptions, boost: { title: 4, names: 3, terms: 1.5 } },
  });
  readonly #passages = new MiniSearch<{ id: string }>({
    ...options,
    fields: ['heading', 'text'],
    searchOptions: { ...options.searchOptions, boost: { heading: 2 } },
  });
  readonly #pagesWith = new Map<string, number>();
  readonly byPage = new Map<string, KnownPassage[]>();

  constructor(passages: readonly KnownPassage[], entries: readonly SearchEntry[]) {
    for (const passage of passages) {
      const page = pageOf(passage);
      this.byPage.set(page, [...(this.byPage.get(page) ?? []), passage]);
    }
    this.#passages.addAll(passages);
    const entryOf = new Map(entries.map((entry) => [`${entry.route} ${entry.title}`, entry]));
    for (const [id, own] of this.byPage) {
      const { names = [], terms = [] } = entryOf.get(id) ?? {};
      const text = own.map(({ heading, text }) => `${heading} ${text}`).join('\n');
      const page = { id, title: own[0]?.title ?? '', names: names.join('\n'), terms: terms.join('\n'), text };
      this.#pages.add(page);
      for (const form of new Set(indexForms(`${page.title} ${page.names} ${page.terms} ${page.text}`)))
        this.#pagesWith.set(form, (this.#pagesWith.get(form) ?? 0) + 1);
    }
  }

  /** How telling a word is: the rarer among pages the more, and one that stands on none the most. */
  weight(word: string): number {
    const pages = this.#pagesWith.get(word) ?? 0;
    return Math.log((this.byPage.size + 1) / (pages + 0.5));
  }

  /** Whether the content holds a word. */
  isKnown(word: string): boolean {
    return this.#pagesWith.has(word);
  }

  /** Pages by how well they match; with the words of the question that each holds. */
  pages(asked: readonly string[]): readonly SearchResult[] {
    return this.#pages.search(this.#query(asked));
  }

  /** How well each passage of some pages matches, by its id. */
  passages(asked: readonly string[], pages: ReadonlySet<string>): ReadonlyMap<string, number> {
    const ids = new Set([...pages].flatMap((page) => this.byPage.get(page) ?? []).map(({ id }) => id));
    const found = this.#passages.search(this.#query(asked), { filter: ({ id }) => ids.has(id) });
    return new Map(found.map(({ id, score }) => [id as string, score]));
  }

  #query(asked: readonly string[]) {
    return {
      combineWith: 'OR' as const,
      queries: asked.map((word) => ({
        queries: [word],
        fuzzy: this.isKnown(word) ? 0 : mostWrong(word),
      })),
    };
  }
}
