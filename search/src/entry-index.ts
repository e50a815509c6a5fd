import type { SearchEntry } from '@oryx/contract';
import MiniSearch, { type Query } from 'minisearch';
import { indexForms } from './text.ts';
import { withConcepts } from './with-concepts.ts';

/** Scores of matching entries, by index in the list. */
export interface Matches {
  readonly scores: ReadonlyMap<number, number>;
  /** True if no entry contains all words, so that these contain only some. */
  readonly isPartial: boolean;
}

/** A word of a query: its possible forms, and whether it may be a prefix. */
export interface QueryWord {
  readonly forms: readonly string[];
  readonly isBeginning: boolean;
}

/** Full-text index of entries. Words of names weigh most. */
export class EntryIndex {
  readonly #index = new MiniSearch<{ id: number } & Readonly<Record<string, string | number>>>({
    fields: ['title', 'names', 'terms', 'description'],
    tokenize: indexForms,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (word) => [word],
      boost: { title: 4, names: 4, terms: 1.5 },
      weights: { fuzzy: 0, prefix: 0.5 },
      // Many names must not make each of them count less.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
    },
  });
  readonly #words = new Set<string>();

  private constructor() {}

  /**
   * Indexes the entries in short steps.
   *
   * @param concepts groups of words, which entries name by their places
   */
  static *of(
    entries: readonly SearchEntry[],
    concepts: readonly (readonly string[])[],
  ): Generator<void, EntryIndex> {
    const built = new EntryIndex();
    for (const [id, entry] of entries.entries()) {
      built.#add(id, withConcepts(entry, concepts));
      yield;
    }
    return built;
  }

  #add(id: number, { title, names, terms, description }: SearchEntry): void {
    const text = { title, names: names.join('\n'), terms: terms.join('\n'), description };
    this.#index.add({ id, ...text });
    for (const word of Object.values(text).flatMap(indexForms)) this.#words.add(word);
  }

  /** All indexed words, in all forms. */
  get words(): Iterable<string> {
    return this.#words;
  }

  /** Returns the entries that contain all words or, if there are none, some of them. */
  find(query: readonly QueryWord[]): Matches {
    const queries = query.map(
      ({ forms, isBeginning }): Query => ({
        combineWith: 'OR',
        queries: [...forms],
        prefix: isBeginning,
      }),
    );
    const all = this.#index.search({ combineWith: 'AND', queries });
    const found = all.length > 0 ? all : this.#index.search({ combineWith: 'OR', queries });
    return {
      scores: new Map(found.map(({ id, score }) => [id as number, score])),
      isPartial: all.length === 0,
    };
  }
}
