import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daysFrom, endOfDay, knownTimeZone, mondayOf } from './calendar.ts';

describe('the calendar of learning', () => {
  it.each([
    ['Africa/Windhoek', 'Africa/Windhoek'],
    ['africa/johannesburg', 'Africa/Johannesburg'],
    ['UTC', 'UTC'],
    [undefined, 'Africa/Windhoek'],
    ['', 'Africa/Windhoek'],
    ['Africa/Oryx', 'Africa/Windhoek'],
    ['+02:00', 'Africa/Windhoek'],
    ["'; drop table users; --", 'Africa/Windhoek'],
    ['Africa/Windhoek'.repeat(100), 'Africa/Windhoek'],
  ])('knows the time zone %s as %s', (name, known) => {
    expect(knownTimeZone(name)).toBe(known);
  });

  it('API-19 returns the local day, exact to the millisecond', () => {
    // Namibia is two hours ahead of UTC all year.
    expect(dayOf(new Date('2026-03-31T21:59:59.999Z'), 'Africa/Windhoek')).toBe('2026-03-31');
    expect(dayOf(new Date('2026-03-31T22:00:00.000Z'), 'Africa/Windhoek')).toBe('2026-04-01');
    expect(dayOf(new Date('2026-03-31T22:00:00.000Z'), 'America/New_York')).toBe('2026-03-31');
  });

  it('counts days across months, years and 29 February', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysFrom('2026-12-31', '2027-01-01')).toBe(1);
    expect(daysFrom('2027-01-01', '2026-12-31')).toBe(-1);
  });

  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-21', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('puts %s into the week of Monday %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  it.each([
    ['2026-03-31', 'Africa/Windhoek', '2026-03-31T21:59:59.999Z'],
    ['2026-03-31', 'Pacific/Kiritimati', '2026-03-31T09:59:59.999Z'],
    ['2026-03-31', 'Pacific/Pago_Pago', '2026-04-01T10:59:59.999Z'],
    // Clocks go back and forward on these days; Cairo's midnight of 24 April 2026 does not exist.
    ['2026-10-25', 'Europe/Berlin', '2026-10-25T22:59:59.999Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-29T21:59:59.999Z'],
    ['2026-04-23', 'Africa/Cairo', '2026-04-23T21:59:59.999Z'],
  ])('API-19 ends %s in %s at %s', (day, timeZone, end) => {
    expect(endOfDay(day, timeZone).toISOString()).toBe(end);
  });
});
