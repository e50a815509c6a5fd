import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  areAlike,
  converted,
  dimensionOf,
  exceeds,
  inBasicUnit,
  inUnit,
  isMore,
  perHour,
  plus,
  times,
  type Unit,
} from './units.ts';

const masses = ['g', 'mg', 'microgram', 'nanogram'] as const;
const size = fc.double({ min: 1e-6, max: 1e6, noNaN: true });

describe('units', () => {
  it.each<[number, Unit, Unit, number]>([
    [1, 'g', 'mg', 1000],
    [1, 'mg', 'microgram', 1000],
    [250, 'microgram', 'mg', 0.25],
    [1, 'microgram', 'nanogram', 1000],
    [1.5, 'L', 'mL', 1500],
    [20, 'mL', 'L', 0.02],
    [5, 'unit', 'unit', 5],
  ])('MED-14 converts %d %s to %s', (from, unit, to, expected) => {
    expect(converted(from, unit, to)).toBeCloseTo(expected, 9);
  });

  it('MED-14 converts nothing between dimensions', () => {
    expect(converted(1, 'mg', 'mL')).toBeNull();
    expect(converted(1, 'unit', 'mg')).toBeNull();
    // A milliequivalent is a millimole only for one charge.
    expect(converted(1, 'mEq', 'mmol')).toBeNull();
    expect(converted(1, 'vial', 'ampoule')).toBeNull();
    expect(converted(1, 'tablet', 'mg')).toBeNull();
    expect(areAlike(amountOf(1, 'mg'), amountOf(1, 'mL'))).toBe(false);
    expect(areAlike(amountOf(1, 'mg'), amountOf(1, 'g'))).toBe(true);
    expect(dimensionOf('microgram')).toBe('mass');
  });

  it('MED-14 adds and compares amounts of one dimension alone', () => {
    expect(plus(amountOf(1, 'g'), amountOf(500, 'mg'))).toEqual(amountOf(1.5, 'g'));
    expect(exceeds(amountOf(1, 'g'), amountOf(999, 'mg'))).toBe(true);
    expect(exceeds(amountOf(1, 'g'), amountOf(1000, 'mg'))).toBe(false);
    expect(times(amountOf(2, 'mL'), 3)).toEqual(amountOf(6, 'mL'));
    expect(inUnit(amountOf(250, 'microgram'), 'mg')).toBeCloseTo(0.25, 12);
    // @ts-expect-error mg cannot be added to mL
    plus(amountOf(1, 'mg'), amountOf(1, 'mL'));
    // @ts-expect-error mg cannot be compared with units
    exceeds(amountOf(1, 'mg'), amountOf(1, 'unit'));
    // @ts-expect-error mg is no number of mL
    inUnit(amountOf(1, 'mg'), 'mL');
    // @ts-expect-error mcg is no unit
    expect(() => amountOf(1, 'mcg')).toThrow();
  });

  it('MED-14 allows for binary rounding, and for nothing more', () => {
    expect(isMore(0.1 * 3, 0.3)).toBe(false);
    expect(isMore(0.3001, 0.3)).toBe(true);
    expect(isMore(0, 0)).toBe(false);
    expect(isMore(1e-12, 0)).toBe(true);
    expect(isMore(5, Number.POSITIVE_INFINITY)).toBe(false);
  });

  it('MED-14 converts rates to an hour', () => {
    expect(perHour('min')).toBe(60);
    expect(perHour('h')).toBe(1);
    expect(perHour(null)).toBe(1);
  });

  it('MED-14 converts there and back without a change', () => {
    fc.assert(
      fc.property(size, fc.constantFrom(...masses), fc.constantFrom(...masses), (value, from, to) => {
        const back = converted(converted(value, from, to) ?? Number.NaN, to, from) ?? Number.NaN;
        expect(Math.abs(back / value - 1)).toBeLessThan(1e-12);
        expect(inUnit(amountOf(value, from), from)).toBeCloseTo(value, 6);
        expect(inBasicUnit(value, from)).toBe(amountOf(value, from).size);
      }),
      { numRuns: 300 },
    );
  });
});
