import type { Token } from '../tokens.ts';

const tens: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};
const ones: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
};

/** Makes one number of words such as `one hundred and thirty` or `sixty-five`. Numbers under twenty stay words. */
export function withSpoken(tokens: readonly Token[]): readonly Token[] {
  const word = (at: number) => tokens[at]?.text ?? '';
  const all: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at];
    if (!first) break;
    let to = at;
    let value = 0;
    if (word(at + 1) === 'hundred' && (word(at) === 'a' || ones[word(at)] !== undefined)) {
      value = 100 * (ones[word(at)] ?? 1);
      to = at + 2;
      if (word(to) === 'and') to += tens[word(to + 1)] === undefined ? 0 : 1;
    }
    const ten = tens[word(to)];
    if (ten !== undefined) {
      value += ten;
      to += 1;
      const next = word(to) === '-' ? to + 1 : to;
      const one = ones[word(next)];
      if (one !== undefined) [value, to] = [value + one, next + 1];
    }
    const last = tokens[to - 1];
    if (to > at && last)
      all.push({ kind: 'number', text: String(value), start: first.start, end: last.end, value });
    else all.push(first);
    at = Math.max(at + 1, to);
  }
  return all;
}
