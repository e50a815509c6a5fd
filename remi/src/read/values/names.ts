import type { PatternName } from '@oryx/contract';
import type { Patterns } from '@oryx/search';
import type { Measure } from '../measures/measure.ts';
import { measures } from '../measures.ts';

/** How sure a name is: an ordinary word or a single letter needs more than a number after it. */
type Strength = 'strong' | 'weak' | 'letter' | 'unit';

export interface Name {
  readonly measure: Measure;
  readonly strength: Strength;
}

/** Maximum number of words of a name. */
export const longestName = 4;

/** The words with which names begin, so that other words are not compared with any. */
export const firstOf = (names: Iterable<string>): ReadonlySet<string> =>
  new Set([...names].map((name) => name.split(' ')[0] ?? ''));

/** The measures by their names, and the words with which names begin. */
export interface Names {
  readonly byName: ReadonlyMap<string, readonly Name[]>;
  readonly first: ReadonlySet<string>;
}

const known = new WeakMap<Patterns, Names>();

/** Returns the names of the measures: those of the code, and further ones of the content. */
export function namesFrom(patterns: Patterns): Names {
  const found = known.get(patterns) ?? readNames(patterns);
  known.set(patterns, found);
  return found;
}

function readNames(patterns: Patterns): Names {
  const byName = new Map<string, Name[]>();
  const add = (name: string, each: Name) => {
    const others = byName.get(name) ?? [];
    // One that needs its unit comes first, because the unit tells it from the others.
    byName.set(name, each.strength === 'unit' ? [each, ...others] : [...others, each]);
  };
  for (const measure of measures)
    for (const [strength, names] of [
      ['unit', measure.namesWithUnit],
      ['strong', measure.names],
      ['weak', measure.weakNames],
      ['letter', measure.letters],
    ] as const)
      for (const name of names ?? []) add(name, { measure, strength });
  for (const [row, strength] of further)
    for (const [name, key] of patterns.forms(row))
      for (const measure of measures) if (measure.key === key) add(name, { measure, strength });
  return { byName, first: firstOf(byName.keys()) };
}

const further: readonly (readonly [PatternName, Strength])[] = [
  ['forms-measures', 'strong'],
  ['forms-measures-weak', 'weak'],
  ['forms-measures-unit', 'unit'],
];

/** The first words of what tells a measure after its number. */
export const tellingWords = firstOf(
  measures.flatMap(({ tellingUnits = [], after = [] }) => [...tellingUnits, ...after]),
);

const wordsOfNames = firstOf([
  ...measures.flatMap(({ names = [], weakNames = [] }) => [...names, ...weakNames]),
  'bp',
  'nibp',
]);

/** Returns true for a word with which the name of a measure begins. */
export const isMeasureName = (word: string): boolean => wordsOfNames.has(word);
