/** An age range of the selector in months. The upper end is exclusive. */
export interface AgeRange {
  readonly key: 'newborn' | 'infant' | 'toddler' | 'preschool' | 'school';
  readonly name: string;
  readonly span: string;
  readonly fromMonths: number;
  readonly toMonths: number;
}

export const allAges = { key: 'all', name: 'All Ages', span: '0-12 yrs' } as const;

const month = 1;
const year = 12;
/** 28 days in months of 30.4 days. */
const newbornEnd = 28 / 30.4;

/** The age ranges, in the order of the selector. */
export const ageRanges: readonly AgeRange[] = [
  { key: 'newborn', name: 'Newborn', span: '0-28 days', fromMonths: 0, toMonths: newbornEnd },
  { key: 'infant', name: 'Infant', span: '1-12 mo', fromMonths: newbornEnd, toMonths: 12 * month },
  { key: 'toddler', name: 'Toddler', span: '1-3 yrs', fromMonths: 1 * year, toMonths: 3 * year },
  { key: 'preschool', name: 'Preschool', span: '3-6 yrs', fromMonths: 3 * year, toMonths: 6 * year },
  { key: 'school', name: 'School', span: '6-12 yrs', fromMonths: 6 * year, toMonths: 12 * year },
];

/**
 * Returns the ranges of a row's age group: by its word, otherwise by its ages. A group with neither has none
 * and is only listed under `All Ages`.
 */
export function rangesOf(ageGroup: unknown): readonly AgeRange[] {
  if (typeof ageGroup !== 'string') return [];
  const words: readonly string[] = ageGroup.toLowerCase().match(/[a-z]+/g) ?? [];
  const named = ageRanges.filter(({ key }) => words.includes(key));
  if (named.length > 0) return named;
  const ages = monthsIn(ageGroup);
  if (!ages) return [];
  return ageRanges.filter(({ fromMonths, toMonths }) => ages.from < toMonths && ages.to > fromMonths);
}

/** Returns the range of an age in months, or undefined from 12 years on. */
export function rangeOfAge(months: number): AgeRange | undefined {
  return ageRanges.find(({ fromMonths, toMonths }) => months >= fromMonths && months < toMonths);
}

const monthsPerUnit: Record<string, number> = { d: 1 / 30.4, w: 7 / 30.4, m: month, y: year };

/** Parses `2-5 yrs` as a range in months. A single age covers one unit. Returns null without an age. */
function monthsIn(text: string): { from: number; to: number } | null {
  const found = /(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d+(?:\.\d+)?))?\s*(d|w|m|y)/i.exec(text);
  if (!found) return null;
  const [, first, last, unit] = found;
  const factor = monthsPerUnit[(unit ?? '').toLowerCase()] ?? 0;
  const from = Number(first);
  const to = last === undefined ? from + 1 : Number(last);
  return { from: from * factor, to: to * factor };
}
