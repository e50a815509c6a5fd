import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropsPerMinute, rateSteps } from './infusions.ts';
import { doseOf, type Fields, fixed, patientOf, perKg, recipe, strength } from './test/doses.ts';

/** 1 mg in 100 mL. */
const bag = strength({
  key: 'bag',
  label: '10 micrograms/mL',
  amount: 10,
  unit: 'microgram/mL',
  bag: { ...recipe, amount: 1 },
});

const rate = (changes: Fields) => doseOf({ concentration: 'bag', ...changes });
const stepsOf = (changes: Fields, weight: number | null = 70) =>
  rateSteps(rate(changes), patientOf({ weight }), bag);

describe('dropsPerMinute', () => {
  it.each([
    [60, 20, 20],
    [60, 60, 60],
    [21, 20, 7],
    [21, 60, 21],
    [7.5, 20, 2.5],
  ])('MED-07 turns %d mL/h into drops a minute of a set of %d drops per mL', (mlPerHour, set, expected) => {
    expect(dropsPerMinute(mlPerHour, set)).toBeCloseTo(expected, 12);
  });
});

describe('rateSteps', () => {
  it('MED-07 lists the rates of an infusion with mL/h and drops a minute', () => {
    const steps = stepsOf({ amount: fixed(2, 10, 'microgram', 'min') });
    expect(steps.map(({ stated }) => stated)).toEqual([2, 4, 6, 8, 10]);
    // 2 micrograms/min are 120 micrograms/h, 12 mL/h, 4 drops a minute of 20 per mL, 12 of 60 per mL.
    expect(steps[0]).toEqual({ stated: 2, rate: 2, mlPerHour: 12, drops: [4, 12] });
    expect(steps.at(-1)).toMatchObject({ stated: 10, mlPerHour: 60 });
  });

  it('MED-07 works rates per kg out for the weight', () => {
    const steps = stepsOf({ amount: perKg(0.05, 0.5, 'microgram', 'min') });
    expect(steps.map(({ stated }) => stated)).toEqual([0.05, 0.1, 0.2, 0.3, 0.4, 0.5]);
    // 0.1 micrograms/kg/min for 70 kg: 7 micrograms/min, 420 micrograms/h, 42 mL/h.
    expect(steps[1]?.rate).toBeCloseTo(7, 9);
    expect(steps[1]?.mlPerHour).toBeCloseTo(42, 9);
    expect(steps[1]?.drops[0]).toBeCloseTo(14, 9);
  });

  it('MED-07 lists one rate alone for a dose without a range', () => {
    expect(stepsOf({ amount: fixed(5, 5, 'microgram', 'min') })).toHaveLength(1);
  });

  it('MED-07 ends at the maximum', () => {
    const amount = perKg(0.1, 0.5, 'microgram', 'min');
    const maximum = { amount: 20, unit: 'microgram', per: 'min' };
    const steps = stepsOf({ amount, maximum });
    // 0.3 micrograms/kg/min for 70 kg would be 21 micrograms/min.
    expect(steps.map(({ stated }) => stated)).toEqual([0.1, 0.2, 0.3]);
    expect(steps.at(-1)?.rate).toBe(20);
    expect(steps.at(-1)?.mlPerHour).toBeCloseTo(120, 9);
  });

  it('MED-07 lists nothing for a single dose, without a strength, or for a dose that is withheld', () => {
    expect(rateSteps(doseOf(), patientOf({ weight: 70 }), strength())).toEqual([]);
    const amount = perKg(0.05, 0.5, 'microgram', 'min');
    expect(rateSteps(rate({ amount }), patientOf({ weight: 70 }), null)).toEqual([]);
    expect(stepsOf({ amount }, null)).toEqual([]);
    expect(stepsOf({ amount }, 20)).toEqual([]);
  });

  it('MED-07 lists at most six rates, ascending, from the least to the most', () => {
    const size = fc.double({ min: 0.01, max: 500, noNaN: true }).map((value) => Number(value.toPrecision(3)));
    fc.assert(
      fc.property(size, size, (one, other) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        const stated = stepsOf({ amount: fixed(min, max, 'microgram', 'min') }).map((step) => step.stated);
        expect(stated[0]).toBe(min);
        expect(stated.at(-1)).toBe(max);
        expect(stated.length).toBeLessThanOrEqual(6);
        expect(stated.every((value, at) => at === 0 || value > (stated[at - 1] ?? 0))).toBe(true);
        // A wide range shows what lies between.
        if (max > min * 10) expect(stated.length).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 500 },
    );
  });
});
