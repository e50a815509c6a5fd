import { describe, expect, it } from 'vitest';
import { evaluate } from '../index.ts';

const at = async (values: object, now: string) => (await evaluate('due-date', values, new Date(now))).outcome;

describe('due date', () => {
  it('counts the weeks until today, whatever the hour', async () => {
    const period = { basis: 'period', period: '2026-01-01' };
    expect((await at(period, '2026-08-13T23:59')).values).toMatchObject({ weeks: 32, days: 0 });
    expect((await at(period, '2026-08-14T00:00')).values).toMatchObject({ weeks: 32, days: 1 });
    expect((await at(period, '2026-10-08T12:00')).band).toMatchObject({
      title: '40 weeks 0 days',
      advice: 'Today; 0 days to the due date.',
    });
    expect((await at(period, '2026-10-10T12:00')).band?.advice).toBe('Today; 2 days after the due date.');
    const scan = { basis: 'scan', scanDate: '2026-08-13', weeks: 12, days: 3 };
    expect((await at(scan, '2026-08-20T08:00')).values).toMatchObject({ weeks: 13, days: 3 });
  });

  it('doubts dates of more than 44 weeks', async () => {
    const period = { basis: 'period', period: '2026-01-01' };
    expect((await at(period, '2026-11-05T12:00')).cautions).toEqual([]);
    expect((await at(period, '2026-11-06T12:00')).cautions).toHaveLength(1);
  });
});
