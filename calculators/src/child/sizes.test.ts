import { describe, expect, it } from 'vitest';
import { childSizes, type SizedChild } from './sizes.ts';

/** Returns the sizes as `label: text`. */
const sizesOf = (child: Partial<SizedChild>) =>
  childSizes({ months: undefined, weight: undefined, ...child }).map(({ label, text }) =>
    `${label}: ${text}`.replaceAll('\u00a0', ' '),
  );

describe('the sizes of a child', () => {
  // By hand: 4/4 + 3.5 = 4.5; 4/4 + 4 = 5; 4/2 + 12 = 14; 2 x 4.5 = 9, so 8; 2 x 5 = 10; 70 + 8 = 78.
  it('are sizes that exist at 4 years and 16 kg', () => {
    expect(sizesOf({ months: 48, weight: 16 })).toEqual([
      'Tracheal tube, cuffed: 4.5 mm',
      'Tracheal tube, uncuffed: 5.0 mm',
      'Have ready: 4.0 or 5.5 mm',
      'Tube depth at the lips: 14 cm',
      'Laryngoscope blade: curved 1 or 2',
      'Suction catheter: 8 or 10 Fr',
      'Laryngeal mask (LMA): size 2',
      'Lowest systolic pressure: 78 mmHg',
    ]);
  });

  // 5/4 + 3.5 = 4.75 and 5/4 + 4 = 5.25 lie halfway between two tubes; 5/2 + 12 = 14.5.
  it('name both tubes halfway between two, the smaller first', () => {
    expect(sizesOf({ months: 60 }).slice(0, 4)).toEqual([
      'Tracheal tube, cuffed: 4.5 or 5.0 mm',
      'Tracheal tube, uncuffed: 5.0 or 5.5 mm',
      'Have ready: 4.0 or 6.0 mm',
      'Tube depth at the lips: 14.5 cm',
    ]);
  });

  it.each([
    [0.5, 3.5, '3.0 mm', '3.0 or 3.5 mm', '9.5 cm', 'straight 1', '6 Fr', '60 mmHg'],
    [6, 7, '3.0 mm', '3.5 mm', '10.5 cm', 'straight 1', '6 Fr', '70 mmHg'],
    [18, 11, '3.5 mm', '4.0 mm', '13 cm', 'curved 1 or 2', '6 or 8 Fr', '73 mmHg'],
    [72, 20, '5.0 mm', '5.5 mm', '15 cm', 'curved 2 or 3', '10 Fr', '82 mmHg'],
    [144, 40, '6.5 mm', '7.0 mm', '18 cm', 'curved 2 or 3', '12 or 14 Fr', '90 mmHg'],
  ])(
    'follow the sources at %d months and %d kg',
    (months, weight, cuffed, uncuffed, depth, blade, catheter, pressure) => {
      const sizes = sizesOf({ months, weight }).map((size) => size.replace(/^[^:]*: /, ''));
      expect(sizes.filter((_, index) => index !== 2 && index !== 6)).toEqual([
        cuffed,
        uncuffed,
        depth,
        blade,
        catheter,
        pressure,
      ]);
    },
  );

  it.each([
    [1, '1'],
    [5, '1'],
    [5.1, '1.5'],
    [10, '1.5'],
    [20, '2'],
    [30, '2.5'],
    [50, '3'],
    [51, '4'],
  ])('have the mask of %d kg: %s', (weight, size) => {
    expect(sizesOf({ weight })).toEqual([`Laryngeal mask (LMA): size ${size}`]);
  });

  it('are none without an age and a weight', () => {
    expect(sizesOf({})).toEqual([]);
  });

  it('give a newborn of unknown weight the depth of a newborn at term', () => {
    expect(sizesOf({ months: 0.5 })).toContain('Tube depth at the lips: 9.5 cm');
  });

  it.each([
    [12, '72 mmHg'],
    [30, '75 mmHg'],
    [120, '90 mmHg'],
    [121, '90 mmHg'],
  ])('have at %d months the lowest systolic pressure %s', (months, pressure) => {
    expect(sizesOf({ months }).at(-1)).toBe(`Lowest systolic pressure: ${pressure}`);
  });
});
