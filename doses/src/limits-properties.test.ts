import { limit as limitOfContract, type PatientGroup } from '@oryx/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupOf, isForAge, isPlausible } from './ages.ts';
import type { GivenDose, Limited } from './comparable.ts';
import { excessOf } from './limits.ts';
import type { Recipient } from './readings.ts';
import { ages, doseOf } from './test/doses.ts';
import { isForWeight } from './weights.ts';

const size = fc.double({ min: 0.01, max: 100, noNaN: true });
const patient = fc.constantFrom<PatientGroup>('adult', 'child', 'newborn', 'any');
const weights = fc.constantFrom(null, { under: 10 }, { from: 10 }, { over: 20, upTo: 50 });
const ends = fc.constantFrom(
  null,
  ages({ under: '2 years' }),
  ages({ from: '12 years' }),
  ages({ upTo: '11 years' }),
);
const route = fc.constantFrom('IV', 'IM', 'oral', 'nebulised');
const kind = fc.constantFrom('fixed', 'perKg');

/** Returns a rate or a single dose, as `time` asks. */
const doseIn = (time: string | null) =>
  fc
    .record({ patient, weights, ends, routes: fc.uniqueArray(route, { minLength: 1 }), kind, amount: size })
    .map(({ ends: stated, kind: of, amount, ...rest }) =>
      doseOf({ ...rest, ages: stated, amount: { kind: of, min: amount, max: amount, unit: 'mg', time } }),
    );

const limitIn = (per: string) =>
  fc
    .record({
      patient,
      weights,
      ends,
      routes: fc.option(fc.uniqueArray(route, { minLength: 1 })),
      kind,
      amount: size,
    })
    .map(({ ends: stated, ...rest }) => limitOfContract.parse({ ...rest, ages: stated, unit: 'mg', per }));

const drugIn = (time: string | null, per: string): fc.Arbitrary<Limited> =>
  fc.record({
    doses: fc.array(doseIn(time), { minLength: 1, maxLength: 4 }),
    limits: fc.array(limitIn(per), { maxLength: 3 }),
    concentrations: fc.constant([]),
  });

const known = fc
  .record({
    age: fc.double({ min: 0, max: 30_000, noNaN: true }),
    weight: fc.double({ min: 2, max: 140, noNaN: true }),
    routes: fc.uniqueArray(route, { minLength: 1, maxLength: 2 }),
  })
  .filter(({ age, weight }) => isPlausible(age, weight) && weight < 60)
  .map((recipient): Recipient => ({ ...recipient, group: groupOf(recipient.age) }));

const given = (amount: number, changes: Partial<GivenDose> = {}): GivenDose => ({
  amount,
  unit: 'mg',
  isPerKg: false,
  time: 'dose',
  ...changes,
});

describe('the properties of an excess', () => {
  const anyGiven = fc.record({
    amount: fc.double({ min: 0.001, max: 20_000, noNaN: true }),
    isPerKg: fc.boolean(),
  });

  it('MED-14 does not change with the unit or the time in which a dose is stated', () => {
    fc.assert(
      fc.property(drugIn(null, 'dose'), known, anyGiven, (drug, recipient, { amount, isPerKg }) => {
        const mg = excessOf(given(amount, { isPerKg }), drug, recipient);
        const micrograms = excessOf(given(amount * 1000, { isPerKg, unit: 'microgram' }), drug, recipient);
        expect(micrograms).toEqual(mg);
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(drugIn('min', 'h'), known, anyGiven, (drug, recipient, { amount, isPerKg }) => {
        const perMinute = excessOf(given(amount, { isPerKg, time: 'min' }), drug, recipient);
        const perHour = excessOf(given(amount * 60, { isPerKg, time: 'h' }), drug, recipient);
        expect(perHour).toEqual(perMinute);
      }),
      { numRuns: 300 },
    );
  });

  it('MED-14 is that of every larger dose too, and never that of the most itself', () => {
    fc.assert(
      fc.property(
        drugIn(null, 'dose'),
        known,
        anyGiven,
        size,
        (drug, recipient, { amount, isPerKg }, more) => {
          const found = excessOf(given(amount, { isPerKg }), drug, recipient);
          if (found === null) return;
          expect(found.above.length).toBeGreaterThan(0);
          expect(found.most).toBeLessThan(amount);
          expect(excessOf(given(amount + more, { isPerKg }), drug, recipient)?.most).toBe(found.most);
          expect(excessOf(given(found.most, { isPerKg }), drug, recipient)).toBeNull();
        },
      ),
      { numRuns: 500 },
    );
  });

  it('MED-14 is the same for a dose per kg and for its total at a known weight', () => {
    fc.assert(
      fc.property(drugIn(null, 'dose'), known, anyGiven, (drug, recipient, { amount }) => {
        const total = excessOf(given(amount * (recipient.weight ?? 1)), drug, recipient);
        const perKg = excessOf(given(amount, { isPerKg: true }), drug, recipient);
        expect(perKg === null).toBe(total === null);
      }),
      { numRuns: 300 },
    );
  });

  it('MED-14 of a patient of whom less is known is one for each patient who fits', () => {
    const lessKnown = fc.constantFrom<(keyof Recipient)[]>(['age'], ['weight'], ['age', 'weight']);
    fc.assert(
      fc.property(
        drugIn(null, 'dose'),
        known,
        anyGiven,
        lessKnown,
        (drug, recipient, { amount }, unknown) => {
          const hasDose = drug.doses.some(
            (dose) =>
              isForAge(dose, recipient.age ?? -1) &&
              isForWeight(dose.weights, recipient.weight ?? -1) &&
              recipient.routes.every((each) => dose.routes.some((own) => own === each)),
          );
          if (!hasDose || (unknown.length === 2 && (recipient.weight ?? 0) < 3)) return;
          const less = { ...recipient, ...Object.fromEntries(unknown.map((key) => [key, undefined])) };
          if (excessOf(given(amount), drug, less) === null) return;
          // The values beside an end are a millionth away from it.
          expect(excessOf(given(amount * 1.0001), drug, recipient)).not.toBeNull();
        },
      ),
      { numRuns: 800 },
    );
  });
});
