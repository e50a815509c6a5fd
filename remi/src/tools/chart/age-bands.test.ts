import { inDays } from '@oryx/doses';
import { describe, expect, it } from 'vitest';
import { linesForAge } from './age-bands.ts';

const at = (lines: readonly string[], value: number, unit: 'month' | 'year' = 'year') =>
  linesForAge(lines, inDays({ value, unit }));

describe('linesForAge', () => {
  // Chart Diarrhoea, dehydration and cholera in children: plan C, and zinc.
  const planC = [
    'Plan C',
    'Under 12\u00a0months: 30 mL/kg in 1 h',
    'Older: 30 mL/kg in 30 min',
    'Then check again',
  ];
  const zinc = ['Zinc', 'Under 6 months: 10 mg', '6 months and older: 20 mg'];

  it('has the band of the age alone, with its bounds', () => {
    expect(at(planC, 8, 'month')).toEqual([
      'Plan C',
      'Under 12\u00a0months: 30 mL/kg in 1 h',
      'Then check again',
    ]);
    expect(at(planC, 1)).toEqual(['Plan C', 'Older: 30 mL/kg in 30 min', 'Then check again']);
    expect(at(zinc, 5, 'month')).toEqual(['Zinc', 'Under 6 months: 10 mg']);
    expect(at(zinc, 6, 'month')).toEqual(['Zinc', '6 months and older: 20 mg']);
  });

  it('leaves nothing out without an age', () => expect(linesForAge(planC, undefined)).toEqual(planC));

  // Chart Anaphylaxis: adrenaline by age.
  const byAge = [
    'Weight not known, by age:',
    'Under 6 months 0.1 mg; to 5 years 0.15 mg',
    '6-12 years 0.3 mg',
    'Over 12 years and adults 0.5 mg; small or before puberty 0.3 mg',
  ];

  it.each([
    [0.25, 'Under 6 months 0.1 mg'],
    [0.5, 'to 5 years 0.15 mg'],
    [5.9, 'to 5 years 0.15 mg'],
    [6, '6-12 years 0.3 mg'],
    [30, 'Over 12 years and adults 0.5 mg; small or before puberty 0.3 mg'],
  ])('leaves out what follows the band of another age: %s years', (years, line) =>
    expect(at(byAge, years)).toEqual(['Weight not known, by age:', line]),
  );

  // Chart Hypoglycaemia: glucose by mouth, whose first band names no unit.
  it('reads a band in years without the word', () =>
    expect(at(['Child under 5: 5 g', '5-11 years: 10 g', '12-17 years: 15 g'], 7)).toEqual([
      '5-11 years: 10 g',
    ]));

  // Chart Tachycardia with a pulse.
  it('takes an infant for a child under 1 year', () => {
    const vagal = ['Vagal first', 'Infant: ice bag on the face', 'Older: blow hard into a straw'];
    expect(at(vagal, 8, 'month')).toEqual(vagal.slice(0, 2));
    expect(at(vagal, 6)).toEqual(['Vagal first', 'Older: blow hard into a straw']);
  });

  it.each([
    // None of the bands is for this age.
    ['6-11 months 2.5 mg', '1-4 years 5 mg'],
    // Chart Suspected bacterial meningitis: the age is that of each contact.
    ['ciprofloxacin once for contacts', '5-11 years: 250 mg; 30 years and older: 500 mg'],
    // No bands: the time that a treatment lasts, a weight and a criterion.
    ['10 mg by mouth', '3 months', 'Child under 25 kg', '3-5: admit', '3 years and older: 1 mg'],
  ])('leaves lines as they are: %s', (...lines) => expect(at(lines, 40)).toEqual(lines));
});
