import { concentration, dose as doseOfContract, limit } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { ages, dose, doseOf, type Fields, fixed, perKg } from './test/doses.ts';
import {
  amountText,
  dosageText,
  doseParts,
  limitsText,
  listed,
  maximumText,
  quantityText,
  repeatPhrase,
  repeatValue,
  routesText,
  statedNumber,
  whomText,
} from './wording.ts';

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

  it('MED-14 never rounds a stated amount, and groups the digits of large ones by spaces', () => {
    expect(textOf({ amount: fixed(112.5, 112.5, 'mg') })).toContain('112.5 mg');
    expect(textOf({ amount: fixed(0.0625, 0.1875, 'mg') })).toContain('0.0625-0.1875 mg');
    expect(textOf({ amount: fixed(1500, 25_000, 'unit') })).toContain('1500-25 000 units');
  });

  it('MED-14 rounds a calculated volume to three significant figures', () => {
    const odd = concentration.parse({ key: 'odd', label: '3 mg/mL', amount: 3, unit: 'mg/mL' });
    const text = dosageText([doseOfContract.parse(dose({ concentration: 'odd' }))], [odd]);
    expect(text).toBe('Adult, pain: 10 mg (3.33 mL of 3 mg/mL) IV.');
  });
});

const limitOf = (changes: Fields) =>
  limit.parse({ patient: 'adult', kind: 'fixed', amount: 3, unit: 'mg', per: 'course', ...changes });

describe('limitsText', () => {
  it.each<[string, Fields]>([
    ['Adult: 3 mg in all', {}],
    ['Child: 0.04 mg/kg in all', { patient: 'child', kind: 'perKg', amount: 0.04 }],
    ['Adult: 3 mg in one IV or IO dose', { per: 'dose', routes: ['IV', 'IO'] }],
    ['Adult: 3 mg in one dose', { per: 'dose' }],
    ['Adult: 3 mg in 24 hours by mouth', { per: 'day', routes: ['oral'] }],
    ['Adult: 3 mg a minute IV', { per: 'min', routes: ['IV'] }],
    ['Adult: 3 mg an hour', { per: 'h' }],
    [
      'Adult: 3 mg in all for bradycardia (no ceiling in poisoning)',
      {
        topics: ['Bradycardia'],
        note: 'no ceiling in poisoning',
      },
    ],
    ['Adult: 3 mg in one dose for STEMI', { per: 'dose', topics: ['STEMI'] }],
    [
      'Child (10 kg or less; over 12 years): 3 mg in 24 hours',
      {
        patient: 'child',
        per: 'day',
        ages: { over: { value: 12, unit: 'year' } },
        weights: { upTo: 10 },
      },
    ],
  ])('MED-14 writes %s', (text, changes) => {
    expect(limitsText([limitOf(changes)])).toBe(text);
  });

  it('MED-14 writes one limit a line, and null without limits', () => {
    expect(limitsText([limitOf({}), limitOf({ amount: 5 })])).toBe('Adult: 3 mg in all\nAdult: 5 mg in all');
    expect(limitsText([])).toBeNull();
  });
});

describe('the parts of the text about a dose', () => {
  it('MED-07 separates the patient and purpose, the amount with its bounds, and further sentences', () => {
    const full = doseOf({
      patient: 'child',
      ages: ages({ from: '1 month', upTo: '11 years' }),
      weights: { under: 40 },
      who: 'in shock',
      amount: perKg(10, 10, 'microgram'),
      concentration: 'weak',
      routes: ['IV', 'IO'],
      over: 'over 10 min',
      minimum: { amount: 0.1, unit: 'mg' },
      maximum: { amount: 1, unit: 'mg' },
      repeat: 'every 5 min',
      note: 'Slowly.',
      basis: 'general',
    });
    expect(doseParts(full, strengths)).toEqual({
      heading: 'Child (under 40 kg; 1 month to 11 years; in shock), pain',
      size: '10 micrograms/kg (0.1 mL/kg of 1:10 000) IV or IO over 10 min, at least 0.1 mg and at most 1 mg a dose',
      more: ['Repeat every 5 min', 'Slowly'],
      isGeneral: true,
    });
    expect(doseParts(doseOf(), strengths)).toEqual({
      heading: 'Adult, pain',
      size: '10 mg IV',
      more: [],
      isGeneral: false,
    });
  });

  it('MED-07 names the patients with the restrictions that are stated', () => {
    const whom = (changes: Fields) => whomText(doseOf(changes));
    expect(whom({})).toBe('Adult');
    expect(whom({ patient: 'any', ages: ages({ under: '2 years' }) })).toBe('Any age (under 2 years)');
    expect(whom({ patient: 'newborn', weights: { upTo: 2 } })).toBe('Newborn (2 kg or less)');
    expect(whomText(doseOf({ weights: { from: 60 } }), '\u00a0')).toBe('Adult (60\u00a0kg or more)');
  });

  it('MED-07 binds a figure to its unit where the screen asks for it', () => {
    expect(quantityText(2, 'puff')).toBe('2 puffs');
    expect(quantityText(1, 'tablet')).toBe('1 tablet');
    expect(quantityText(4, 'tablet', '\u00a0')).toBe('4\u00a0tablets');
    expect(quantityText(1, 'microgram', '\u00a0')).toBe('1\u00a0microgram');
    expect(amountText(doseOf({ amount: fixed(2, 10, 'microgram', 'min') }).amount)).toBe(
      '2-10 micrograms/min',
    );
    expect(amountText(doseOf({ amount: fixed(2, 10, 'microgram', 'min') }).amount, '\u00a0')).toBe(
      '2–10\u00a0micrograms/min',
    );
    expect(maximumText({ amount: 3, unit: 'mg', per: 'course' })).toBe('3 mg in all');
  });

  it('MED-07 lists words and routes, and groups the digits of large numbers', () => {
    expect([[], ['IV'], ['IV', 'IO'], ['IV', 'IO', 'IM']].map(listed)).toEqual([
      '',
      'IV',
      'IV or IO',
      'IV, IO or IM',
    ]);
    expect(routesText(['IM', 'intranasal', 'oral'])).toBe('IM, into the nose or by mouth');
    expect([0.001, 9999, 10_000, 1_500_000].map(statedNumber)).toEqual([
      '0.001',
      '9999',
      '10 000',
      '1 500 000',
    ]);
  });
});

describe('a dose that is given once', () => {
  it('MED-07 is never told to be repeated', () => {
    expect(repeatPhrase('once only')).toBe('give once only');
    expect(repeatValue('once only')).toBe('no, once only');
  });

  it('MED-07 differs from one that may be given once more', () => {
    for (const repeat of ['once', 'once after 5 min', 'once more if still in shock']) {
      expect(repeatPhrase(repeat)).toBe(`repeat ${repeat}`);
      expect(repeatValue(repeat)).toBe(repeat);
    }
  });
});
