import { describe, expect, it } from 'vitest';
import { completion, learningModule, learningPath, recordOf, start } from '../../test/learning.ts';
import { moduleProgress, overallProgress, pathHours, pathProgress } from './progress.ts';

const path = learningPath('a');
const all = ['m1', 'm2', 'm3', 'm4'].map((id) => completion(['a', id], 80, '2026-11-01T10:00:00Z'));

describe('the hours of a path', () => {
  it.each([
    [[10, 10, 10, 10], 0.7],
    [[10, 10, 10, 14], 0.7],
    [[10, 10, 10, 15], 0.8],
    [[20, 20, 20, 20], 1.3],
    [[30, 30, 30, 30], 2],
  ])('API-18 LEARN-19 are the sum of its modules of %j minutes, with one decimal: %d', (minutes, hours) => {
    const modules = minutes.map((each, place) => learningModule(`m${place}`, {}, each));
    expect(pathHours(learningPath('a', { modules }))).toBe(hours);
  });
});

describe('the progress of a path', () => {
  it('LEARN-19 is not started at first', () => {
    expect(pathProgress(path, recordOf())).toEqual({
      status: 'not_started',
      completedModules: 0,
      totalModules: 4,
      overallScore: 0,
      timeSpentHours: 0,
    });
  });

  it('LEARN-10 is in progress from the first start, and another path of the same modules is not', () => {
    const record = recordOf(start('a', 'm1', '2026-11-01T10:00:00Z'));
    expect(pathProgress(path, record)).toMatchObject({ status: 'in_progress', completedModules: 0 });
    expect(pathProgress(learningPath('b'), record).status).toBe('not_started');
  });

  it('LEARN-19 takes the best score of each module and the time of every completion', () => {
    const record = recordOf(
      completion(['a', 'm1'], 33, '2026-11-01T10:00:00Z'),
      completion(['a', 'm1'], 100, '2026-11-02T10:00:00Z'),
      completion(['a', 'm1'], 67, '2026-11-03T10:00:00Z'),
      completion(['a', 'm2'], 67, '2026-11-03T11:00:00Z'),
    );
    // (100 + 67) / 2 = 83.5, and four times ten minutes are 0.7 hours.
    expect(pathProgress(path, record)).toEqual({
      status: 'in_progress',
      completedModules: 1,
      totalModules: 4,
      overallScore: 84,
      timeSpentHours: 0.7,
    });
    expect(
      moduleProgress(path, record).map(({ id, isCompleted, score }) => [id, isCompleted, score]),
    ).toEqual([
      ['m1', true, 100],
      ['m2', false, 67],
      ['m3', false, null],
      ['m4', false, null],
    ]);
  });

  it('LEARN-19 is completed once every module has reached 80, in whatever attempt', () => {
    const failed = recordOf(...all.slice(1), completion(['a', 'm1'], 79, '2026-11-01T10:00:00Z'));
    expect(pathProgress(path, failed)).toMatchObject({ status: 'in_progress', completedModules: 3 });
    const again = completion(['a', 'm1'], 80, '2026-11-02T10:00:00Z');
    const later = completion(['a', 'm1'], 0, '2026-11-03T10:00:00Z');
    const passed = recordOf(...failed.completions, again, later);
    expect(pathProgress(path, passed)).toMatchObject({ status: 'completed', overallScore: 80 });
  });

  it('counts a removed module only towards the time', () => {
    const record = recordOf(...all, completion(['a', 'gone'], 0, '2026-11-01T10:00:00Z'));
    expect(pathProgress(path, record)).toMatchObject({
      completedModules: 4,
      overallScore: 80,
      timeSpentHours: 0.8,
    });
  });
});

describe('the progress over all paths', () => {
  it('API-19 counts completed paths, all time, and the mean of the best scores of all modules', () => {
    const record = recordOf(
      ...all,
      completion(['b', 'm1'], 30, '2026-11-02T10:00:00Z'),
      completion(['gone', 'm1'], 0, '2026-11-02T10:00:00Z'),
    );
    // (4 × 80 + 30) / 5 = 70, and six times ten minutes.
    expect(overallProgress([path, learningPath('b')], record)).toEqual({
      completedPaths: 1,
      totalTimeHours: 1,
      averageScore: 70,
    });
  });

  it('API-19 is 0 at first', () => {
    expect(overallProgress([path], recordOf())).toEqual({
      completedPaths: 0,
      totalTimeHours: 0,
      averageScore: 0,
    });
  });
});
