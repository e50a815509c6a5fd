import { words } from './text.ts';

interface Phrase {
  readonly first: string;
  readonly phrase: string;
}

/** Finds which things a text mentions. Each thing has several names. */
export class Mentions {
  readonly #things: readonly { readonly names: readonly string[]; readonly phrases: readonly Phrase[] }[];

  constructor(things: readonly (readonly string[])[]) {
    this.#things = things.map((names) => ({ names, phrases: names.map(phraseOf) }));
  }

  /** Returns all names of each thing that the texts mention by any of its names. */
  in(texts: readonly string[]): (readonly string[])[] {
    const each = texts.map(words);
    const text = each.map(phraseFrom).join('|');
    // Looking for a word is far faster than for a phrase, and most things are not mentioned at all.
    const known = new Set(each.flat());
    const isIn = ({ first, phrase }: Phrase) => known.has(first) && text.includes(phrase);
    return this.#things.filter(({ phrases }) => phrases.some(isIn)).map(({ names }) => names);
  }
}

function phraseOf(name: string): Phrase {
  const all = words(name);
  return { first: all[0] ?? '', phrase: phraseFrom(all) };
}

function phraseFrom(all: readonly string[]): string {
  return ` ${all.join(' ')} `;
}
