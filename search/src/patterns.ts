import type { PatternName, SaidPatterns } from '@oryx/contract';
import { words } from './text.ts';

/**
 * Returns the expression that finds what a row of the content says, whatever its case. Throws a SyntaxError if the row
 * cannot be read, which the check of the content rules out.
 */
export interface Patterns {
  (name: PatternName): RegExp;
  /** Returns the words of a row that is a list of words, as they are written and as `words()` spells them. */
  words(name: PatternName): ReadonlySet<string>;
  /** Returns what each written form of a row that is a list of forms means: `kg` of `kilo`. */
  forms(name: PatternName): ReadonlyMap<string, string>;
}

/**
 * Reads the rows of `content/search/patterns.yaml`, which explains their notation. A row that does not exist is found
 * nowhere.
 */
export function patternsFrom(rows: readonly SaidPatterns[]): Patterns {
  const said = new Map<string, readonly string[]>(rows.map((row) => [row.name, row.said]));
  const known = new Map<string, RegExp>();
  const sourceOf = (name: string): string => `(?:${said.get(name)?.map(source).join('|') ?? '(?!)'})`;
  /** What begins or ends the text needs no word there. */
  const whole = (pattern: string): string =>
    `${pattern.startsWith('^') ? '' : edge}(?:${source(pattern)})${pattern.endsWith('$') ? '' : edge}`;
  const source = (pattern: string): string =>
    notation
      .reduce((rest, [written, meaning]) => rest.replaceAll(written, meaning), pattern)
      .replaceAll(/\{([a-z-]+)\}/g, (_, name: string) => sourceOf(name));
  const lists = new Map<string, ReadonlySet<string>>();
  const tables = new Map<string, ReadonlyMap<string, string>>();
  const patternOf = (name: PatternName) => {
    const found = known.get(name) ?? new RegExp(said.get(name)?.map(whole).join('|') ?? '(?!)', 'i');
    known.set(name, found);
    return found;
  };
  return Object.assign(patternOf, {
    words(name: PatternName) {
      const found = lists.get(name) ?? new Set(said.get(name)?.join(' ').split(' ').flatMap(spellings));
      lists.set(name, found);
      return found;
    },
    forms(name: PatternName) {
      const found = tables.get(name) ?? new Map(said.get(name)?.flatMap(formsOf));
      tables.set(name, found);
      return found;
    },
  });
}

/** Returns a word as it is written, and as `words()` spells it. */
const spellings = (word: string): string[] => [word, ...words(word).slice(0, 1)];

/** Returns the written forms of `kg = kilo, kilos`, each with what it means. */
function formsOf(line: string): (readonly [string, string])[] {
  const [means = '', forms = ''] = line.split(' = ');
  return forms.split(', ').map((form) => [form, means]);
}

/** The beginning or the end of a word. */
const edge = String.raw`\b`;

/** The marks of the notation with their meanings, in the order in which they are replaced. */
const notation: readonly (readonly [RegExp, string])[] = [
  [/\| /g, '|'],
  [/ ?\.\.(?!\d) ?/g, '..40'],
  [/ ?\.\.(\d+) ?/g, String.raw`\b[^.?!]{0,$1}\b`],
  [/(?<=\p{L})\*/gu, String.raw`\w*`],
  [/_/g, String.raw`\w+`],
  [/#/g, String.raw`\d+`],
  [/(<?)!\(/g, '(?$1!'],
  [/\((?!\?)/g, '(?:'],
  [/~| \?/g, String.raw`\s*`],
  [/ /g, String.raw`\s+`],
];
