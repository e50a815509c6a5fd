import { describe, expect, it } from 'vitest';
import { completion, learningPath, recordOf, start } from '../../test/learning.ts';
import { skillProgression } from './skills.ts';

const now = new Date('2026-11-20T12:00:00Z');
/** Airway management is trained by m1 and m2 of each path, cardiac resuscitation by m3, trauma care by m4. */
const paths = [learningPath('a'), learningPath('b')];
const recent = '2026-11-19T10:00:00Z';
const skills = (...stored: Parameters<typeof recordOf>) => skillProgression(paths, recordOf(...stored), now);

describe('skill progression', () => {
  it('API-19 lists only skills that were begun', () => {
    expect(skills()).toEqual([]);
    expect(skills(start('a', 'm4', recent))).toEqual([
      { skillArea: 'trauma_care', currentLevel: 'beginner', progress: 0, recentImprovement: false },
    ]);
    expect(skills(completion(['a', 'gone'], 100, recent))).toEqual([]);
  });

  it('API-19 divides the best scores by all modules of the skill, in all paths', () => {
    const stored = [
      completion(['a', 'm1'], 100, recent),
      completion(['a', 'm1'], 33, recent),
      completion(['b', 'm2'], 67, recent),
      completion(['b', 'm3'], 100, recent),
    ];
    // (100 + 67) / 4 = 41.75 and 100 / 2.
    expect(skills(...stored).map(({ skillArea, progress }) => [skillArea, progress])).toEqual([
      ['airway_management', 42],
      ['cardiac_resuscitation', 50],
    ]);
  });

  it.each([
    [33, 33, 'beginner'],
    [33, 34, 'intermediate'],
    [66, 66, 'intermediate'],
    [66, 67, 'advanced'],
    [100, 100, 'advanced'],
  ])('API-19 calls scores of %i and %i in two modules %s', (one, other, level) => {
    const [skill] = skills(completion(['a', 'm4'], one, recent), completion(['b', 'm4'], other, recent));
    expect(skill?.currentLevel).toBe(level);
  });

  it.each([
    ['a first completion', [[100, recent]], false],
    [
      'one above the mean of all earlier ones',
      [
        [40, '2026-01-01T10:00:00Z'],
        [60, '2026-02-01T10:00:00Z'],
        [51, recent],
      ],
      true,
    ],
    [
      'one at that mean',
      [
        [40, '2026-01-01T10:00:00Z'],
        [60, '2026-02-01T10:00:00Z'],
        [50, recent],
      ],
      false,
    ],
    [
      'one of exactly 30 days ago',
      [
        [40, '2026-01-01T10:00:00Z'],
        [60, '2026-10-21T12:00:00Z'],
      ],
      true,
    ],
    [
      'one of a second more',
      [
        [40, '2026-01-01T10:00:00Z'],
        [60, '2026-10-21T11:59:59Z'],
      ],
      false,
    ],
    [
      'one that was sent before an earlier one',
      [
        [60, recent],
        [40, '2026-01-01T10:00:00Z'],
      ],
      true,
    ],
  ] as const)('API-19 takes %s as a recent improvement or not', (_, scores, improved) => {
    const [skill] = skills(...scores.map(([score, at]) => completion(['a', 'm1'], score, at)));
    expect(skill?.recentImprovement).toBe(improved);
  });
});
