import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { shockIndex } from './shock-index.ts';

const outcomeFor = (heartRate: unknown, systolicBp: unknown) =>
  evaluateDefinition(shockIndex, { heartRate, systolicBp }, new Date('2026-11-21T12:00:00')).outcome;

describe('Shock Index', () => {
  it('CALC-SI-01 is heart rate over systolic pressure, with two decimals', () => {
    expect(outcomeFor(80, 120).headline).toEqual({ label: 'Shock Index', text: '0.67' });
    expect(outcomeFor(60, 120).headline.text).toBe('0.50');
    expect(shockIndex.subtitle).toContain('÷');
    expect(shockIndex.tables?.length).toBeGreaterThan(0);
  });

  it.each([
    [49, 100, 'Very low'],
    [50, 100, 'Low'],
    [69, 100, 'Low'],
    [70, 100, 'Borderline'],
    [63, 90, 'Borderline'],
    [89, 100, 'Borderline'],
    [90, 100, 'Elevated'],
    [129, 100, 'Elevated'],
    [130, 100, 'High'],
    [91, 70, 'High'],
    [1, 400, 'Very low'],
    [400, 1, 'High'],
  ])('CALC-SI-02 %s/%s is %s', (heartRate, systolicBp, band) => {
    expect(outcomeFor(heartRate, systolicBp)).toMatchObject({ values: { band }, band: { title: band } });
  });

  it('CALC-SI-02 C35 the band is read off the unrounded ratio', () => {
    // 139/199 is 0.6985: still low, so it is not shown as 0.70, with which the next band begins.
    expect(outcomeFor(139, 199)).toMatchObject({ values: { band: 'Low' }, headline: { text: '0.698' } });
    // 120/92.5 is 1.2973.
    expect(outcomeFor(120, 92.5)).toMatchObject({
      values: { band: 'Elevated' },
      headline: { text: '1.297' },
    });
    expect(outcomeFor(80, 120)).toMatchObject({ headline: { text: '0.67' } });
  });

  it.each([
    [0, 120],
    [80, 0],
    ['', 120],
    [80, undefined],
    ['x', 120],
    [-80, 120],
    [80, -120],
    [401, 120],
    [80, 401],
  ])('CALC-SI-03 %s/%s gives no result', (heartRate, systolicBp) => {
    expect(outcomeFor(heartRate, systolicBp)).toMatchObject({ values: {}, headline: { text: '--' } });
  });

  it('CALC-SI-02 agrees with a second implementation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (rate, pressure) => {
        // In whole numbers, so that no edge depends on binary fractions.
        const tenths = 10 * rate;
        let band = 'Very low';
        if (tenths >= 5 * pressure) band = 'Low';
        if (tenths >= 7 * pressure) band = 'Borderline';
        if (tenths >= 9 * pressure) band = 'Elevated';
        if (tenths >= 13 * pressure) band = 'High';
        expect(outcomeFor(rate, pressure).values['band']).toBe(band);
      }),
      { numRuns: 1000 },
    );
  });
});
