import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  atMost,
  overHours,
  type Quantity,
  quantity,
  range,
  rangeTimes,
  share,
  times,
  volumeOf,
} from './quantities.ts';

const weight = quantity(70, 'kg');

describe('quantities', () => {
  it('a rate by weight times a weight gives the amount, in its unit', () => {
    const dose = times(quantity(0.1, 'mg per kg'), weight);
    expectTypeOf(dose).toEqualTypeOf<Quantity<'mg'>>();
    expect(dose).toEqual({ amount: 7, unit: 'mg' });
    const rate = times(quantity(1, 'ug/h per kg'), weight);
    expectTypeOf(rate).toEqualTypeOf<Quantity<'ug/h'>>();
    expect(rate).toEqual({ amount: 70, unit: 'ug/h' });
  });

  it('a range of rates gives a range of amounts', () => {
    const doses = rangeTimes(range(1, 3, 'ug per kg'), weight);
    expectTypeOf(doses.min).toEqualTypeOf<Quantity<'ug'>>();
    expect(doses).toEqual({ min: { amount: 70, unit: 'ug' }, max: { amount: 210, unit: 'ug' } });
  });

  it('a dose at a concentration gives a volume', () => {
    const volume = volumeOf(quantity(70, 'mg'), quantity(10, 'mg per mL'));
    expectTypeOf(volume).toEqualTypeOf<Quantity<'mL'>>();
    expect(volume).toEqual({ amount: 7, unit: 'mL' });
  });

  it('a volume over hours gives a rate', () => {
    const rate = overHours(quantity(5600, 'mL'), 8);
    expectTypeOf(rate).toEqualTypeOf<Quantity<'mL/h'>>();
    expect(rate).toEqual({ amount: 700, unit: 'mL/h' });
  });

  it('a share and a ceiling keep the unit', () => {
    expect(share(quantity(100, 'mL'), 0.5)).toEqual({ amount: 50, unit: 'mL' });
    const ceiling = quantity(30, 'mg');
    expect(atMost(quantity(29.9, 'mg'), ceiling).amount).toBe(29.9);
    expect(atMost(quantity(30, 'mg'), ceiling).amount).toBe(30);
    expect(atMost(quantity(30.1, 'mg'), ceiling)).toBe(ceiling);
  });

  it('doses scale with weight', () => {
    const amount = fc.double({ min: 0.01, max: 100, noNaN: true });
    fc.assert(
      fc.property(amount, amount, (perKg, kg) => {
        const rate = quantity(perKg, 'mg per kg');
        const single = times(rate, quantity(kg, 'kg')).amount;
        expect(times(rate, quantity(2 * kg, 'kg')).amount).toBeCloseTo(2 * single, 8);
      }),
    );
  });

  it('units that do not fit do not compile', () => {
    const perKg = quantity(1, 'mg per kg');
    const perMl = quantity(10, 'mg per mL');
    const milligrams = quantity(1, 'mg');
    const micrograms = quantity(1, 'ug');

    const wrong = () => [
      // @ts-expect-error pounds for kilograms
      times(perKg, quantity(154, 'lb')),
      // @ts-expect-error a volume for a weight
      times(perKg, quantity(1, 'mL')),
      // @ts-expect-error a range by weight, times a volume
      rangeTimes(range(1, 2, 'mg per kg'), quantity(1, 'mL')),
      // @ts-expect-error an amount is no rate
      times(milligrams, weight),
      // @ts-expect-error micrograms at a concentration in milligrams
      volumeOf(micrograms, perMl),
      // @ts-expect-error a rate by weight is no concentration
      volumeOf(milligrams, perKg),
      // @ts-expect-error milligrams under a ceiling in micrograms
      atMost(milligrams, micrograms),
    ];
    expect(wrong).toBeTypeOf('function');

    // @ts-expect-error milligrams are not micrograms
    const asMicrograms: Quantity<'ug'> = milligrams;
    // @ts-expect-error kilograms are not milligrams
    const asMilligrams: Quantity<'mg'> = weight;
    // @ts-expect-error an hourly rate is not an amount
    const asVolume: Quantity<'mL'> = overHours(quantity(1, 'mL'), 1);
    expect([asMicrograms.unit, asMilligrams.unit, asVolume.unit]).toEqual(['mg', 'kg', 'mL/h']);
  });
});
