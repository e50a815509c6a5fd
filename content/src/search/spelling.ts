import MiniSearch from 'minisearch';

/** So many words are taken for what a mistyped one may have been. */
const mostGuesses = 4;

/** All words that the search knows, to tell a typing error from a word. */
export class Spelling {
  readonly #index = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });
  readonly #beginnings = new Set<string>();

  constructor(vocabulary: readonly string[]) {
    const known = new Set(vocabulary);
    this.#index.addAll([...known].map((id) => ({ id })));
    for (const word of known) {
      for (let length = 1; length <= word.length; length += 1) this.#beginnings.add(word.slice(0, length));
    }
  }

  /** Whether it is a word that the search knows, or the beginning of one. */
  isKnown(word: string): boolean {
    return this.#beginnings.has(word);
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

/** How many letters may be wrong in a word: in a short one a single letter makes another word. */
function mostWrong({ length }: string): number {
  if (length < 4) return 0;
  if (length < 5) return 1;
  return length < 8 ? 2 : 3;
}
