import MiniSearch from 'minisearch';

/** So many letters may be wrong in a word, by its length: in a short one a single letter makes another word. */
const mostWrong = (word: string): number =>
  word.length < 4 ? 0 : word.length < 5 ? 1 : word.length < 8 ? 2 : 3;

/** So many words are taken for what a mistyped one may have been. */
const mostGuesses = 4;

/** All words that the search knows, to tell a typing error from a word. */
export class Spelling {
  readonly #index = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });
  readonly #known: ReadonlySet<string>;

  constructor(vocabulary: readonly string[]) {
    this.#known = new Set(vocabulary);
    this.#index.addAll([...this.#known].map((id) => ({ id })));
  }

  /** Whether it is a word that the search knows, or the beginning of one. */
  isKnown(word: string): boolean {
    return this.#known.has(word) || this.#index.search(word, { prefix: true }).length > 0;
  }

  /** The known words with the fewest wrong letters, nearest first. */
  nearest(word: string): readonly string[] {
    for (let wrong = 1; wrong <= mostWrong(word); wrong += 1) {
      const found = this.#index.search(word, { fuzzy: wrong });
      if (found.length > 0) return found.slice(0, mostGuesses).map(({ id }) => id as string);
    }
    return [];
  }
}
