import { describe, expect, it } from 'vitest';
import { relativeAge } from './relative-age.ts';

const now = new Date(2026, 5, 30, 0, 5);

function daysBefore(days: number): Date {
  return new Date(2026, 5, 30 - days, 23, 55);
}

describe('HOME-14 HOME-15 the relative age', () => {
  it.each([
    [0, 'Today'],
    [1, 'Yesterday'],
    [2, '2 days ago'],
    [6, '6 days ago'],
  ])('HOME-14 reads for %i days "%s"', (days, text) => {
    expect(relativeAge(daysBefore(days), now)).toBe(text);
  });

  it.each([
    [7, '1 week ago'],
    [13, '1 week ago'],
    [14, '2 weeks ago'],
    [29, '4 weeks ago'],
    [30, '1 month ago'],
    [59, '1 month ago'],
    [60, '2 months ago'],
    [400, '13 months ago'],
  ])('HOME-15 reads for %i days "%s"', (days, text) => {
    expect(relativeAge(daysBefore(days), now)).toBe(text);
  });

  it('HOME-14 reads Today for a date in the future', () => {
    expect(relativeAge(daysBefore(-3), now)).toBe('Today');
  });
});
