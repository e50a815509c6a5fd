import { describe, expect, it } from 'vitest';
import { completion, learningPath, recordOf } from '../../test/learning.ts';
import { learningWeeks } from './weeks.ts';

/** A Saturday. */
const now = new Date('2026-11-21T12:00:00Z');
const weeks = (...stored: Parameters<typeof recordOf>) =>
  learningWeeks([learningPath('a')], recordOf(...stored), now);

describe('the weeks of analytics', () => {
  it('LEARN-19 are eight, oldest first, empty at first', () => {
    expect(weeks().map(({ monday }) => monday)).toEqual([
      '2026-09-28',
      '2026-10-05',
      '2026-10-12',
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ]);
    expect(weeks()[0]).toEqual({ monday: '2026-09-28', minutes: 0, completedModules: 0, averageScore: null });
  });

  it('LEARN-19 begin on Monday at local midnight', () => {
    const stored = [
      completion(['a', 'm1'], 40, '2026-11-15T21:59:59Z'),
      completion(['a', 'm2'], 80, '2026-11-15T22:00:00Z'),
      completion(['a', 'm3'], 90, '2026-09-27T21:59:59Z'),
    ];
    expect(weeks(...stored).filter(({ minutes }) => minutes > 0)).toEqual([
      { monday: '2026-11-09', minutes: 10, completedModules: 0, averageScore: 40 },
      { monday: '2026-11-16', minutes: 10, completedModules: 1, averageScore: 80 },
    ]);
  });

  it('LEARN-19 count a module once with all scores and time, and a removed one only towards the time', () => {
    const stored = [
      completion(['a', 'm1'], 33, '2026-11-17T10:00:00Z'),
      completion(['a', 'm1'], 100, '2026-11-18T10:00:00Z'),
      completion(['a', 'gone'], 0, '2026-11-18T10:00:00Z', { seconds: 90 }),
    ];
    // 66.5 is rounded up, and so are 21.5 minutes.
    expect(weeks(...stored).at(-1)).toEqual({
      monday: '2026-11-16',
      minutes: 22,
      completedModules: 1,
      averageScore: 67,
    });
  });
});
