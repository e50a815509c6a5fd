import { describe, expect, it } from 'vitest';
import { ageRanges, allAges, rangeOfAge, rangesOf } from './age-ranges.ts';

const keys = (ageGroup: string) => rangesOf(ageGroup).map(({ key }) => key);

describe('age ranges', () => {
  it('PAED-01 are the specified six, with their spans', () => {
    expect([...ageRanges, allAges].map(({ name, span }) => `${name} ${span}`)).toEqual([
      'Newborn 0-28 days',
      'Infant 1-12 mo',
      'Toddler 1-3 yrs',
      'Preschool 3-6 yrs',
      'School 6-12 yrs',
      'All Ages 0-12 yrs',
    ]);
  });

  it('PAED-02 a row belongs to the range its group names; school is not preschool', () => {
    expect(keys('School 6-12 yrs')).toEqual(['school']);
    expect(keys('Preschool 3-6 yrs')).toEqual(['preschool']);
    expect(keys('NEWBORN')).toEqual(['newborn']);
  });

  it('PAED-02 otherwise by its ages, where touching ends do not overlap', () => {
    expect(keys('2-5 years')).toEqual(['toddler', 'preschool']);
    expect(keys('3 to 6 yrs')).toEqual(['preschool']);
    expect(keys('10 days')).toEqual(['newborn']);
    expect(keys('6 months')).toEqual(['infant']);
  });

  it('PAED-02 a group that names nothing belongs to no range', () => {
    expect(keys('Adult')).toEqual([]);
    expect(keys('')).toEqual([]);
  });

  it('knows the range of a child at each edge', () => {
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
