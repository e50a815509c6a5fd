import { type Quantity, quantity } from '../kit/quantities.ts';

/** Oldest age in months for which the weight formula of this tool is published. */
export const publishedUpToMonths = 12;
const kgPerMonth = 0.5;
const kgAtBirth = 4;
const monthsPerYear = 12;

/** The child whose doses are calculated, and the entry that they are based on. */
export interface Child {
  readonly from: 'age' | 'weight';
  readonly weight: Quantity<'kg'>;
  /** Undefined for an entered weight under 4 kg, for which the formula would give a negative age. */
  readonly ageMonths: number | undefined;
}

interface Entries {
  readonly months: number | undefined;
  readonly years: number | undefined;
  readonly weight: number | undefined;
}

/** Returns the child from the first filled of months, years and weight, or null if none is usable. */
export function childFrom({ months, years, weight }: Entries): Child | null {
  const ageMonths = months ?? (years === undefined ? undefined : years * monthsPerYear);
  if (ageMonths !== undefined) {
    return { from: 'age', weight: quantity(kgPerMonth * ageMonths + kgAtBirth, 'kg'), ageMonths };
  }
  if (weight === undefined || weight === 0) return null;
  const derived = (weight - kgAtBirth) / kgPerMonth;
  return { from: 'weight', weight: quantity(weight, 'kg'), ageMonths: derived < 0 ? undefined : derived };
}

/** Oldest age in years for the older APLS formula, 2 x (age in years + 4). It starts at 1 year. */
export const otherUpToYears = 10;

/** Returns the weight by the older APLS formula. */
export function otherFormula(ageMonths: number): Quantity<'kg'> {
  return quantity(2 * (ageMonths / monthsPerYear + 4), 'kg');
}

/** Returns the age in years for which the older APLS formula gives a weight. */
export function ageByOtherFormula(weight: Quantity<'kg'>): number {
  return weight.amount / 2 - 4;
}
