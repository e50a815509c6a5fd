import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn, isHardToMeasure } from './volumes.ts';

describe('drawn', () => {
  it.each<[number, number, number | null]>([
    [0.123, 0.12, 1],
    [0.055, 0.06, 1],
    [0.994, 0.99, 1],
    // 0.145 * 100 is 14.499999999999998 in binary.
    [0.145, 0.15, 1],
    [0.1 * 3, 0.3, 1],
    [0.999, 1, 1],
    [1.04, 1, 1],
    [1.06, 1.1, 2],
    [2.04, 2, 2],
    [2.06, 2.1, 5],
    [7.25, 7.3, 10],
    [12.34, 12.3, 20],
    [49.96, 50, 50],
    [50.06, 50.1, null],
  ])('MED-07 rounds %d mL to %d mL in a syringe of %s mL', (volume, expected, syringe) => {
    expect(drawn(volume)).toMatchObject({ volume: expected, syringe });
  });

  it('MED-07 rounds down where it would pass the limit', () => {
    // 1 mg at most, 1.06 mL: the next mark of the syringe is 1.1 mL.
    expect(drawn(1.06, 1.06).volume).toBe(1);
    expect(drawn(0.125, 0.125).volume).toBe(0.12);
    expect(drawn(1.06, 1.1).volume).toBe(1.1);
    expect(drawn(0.3, 0.1 * 3).volume).toBe(0.3);
    expect(drawn(5, 2.04).volume).toBe(2);
  });

  it('MED-07 reports by how much the rounding changes the dose', () => {
    // 1.25 mL becomes 1.3 mL, 4 % more. 0.04 mL below a limit becomes 0.03 mL.
    expect(drawn(1.25).error).toBeCloseTo(0.04, 9);
    expect(drawn(0.034).error).toBeCloseTo(0.03 / 0.034 - 1, 9);
    expect(drawn(0.004)).toEqual({ volume: 0, syringe: 1, error: -1 });
    expect(drawn(0)).toEqual({ volume: 0, syringe: 1, error: 0 });
  });

  it('MED-07 calls less than 0.1 mL hard to measure', () => {
    expect([0.01, 0.0999, 0.1, 0.1 * 3, 5].map(isHardToMeasure)).toEqual([true, true, false, false, false]);
  });

  it('MED-07 never passes the limit, and changes a measurable dose by 5 % or less without one', () => {
    const volume = fc.double({ min: 0.001, max: 120, noNaN: true });
    fc.assert(
      fc.property(volume, volume, (one, other) => {
        const free = drawn(one);
        expect(free.error).toBeCloseTo(free.volume / one - 1, 9);
        if (one >= 0.1) expect(Math.abs(free.error)).toBeLessThanOrEqual(0.05 + 1e-9);
        const [least, most] = [Math.min(one, other), Math.max(one, other)];
        const limited = drawn(least, most);
        expect(limited.volume).toBeLessThanOrEqual(most * (1 + 1e-9));
        expect(drawn(most, most).volume).toBeLessThanOrEqual(most * (1 + 1e-9));
        const step = least < 1 ? 0.01 : 0.1;
        expect(Math.abs(limited.volume - least)).toBeLessThanOrEqual(step);
        // The volume is a mark of the syringe.
        expect(Math.abs(free.volume / 0.01 - Math.round(free.volume / 0.01))).toBeLessThan(1e-6);
        if (free.syringe !== null) expect(free.volume).toBeLessThanOrEqual(free.syringe);
      }),
      { numRuns: 1000 },
    );
  });
});
