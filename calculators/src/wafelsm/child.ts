import { type Quantity, quantity } from '../kit/quantities.ts';

/** The weight formula of this tool is published for babies up to this age. */
export const publishedUpToMonths = 12;
const kgPerMonth = 0.5;
const kgAtBirth = 4;
const monthsPerYear = 12;

/** Whose doses are worked out, and which entry they rest on. */
export interface Child {
  readonly from: 'age' | 'weight';
  readonly weight: Quantity<'kg'>;
  /** Undefined for an entered weight under 4 kg, where the formula would give an age below 0. */
  readonly ageMonths: number | undefined;
}

interface Entries {
  readonly months: number | undefined;
  readonly years: number | undefined;
  readonly weight: number | undefined;
}

/** The child by the first filled of months, years and weight; null where none gives one. */
export function childFrom({ months, years, weight }: Entries): Child | null {
  const ageMonths = months ?? (years === undefined ? undefined : years * monthsPerYear);
  if (ageMonths !== undefined) {
    return { from: 'age', weight: quantity(kgPerMonth * ageMonths + kgAtBirth, 'kg'), ageMonths };
  }
  if (weight === undefined || weight === 0) return null;
  const derived = (weight - kgAtBirth) / kgPerMonth;
  return { from: 'weight', weight: quantity(weight, 'kg'), ageMonths: derived < 0 ? undefined : derived };
}

/** The older APLS formula, 2 x (age in years + 4), is published for 1 year up to this age. */
export const otherUpToYears = 10;

/** What the older APLS formula makes of an age. */
export function otherFormula(ageMonths: number): Quantity<'kg'> {
  return quantity(2 * (ageMonths / monthsPerYear + 4), 'kg');
}

/** The age in years at which the older APLS formula gives a weight. */
export function ageByOtherFormula(weight: Quantity<'kg'>): number {
  return weight.amount / 2 - 4;
}
