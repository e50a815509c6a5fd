import { describe, expect, it } from 'vitest';
import { courses } from '../courses/courses.ts';
import { categoryCredits } from './category-credits.ts';

describe('credits by category', () => {
  it('CE-29 are the sums over the courses', () => {
    expect(categoryCredits(courses)).toEqual([
      { category: 'Emergency Medicine', credits: 6, percent: (6 / 7) * 100 },
      { category: 'Cardiology', credits: 7, percent: 100 },
      { category: 'Quality Improvement', credits: 0, percent: 0 },
      { category: 'Infection Control', credits: 0, percent: 0 },
      { category: 'Wilderness Medicine', credits: 7, percent: 100 },
    ]);
  });

  it('CE-29 include certifications with a category, and leave out those without one', () => {
    const totals = categoryCredits([
      ...courses,
      { category: 'Infection Control', credits: 14 },
      { category: '', credits: 99 },
    ]);
    expect(totals.map(({ percent }) => Math.round(percent))).toEqual([43, 50, 0, 100, 50]);
  });

  it('CE-29 are 0 in each category without courses and certifications', () => {
    expect(categoryCredits([]).map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0]);
  });
});
