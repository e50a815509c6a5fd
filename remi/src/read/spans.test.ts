import { describe, expect, it } from 'vitest';
import { withinAny } from './spans.ts';

describe('the parts of a text that are known', () => {
  // In no order, one within another, and two that overlap.
  const isTaken = withinAny([
    { at: 20, end: 30 },
    { at: 4, end: 6 },
    { at: 0, end: 12 },
    { at: 28, end: 40 },
  ]);

  it.each([
    [0, 12, true],
    [7, 11, true],
    [5, 13, false],
    [12, 13, false],
    [20, 30, true],
    [25, 35, false],
    [29, 40, true],
    [41, 42, false],
  ])('tells whether characters %i to %i lie within one of them: %s', (start, end, is) => {
    expect(isTaken({ start, end })).toBe(is);
  });

  it('holds nothing if there are none', () => {
    expect(withinAny([])({ start: 0, end: 1 })).toBe(false);
  });
});
