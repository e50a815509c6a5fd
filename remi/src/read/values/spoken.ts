import type { Token } from '../tokens.ts';

const tens: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};
const ones: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
};
const small: Readonly<Record<string, number>> = {
  ...{ ...ones, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
  ...{ seventeen: 17, eighteen: 18, nineteen: 19 },
};

/** Words behind a number under twenty that make a number of its word. */
const afterSmall = /^(?:point|comma|years?|yrs?|yo|months?|mths?|weeks?|wks?|days?)$/;

/** A number in words: its value, and the index of the token after it. */
interface Spoken {
  readonly value: number;
  readonly to: number;
}

/**
 * Makes one number of words such as `one hundred and thirty`, `one twenty`, `sixty-five`, `thirty eight point five` and
 * `two and a half`. Numbers under twenty stay words, but for an age, a coma scale and before a decimal.
 */
export function withSpoken(tokens: readonly Token[]): readonly Token[] {
  const all: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at];
    if (!first) break;
    const spoken = withPart(tokens, wholeAt(tokens, at) ?? writtenAt(first, at));
    const last = tokens[(spoken?.to ?? 0) - 1];
    if (spoken && last && (spoken.to > at + 1 || first.kind === 'word'))
      all.push({
        kind: 'number',
        text: String(spoken.value),
        start: first.start,
        end: last.end,
        value: spoken.value,
      });
    else all.push(first);
    at = Math.max(at + 1, spoken?.to ?? 0);
  }
  return all;
}

const writtenAt = ({ kind, value }: Token, at: number): Spoken | undefined =>
  kind === 'number' ? { value, to: at + 1 } : undefined;

function wholeAt(tokens: readonly Token[], at: number): Spoken | undefined {
  const word = (index: number) => tokens[index]?.text ?? '';
  const first = ones[word(at)];
  if (word(at + 1) === 'hundred' && (first !== undefined || word(at) === 'a')) {
    const rest = restAt(tokens, word(at + 2) === 'and' ? at + 3 : at + 2);
    return { value: 100 * (first ?? 1) + (rest?.value ?? 0), to: rest?.to ?? at + 2 };
  }
  // `one twenty over eighty`
  const rest = first === 1 || first === 2 ? restAt(tokens, at + 1) : undefined;
  if (first !== undefined && rest && rest.value >= 10)
    return { value: 100 * first + rest.value, to: rest.to };
  const ten = tensAt(tokens, at);
  if (ten) return ten;
  const value = small[word(at)];
  const isMeant =
    afterSmall.test(word(word(at + 1) === '-' ? at + 2 : at + 1)) ||
    (word(at + 1) === 'and' && word(at + 3) === 'half') ||
    word(at - 1) === 'gcs' ||
    (word(at - 1) === 'of' && word(at - 2) === 'gcs');
  return value !== undefined && isMeant ? { value, to: at + 1 } : undefined;
}

/** Returns what is said behind the hundreds. */
function restAt(tokens: readonly Token[], at: number): Spoken | undefined {
  const value = small[tokens[at]?.text ?? ''];
  return tensAt(tokens, at) ?? (value === undefined ? undefined : { value, to: at + 1 });
}

function tensAt(tokens: readonly Token[], at: number): Spoken | undefined {
  const ten = tens[tokens[at]?.text ?? ''];
  if (ten === undefined) return undefined;
  const next = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  const one = ones[tokens[next]?.text ?? ''];
  return one === undefined ? { value: ten, to: at + 1 } : { value: ten + one, to: next + 1 };
}

/** Adds a decimal or a half that is said behind a number. */
function withPart(tokens: readonly Token[], whole: Spoken | undefined): Spoken | undefined {
  if (!whole || !Number.isInteger(whole.value)) return whole;
  const { value, to } = whole;
  const word = (index: number) => tokens[index]?.text ?? '';
  const decimal = /^(?:point|comma)$/.test(word(to))
    ? (small[word(to + 1)] ?? tokens[to + 1]?.value)
    : undefined;
  if (decimal !== undefined && Number.isInteger(decimal) && decimal < 100)
    return { value: Number(`${value}.${decimal}`), to: to + 2 };
  const isHalf = word(to) === 'and' && word(to + 1) === 'a' && word(to + 2) === 'half';
  return isHalf ? { value: value + 0.5, to: to + 3 } : whole;
}
