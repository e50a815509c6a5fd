import { words } from './text.ts';

/** Finds which things a text mentions. Each thing has several names. */
export class Mentions {
  readonly #things: readonly { readonly names: readonly string[]; readonly phrases: readonly string[] }[];

  constructor(things: readonly (readonly string[])[]) {
    this.#things = things.map((names) => ({ names, phrases: names.map(phraseOf) }));
  }

  /** Returns all names of each thing that the texts mention by any of its names. */
  in(texts: readonly string[]): (readonly string[])[] {
    const text = texts.map(phraseOf).join('|');
    return this.#things
      .filter(({ phrases }) => phrases.some((phrase) => text.includes(phrase)))
      .map(({ names }) => names);
  }
}

function phraseOf(text: string): string {
  return ` ${words(text).join(' ')} `;
}
