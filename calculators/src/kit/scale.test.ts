import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scale } from './scale.ts';

const rate = scale(
  'Respiratory rate',
  '/min',
  1,
  [
    [8, 3],
    [11, 1],
    [20, 0],
    [24, 2],
  ],
  3,
);
const temperature = scale(
  'Temperature',
  '°C',
  0.1,
  [
    [35, 3],
    [36, 1],
    [38, 0],
    [39, 1],
  ],
  2,
);
const labels = ({ options }: typeof rate) => options.map(({ label }) => label);

describe('scale', () => {
  it('derives labels without gap or overlap from whole bounds', () => {
    expect(rate.label).toBe('Respiratory rate (/min)');
    expect(labels(rate)).toEqual(['8 or less', '9–11', '12–20', '21–24', '25 or more']);
    expect(rate.options.map(({ points }) => points)).toEqual([3, 1, 0, 2, 3]);
  });

  it('derives them from decimal bounds, each with its decimal', () => {
    expect(labels(temperature)).toEqual([
      '35.0 or less',
      '35.1–36.0',
      '36.1–38.0',
      '38.1–39.0',
      '39.1 or more',
    ]);
  });

  it('derives them from other steps', () => {
    expect(
      labels(
        scale(
          'Creatinine',
          '',
          0.01,
          [
            [1.2, 0],
            [2, 1],
          ],
          2,
        ),
      ),
    ).toEqual(['1.20 or less', '1.21–2.00', '2.01 or more']);
    expect(
      labels(
        scale(
          'Share',
          '%',
          0.5,
          [
            [10, 0],
            [10.5, 1],
          ],
          2,
        ),
      ),
    ).toEqual(['10.0 or less', '10.5', '11.0 or more']);
    expect(labels(scale('Dose', 'mg', 5, [[20, 0]], 1))).toEqual(['20 or less', '25 or more']);
  });

  it('leaves out an empty unit', () => {
    expect(scale('Points', '', 1, [[1, 0]], 1).label).toBe('Points');
  });

  it.each([
    [0, '<=8'],
    [8, '<=8'],
    [8.4, '<=8'],
    [8.5, '9-11'],
    [9, '9-11'],
    [11, '9-11'],
    [12, '12-20'],
    [20, '12-20'],
    [21, '21-24'],
    [24.4, '21-24'],
    [24.5, '>=25'],
    [25, '>=25'],
    [1000, '>=25'],
    [-5, '<=8'],
  ])('finds the band of a rate of %d', (measured, key) => {
    expect(rate.optionFor?.(measured)).toBe(key);
  });

  it.each([
    [35, '<=35'],
    [35.04, '<=35'],
    [35.05, '35.1-36'],
    [35.1, '35.1-36'],
    [36, '35.1-36'],
    [36.1, '36.1-38'],
    [38, '36.1-38'],
    [38.04999, '36.1-38'],
    [38.05, '38.1-39'],
    [39, '38.1-39'],
    [39.1, '>=39.1'],
  ])('finds the band of a temperature of %d', (measured, key) => {
    expect(temperature.optionFor?.(measured)).toBe(key);
  });

  it('records to the step before it looks up', () => {
    const half = scale('Share', '%', 0.5, [[10, 0]], 1);
    expect(half.optionFor?.(10.2)).toBe('<=10');
    expect(half.optionFor?.(10.25)).toBe('>=10.5');
  });

  it('finds one of its own options for any number', () => {
    fc.assert(
      fc.property(fc.double({ min: -1000, max: 1000, noNaN: true }), (measured) => {
        for (const one of [rate, temperature]) {
          expect(one.options.map(({ key }) => key)).toContain(one.optionFor?.(measured));
        }
      }),
    );
  });
});
