import { describe, expect, it } from 'vitest';
import { completion, learningPath, recordOf, start } from '../../test/learning.ts';
import { upcomingDeadlines } from './deadlines.ts';

const paths = [learningPath('a'), learningPath('b')];
/** Four modules make 28 days: 1 November and 28 days are 29 November, which ends in Windhoek at 22:00 UTC. */
const begun = start('a', 'm1', '2026-11-01T10:00:00Z');
const due = '2026-11-29T21:59:59.999Z';
const deadlines = (now: string, ...stored: Parameters<typeof recordOf>) =>
  upcomingDeadlines(paths, recordOf(...stored), new Date(now));

describe('deadlines', () => {
  it('API-19 exist only for paths in progress', () => {
    expect(deadlines('2026-11-02T10:00:00Z')).toEqual([]);
    const all = ['m1', 'm2', 'm3', 'm4'].map((id) => completion(['b', id], 80, '2026-11-01T10:00:00Z'));
    expect(deadlines('2026-11-02T10:00:00Z', begun, ...all)).toEqual([
      { title: 'Path a', dueDate: due, priority: 'low' },
    ]);
  });

  it.each([
    ['2026-11-21T21:59:59Z', 'low'],
    ['2026-11-21T22:00:00Z', 'medium'],
    ['2026-11-25T21:59:59Z', 'medium'],
    ['2026-11-25T22:00:00Z', 'high'],
    ['2026-12-24T10:00:00Z', 'high'],
  ])('API-19 at %s have the priority %s', (now, priority) => {
    expect(deadlines(now, begun)).toEqual([{ title: 'Path a', dueDate: due, priority }]);
  });

  it("API-19 count from the first opened module, by the user's current time zone", () => {
    const later = start('a', 'm2', '2026-11-08T10:00:00Z', { timeZone: 'Europe/London' });
    expect(deadlines('2026-11-09T10:00:00Z', later, begun)).toMatchObject([
      { dueDate: '2026-11-29T23:59:59.999Z' },
    ]);
    const reopened = start('a', 'm1', '2026-11-01T10:00:00Z', { openedAt: new Date('2026-11-09T10:00:00Z') });
    expect(deadlines('2026-11-09T10:00:00Z', reopened)).toMatchObject([{ dueDate: due }]);
  });

  it('API-19 are sorted soonest first', () => {
    const earlier = start('b', 'm1', '2026-10-31T10:00:00Z');
    expect(deadlines('2026-11-02T10:00:00Z', begun, earlier).map(({ title }) => title)).toEqual([
      'Path b',
      'Path a',
    ]);
  });
});
