import type { Patterns } from '@oryx/search';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { isShort } from '../../read/child-sizes.ts';
import { signValue } from '../../read/patient.ts';
import type { KnownChild } from './child-values.ts';

/** Returns what a text tells of a child, in words or as a bare number. */
export const childOf = ({ text, patient }: Facts, { patterns }: Library): KnownChild => ({
  age: patient.days ?? bareAge(text, patterns),
  weight: signValue(patient, 'weight') ?? bareWeight(text, patterns),
  groups: ageGroupsIn(text),
});

/** Days in a unit of age, by its first letter. */
const unitDays: Readonly<Record<string, number>> = { d: 1, w: 7, m: 365.25 / 12, y: 365.25 };

/**
 * Returns an age in days that stands in a text without the word "old". In a question for a size or a normal value it
 * is the age, elsewhere it may be a duration.
 */
function bareAge(text: string, patterns: Patterns): number | undefined {
  const ages = [
    ...text.matchAll(/(\d+(?:\.\d+)?)\s*-?\s*(days?|d|weeks?|wks?|w|months?|mths?|mo|years?|yrs?|y)\b/gi),
  ];
  const [only, ...others] = ages;
  const factor = unitDays[only?.[2]?.charAt(0).toLowerCase() ?? ''];
  if (only === undefined) return bareYears(text, patterns);
  return factor === undefined || others.length > 0 ? undefined : Number(only[1]) * factor;
}

/** Oldest age in years that a number without a unit can be beside a size. */
const oldest = 12;

/** Returns the age in days of `ett 4`: the only number of a few words, which is the age in years. */
function bareYears(text: string, patterns: Patterns): number | undefined {
  const number = onlyNumber(text);
  const isAge =
    number <= oldest &&
    !patterns('shock-energy').test(text) &&
    /(?<![\d.,#])\d{1,2}(?![\d.,]|\s*(?:kg|kilos?|fr|mm|cm|j\b|joules?|#|%|\/))/i.test(text);
  return isAge ? number * 365.25 : undefined;
}

/** Returns the only number of a few words, or NaN. */
function onlyNumber(text: string): number {
  const [number, ...others] = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  return isShort(text) && others.length === 0 ? Number(number) : Number.NaN;
}

/** Returns the weight in kg of `joules 15`: the only number of a few words about an energy. */
function bareWeight(text: string, patterns: Patterns): number | undefined {
  const number = onlyNumber(text);
  const isWeight =
    number >= 2 &&
    number < 40 &&
    patterns('shock-energy').test(text) &&
    !/\d\s*(?:j\b|j\/|joules?|y|yo|yrs?|years?|mo|months?|mths?|m\b|%)/i.test(text);
  return isWeight ? number : undefined;
}

/** Words of a text for the age groups of the tables. */
const groupWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:newborns?|neonat\w*)\b/i, ['newborn']],
  [/\b(?:infants?)\b/i, ['infant']],
  [/\b(?:baby|babies)\b/i, ['newborn', 'infant']],
  [/\btoddlers?\b/i, ['toddler']],
  [/\bpre-?school\w*\b/i, ['preschool']],
  [/(?<!pre-?)\bschool(?:child| child| age| going)?\b/i, ['school']],
];

/** Returns the age groups of the tables that a text names. */
const ageGroupsIn = (text: string): readonly string[] =>
  groupWords.flatMap(([pattern, groups]) => (pattern.test(text) ? groups : []));
