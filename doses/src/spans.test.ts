import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains, isGap, isWithin, overlap, type Span, shared } from './spans.ts';

/** Returns a range in the notation of mathematics: `[2, 5)` includes 2 and excludes 5. */
function span(text: string): Span {
  const [, open = '', low = '', high = '', close = ''] = /^([[(])(\S+), (\S+)([\])])$/.exec(text) ?? [];
  return { low: Number(low), includesLow: open === '[', high: Number(high), includesHigh: close === ']' };
}

describe('spans', () => {
  it.each([
    ['[2, 5)', [false, true, true, false]],
    ['(2, 5]', [false, false, true, true]],
    ['[2, Infinity)', [false, true, true, true]],
  ])('MED-14 tells which values %s contains', (text, expected) => {
    expect([1.999, 2, 4.999, 5].map((value) => contains(span(text), value))).toEqual(expected);
  });

  it.each([
    ['[0, 5)', '[5, 9]', false],
    ['[0, 5]', '[5, 9]', true],
    ['[0, 5]', '(5, 9]', false],
    ['[0, 9]', '[3, 4]', true],
    ['[0, 1]', '[3, 4]', false],
  ])('MED-14 tells whether %s and %s share a value: %s', (one, other, expected) => {
    expect(overlap(span(one), span(other))).toBe(expected);
    expect(overlap(span(other), span(one))).toBe(expected);
  });

  it.each([
    ['[2, 5)', '[2, 5]', true],
    ['[2, 5]', '[2, 5)', false],
    ['[2, 5]', '(2, 5]', false],
    ['(2, 5)', '[2, 5]', true],
    ['[3, 4]', '[2, 5]', true],
    ['[1, 4]', '[2, 5]', false],
  ])('MED-14 tells whether %s lies in %s: %s', (one, other, expected) => {
    expect(isWithin(span(one), span(other))).toBe(expected);
  });

  it('MED-14 finds the value that neither of two ranges includes', () => {
    expect(isGap(span('[0, 20)'), span('(20, 50]'))).toBe(true);
    expect(isGap(span('[0, 20]'), span('(20, 50]'))).toBe(false);
    expect(isGap(span('[0, 20)'), span('[20, 50]'))).toBe(false);
    expect(isGap(span('[0, 20)'), span('(25, 50]'))).toBe(false);
  });

  const anySpan = fc
    .record({
      ends: fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })),
      includesLow: fc.boolean(),
      includesHigh: fc.boolean(),
    })
    .filter(({ ends: [one, other] }) => one !== other)
    .map(({ ends, ...includes }): Span => ({ low: Math.min(...ends), high: Math.max(...ends), ...includes }));
  const grid = Array.from({ length: 37 }, (_, at) => at / 4);

  it('MED-14 agrees with the values one by one', () => {
    fc.assert(
      fc.property(anySpan, anySpan, (one, other) => {
        const inBoth = grid.filter((value) => contains(one, value) && contains(other, value));
        expect(overlap(one, other)).toBe(inBoth.length > 0);
        expect(isWithin(one, other)).toBe(
          grid.every((value) => !contains(one, value) || contains(other, value)),
        );
        if (inBoth.length > 0)
          expect(grid.filter((value) => contains(shared(one, other), value))).toEqual(inBoth);
      }),
      { numRuns: 500 },
    );
  });
});
