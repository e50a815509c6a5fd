import { describe, expect, it } from 'vitest';
import { completion, recordOf, start } from '../../test/learning.ts';
import { learningStreak } from './streak.ts';

const on = (at: string, timeZone = 'Africa/Windhoek') => completion(['a', 'm1'], 50, at, { timeZone });
const streak = (now: string, ...stored: Parameters<typeof recordOf>) =>
  learningStreak(recordOf(...stored), new Date(now));

describe('the learning streak', () => {
  const three = [on('2026-11-18T10:00:00Z'), on('2026-11-19T10:00:00Z'), on('2026-11-20T10:00:00Z')];

  it('API-19 is 0 before the first completion, started or not', () => {
    expect(streak('2026-11-20T12:00:00Z')).toBe(0);
    expect(streak('2026-11-20T12:00:00Z', start('a', 'm1', '2026-11-20T10:00:00Z'))).toBe(0);
  });

  it("API-19 lasts until the end of the user's day after the last completion", () => {
    expect(streak('2026-11-20T12:00:00Z', ...three)).toBe(3);
    // In Windhoek 21 November ends at 22:00 UTC.
    expect(streak('2026-11-21T21:59:59Z', ...three)).toBe(3);
    expect(streak('2026-11-21T22:00:00Z', ...three)).toBe(0);
  });

  it('API-19 counts each day once, in whatever order, and ends at a day without a completion', () => {
    expect(streak('2026-11-20T12:00:00Z', on('2026-11-20T08:00:00Z'), ...three.toReversed())).toBe(3);
    expect(streak('2026-11-20T12:00:00Z', on('2026-11-16T10:00:00Z'), ...three)).toBe(3);
  });

  it('API-19 counts a completion on its local day', () => {
    // 22:30 UTC is after midnight in Windhoek, and the same evening in London.
    expect(streak('2026-11-20T12:00:00Z', on('2026-11-18T22:30:00Z'), on('2026-11-19T22:30:00Z'))).toBe(2);
    const inLondon = on('2026-11-18T22:30:00Z', 'Europe/London');
    expect(streak('2026-11-20T12:00:00Z', inLondon, on('2026-11-19T22:30:00Z'))).toBe(1);
  });

  it('API-19 counts on if a wrong clock has dated a completion in the next year', () => {
    expect(streak('2026-11-20T12:00:00Z', ...three, on('2027-11-20T10:00:00Z'))).toBe(3);
    expect(streak('2026-11-24T12:00:00Z', ...three, on('2027-11-20T10:00:00Z'))).toBe(0);
  });

  it('API-19 survives a flight west across midnight', () => {
    const inAuckland = [
      on('2026-11-19T20:00:00Z', 'Pacific/Auckland'),
      on('2026-11-18T20:00:00Z', 'Pacific/Auckland'),
    ];
    const landed = start('a', 'm2', '2026-11-19T21:00:00Z', { timeZone: 'America/Los_Angeles' });
    expect(streak('2026-11-19T21:30:00Z', ...inAuckland, landed)).toBe(2);
  });
});
