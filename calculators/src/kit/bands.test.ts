import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Band, type BandTable, bandFor, rangeText } from './bands.ts';

const band = (title: string, edge: Partial<Band> = {}): Band => ({
  title,
  tone: 'normal',
  advice: '',
  ...edge,
});
const ranges = (table: BandTable) => table.bands.map((one) => rangeText(table, one));

const whole: BandTable = {
  title: 'Score',
  lowest: 0,
  highest: 20,
  bands: [band('None', { atLeast: 0 }), band('Some', { atLeast: 1 }), band('Most', { atLeast: 7 })],
};
const continuous: BandTable = {
  title: 'Share',
  step: 0,
  bands: [band('Low'), band('Middle', { atLeast: 0.5 }), band('High', { atLeast: 0.7 })],
};
const overEdges: BandTable = {
  title: 'Points',
  bands: [band('Low'), band('Middle', { above: 4 }), band('High', { above: 6 })],
};

describe('bandFor', () => {
  it.each([
    [0, 'None'],
    [1, 'Some'],
    [6, 'Some'],
    [6.99, 'Some'],
    [7, 'Most'],
    [20, 'Most'],
    [1000, 'Most'],
  ])('puts %d into %s where the lower edge is included', (value, title) => {
    expect(bandFor(whole, value).title).toBe(title);
  });

  it.each([
    [-5, 'Low'],
    [0.4999, 'Low'],
    [0.5, 'Middle'],
    [0.6999, 'Middle'],
    [0.7, 'High'],
  ])('puts %d into %s of a continuous table', (value, title) => {
    expect(bandFor(continuous, value).title).toBe(title);
  });

  it.each([
    [4, 'Low'],
    [4.0001, 'Middle'],
    [4.5, 'Middle'],
    [6, 'Middle'],
    [6.5, 'High'],
  ])('puts %d into %s where the edge belongs to the band below', (value, title) => {
    expect(bandFor(overEdges, value).title).toBe(title);
  });

  it('throws for a value that the table leaves out', () => {
    expect(() => bandFor(whole, -1)).toThrow(new RangeError('Score: no band for -1'));
    expect(() => bandFor(whole, Number.NaN)).toThrow(RangeError);
  });

  it('finds a band for every number of a table that is open below', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        expect(continuous.bands).toContain(bandFor(continuous, value));
        expect(overEdges.bands).toContain(bandFor(overEdges, value));
      }),
    );
  });
});

describe('rangeText', () => {
  it('words whole numbers, to the highest where there is one', () => {
    expect(ranges(whole)).toEqual(['0', '1–6', '7–20']);
    const { highest: _, ...open } = whole;
    expect(ranges(open)).toEqual(['0', '1–6', '7 or more']);
  });

  it('words one value once at the top, and a table that is open below', () => {
    expect(
      ranges({
        title: 'Coma',
        highest: 15,
        bands: [band('A'), band('B', { atLeast: 9 }), band('C', { atLeast: 15 })],
      }),
    ).toEqual(['8 or less', '9–14', '15']);
  });

  it('words continuous values without a gap', () => {
    expect(ranges(continuous)).toEqual(['under 0.5', '0.5 to under 0.7', '0.7 or more']);
    expect(
      ranges({
        ...continuous,
        lowest: 0,
        bands: [band('Low', { atLeast: 0 }), band('High', { atLeast: 15 })],
      }),
    ).toEqual(['under 15', '15 or more']);
    expect(
      ranges({ ...continuous, highest: 1, bands: [band('Low'), band('High', { atLeast: 0.7 })] }),
    ).toEqual(['under 0.7', '0.7–1']);
  });

  it('words edges that belong to the band below', () => {
    expect(ranges(overEdges)).toEqual(['up to 4', 'over 4 up to 6', 'over 6']);
    expect(ranges({ ...overEdges, highest: 12.5 })).toEqual(['up to 4', 'over 4 up to 6', 'over 6']);
    expect(
      ranges({ ...overEdges, lowest: 0, bands: [band('A', { atLeast: 0 }), band('B', { above: 4 })] }),
    ).toEqual(['up to 4', 'over 4']);
  });

  it('words steps of less than 1 without the noise of binary fractions', () => {
    expect(
      ranges({
        title: 'T',
        step: 0.1,
        bands: [band('A'), band('B', { atLeast: 35.1 }), band('C', { atLeast: 38.1 })],
      }),
    ).toEqual(['35 or less', '35.1–38', '38.1 or more']);
  });

  it('words negative values with a minus sign', () => {
    expect(
      ranges({ title: 'N', bands: [band('A'), band('B', { atLeast: 0 }), band('C', { atLeast: 9 })] }),
    ).toEqual(['−1 or less', '0–8', '9 or more']);
    expect(
      ranges({ title: 'N', lowest: -1, bands: [band('A', { atLeast: -1 }), band('B', { atLeast: 0 })] }),
    ).toEqual(['−1', '0 or more']);
    expect(
      ranges({ title: 'N', lowest: -6, bands: [band('A', { atLeast: -6 }), band('B', { atLeast: 0 })] }),
    ).toEqual(['−6 to −1', '0 or more']);
  });
});
