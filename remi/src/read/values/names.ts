import type { Measure } from '../measures/measure.ts';
import { measures } from '../measures.ts';
import { type Line, saidAt, wordAt } from './line.ts';

/** How sure a name is: an ordinary word or a single letter needs more than a number after it. */
type Strength = 'strong' | 'weak' | 'letter' | 'unit';

export interface Name {
  readonly measure: Measure;
  readonly strength: Strength;
}

/** Maximum number of words of a name. */
export const longestName = 4;

/** The measures by name. One that needs its unit comes first, because the unit tells it from the others. */
export const measureNames = new Map<string, Name[]>();
for (const measure of measures.toSorted(
  (a, b) => (b.namesWithUnit?.length ?? 0) - (a.namesWithUnit?.length ?? 0),
))
  for (const [strength, names] of [
    ['unit', measure.namesWithUnit ?? []],
    ['strong', measure.names],
    ['weak', measure.weakNames ?? []],
    ['letter', measure.letters ?? []],
  ] as const)
    for (const name of names)
      measureNames.set(name, [...(measureNames.get(name) ?? []), { measure, strength }]);

/** The words with which names begin, so that other words are not compared with any. */
export const firstOf = (names: Iterable<string>): ReadonlySet<string> =>
  new Set([...names].map((name) => name.split(' ')[0] ?? ''));

export const firstOfMeasure = firstOf(measureNames.keys());

/** Returns true if the name of a measure or of the blood pressure stands at a token. */
export function isNameAt(line: Line, at: number): boolean {
  const lengths = firstOfMeasure.has(wordAt(line, at)) ? [1, 2, 3, 4] : [];
  return wordAt(line, at) === 'bp' || lengths.some((length) => measureNames.has(saidAt(line, at, length)));
}

/** The first words of what tells a measure after its number. */
export const tellingWords = firstOf(
  measures.flatMap(({ tellingUnits = [], after = [] }) => [...tellingUnits, ...after]),
);

const wordsOfNames = firstOf([
  ...measures.flatMap(({ names, weakNames = [] }) => [...names, ...weakNames]),
  ...['bp', 'nibp'],
]);

/** Returns true for a word with which the name of a measure begins. */
export const isMeasureName = (word: string): boolean => wordsOfNames.has(word);
