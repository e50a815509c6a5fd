import type { PatternName } from '@oryx/contract';
import type { Patterns } from '@oryx/search';
import type { Token } from '../tokens.ts';
import { longestName, type Name, type Names } from './names.ts';
import { foreignUnits } from './words.ts';

/** A text with its tokens. Positions in it are indexes of tokens. */
export interface Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly patterns: Patterns;
  readonly names: Names;
}

/** Returns true if a word at a token is one of a list of the content. */
export const isWordAt = (line: Line, at: number, list: PatternName): boolean =>
  line.patterns.words(list).has(wordAt(line, at));

/** Returns the names of measures that stand at a token, the longest ones, with their number of words. */
export function namesAt(
  line: Line,
  at: number,
): { readonly names: readonly Name[]; readonly length: number } | undefined {
  if (!line.names.first.has(wordAt(line, at))) return undefined;
  for (let length = longestName; length > 0; length -= 1) {
    const names = line.names.byName.get(saidAt(line, at, length));
    if (names) return { names, length };
  }
  return undefined;
}

/** Maximum number of words between a name and its number. */
export const mostGap = 4;

export const wordAt = ({ tokens }: Line, at: number): string => tokens[at]?.text ?? '';

export const isNumberAt = ({ tokens }: Line, at: number): boolean => tokens[at]?.kind === 'number';

export const isClockAt = ({ tokens }: Line, at: number): boolean => tokens[at]?.kind === 'clock';

/** Returns the number at a token, or NaN. */
export const numberAt = (line: Line, at: number): number =>
  isNumberAt(line, at) ? (line.tokens[at]?.value ?? Number.NaN) : Number.NaN;

/** Returns some tokens in lower case, with one space between them. */
export const saidAt = ({ tokens }: Pick<Line, 'tokens'>, from: number, length: number): string =>
  tokens
    .slice(from, from + length)
    .map(({ text }) => text)
    .join(' ');

/** Returns the text from one token up to the one before another, as written. */
export const writtenAt = ({ text, tokens }: Line, from: number, to: number): string =>
  text.slice(tokens[from]?.start, tokens[to - 1]?.end);

/** Returns the length of the longest written form that stands at a token, or 0. */
export function lengthAt(line: Line, written: readonly string[], at: number): number {
  const word = wordAt(line, at);
  let longest = 0;
  for (const form of written) {
    if (!form.startsWith(word)) continue;
    const length = form.split(' ').length;
    if (length > longest && saidAt(line, at, length) === form) longest = length;
  }
  return longest;
}

/** Returns true if a token stands right behind the one before it, without a space. */
export const isGlued = ({ tokens }: Line, at: number): boolean => tokens[at - 1]?.end === tokens[at]?.start;

/** Returns true for the second number of `120/80` and `20-40`, but not in a list such as `38.9C / 118`. */
export const isSecondPart = (line: Line, at: number): boolean =>
  /^[-/]$/.test(wordAt(line, at - 1)) && isGlued(line, at);

/** Returns the index after a remark without a number, as in `SpO2 (on air): 88`, or that of the number in `GCS (9)`. */
function afterRemark(line: Line, at: number): number {
  if (wordAt(line, at) !== '(') return at;
  for (let end = at + 1; end <= at + mostGap; end += 1) {
    if (isNumberAt(line, end)) return end === at + 1 && wordAt(line, end + 1) === ')' ? end : at;
    if (wordAt(line, end) === ')') return end + 1;
  }
  return at;
}

/** Returns the index after words such as `is`. */
function afterGap(line: Line, from: number): number {
  let at = from;
  while (at < from + mostGap && isWordAt(line, at, 'words-gap')) at += 1;
  return at;
}

/** Returns the index of the number after a name, or undefined. A full stop may only end an abbreviation. */
export function numberAfter(line: Line, from: number): number | undefined {
  let at = wordAt(line, from) === '.' && isGlued(line, from) ? from + 1 : from;
  if (wordAt(line, at) === 'in') {
    // `sats in the low 80s`
    at += wordAt(line, at + 1) === 'the' ? 2 : 1;
    if (/^(?:low|mid|high)$/.test(wordAt(line, at))) at += 1;
    return isNumberAt(line, at) && wordAt(line, at + 1) === 's' && isGlued(line, at + 1) ? at : undefined;
  }
  at = afterRemark(line, afterGap(line, at));
  at = afterGap(line, at);
  return isNumberAt(line, at) ? at : undefined;
}

/**
 * Returns true if a unit of something else stands at a token, also after thousands as in `75 000 mg`. The day of `HR 112
 * day 3 after surgery` is none.
 */
export function isForeignAt(line: Line, at: number): boolean {
  if (/^(?:day|week)$/.test(wordAt(line, at)) && isNumberAt(line, at + 1)) return false;
  const isOfThousands = /^\d{3}$/.test(wordAt(line, at)) && foreignUnits.has(wordAt(line, at + 1));
  return foreignUnits.has(wordAt(line, at)) || isOfThousands;
}
