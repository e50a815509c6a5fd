import { remembered } from '../remembered.ts';
import { type Token, tokensOf } from '../tokens.ts';

/** Words behind a number under twenty that make a number of its word. */
const afterSmall = /^(?:point|comma|kgs?|kilos?|years?|yrs?|yo|months?|mths?|weeks?|wks?|days?)$/;

/** A number in words: its value, and the index of the token after it. */
interface Spoken {
  readonly value: number;
  readonly to: number;
}

/**
 * Returns the pieces of a text with one number for words such as `one hundred and thirty`, `one twenty`, `sixty-five`, `thirty eight point five` and
 * `two and a half`. Numbers under twenty stay words, but for an age, a coma scale and before a decimal.
 */
export const spokenTokens = remembered((text, patterns): readonly Token[] => {
  const tokens = tokensOf(text);
  const numbers = patterns.forms('forms-numbers');
  const word = (at: number) => tokens[at]?.text ?? '';
  const said = (at: number) => Number(numbers.get(word(at)) ?? Number.NaN);

  const tensAt = (at: number): Spoken | undefined => {
    const ten = said(at);
    if (!(ten >= 20)) return undefined;
    const next = word(at + 1) === '-' ? at + 2 : at + 1;
    const one = said(next);
    return one < 10 ? { value: ten + one, to: next + 1 } : { value: ten, to: at + 1 };
  };
  const restAt = (at: number): Spoken | undefined =>
    tensAt(at) ?? (said(at) < 20 ? { value: said(at), to: at + 1 } : undefined);
  const isMeant = (at: number): boolean =>
    afterSmall.test(word(word(at + 1) === '-' ? at + 2 : at + 1)) ||
    (word(at + 1) === 'and' && word(at + 3) === 'half') ||
    word(word(at - 1) === 'of' ? at - 2 : at - 1) === 'gcs';

  const wholeAt = (at: number): Spoken | undefined => {
    const { kind, value = Number.NaN } = tokens[at] ?? {};
    if (kind === 'number') return { value, to: at + 1 };
    const hundreds = word(at) === 'a' ? 1 : said(at);
    if (word(at + 1) === 'hundred' && hundreds < 10) {
      const rest = restAt(word(at + 2) === 'and' ? at + 3 : at + 2);
      return { value: 100 * hundreds + (rest?.value ?? 0), to: rest?.to ?? at + 2 };
    }
    // `one twenty over eighty`, `one-ten`
    const rest = said(at) <= 2 ? restAt(word(at + 1) === '-' ? at + 2 : at + 1) : undefined;
    if (rest && rest.value >= 10) return { value: 100 * said(at) + rest.value, to: rest.to };
    return tensAt(at) ?? (isMeant(at) ? restAt(at) : undefined);
  };
  /** Adds a decimal or a half that is said behind a number. */
  const spokenAt = (at: number): Spoken | undefined => {
    const whole = wholeAt(at);
    if (!whole || !Number.isInteger(whole.value)) return whole;
    const { value, to } = whole;
    const isHalf = word(to) === 'and' && word(to + 1) === 'a' && word(to + 2) === 'half';
    if (isHalf) return { value: value + 0.5, to: to + 3 };
    const decimal = /^(?:point|comma)$/.test(word(to))
      ? (restAt(to + 1)?.value ?? tokens[to + 1]?.value)
      : undefined;
    return Number.isInteger(decimal) ? { value: Number(`${value}.${decimal}`), to: to + 2 } : whole;
  };

  const all: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const spoken = spokenAt(at);
    const [first, last] = [tokens[at], tokens[(spoken?.to ?? 0) - 1]];
    const isWritten = first?.kind === 'number' && spoken?.to === at + 1;
    if (spoken && first && last && !isWritten)
      all.push({
        kind: 'number',
        text: String(spoken.value),
        start: first.start,
        end: last.end,
        value: spoken.value,
      });
    else if (first) all.push(first);
    at = spoken?.to ?? at + 1;
  }
  return all;
});
