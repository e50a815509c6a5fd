import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { number } from './inputs.ts';
import { type Measure, type MeasureUnit, measures, unitsOf } from './measures.ts';

const names = Object.keys(measures) as Measure[];
const pairs = names.flatMap((name) => {
  const [specified, ...others]: readonly MeasureUnit[] = measures[name];
  return others.map((other) => ({ name, specified, other, unit: other.unit }));
});

describe('measures', () => {
  it.each(names)('%s runs in its specified unit, which it has first', (name) => {
    const [specified] = measures[name];
    expect(specified.toSpecified(12.34)).toBe(12.34);
    expect(specified.fromSpecified(12.34)).toBe(12.34);
  });

  it.each(pairs)('$name to $unit and back changes nothing', ({ other }) => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 5000, noNaN: true }), (value) => {
        const back = other.toSpecified(other.fromSpecified(value));
        expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-9 * Math.max(1, value));
      }),
    );
  });

  it.each(pairs)('$name shown in $unit and switched back reads the same', ({ specified, other }) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000 }), (steps) => {
        const shown = (steps / 10 ** (specified?.decimals ?? 0)).toFixed(specified?.decimals);
        const there = other.fromSpecified(Number(shown)).toFixed(other.decimals);
        expect(other.toSpecified(Number(there)).toFixed(specified?.decimals)).toBe(shown);
      }),
    );
  });

  it.each(pairs)('$name in $unit rises with the specified unit', ({ other }) => {
    expect(other.fromSpecified(2)).toBeGreaterThan(other.fromSpecified(1));
  });

  it.each<[Measure, string, number, number]>([
    ['weight', 'lb', 70, 154.324],
    ['temperature', '°F', 37, 98.6],
    ['temperature', '°F', 100, 212],
    ['temperature', '°F', 0, 32],
    ['pressure', 'kPa', 120, 15.999],
    ['creatinine', 'umol/L', 1, 88.4],
    ['bilirubin', 'umol/L', 2, 34.2],
    ['creatinineInMicromol', 'mg/dL', 88.4, 1],
    ['bilirubinInMicromol', 'mg/dL', 342, 20],
    ['paracetamol', 'umol/L', 100, 661.5],
    ['cholesterol', 'mmol/L', 200, 5.172],
    ['hdl', 'mmol/L', 40, 1.034],
    ['urea', 'mg/dL BUN', 7, 19.607],
    ['glucose', 'mg/dL', 5.5, 99.088],
  ])('%s in %s: %d is %d', (name, unit, specified, converted) => {
    const other = (measures[name] as readonly MeasureUnit[]).find((one) => one.unit === unit);
    expect(other?.fromSpecified(specified)).toBeCloseTo(converted, 3);
    expect(other?.toSpecified(converted)).toBeCloseTo(specified, 1);
  });

  it('an input without a measure has its own unit only', () => {
    expect(unitsOf(number('Age', 'years', { min: 0, max: 130 })).map(({ unit }) => unit)).toEqual(['years']);
    const weight = number('Weight', 'kg', { min: 1, max: 200, measure: 'weight' });
    expect(unitsOf(weight).map(({ unit }) => unit)).toEqual(['kg', 'lb']);
  });
});
