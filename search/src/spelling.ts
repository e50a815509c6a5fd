import MiniSearch from 'minisearch';

/** Maximum number of corrections of a misspelt word. */
const mostGuesses = 4;

/** The known words, which distinguish a typing error from a word. */
export class Spelling {
  readonly #index = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });
  readonly #beginnings = new Set<string>();

  private constructor() {}

  /** Indexes the words in short steps. */
  static *of(vocabulary: readonly string[]): Generator<void, Spelling> {
    const built = new Spelling();
    for (const word of new Set(vocabulary)) {
      built.#add(word);
      yield;
    }
    return built;
  }

  #add(word: string): void {
    this.#index.add({ id: word });
    for (let length = 1; length <= word.length; length += 1) this.#beginnings.add(word.slice(0, length));
  }

  /** Returns true for a known word, or a prefix of one. */
  isKnown(word: string): boolean {
    return this.#beginnings.has(word);
  }

  /** Returns the closest known words, nearest first. */
  nearest(word: string): readonly string[] {
    for (let wrong = 1; wrong <= mostWrong(word); wrong += 1) {
      const found = this.#index.search(word, { fuzzy: wrong });
      if (found.length > 0) return found.slice(0, mostGuesses).map(({ id }) => id as string);
    }
    return [];
  }
}

/** Returns the maximum edit distance for a word. In a short word a single letter makes another word. */
function mostWrong({ length }: string): number {
  // The time to compare a word grows with the square of its letters.
  if (length < 4 || length > 40) return 0;
  if (length < 5) return 1;
  return length < 8 ? 2 : 3;
}
