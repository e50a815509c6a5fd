import { describe, expect, it } from 'vitest';
import { dosesIn } from './doses.ts';

const keys = (text: string) => dosesIn(text).flatMap((dose) => dose.keys);

describe('dosesIn', () => {
  it.each([
    ['give 5 mg IV', ['mass 5']],
    ['give 5mg', ['mass 5']],
    ['0.5 mg', ['mass 0.5']],
    ['500 micrograms', ['mass 0.5']],
    ['500 mcg and 500 µg', ['mass 0.5', 'mass 0.5']],
    ['0,5 mg', ['mass 0.5']],
    ['.5 mg', ['mass 0.5']],
    ['1 000 mg', ['mass 1000']],
    ['1,000 mg', ['mass 1000']],
    ['1 g', ['mass 1000']],
    ['5 to 10 mg', ['mass 5', 'mass 10']],
    ['5–10 mg/kg', ['mass 5/kg', 'mass 10/kg']],
    ['0.1 mg/kg/min', ['mass 0.1/kg/min']],
    ['0.1 mg per minute per kg', ['mass 0.1/kg/min']],
    ['300 mg a day', ['mass 300/day']],
    ['**10** mg', ['mass 10']],
    ['10 **mg**', ['mass 10']],
    ['ten milligrams', ['mass 10']],
    ['half a milligram', ['mass 0.5']],
    ['0·5 mg', ['mass 0.5']],
    ['2 of the vials', ['vial 2']],
    ['twenty-mg', ['mass 20']],
    ['2 x 50 mg', ['mass 50']],
    ['one hundred mg', ['mass 100']],
    ['4 J/kg', ['joule 4/kg']],
    ['20 mL/kg', ['volume 20/kg']],
    ['10 IU', ['unit 10']],
    ['2 puffs', ['puff 2']],
  ])('reads %s', (text, expected) => {
    expect(keys(text)).toEqual(expected);
  });

  it.each([
    'a child of 20 kg',
    'GCS 8',
    'saturation 92 %',
    'type 2 goal',
    'in 5 min',
    'step 3',
    'NEWS 7 and up',
  ])('finds no dose in %s', (text) => {
    expect(keys(text)).toEqual([]);
  });

  it('says where a dose ends, behind what it is per', () => {
    const text = 'Give 0.01 mg/kg now.';
    expect(dosesIn(text).map(({ end }) => text.slice(0, end))).toEqual(['Give 0.01 mg/kg']);
  });
});
