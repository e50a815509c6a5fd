import type { SearchData } from '@oryx/contract';
import { indexForms, withConcepts } from '@oryx/search';
import { grouped } from '../grouped.ts';
import { type KnownPassage, pageOf } from '../passages/passage.ts';

/** The other names, terms and hints of a page, by its address and title. */
type MoreOfPage = Readonly<Record<'names' | 'terms' | 'hints', string>>;

/** The passages of each page, and the words that stand there. */
export class Pages {
  readonly #pagesWith = new Map<string, number>();
  readonly #more = new Map<string, MoreOfPage>();
  readonly byPage: ReadonlyMap<string, readonly KnownPassage[]>;

  private constructor(passages: readonly KnownPassage[]) {
    this.byPage = grouped(passages, pageOf);
  }

  /**
   * Reads the words of all pages in short steps.
   *
   * @param hints words that lead to a page without being on it, by page type and id
   */
  static *of(
    passages: readonly KnownPassage[],
    { entries, concepts }: Pick<SearchData, 'entries' | 'concepts'>,
    hints: ReadonlyMap<string, readonly string[]>,
  ): Generator<void, Pages> {
    const pages = new Pages(passages);
    const entryOf = new Map(entries.map((entry) => [`${entry.route} ${entry.title}`, entry]));
    for (const page of pages.byPage.keys()) {
      const entry = entryOf.get(page);
      const { names = [], terms = [] } = entry ? withConcepts(entry, concepts) : {};
      pages.#more.set(page, {
        names: names.join('\n'),
        terms: terms.join('\n'),
        hints: (entry && hints.get(`${entry.type}/${entry.id}`)?.join('\n')) ?? '',
      });
      for (const form of new Set(Object.values(pages.fields(page)).flatMap(indexForms)))
        pages.#pagesWith.set(form, (pages.#pagesWith.get(form) ?? 0) + 1);
      yield;
    }
    return pages;
  }

  /** Returns what a page is called, and what leads to it. */
  calls(page: string): MoreOfPage & Readonly<Record<'title', string>> {
    const { names = '', terms = '', hints = '' } = this.#more.get(page) ?? {};
    return { title: this.byPage.get(page)?.[0]?.title ?? '', names, terms, hints };
  }

  /** Returns the texts of a page by field. */
  fields(page: string): ReturnType<Pages['calls']> & Readonly<Record<'text', string>> {
    const own = this.byPage.get(page) ?? [];
    return { ...this.calls(page), text: own.map(({ heading, text }) => `${heading} ${text}`).join('\n') };
  }

  /** Returns the inverse document frequency of a word. Words on no page weigh most. */
  readonly weight = (word: string): number => {
    const pages = this.#pagesWith.get(word) ?? 0;
    return Math.log((this.byPage.size + 1) / (pages + 0.5));
  };

  /** Returns true if a normalised word stands on a page. */
  readonly isKnown = (word: string): boolean => this.#pagesWith.has(word);
}
