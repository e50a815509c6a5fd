import type { Concentration, Dose } from '@oryx/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, doseOf, type Fields, patientOf, perKg, recipe, strength } from './test/doses.ts';
import { inBasicUnit, perHour } from './units.ts';
import { idealWeight, isByWeight, leanWeight, type WorkedDose, workOut } from './work-out.ts';

const child = (changes: Fields = {}) =>
  doseOf({ patient: 'child', amount: perKg(0.1, 0.2, 'mg'), ...changes });

function worked(
  dose: Dose,
  known: Parameters<typeof patientOf>[0],
  from: Concentration | null = null,
): WorkedDose {
  const result = workOut(dose, patientOf(known), from);
  if (result.state === 'withheld') throw new Error(result.why);
  return result;
}

function whyNot(dose: Dose, known: Parameters<typeof patientOf>[0]): string {
  const result = workOut(dose, patientOf(known), null);
  return result.state === 'withheld' ? result.why.replaceAll('\u00a0', ' ') : result.state;
}

describe('workOut', () => {
  it('MED-07 multiplies a dose per kg by the weight, and leaves a fixed one alone', () => {
    expect(worked(child(), { weight: 20 })).toMatchObject({
      amount: { low: 2, high: 4 },
      capped: 'no',
      isRaised: false,
      most: Number.POSITIVE_INFINITY,
      volume: null,
      weight: 20,
      isUnsure: false,
    });
    expect(worked(doseOf(), { weight: 70 })).toMatchObject({ amount: { low: 10, high: 10 }, weight: null });
    expect(worked(doseOf(), { age: days('30 years') })).toMatchObject({ amount: { low: 10, high: 10 } });
    expect(isByWeight(child())).toBe(true);
    expect(isByWeight(doseOf({ weights: { from: 60 } }))).toBe(true);
    expect(isByWeight(doseOf())).toBe(false);
  });

  it('MED-07 caps a dose at its maximum, of a dose, a day or a course', () => {
    const maximum = { amount: 3, unit: 'mg' };
    expect(worked(child({ maximum }), { weight: 10 })).toMatchObject({
      amount: { low: 1, high: 2 },
      capped: 'no',
    });
    expect(worked(child({ maximum }), { weight: 20 })).toMatchObject({
      amount: { low: 2, high: 3 },
      capped: 'upper end',
      most: 3,
    });
    expect(worked(child({ maximum }), { weight: 40 })).toMatchObject({
      amount: { low: 3, high: 3 },
      capped: 'all',
    });
    // 0.1 mg/kg for 30 kg is exactly the maximum, in spite of binary rounding.
    expect(worked(child({ amount: perKg(0.1, 0.1, 'mg'), maximum }), { weight: 30 }).capped).toBe('no');
    for (const per of ['day', 'course'])
      expect(worked(child({ maximum: { ...maximum, per } }), { weight: 40 }).amount.high).toBe(3);
    const inMicrograms = { amount: 3000, unit: 'microgram' };
    expect(worked(child({ maximum: inMicrograms }), { weight: 40 }).amount.high).toBeCloseTo(3, 9);
  });

  it('MED-07 raises a dose to its minimum', () => {
    // 0.02 mg/kg for 3 kg is 0.06 mg.
    const least = child({ amount: perKg(0.02, 0.02, 'mg'), minimum: { amount: 100, unit: 'microgram' } });
    expect(worked(least, { weight: 3 })).toMatchObject({ amount: { low: 0.1, high: 0.1 }, isRaised: true });
    expect(worked(least, { weight: 10 })).toMatchObject({ amount: { low: 0.2, high: 0.2 }, isRaised: false });
    // 0.02 mg/kg for 5 kg is exactly the minimum.
    expect(worked(least, { weight: 5 }).isRaised).toBe(false);
  });

  it('MED-07 states the volume of a dose, and the mL/h of a rate', () => {
    expect(worked(child(), { weight: 20 }, strength()).volume).toEqual({ low: 0.2, high: 0.4 });
    const grams = strength({ amount: 0.5, unit: 'g/mL' });
    // 2 mg of 500 mg/mL.
    expect(worked(child(), { weight: 20 }, grams).volume?.low).toBeCloseTo(0.004, 12);
    const bag = strength({ key: 'bag', amount: 10, unit: 'microgram/mL', bag: recipe });
    const rate = doseOf({ amount: perKg(0.05, 0.5, 'microgram', 'min'), concentration: 'bag' });
    // 0.05 micrograms/kg/min for 70 kg is 210 micrograms/h, which is 21 mL/h.
    const { amount, volume } = worked(rate, { weight: 70 }, bag);
    expect(amount.low).toBeCloseTo(3.5, 9);
    expect(volume?.low).toBeCloseTo(21, 9);
    expect(volume?.high).toBeCloseTo(210, 9);
    expect(worked(child(), { weight: 20 }, strength({ unit: 'unit/mL' })).volume).toBeNull();
    expect(worked(child({ amount: perKg(2, 2, 'mL') }), { weight: 20 }, strength()).volume).toBeNull();
  });

  it('MED-07 caps a rate at a maximum per minute or hour', () => {
    const rate = (maximum: Fields) => child({ amount: perKg(2, 2, 'mg', 'h'), maximum });
    expect(worked(rate({ amount: 30, unit: 'mg', per: 'h' }), { weight: 20 }).amount.high).toBe(30);
    expect(worked(rate({ amount: 0.5, unit: 'mg', per: 'min' }), { weight: 20 }).amount.high).toBe(30);
    expect(whyNot(rate({ amount: 30, unit: 'mg', per: 'dose' }), { weight: 20 })).toMatch(/^its limits/);
    expect(whyNot(child({ maximum: { amount: 3, unit: 'mL' } }), { weight: 20 })).toMatch(/^its limits/);
  });

  it('MED-07 withholds a dose per kg without a weight, and one for other patients', () => {
    expect(whyNot(child(), {})).toBe('by weight');
    expect(whyNot(child(), { weight: 20, age: days('30 years') })).toBe('for child');
    expect(whyNot(doseOf(), { weight: 20 })).toBe('for an adult: not worked out below 30 kg');
  });

  it('MED-07 marks a dose for some of the plausible ages', () => {
    const from = { from: { value: 6, unit: 'month' } };
    expect(worked(child({ ages: from }), { weight: 10 }).isUnsure).toBe(true);
    expect(worked(child({ ages: from }), { weight: 10, age: days('8 months') }).isUnsure).toBe(false);
  });
});

describe('the weight that a dose works on', () => {
  const man = { height: 180, sex: 'male' } as const;
  const woman = { height: 165, sex: 'female' } as const;
  const adult = (bodyWeight: string) => doseOf({ amount: perKg(1, 1, 'mg'), bodyWeight });

  it('MED-07 knows the ideal weight by Devine', () => {
    // 27.6 cm above 5 feet are 10.866 inches, 24.992 kg. 12.6 cm are 4.961 inches, 11.409 kg.
    expect(idealWeight(patientOf(man))).toBeCloseTo(74.992, 3);
    expect(idealWeight(patientOf(woman))).toBeCloseTo(56.909, 3);
    expect(idealWeight(patientOf({ height: 152.4, sex: 'male' }))).toBe(50);
    expect(idealWeight(patientOf({ height: 152.4, sex: 'female' }))).toBe(45.5);
    expect(idealWeight(patientOf({ height: 150, sex: 'female' }))).toBeNull();
    expect(idealWeight(patientOf({ sex: 'female' }))).toBeNull();
    expect(idealWeight(patientOf({ height: 170 }))).toBeNull();
  });

  it('MED-07 knows the lean weight by Janmahasatian', () => {
    // BMI 150 / 3.24 = 46.296: 1 390 500 / (6680 + 10 000) = 83.363.
    expect(leanWeight(patientOf({ ...man, weight: 150 }))).toBeCloseTo(83.363, 3);
    // BMI 120 / 2.7225 = 44.077: 1 112 400 / (8780 + 10 754.8) = 56.945.
    expect(leanWeight(patientOf({ ...woman, weight: 120 }))).toBeCloseTo(56.945, 2);
    expect(leanWeight(patientOf(man))).toBeNull();
    expect(leanWeight(patientOf({ weight: 120, sex: 'male' }))).toBeNull();
  });

  it('MED-07 works on the ideal or lean weight, and never on more than the actual one', () => {
    expect(worked(adult('ideal'), { weight: 150, ...man })).toMatchObject({
      weight: idealWeight(patientOf(man)),
    });
    expect(worked(adult('ideal'), { weight: 60, ...man }).amount.high).toBe(60);
    expect(worked(adult('lean'), { weight: 150, ...man }).amount.high).toBeCloseTo(83.363, 3);
    expect(worked(adult('actual'), { weight: 150, ...man }).amount.high).toBe(150);
  });

  it('MED-07 works on the actual weight up to 100 kg while it cannot know that weight', () => {
    expect(worked(adult('ideal'), { weight: 100 }).amount.high).toBe(100);
    expect(worked(adult('lean'), { weight: 100, height: 148, sex: 'female' }).amount.high).toBe(100);
    expect(whyNot(adult('ideal'), { weight: 100.1 })).toBe(
      'works on the ideal weight above 100 kg: enter height and sex',
    );
    expect(whyNot(adult('lean'), { weight: 150, height: 180 })).toBe(
      'works on the lean weight above 100 kg: enter height and sex',
    );
    expect(whyNot(adult('ideal'), { weight: 150, height: 148, sex: 'female' })).toBe(
      'works on the ideal weight above 100 kg, which has no formula below 152.4 cm: work it out by hand',
    );
  });

  it('MED-07 withholds a dose above 100 kg whose source names neither a largest dose nor a weight', () => {
    expect(worked(adult('unstated'), { weight: 100 }).amount.high).toBe(100);
    expect(whyNot(adult('unstated'), { weight: 100.1 })).toBe(
      'no source names a largest dose or the weight to use above 100 kg: use the ideal weight (awaiting clinical review)',
    );
  });
});

describe('the properties of a worked dose', () => {
  const mass = fc.constantFrom('g', 'mg', 'microgram');
  const size = fc.double({ min: 0.01, max: 50, noNaN: true });
  const weight = fc.double({ min: 2.7, max: 50, noNaN: true });
  const time = fc.constantFrom(null, 'min', 'h');
  const anyDose = fc
    .record({
      kind: fc.constantFrom('fixed', 'perKg'),
      sizes: fc.tuple(size, size),
      unit: mass,
      time,
      maximum: fc.option(fc.record({ amount: fc.double({ min: 0.5, max: 2000, noNaN: true }), unit: mass })),
      minimum: fc.option(size),
    })
    .map(({ kind, sizes, unit, time: per, maximum, minimum }) => {
      const fields = {
        patient: 'child',
        amount: { kind, min: Math.min(...sizes), max: Math.max(...sizes), unit, time: per },
        maximum: maximum && { ...maximum, per: per ?? 'dose' },
      };
      const isSingle = kind === 'perKg' && per === null;
      return { ...fields, minimum: isSingle && minimum !== null ? { amount: minimum / 100, unit } : null };
    });
  const resultOf = (dose: Fields, kg: number) => workOut(doseOf(dose), patientOf({ weight: kg }), strength());

  it('MED-07 never passes the maximum, and states no least above the most', () => {
    fc.assert(
      fc.property(anyDose, weight, (fields, kg) => {
        const dose = doseOf(fields);
        const result = resultOf(fields, kg);
        if (result.state === 'withheld') return;
        expect(result.amount.low).toBeLessThanOrEqual(result.amount.high);
        expect(result.amount.high).toBeLessThanOrEqual(result.most);
        if (dose.maximum === null) return;
        const most = inBasicUnit(dose.maximum.amount, dose.maximum.unit) * perHour(dose.maximum.per);
        const high = inBasicUnit(result.amount.high, dose.amount.unit) * perHour(dose.amount.time);
        expect(high).toBeLessThanOrEqual(most * (1 + 1e-9));
        expect(result.capped === 'no').toBe(result.amount.high < result.most || isExact(result));
      }),
      { numRuns: 500 },
    );
  });

  const isExact = ({ amount, most, capped }: WorkedDose) => amount.high === most && capped === 'no';

  it('MED-07 rises with the weight until the maximum', () => {
    fc.assert(
      fc.property(anyDose, weight, weight, (fields, one, other) => {
        const [light, heavy] = [
          resultOf(fields, Math.min(one, other)),
          resultOf(fields, Math.max(one, other)),
        ];
        if (light.state === 'withheld' || heavy.state === 'withheld') return;
        expect(heavy.amount.low).toBeGreaterThanOrEqual(light.amount.low);
        expect(heavy.amount.high).toBeGreaterThanOrEqual(light.amount.high);
      }),
      { numRuns: 500 },
    );
  });

  it('MED-07 does not change with the unit or the time in which a dose is written', () => {
    fc.assert(
      fc.property(anyDose, weight, mass, (fields, kg, unit) => {
        const factor = inBasicUnit(1, doseOf(fields).amount.unit) / inBasicUnit(1, unit as 'mg');
        const { time: per } = fields.amount;
        const other = per === null ? null : per === 'min' ? 'h' : 'min';
        const ofTime = perHour(per) / perHour(other);
        const amount = {
          ...fields.amount,
          min: fields.amount.min * factor * ofTime,
          max: fields.amount.max * factor * ofTime,
          unit,
          time: other,
        };
        const [before, after] = [resultOf(fields, kg), resultOf({ ...fields, amount }, kg)];
        expect(after.state).toBe(before.state);
        if (before.state === 'withheld' || after.state === 'withheld') return;
        expect(after.amount.high / factor / ofTime / before.amount.high).toBeCloseTo(1, 9);
        expect(after.amount.low / factor / ofTime / before.amount.low).toBeCloseTo(1, 9);
        expect(after.volume?.high).toBeCloseTo(before.volume?.high ?? Number.NaN, 4);
      }),
      { numRuns: 500 },
    );
  });
});
