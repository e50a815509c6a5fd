import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFixed, formatNumber, formatQuantity, formatRange, round, unitText } from './format.ts';
import { quantity, range } from './quantities.ts';

const noBreak = '\u00a0';
const thin = '\u202f';

describe('round', () => {
  it.each([
    [5.25, 1, 5.3],
    [5.35, 1, 5.4],
    [0.05, 1, 0.1],
    [0.15, 1, 0.2],
    [0.25, 1, 0.3],
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [1.45, 1, 1.5],
    [8.345, 2, 8.35],
    [0.5, 0, 1],
    [1.5, 0, 2],
    [2.5, 0, 3],
    [429.5, 0, 430],
    [0.0000005, 6, 0.000001],
  ])('takes the half of %d to %i decimals up, to %d', (value, decimals, rounded) => {
    expect(round(value, decimals)).toBe(rounded);
    expect(round(-value, decimals)).toBe(-rounded);
  });

  it.each([
    [5.249, 1, 5.2],
    [0.049, 1, 0],
    [1.00499, 2, 1],
    [429.4999, 0, 429],
    [64.66666666666667, 0, 65],
    [12, 1, 12],
    [0, 2, 0],
  ])('rounds %d to %i decimals as %d', (value, decimals, rounded) => {
    expect(round(value, decimals)).toBe(rounded);
  });

  it.each([
    [0.1 + 0.2, 1, 0.3],
    [0.015 * 70, 1, 1.1],
    [0.35 * 3, 1, 1.1],
    [1.1 * 1.5, 2, 1.65],
    [4.35 * 100, 0, 435],
  ])('does not see the noise of binary fractions: %d', (value, decimals, rounded) => {
    expect(round(value, decimals)).toBe(rounded);
  });

  it.each([-0, -0.04, -0.0000001, 0.04])('never gives -0: %d', (value) => {
    expect(Object.is(round(value, 1), 0)).toBe(true);
  });

  it('leaves numbers alone that hold no more decimals', () => {
    for (const value of [1e15, 123456789012345, 1e21, 1.5e22, 123456789.123456]) {
      expect(round(value, 6)).toBe(value);
      expect(round(-value, 6)).toBe(-value);
    }
    expect(round(12345678901234.56, 1)).toBe(12345678901234.6);
  });

  it('is within half a unit of the last place, and changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.integer({ min: 0, max: 4 }),
        (value, decimals) => {
          const rounded = round(value, decimals);
          expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-6);
          expect(round(rounded, decimals)).toBe(rounded);
          expect(Object.is(rounded, -0)).toBe(false);
        },
      ),
    );
  });
});

describe('formatNumber', () => {
  it.each([
    [70, 1, '70'],
    [10.5, 1, '10.5'],
    [5.25, 1, '5.3'],
    [0.05, 2, '0.05'],
    [0.05, 1, '0.1'],
    [1.005, 2, '1.01'],
    [-0, 1, '0'],
    [-0.04, 1, '0'],
    [0.000001, 6, '0.000001'],
    [999.9, 1, '999.9'],
    [8400, 1, `8${thin}400`],
    [9999, 1, `9${thin}999`],
    [9999.95, 1, `10${thin}000`],
    [10000, 1, `10${thin}000`],
    [123456, 0, `123${thin}456`],
    [1234567.8, 1, `1${thin}234${thin}567.8`],
    [-12345, 0, `-12${thin}345`],
    [-123456, 0, `-123${thin}456`],
  ])('words %d with at most %i decimals', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });

  it('keeps one decimal unless told', () => {
    expect(formatNumber(1.25)).toBe('1.3');
  });
});

describe('formatFixed', () => {
  it.each([
    [18, 1, '18.0'],
    [1.005, 2, '1.01'],
    [0.05, 1, '0.1'],
    [-0, 1, '0.0'],
    [-0.04, 1, '0.0'],
    [0, 0, '0'],
    [12345.678, 2, `12${thin}345.68`],
  ])('words %d with %i decimals', (value, decimals, text) => {
    expect(formatFixed(value, decimals)).toBe(text);
  });
});

describe('formatQuantity and formatRange', () => {
  it('joins number and unit with a no-break space', () => {
    expect(formatQuantity(quantity(70, 'mg'))).toBe(`70${noBreak}mg`);
    expect(formatQuantity(quantity(5.25, 'mL'))).toBe(`5.3${noBreak}mL`);
    expect(formatQuantity(quantity(0.01, 'mg'), 2)).toBe(`0.01${noBreak}mg`);
    expect(formatQuantity(quantity(16800, 'mL'))).toBe(`16${thin}800${noBreak}mL`);
  });

  it('writes micrograms out', () => {
    expect(formatQuantity(quantity(50, 'ug'))).toBe(`50${noBreak}micrograms${noBreak}(ug)`);
    expect(formatRange(range(1, 2, 'ug/h'))).toBe(`1–2${noBreak}micrograms${noBreak}(ug)/h`);
  });

  it('shows one figure where both ends read the same', () => {
    expect(formatRange(range(7, 21, 'mg'))).toBe(`7–21${noBreak}mg`);
    expect(formatRange(range(30, 30, 'mg'))).toBe(`30${noBreak}mg`);
    expect(formatRange(range(0.11, 0.14, 'mL'))).toBe(`0.1${noBreak}mL`);
    expect(formatRange(range(0.11, 0.14, 'mL'), 2)).toBe(`0.11–0.14${noBreak}mL`);
  });
});

describe('unitText', () => {
  it.each(['mg', 'mL/h', 'umol/L', 'mmHg', '', 'years', 'ugly'])('leaves %j alone', (unit) => {
    expect(unitText(unit)).toBe(unit);
  });
});
