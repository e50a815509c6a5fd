import type { PatternName } from '@oryx/contract';
import type { Patterns } from '@oryx/search';

/** What can be asked of the paediatric tables. */
export type ChildValue =
  | 'heartRate'
  | 'respiratoryRate'
  | 'systolic'
  | 'weight'
  | 'tube'
  | 'airway'
  | 'nasogastric'
  | 'blade'
  | 'mask'
  | 'suction'
  | 'depth'
  | 'shock'
  | 'cardioversion';

const sizes = ['tube', 'airway', 'nasogastric', 'blade', 'mask', 'suction', 'depth'] as const;
const vitals = {
  heartRate: 'vital-heart-rate',
  respiratoryRate: 'vital-respiratory-rate',
  systolic: 'vital-systolic',
  weight: 'vital-weight',
} as const satisfies Partial<Record<ChildValue, PatternName>>;
const allVitals: readonly ChildValue[] = ['heartRate', 'respiratoryRate', 'systolic'];

/** Returns the values of the paediatric tables that a text asks for, in the order of the tables. */
export function askedValues(text: string, patterns: Patterns): readonly ChildValue[] {
  const says = (name: PatternName) => patterns(name).test(text);
  if (says('chest-compressions')) return [];
  if (says('shock-energy')) {
    const isSynchronised = says('synchronised');
    const isUnsynchronised = says('unsynchronised') && !/\bcardiover/i.test(text);
    if (isSynchronised === isUnsynchronised) return ['shock', 'cardioversion'];
    return isSynchronised ? ['cardioversion'] : ['shock'];
  }
  const named = sizes.filter((size) => says(`size-${size}`));
  if (named.length > 0 && (says('asks-size') || isShort(text))) return named;
  if (!says('asks-normal') && !isOnlyAge(text)) return [];
  const measured = (Object.keys(vitals) as (keyof typeof vitals)[]).filter((key) => says(vitals[key]));
  return measured.length > 0 || !/\bvitals?\b/i.test(text) ? measured : allVitals;
}

/** A few words, such as `ett 4 y`, ask for the size. */
const isShort = (text: string) => text.trim().split(/\s+/).length <= 6;

/** `hr 6mo` states no value, only an age. */
const isOnlyAge = (text: string) =>
  isShort(text) && /^\D*\d+(?:\.\d+)?\s*-?\s*(?:mo|mths?|months?|y|yo|yrs?|years?)\b\D*$/i.test(text);

/** Days in a unit of age. */
const unitDays: readonly (readonly [RegExp, number])[] = [
  [/^(?:d|days?)$/i, 1],
  [/^(?:w|wks?|weeks?)$/i, 7],
  [/^(?:mo|mths?|months?)$/i, 365.25 / 12],
  [/^(?:y|yrs?|years?)$/i, 365.25],
];

/**
 * Returns an age in days that stands in a text without the word "old". In a question for a size or a normal value it
 * is the age, elsewhere it may be a duration.
 */
export function bareAge(text: string, patterns: Patterns): number | undefined {
  const ages = [
    ...text.matchAll(/(\d+(?:\.\d+)?)\s*-?\s*(days?|d|weeks?|wks?|w|months?|mths?|mo|years?|yrs?|y)\b/gi),
  ];
  const [only, ...others] = ages;
  const factor = unitDays.find(([pattern]) => pattern.test(only?.[2] ?? ''))?.[1];
  if (only === undefined) return bareYears(text, patterns);
  return factor === undefined || others.length > 0 ? undefined : Number(only[1]) * factor;
}

/** Oldest age in years that a number without a unit can be beside a size. */
const oldest = 12;

/** Returns the age in days of `ett 4`: the only number of a few words, which is the age in years. */
function bareYears(text: string, patterns: Patterns): number | undefined {
  const [number, ...others] = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const isAge =
    number !== undefined &&
    others.length === 0 &&
    isShort(text) &&
    !patterns('shock-energy').test(text) &&
    /(?<![\d.,#])\d{1,2}(?![\d.,]|\s*(?:kg|kilos?|fr|mm|cm|j\b|joules?|#|%|\/))/i.test(text);
  return isAge && Number(number) <= oldest ? Number(number) * 365.25 : undefined;
}

/** Returns the weight in kg of `joules 15`: the only number of a few words about an energy. */
export function bareWeight(text: string, patterns: Patterns): number | undefined {
  const [number, ...others] = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const isWeight =
    number !== undefined &&
    others.length === 0 &&
    isShort(text) &&
    patterns('shock-energy').test(text) &&
    !/\d\s*(?:j\b|j\/|joules?|y|yo|yrs?|years?|mo|months?|mths?|m\b|%)/i.test(text);
  return isWeight && Number(number) >= 2 && Number(number) < 40 ? Number(number) : undefined;
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
export const ageGroupsIn = (text: string): readonly string[] =>
  groupWords.flatMap(([pattern, groups]) => (pattern.test(text) ? groups : []));
