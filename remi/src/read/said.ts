import type { Patterns } from '@oryx/search';
import { Findings } from './findings.ts';
import { remembered } from './remembered.ts';

/**
 * A text, asked for phrases of the content. Letters and digits are words of their own, as `10ml` is `10 ml`, and so are
 * the numbers of a ratio: `1:1000` is `1 1000`.
 */
export class Said {
  readonly #findings: Findings;

  private constructor(text: string, patterns: Patterns) {
    this.#findings = new Findings(apart(text), patterns);
  }

  /** Reads a text. */
  static readonly in = remembered((text, patterns) => new Said(text, patterns));

  /**
   * Returns true if the words of one of the phrases stand in the text one after the other. A word that ends in `*`
   * stands for all words with that beginning. What the text denies does not count, unless the phrase itself is a
   * denial such as `no urine`. What it is unsure of, or says of a relative, counts.
   */
  saysAny(phrases: readonly string[]): boolean {
    return phrases.length > 0 && this.#findings.mayHave(prepared(phrases));
  }

  /** Returns true if one of some phrases stands close to one of others, and the text denies neither. */
  saysNear(phrases: readonly string[], others: readonly string[]): boolean {
    return this.#findings.mayHaveNear(prepared(phrases), prepared(others));
  }
}

/** Parts the numbers of a ratio, and spells units out: `100iu` is `100 unit`. */
const apart = (text: string) =>
  text
    .replaceAll(/(?<=\d)[.,:/](?=\d)/g, ' ')
    .replaceAll(/(?<=\d) ?(?:iu|u|ie|ui|eenhede|unidades)\b/giu, ' unit');

const known = new WeakMap<readonly string[], string>();

/** Returns phrases in the notation of findings. */
function prepared(phrases: readonly string[]): string {
  const before = known.get(phrases);
  if (before !== undefined) return before;
  const all = phrases.map((phrase) =>
    apart(phrase).replaceAll(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)|[-/|?,]/gu, ' '),
  );
  known.set(phrases, all.join());
  return all.join();
}
