import { sumOfCredits } from '../credits.ts';
import { type EducationCategory, educationCategories } from '../education-category.ts';

export interface CategoryCredits {
  readonly category: EducationCategory;
  readonly credits: number;
  /** Length of the bar in percent of the longest, or 0 if all are 0. */
  readonly percent: number;
}

interface Counted {
  readonly category: EducationCategory | '';
  readonly credits: number;
}

/** Returns the credits of courses and certifications per category. */
export function categoryCredits(counted: readonly Counted[]): CategoryCredits[] {
  const totals = educationCategories.map((category) => ({
    category,
    credits: sumOfCredits(counted.filter((one) => one.category === category).map(({ credits }) => credits)),
  }));
  const largest = Math.max(...totals.map(({ credits }) => credits));
  return totals.map((total) => ({ ...total, percent: largest > 0 ? (100 * total.credits) / largest : 0 }));
}
