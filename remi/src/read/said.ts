import { words } from '@oryx/search';
import { withoutDenied } from './negation.ts';

/** A text, asked for phrases of the content. Letters and digits are words of their own: `10ml` is `10 ml`. */
export class Said {
  readonly #all: string;
  readonly #stated: string;

  constructor(text: string) {
    this.#all = lineOf(text);
    this.#stated = lineOf(withoutDenied(text));
  }

  /**
   * Returns true if the words of a phrase stand in the text one after the other. A word that ends in `*` stands for
   * all words with that beginning. What the text denies does not count, unless the phrase itself is a denial such as
   * `no urine`.
   */
  says(phrase: string): boolean {
    const pattern = patternOf(phrase);
    return pattern.test(isDenial.test(phrase) ? this.#all : this.#stated);
  }

  /** Returns true if the text says one of the phrases. */
  saysAny(phrases: readonly string[]): boolean {
    return phrases.some((phrase) => this.says(phrase));
  }
}

const isDenial = /^(?:no|not|without|absent|geen|nie|sem|never)\b/i;

const lineOf = (text: string) => ` ${words(apart(text)).join(' ')} `;

/** Parts letters from digits, and spells units out: `100iu` is `100 unit`. */
const apart = (text: string) =>
  text
    .replaceAll(/(\d)(?=\p{L})/gu, '$1 ')
    .replaceAll(/(\p{L})(?=\d)/gu, '$1 ')
    .replaceAll(/(\d) (?:iu|u|ie|ui|eenhede|unidades)\b/giu, '$1 unit');

const patterns = new Map<string, RegExp>();

function patternOf(phrase: string): RegExp {
  const known = patterns.get(phrase);
  if (known) return known;
  const parts = phrase.split(/\s+/).flatMap((part) => {
    const [first = '', ...rest] = words(apart(part.replace('*', '')));
    const all = [first, ...rest];
    return part.endsWith('*') ? [...all.slice(0, -1), `${all.at(-1)}[^ ]*`] : all;
  });
  const pattern = new RegExp(` ${parts.join(' ')} `);
  patterns.set(phrase, pattern);
  return pattern;
}
