import type { PatientGroup } from '@oryx/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isForAge } from './ages.ts';
import { fitOf, needsAge } from './fit.ts';
import { ages, days, doseOf, type Fields, patientOf } from './test/doses.ts';
import { isForWeight } from './weights.ts';

type Ends = Parameters<typeof ages>[0];
const dosed = (patient: PatientGroup, ends: Ends | null = null, changes: Fields = {}) =>
  doseOf({ patient, ages: ends && ages(ends), ...changes });

const stateOf = (dose: ReturnType<typeof dosed>, weight: number | null, age: string | null = null) =>
  fitOf(dose, patientOf({ weight, age: age === null ? null : days(age) })).state;

describe('fitOf', () => {
  it.each<[PatientGroup, number | null, string | null, string]>([
    // Nothing is known.
    ['adult', null, null, 'unsure'],
    ['child', null, null, 'unsure'],
    ['newborn', null, null, 'unsure'],
    ['any', null, null, 'unsure'],
    // The age alone.
    ['adult', null, '30 years', 'fits'],
    ['adult', null, '17 years', 'withheld'],
    ['child', null, '17 years', 'fits'],
    ['child', null, '28 days', 'withheld'],
    ['newborn', null, '28 days', 'fits'],
    ['any', null, '28 days', 'fits'],
    // The weight alone.
    ['adult', 70, null, 'fits'],
    ['adult', 30, null, 'fits'],
    ['adult', 29.9, null, 'withheld'],
    ['child', 3, null, 'fits'],
    ['child', 50, null, 'fits'],
    ['child', 50.1, null, 'withheld'],
    ['child', 70, null, 'withheld'],
    ['child', 1.5, null, 'withheld'],
    ['newborn', 3, null, 'fits'],
    ['newborn', 6, null, 'fits'],
    ['newborn', 6.1, null, 'withheld'],
    ['any', 3, null, 'fits'],
    ['any', 200, null, 'fits'],
    // Both.
    ['adult', 70, '30 years', 'fits'],
    ['adult', 25, '30 years', 'withheld'],
    ['adult', 70, '15 years', 'withheld'],
    ['child', 70, '15 years', 'fits'],
    ['child', 20, '30 years', 'withheld'],
    ['newborn', 3, '10 days', 'fits'],
    ['newborn', 7, '10 days', 'withheld'],
    ['newborn', 3, '2 months', 'withheld'],
    ['any', 3, '2 months', 'fits'],
  ])('MED-07 decides on a dose for %s at %s kg and %s: %s', (patient, weight, age, state) => {
    expect(stateOf(dosed(patient), weight, age)).toBe(state);
  });

  it.each<[Ends]>([
    [{ from: '6 months' }],
    [{ from: '1 year' }],
    [{ from: '2 years' }],
    [{ over: '3 months' }],
    [{ over: '10 years' }],
    [{ from: '3 months', upTo: '11 years' }],
  ])('MED-07 withholds a dose with %j from 3 kg without an age', (ends) => {
    expect(stateOf(dosed('child', ends), 3)).toBe('withheld');
    expect(stateOf(dosed('any', ends), 3)).toBe('withheld');
  });

  it('MED-07 withholds every dose for children from 70 kg without an age', () => {
    for (const ends of [null, { from: '2 years' }, { from: '12 years' }, { upTo: '17 years' }])
      expect(stateOf(dosed('child', ends), 70)).toBe('withheld');
  });

  it('MED-07 marks a dose for some of the plausible ages', () => {
    expect(stateOf(dosed('adult', { under: '75 years' }), 70)).toBe('unsure');
    expect(stateOf(dosed('adult', { from: '75 years' }), 70)).toBe('unsure');
    expect(stateOf(dosed('adult', { from: '75 years' }), 70, '75 years')).toBe('fits');
    expect(stateOf(dosed('adult', { under: '75 years' }), 70, '75 years')).toBe('withheld');
    expect(stateOf(dosed('child', { from: '6 months' }), 10)).toBe('unsure');
    expect(stateOf(dosed('child', { from: '1 month', upTo: '11 years' }), 20)).toBe('fits');
    expect(stateOf(dosed('adult', { from: '12 years' }), 40)).toBe('unsure');
  });

  it('MED-07 withholds a dose for other weights, and marks it without a weight', () => {
    const heavy = dosed('child', null, { weights: { from: 20 } });
    expect(stateOf(heavy, 20)).toBe('fits');
    expect(stateOf(heavy, 19.9)).toBe('withheld');
    expect(stateOf(heavy, null, '7 years')).toBe('unsure');
  });

  it('MED-07 says why it withholds a dose', () => {
    const why = (dose: ReturnType<typeof dosed>, weight: number | null, age: string | null = null) => {
      const fit = fitOf(dose, patientOf({ weight, age: age === null ? null : days(age) }));
      return fit.state === 'withheld' ? fit.why.replaceAll('\u00a0', ' ') : fit.state;
    };
    expect(why(dosed('child', { from: '6 months' }), 3)).toBe(
      'for child (6 months or older): not at 3 kg without an age',
    );
    expect(why(dosed('child', { from: '6 months' }), 3, '1 month')).toBe('for child (6 months or older)');
    expect(why(dosed('child', null, { weights: { from: 20 } }), 10)).toBe('for child (20 kg or more)');
    expect(why(dosed('newborn'), 7)).toBe('for a newborn: not worked out above 6 kg');
    expect(why(dosed('adult'), 20)).toBe('for an adult: not worked out below 30 kg');
    expect(why(dosed('child'), 51)).toBe('for a child: above 50 kg only with an age');
    // What is neither age nor weight does not withhold a dose.
    expect(why(dosed('adult', { from: '75 years' }, { who: 'frail' }), 70, '30 years')).toBe(
      'for adult (75 years or older)',
    );
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('MED-07 takes %d kg for no weight', (weight) => {
    expect(stateOf(dosed('any'), weight)).toBe('withheld');
  });

  it('MED-07 takes an impossible age for that of nobody', () => {
    for (const age of [-1, Number.NaN])
      expect(fitOf(dosed('any'), patientOf({ weight: 3, age })).state).toBe('withheld');
  });

  it('MED-07 never gives a dose to a patient who is excluded', () => {
    const patient = fc.constantFrom<PatientGroup>('adult', 'child', 'newborn', 'any');
    const ends = fc.constantFrom<Ends | null>(
      null,
      { from: '6 months' },
      { under: '75 years' },
      { upTo: '11 years' },
    );
    const weights = fc.constantFrom(null, { from: 10 }, { over: 10, upTo: 50 }, { under: 60 });
    const weight = fc.option(fc.double({ min: 0.4, max: 200, noNaN: true }));
    const age = fc.option(fc.double({ min: 0, max: 40_000, noNaN: true }));
    fc.assert(
      fc.property(patient, ends, weights, weight, age, (group, stated, kg, given, years) => {
        const dose = dosed(group, stated, { weights: kg });
        const { state } = fitOf(dose, patientOf({ weight: given, age: years }));
        if (state === 'withheld') return;
        if (years !== null) expect(isForAge(dose, years)).toBe(true);
        if (given === null) return;
        expect(isForWeight(dose.weights, given)).toBe(true);
        if (group === 'newborn') expect(given).toBeLessThanOrEqual(6);
        if (group === 'adult') expect(given).toBeGreaterThanOrEqual(30);
        if (group === 'child' && years === null) expect(given).toBeLessThanOrEqual(50);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('needsAge', () => {
  const lysis = (ends: Ends, changes: Fields = {}) =>
    dosed('adult', ends, { topic: 'STEMI', weights: { from: 70, under: 80 }, ...changes });

  it('MED-07 asks for the age where two doses differ by it alone', () => {
    const [young, old] = [lysis({ under: '75 years' }), lysis({ from: '75 years' })];
    expect(needsAge(young, old)).toBe(true);
    expect(needsAge(old, young)).toBe(true);
    expect(needsAge(young, young)).toBe(false);
    expect([young, old].map((dose) => stateOf(dose, 72))).toEqual(['unsure', 'unsure']);
    expect([young, old].map((dose) => stateOf(dose, 72, '80 years'))).toEqual(['withheld', 'fits']);
  });

  it('MED-07 does not ask where another fact tells them apart, or where both may be for the patient', () => {
    const young = lysis({ under: '75 years' });
    expect(needsAge(young, lysis({ from: '75 years' }, { topic: 'Stroke' }))).toBe(false);
    expect(needsAge(young, lysis({ from: '75 years' }, { routes: ['oral'] }))).toBe(false);
    expect(needsAge(young, lysis({ from: '75 years' }, { weights: { from: 80 } }))).toBe(false);
    expect(needsAge(young, lysis({ from: '60 years' }))).toBe(false);
    expect(needsAge(dosed('adult'), dosed('child'))).toBe(false);
  });
});
