/*
 * Finds phrases in a text as it is typed at the bedside: misspelt, with words in between, in any order of clauses. A
 * phrase is a list of words. `bleed*` is the beginning of a word, `soft|boggy` is either word, and up to two other
 * words may stand between two words of a phrase, but no end of a clause.
 */

/** A spelling that is looked for, whole or as a beginning. */
interface Form {
  readonly stem: string;
  readonly isBeginning: boolean;
}

/** A word that is looked for. The same words of different phrases are one object. */
interface Pattern {
  readonly forms: readonly Form[];
}

/** A phrase, compiled. */
export type Phrase = readonly Pattern[];

/** Number of words that may stand between two words of a phrase. */
const mostBetween = 2;
/** Number of words of a text that are read. */
const mostWords = 300;
/** Letters from which one wrong letter is accepted. In a short word a single letter makes another word. */
const spellableFrom = 6;

/** Words that deny what follows them at once, or after a word of `denied`. */
const deniers = new Set(
  'no without denies denied geen sem nil isnt arent wasnt not never nie nao neither'.split(' '),
);
const denied = new Set(
  'any a an the sign signs of evidence history more further been is very really known'.split(' '),
);

/** Compiles phrases that are separated by commas. */
export const phrasesOf = (list: string): Phrase[] =>
  list.split(',').map((phrase) => phrase.trim().split(/\s+/).map(patternOf));

const patterns = new Map<string, Pattern>();

function patternOf(word: string): Pattern {
  const known = patterns.get(word);
  if (known) return known;
  const forms = word
    .split('|')
    .map((form) => ({ stem: form.replace('*', ''), isBeginning: form.endsWith('*') }));
  patterns.set(word, { forms });
  return patternOf(word);
}

/** Returns the words of a text in lower case, without accents and apostrophes. A mark that ends a clause is a dot. */
export function spokenWords(text: string): string[] {
  const plain = text
    .slice(0, 4000)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F’']/g, '')
    .toLowerCase();
  return [...plain.matchAll(/[a-z]+|\d+(?:[.,]\d+)?|[.,;:!?\n]/g)]
    .slice(0, mostWords)
    .map(([piece]) => (/^[,.;:!?\n]$/.test(piece) ? '.' : piece));
}

/** Finds phrases in the words of one text. Each pattern is looked for once, among words with its first letter. */
export class Spoken {
  readonly #words: readonly string[];
  /** The places of each word, by its first letter. */
  readonly #places = new Map<string, Map<string, number[]>>();
  readonly #found = new Map<Pattern, ReadonlySet<number>>();

  constructor(words: readonly string[]) {
    this.#words = words;
    for (const [at, word] of words.entries()) {
      const letter = word[0] ?? '';
      const alike = this.#places.get(letter) ?? new Map<string, number[]>();
      this.#places.set(letter, alike.set(word, [...(alike.get(word) ?? []), at]));
    }
  }

  /** Returns true if the text says one of the phrases and does not deny it. */
  says(phrases: readonly Phrase[]): boolean {
    return phrases.some(([first, ...rest]) => {
      if (!first) return false;
      return [...this.#placesOf(first)].some((at) => this.#goesOn(rest, at) && !this.#isDenied(at));
    });
  }

  /** Returns true if the text denies one of the phrases and says none of them. */
  denies(phrases: readonly Phrase[]): boolean {
    if (this.says(phrases)) return false;
    return phrases.some(([first, ...rest]) => {
      if (!first) return false;
      return [...this.#placesOf(first)].some((at) => this.#goesOn(rest, at) && this.#isDenied(at));
    });
  }

  #goesOn(rest: readonly Pattern[], from: number): boolean {
    let at = from;
    for (const pattern of rest) {
      const next = this.#next(this.#placesOf(pattern), at);
      if (next === undefined) return false;
      at = next;
    }
    return true;
  }

  #next(places: ReadonlySet<number>, after: number): number | undefined {
    for (let at = after + 1; at <= after + 1 + mostBetween; at += 1) {
      if (this.#words[at] === '.') return undefined;
      if (places.has(at)) return at;
    }
    return undefined;
  }

  #placesOf(pattern: Pattern): ReadonlySet<number> {
    const known = this.#found.get(pattern);
    if (known) return known;
    const found = new Set(
      pattern.forms.flatMap((form) =>
        [...(this.#places.get(form.stem[0] ?? '') ?? [])].flatMap(([word, places]) =>
          isSpelt(word, form) ? places : [],
        ),
      ),
    );
    this.#found.set(pattern, found);
    return found;
  }

  #isDenied(at: number): boolean {
    let before = at - 1;
    // `no stridor or wheeze` denies both.
    if (/^(?:or|nor)$/.test(this.#words[before] ?? '')) before -= 2;
    while (denied.has(this.#words[before] ?? '')) before -= 1;
    return deniers.has(this.#words[before] ?? '');
  }
}

/** Returns true if a word is a form, or a long form with one letter wrong. */
function isSpelt(word: string, { stem, isBeginning }: Form): boolean {
  if (isBeginning ? word.startsWith(stem) : word === stem) return true;
  if (stem.length < spellableFrom || word.length < stem.length - 1) return false;
  const ends = isBeginning ? [stem.length - 1, stem.length, stem.length + 1] : [word.length];
  return ends.some((end) => isOneOff(word.slice(0, end), stem));
}

/** Returns true if two words differ by one letter that is added, left out, changed or swapped with its neighbour. */
function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [a, b] = [one.slice(from), other.slice(from)];
  if (a.length < b.length) return a === b.slice(1);
  if (a.length > b.length) return a.slice(1) === b;
  return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
}
