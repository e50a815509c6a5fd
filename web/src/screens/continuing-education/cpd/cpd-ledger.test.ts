import { describe, expect, it } from 'vitest';
import { addMonths, daysFrom } from '../calendar-day.ts';
import { readCpdEntry } from './cpd-entry.ts';
import { firstInvalidDay, standingOf, totalOn } from './cpd-ledger.ts';
import { registerRules, warningDays } from './cpd-rules.ts';

const today = '2026-11-21';
const general = (date: string, ceus: number) => ({ date, ceus, type: 'General' as const });
const ethics = (date: string, ceus: number) => ({ date, ceus, type: 'Ethics' as const });
const { year, balance } = registerRules.professional;

describe('the CPD ledger', () => {
  it('CE-26 requires what the councils published', () => {
    expect(year).toEqual({ months: 12, ceus: 30, ethics: 5 });
    expect(balance).toEqual({ months: 24, ceus: 60, ethics: 10 });
    expect(registerRules.supplementary.year).toEqual({ months: 12, ceus: 15, ethics: 5 });
    expect(warningDays).toBeGreaterThanOrEqual(90);
  });

  it('CE-26 counts an activity from its day until the day before its period ends', () => {
    const entries = [general('2025-11-21', 10)];
    expect(totalOn(entries, '2025-11-20', 12).ceus).toBe(0);
    expect(totalOn(entries, '2025-11-21', 12).ceus).toBe(10);
    expect(totalOn(entries, '2026-11-20', 12).ceus).toBe(10);
    expect(totalOn(entries, '2026-11-21', 12).ceus).toBe(0);
    expect(firstInvalidDay({ date: '2025-11-21' })).toBe('2027-11-21');
  });

  it('CE-26 adds tenths without rounding errors', () => {
    expect(totalOn([general(today, 0.1), general(today, 0.2)], today, 12).ceus).toBe(0.3);
  });

  it('CE-26 is short without an activity', () => {
    const standing = standingOf([], year, today);
    expect(standing).toMatchObject({ isMet: false, isWarned: true, missing: { ceus: 30, ethics: 5 } });
    expect(standing.shortfall).toEqual({ day: today, days: 0, missing: { ceus: 30, ethics: 5 } });
  });

  it('CE-26 is short of ethics even if the total is reached', () => {
    const standing = standingOf([general(today, 40), ethics(today, 3)], year, today);
    expect(standing).toMatchObject({ isMet: false, total: { ceus: 43, ethics: 3 } });
    expect(standing.missing).toEqual({ ceus: 2, ethics: 2 });
  });

  it('CE-26 is met at exactly the requirement', () => {
    expect(standingOf([general(today, 25), ethics(today, 5)], year, today)).toMatchObject({
      isMet: true,
      isWarned: false,
      shortfall: { day: '2027-11-21', days: 365, missing: { ceus: 30, ethics: 5 } },
    });
  });

  it('CE-26 finds the first day on which too little is left, not the first day of a loss', () => {
    const entries = [general('2025-12-01', 10), general('2026-02-01', 20), ethics('2026-05-01', 10)];
    expect(standingOf(entries, year, today).shortfall).toEqual({
      ...{ day: '2027-02-01', days: daysFrom(today, '2027-02-01') },
      missing: { ceus: 20, ethics: 0 },
    });
  });

  it('CE-26 warns from 120 days before a shortfall', () => {
    const lost = (days: number) => {
      const end = new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10);
      return standingOf([ethics(addMonths(end, -12), 30)], year, today);
    };
    for (const days of [1, 89, 90, 91, 120]) {
      expect(lost(days)).toMatchObject({ isMet: true, isWarned: true, shortfall: { days } });
    }
    expect(lost(121)).toMatchObject({ isMet: true, isWarned: false });
  });

  it('CE-26 keeps the balance of two years apart from the last twelve months', () => {
    const entries = [ethics('2025-06-01', 30), ethics('2026-06-01', 30)];
    expect(standingOf(entries, balance, today)).toMatchObject({
      ...{ isMet: true, total: { ceus: 60, ethics: 60 } },
      shortfall: { day: '2027-06-01' },
    });
    expect(standingOf(entries, year, today).total.ceus).toBe(30);
  });

  it('CE-26 is never met on a day without the required credits, whatever was entered', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    for (let round = 0; round < 200; round += 1) {
      const entries = Array.from({ length: random(12) }, () => {
        const date = new Date(Date.UTC(2024, 8, 1 + random(810))).toISOString().slice(0, 10);
        return random(3) === 0 ? ethics(date, 1 + random(20)) : general(date, 1 + random(20));
      }).filter(({ date }) => date <= today);
      const { isMet, shortfall } = standingOf(entries, year, today);
      const isMetOn = (day: string) => {
        const total = totalOn(entries, day, 12);
        return total.ceus >= 30 && total.ethics >= 5;
      };
      expect(isMet).toBe(isMetOn(today));
      expect(isMetOn(shortfall.day)).toBe(false);
      if (isMet) {
        const before = new Date(Date.parse(shortfall.day) - 86_400_000).toISOString().slice(0, 10);
        expect(isMetOn(before)).toBe(true);
      }
    }
  });
});

describe('an activity of the ledger', () => {
  const read = (given: Record<string, string>) =>
    readCpdEntry((name) => ({ activity: 'Seminar', date: today, ceus: '2', ...given })[name] ?? '', today);

  it('CE-17 is read with its type, its level and a decimal comma', () => {
    expect(read({ ceus: '1,5', type: 'ethics', level: '2' }).value).toMatchObject({
      ...{ ceus: 1.5, type: 'Ethics', level: '2', date: today },
    });
  });

  it.each([
    { activity: ' ' },
    { date: '' },
    { date: '2026-11-22' },
    { date: '21/11/2026' },
    { ceus: '' },
    { ceus: '0' },
    { ceus: '-2' },
    { ceus: '101' },
    { ceus: '1e2' },
    { type: 'Fun' },
    { level: '4' },
  ])('CE-17 is rejected with %j', (given) => expect(read(given).fault).toBeTypeOf('string'));
});
