import { describe, expect, it } from 'vitest';
import { ageRanges, allAges, rangeOfAge, rangesOf } from './age-ranges.ts';

const keys = (ageGroup: string) => rangesOf(ageGroup).map(({ key }) => key);

describe('age ranges', () => {
  it('PAED-01 are the six specified ones, with their spans', () => {
    expect([...ageRanges, allAges].map(({ name, span }) => `${name} ${span}`)).toEqual([
      'Newborn 0-28 days',
      'Infant 1-12 mo',
      'Toddler 1-3 yrs',
      'Preschool 3-6 yrs',
      'School 6-12 yrs',
      'All Ages 0-12 yrs',
    ]);
  });

  it('PAED-02 include a row in the range that its group names, and do not mistake preschool for school', () => {
    expect(keys('School 6-12 yrs')).toEqual(['school']);
    expect(keys('Preschool 3-6 yrs')).toEqual(['preschool']);
    expect(keys('NEWBORN')).toEqual(['newborn']);
  });

  it('PAED-02 include a row without a name by its ages, and touching ends do not overlap', () => {
    expect(keys('2-5 years')).toEqual(['toddler', 'preschool']);
    expect(keys('3 to 6 yrs')).toEqual(['preschool']);
    expect(keys('10 days')).toEqual(['newborn']);
    expect(keys('6 months')).toEqual(['infant']);
  });

  it('PAED-02 leave out a row whose group names neither range nor age', () => {
    expect(keys('Adult')).toEqual([]);
    expect(keys('')).toEqual([]);
  });

  it('include a child at each edge in one range', () => {
    const of = (months: number) => rangeOfAge(months)?.key;
    expect([0, 1, 11.9, 12, 35.9, 36, 71.9, 72, 143.9].map(of)).toEqual([
      'newborn',
      'infant',
      'infant',
      'toddler',
      'toddler',
      'preschool',
      'preschool',
      'school',
      'school',
    ]);
    expect(of(144)).toBeUndefined();
  });
});
