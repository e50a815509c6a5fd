import { concentration, dose as doseOfContract } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { dosageText, maxDoseText } from './dosage-text.ts';
import { dose, type Fields, fixed, perKg } from './test/drugs.ts';

const strengths = [
  { key: 'strong', label: '1:1000', amount: 1, unit: 'mg/mL' },
  { key: 'weak', label: '1:10 000', amount: 0.1, unit: 'mg/mL' },
  { key: 'insulin', label: '100 units/mL', amount: 100, unit: 'unit/mL' },
].map((each) => concentration.parse(each));

const textOf = (changes: Fields) => dosageText([doseOfContract.parse(dose(changes))], strengths);

describe('dosageText', () => {
  it.each<[string, Fields]>([
    ['Adult, pain: 10 mg IV.', {}],
    [
      'Adult (over 65 years), pain: 2.5-5 mg IV or IM.',
      { who: 'over 65 years', amount: fixed(2.5, 5, 'mg'), routes: ['IV', 'IM'] },
    ],
    [
      'Child, pain: 10 micrograms/kg (0.1 mL/kg of 1:10 000) IV, IO or SC, at most 1 mg.',
      {
        patient: 'child',
        amount: perKg(10, 10, 'microgram'),
        concentration: 'weak',
        routes: ['IV', 'IO', 'SC'],
        maximum: { amount: 1, unit: 'mg' },
      },
    ],
    [
      'Adult, pain: 0.5 mg (0.5 mL of 1:1000) IM. Repeat after 5 min.',
      { amount: fixed(0.5, 0.5, 'mg'), concentration: 'strong', routes: ['IM'], repeat: 'after 5 min' },
    ],
    [
      'Any age, pain: 0.05-0.1 microgram/kg/min (1:10 000) IV.'.replace('0.1 microgram/', '0.1 micrograms/'),
      { patient: 'any', amount: perKg(0.05, 0.1, 'microgram', 'min'), concentration: 'weak' },
    ],
    [
      'Newborn, pain: 10 mL/kg of 1:10 000 IV over 10 min. Slowly.',
      {
        patient: 'newborn',
        amount: perKg(10, 10, 'mL'),
        concentration: 'weak',
        over: 'over 10 min',
        note: 'Slowly.',
      },
    ],
    ['Child (20 kg or more), pain: 10 mg IV.', { patient: 'child', weights: { from: 20 } }],
    [
      'Adult (60 to under 70 kg; under 75 years), pain: 10 mg IV.',
      { weights: { from: 60, under: 70 }, who: 'under 75 years' },
    ],
    [
      'Child, pain: 0.02 mg/kg IV, at least 0.1 mg and at most 0.5 mg a dose. Repeat once.',
      {
        patient: 'child',
        amount: perKg(0.02, 0.02, 'mg'),
        minimum: { amount: 0.1, unit: 'mg' },
        maximum: { amount: 0.5, unit: 'mg' },
        repeat: 'once',
      },
    ],
    ['Adult, pain: 10 mg IV, at most 20 mg in a day.', { maximum: { amount: 20, unit: 'mg', per: 'day' } }],
    ['Adult, pain: 10 mg IV, at most 20 mg in all.', { maximum: { amount: 20, unit: 'mg', per: 'course' } }],
    [
      'Child, pain: 2 mg/kg/h IV, at most 125 mg/h.',
      {
        patient: 'child',
        amount: perKg(2, 2, 'mg', 'h'),
        maximum: { amount: 125, unit: 'mg', per: 'h' },
      },
    ],
    [
      'Adult, pain: 10 mg by mouth, by tracheal tube or by infiltration.',
      { routes: ['oral', 'tracheal tube', 'infiltration'] },
    ],
    ['Adult, pain: 1 unit IV.', { amount: fixed(1, 1, 'unit') }],
    [
      'Adult, pain: 6 units (0.06 mL of 100 units/mL) IV.',
      { amount: fixed(6, 6, 'unit'), concentration: 'insulin' },
    ],
    ['Adult, pain: 1 microgram IV.', { amount: fixed(1, 1, 'microgram') }],
    ['Adult, pain: 10 mg IV. [Awaiting clinical review]', { basis: 'general' }],
  ])('MED-07 MED-14 writes %s', (text, changes) => {
    expect(textOf(changes)).toBe(text);
  });

  it('MED-14 never rounds a stated amount, and parts large ones by spaces', () => {
    expect(textOf({ amount: fixed(112.5, 112.5, 'mg') })).toContain('112.5 mg');
    expect(textOf({ amount: fixed(0.0625, 0.1875, 'mg') })).toContain('0.0625-0.1875 mg');
    expect(textOf({ amount: fixed(1500, 25_000, 'unit') })).toContain('1500-25 000 units');
  });

  it('MED-14 rounds a volume that is worked out to three figures', () => {
    const odd = concentration.parse({ key: 'odd', label: '3 mg/mL', amount: 3, unit: 'mg/mL' });
    const text = dosageText([doseOfContract.parse(dose({ concentration: 'odd' }))], [odd]);
    expect(text).toBe('Adult, pain: 10 mg (3.33 mL of 3 mg/mL) IV.');
  });
});

describe('maxDoseText', () => {
  it('MED-14 says how much within what time, a line a limit, and nothing where none is stated', () => {
    expect(
      maxDoseText([
        { patient: 'adult', kind: 'fixed', amount: 3, unit: 'mg', within: 'in all', routes: null },
        { patient: 'child', kind: 'perKg', amount: 0.04, unit: 'mg', within: 'in all', routes: null },
      ]),
    ).toBe('Adult: 3 mg in all\nChild: 0.04 mg/kg in all');
    expect(maxDoseText([])).toBeNull();
  });
});
