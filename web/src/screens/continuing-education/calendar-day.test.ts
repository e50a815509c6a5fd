import { describe, expect, it } from 'vitest';
import { addMonths, dayOf, daysFrom, dayText, isDay } from './calendar-day.ts';

describe('a day of the calendar', () => {
  it('CE-26 is the local day of the device, early and late in the day', () => {
    expect(dayOf(new Date(2026, 10, 21, 0, 0, 1))).toBe('2026-11-21');
    expect(dayOf(new Date(2026, 0, 2, 23, 59, 59))).toBe('2026-01-02');
  });

  it.each(['2026-02-29', '2026-13-01', '12026-01-01', '2026-1-1', '', 'soon', '2026-11-21T00:00'])(
    'CE-21 is not read from %j',
    (text) => expect(isDay(text)).toBe(false),
  );

  it('CE-27 is counted in whole days, even over a change of the clocks', () => {
    expect(daysFrom('2026-11-21', '2026-11-21')).toBe(0);
    expect(daysFrom('2026-03-01', '2026-11-01')).toBe(245);
    expect(daysFrom('2026-11-21', '2026-11-20')).toBe(-1);
  });

  it.each([
    ['2026-11-21', 12, '2027-11-21'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 24, '2026-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('CE-27 is moved from %s by %i months to %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });

  it('CE-26 is shown with the short name of its month', () => {
    expect(dayText('2026-12-07')).toBe('7 Dec 2026');
    expect(dayText('')).toBe('');
  });
});
