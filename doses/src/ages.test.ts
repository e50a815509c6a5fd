import type { PatientGroup } from '@oryx/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agesFor, groupOf, inDays, isForAge, isPlausible, plausibleAges, plausibleWeights } from './ages.ts';
import { contains } from './spans.ts';
import { ages, days } from './test/doses.ts';
import { agesText } from './wording.ts';

type Ends = Parameters<typeof ages>[0];
const isFor = (patient: PatientGroup, ends: Ends | null, age: string | number) =>
  isForAge({ patient, ages: ends && ages(ends) }, typeof age === 'number' ? age : days(age));

describe('ages', () => {
  it('MED-14 counts days, months of 30.4375 and years of 365.25 days', () => {
    expect(inDays({ value: 28, unit: 'day' })).toBe(28);
    expect(inDays({ value: 1, unit: 'month' })).toBe(30.4375);
    expect(inDays({ value: 12, unit: 'month' })).toBe(inDays({ value: 1, unit: 'year' }));
    expect(inDays({ value: 12, unit: 'year' })).toBe(4383);
  });

  it('MED-14 calls a patient newborn until the 28th day, and adult from the 18th birthday', () => {
    expect([0, 28, 28.5, 29, 6574, 6574.5, 40_000].map(groupOf)).toEqual([
      'newborn',
      'newborn',
      'child',
      'child',
      'child',
      'adult',
      'adult',
    ]);
  });

  it.each<[PatientGroup, Ends | null, string | number, boolean]>([
    ['newborn', null, '0 days', true],
    ['newborn', null, '28 days', true],
    ['newborn', null, '29 days', false],
    ['child', null, '28 days', false],
    ['child', null, '29 days', true],
    ['child', null, '17 years', true],
    ['child', null, '18 years', false],
    ['adult', null, '17 years', false],
    ['adult', null, '18 years', true],
    ['any', null, '0 days', true],
    ['any', null, '100 years', true],
    // From one month, exactly.
    ['child', { from: '1 month', upTo: '11 years' }, 30.4374, false],
    ['child', { from: '1 month', upTo: '11 years' }, '1 month', true],
    // 11 years and 364 days is the day before the 12th birthday, day 4383.
    ['child', { from: '1 month', upTo: '11 years' }, 11 * 365.25 + 364, true],
    ['child', { from: '1 month', upTo: '11 years' }, '12 years', false],
    ['child', { over: '3 months' }, '3 months', false],
    ['child', { over: '3 months' }, 91.4, true],
    ['child', { under: '2 years' }, 730.4, true],
    ['child', { under: '2 years' }, '2 years', false],
    // The other end stays that of the group.
    ['child', { under: '2 years' }, '20 days', false],
    ['child', { from: '2 years' }, '18 years', false],
    ['any', { under: '2 years' }, '0 days', true],
    ['child', { upTo: '6 months' }, '6 months', true],
    ['child', { upTo: '6 months' }, '7 months', false],
    ['newborn', { upTo: '7 days' }, '7 days', true],
    ['newborn', { upTo: '7 days' }, 7.9, true],
    ['newborn', { upTo: '7 days' }, '8 days', false],
    // A stated end replaces that of the group.
    ['adult', { from: '12 years' }, '12 years', true],
    ['adult', { from: '12 years' }, '11 years', false],
    ['adult', { under: '75 years' }, '74 years', true],
    ['adult', { under: '75 years' }, '75 years', false],
    ['adult', { from: '75 years' }, '75 years', true],
    ['newborn', { upTo: '2 months' }, '2 months', true],
  ])('MED-14 tells whether a dose for %s with %j is for %s: %s', (patient, ends, age, expected) => {
    expect(isFor(patient, ends, age)).toBe(expected);
  });

  it.each<[string, Ends]>([
    ['1 month to 11 years', { from: '1 month', upTo: '11 years' }],
    ['6 to 12 years', { from: '6 years', upTo: '12 years' }],
    ['1 to under 6 years', { from: '1 year', under: '6 years' }],
    ['over 3 months, up to 2 years', { over: '3 months', upTo: '2 years' }],
    ['over 3 months, up to under 2 years', { over: '3 months', under: '2 years' }],
    ['75 years or older', { from: '75 years' }],
    ['over 28 days', { over: '28 days' }],
    ['under 1 year', { under: '1 year' }],
    ['up to 11 years', { upTo: '11 years' }],
  ])('MED-14 writes %s', (text, ends) => {
    expect(agesText(ages(ends))).toBe(text);
  });

  it('MED-14 writes nothing for all ages', () => {
    expect(agesText(null)).toBeNull();
  });
});

describe('plausibleAges', () => {
  const month = 30.4375;

  // The rows of WHO: +3 SD of boys reaches 5.0, 6.6, 9.7, 10.9, 13.3 kg at 0, 1, 4, 6, 12 months, and +3 SD of girls
  // 20.9, 29.5 and 51.1 kg at 36, 60 and 108 months. -3 SD of girls is 2.7, 3.4, 5.8, 6.3, 9.6, 10.9 and 18.1, 20.3
  // kg at 1, 2, 9, 12, 36, 48, 108 and 120 months. Between the rows the weight is interpolated.
  it.each<[number, number, number]>([
    // 1 + (3 - 2.7) / 0.7 months.
    [3, 0, (1 + 0.3 / 0.7) * month],
    // (6 - 5) / 1.6 months; 9 + 3 * (6 - 5.8) / 0.5 months.
    [6, (1 / 1.6) * month, (9 + (3 * 0.2) / 0.5) * month],
    // 4 + 2 * (10 - 9.7) / 1.2; 36 + 12 * (10 - 9.6) / 1.3.
    [10, (4 + (2 * 0.3) / 1.2) * month, (36 + (12 * 0.4) / 1.3) * month],
    // 24 + 12 * (20 - 17.1) / 3.8; 108 + 12 * (20 - 18.1) / 2.2.
    [20, (24 + (12 * 2.9) / 3.8) * month, (108 + (12 * 1.9) / 2.2) * month],
    // 60 + 12 * (30 - 29.5) / 3.9. Somebody of 30 kg may be an adult.
    [30, (60 + (12 * 0.5) / 3.9) * month, Number.POSITIVE_INFINITY],
    // 96 + 12 * (50 - 44.1) / 7.
    [50, (96 + (12 * 5.9) / 7) * month, Number.POSITIVE_INFINITY],
    [70, 120 * month, Number.POSITIVE_INFINITY],
    // A preterm newborn.
    [1.5, 0, 28],
    // 2.1 kg is -3 SD at 0.14 months, but a preterm newborn may have it until the 28th day.
    [2.1, 0, 28],
    [25, (36 + (12 * 4.1) / 4.3) * month, 18 * 365.25],
  ])('MED-14 knows the ages of %d kg from the growth standards', (weight, low, high) => {
    const found = plausibleAges(weight);
    expect(found.low).toBeCloseTo(low, 6);
    if (Number.isFinite(high)) expect(found.high).toBeCloseTo(high, 6);
    else expect(found.high).toBe(high);
  });

  it('MED-14 never grows younger with the weight', () => {
    const weight = fc.double({ min: 0.3, max: 200, noNaN: true });
    fc.assert(
      fc.property(weight, weight, (one, other) => {
        const [light, heavy] = [plausibleAges(Math.min(one, other)), plausibleAges(Math.max(one, other))];
        expect(heavy.low).toBeGreaterThanOrEqual(light.low);
        expect(heavy.high).toBeGreaterThanOrEqual(light.high);
        expect(light.low).toBeLessThan(light.high);
      }),
      { numRuns: 500 },
    );
  });

  it('MED-14 agrees with the plausible weights of an age', () => {
    const age = fc.double({ min: 0, max: 10 * 365.25, noNaN: true });
    fc.assert(
      fc.property(age, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (at, part) => {
        const { low, high } = plausibleWeights(at);
        const weight = low + part * (high - low);
        expect(isPlausible(at, weight)).toBe(true);
        const found = plausibleAges(weight);
        expect(found.low).toBeLessThanOrEqual(at + 1e-6);
        expect(found.high).toBeGreaterThanOrEqual(at - 1e-6);
      }),
      { numRuns: 500 },
    );
  });

  it.each<[string, number, boolean]>([
    ['0 days', 3.2, true],
    ['0 days', 0.6, true],
    ['0 days', 6, false],
    ['10 days', 1.5, true],
    ['3 months', 6, true],
    ['3 months', 1.5, false],
    ['1 year', 10, true],
    ['1 year', 20, false],
    ['7 years', 25, true],
    ['7 years', 10, false],
    ['15 years', 50, true],
    ['15 years', 120, true],
    ['15 years', 14, false],
    ['30 years', 70, true],
    ['30 years', 25, false],
    ['80 years', 200, true],
  ])('MED-07 asks to check %s beside %d kg: %s', (age, weight, expected) => {
    expect(isPlausible(days(age), weight)).toBe(expected);
  });
});

describe('agesFor', () => {
  it.each<[number, PatientGroup, Ends | null, 'all' | 'some' | 'none']>([
    [3, 'newborn', null, 'some'],
    [3, 'child', null, 'some'],
    [3, 'adult', null, 'none'],
    [3, 'any', null, 'all'],
    [3, 'child', { from: '6 months' }, 'none'],
    [10, 'child', { from: '6 months' }, 'some'],
    [10, 'child', { over: '3 months' }, 'all'],
    [20, 'child', { from: '2 years' }, 'all'],
    [20, 'child', { under: '2 years' }, 'none'],
    [70, 'adult', null, 'some'],
    [70, 'adult', { from: '75 years' }, 'some'],
    [1.5, 'newborn', null, 'all'],
  ])(
    'MED-07 tells for %d kg whether all plausible ages are those of %s with %j: %s',
    (kg, patient, ends, of) => {
      expect(agesFor({ patient, ages: ends && ages(ends) }, kg)).toBe(of);
    },
  );

  it('MED-07 says none or all only if each plausible age agrees', () => {
    const ends = fc.constantFrom<Ends | null>(
      null,
      { from: '6 months' },
      { under: '2 years' },
      { over: '3 months', upTo: '11 years' },
      { from: '12 years' },
      { from: '75 years' },
    );
    const patient = fc.constantFrom<PatientGroup>('adult', 'child', 'newborn', 'any');
    const weight = fc.double({ min: 0.4, max: 120, noNaN: true });
    const age = fc.double({ min: 0, max: 36_500, noNaN: true });
    fc.assert(
      fc.property(patient, ends, weight, age, (group, stated, kg, at) => {
        if (!contains(plausibleAges(kg), at)) return;
        const aged = { patient: group, ages: stated && ages(stated) };
        const found = agesFor(aged, kg);
        if (found === 'none') expect(isForAge(aged, at)).toBe(false);
        if (found === 'all') expect(isForAge(aged, at)).toBe(true);
      }),
      { numRuns: 800 },
    );
  });
});
