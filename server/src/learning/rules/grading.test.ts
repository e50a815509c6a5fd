import { describe, expect, it } from 'vitest';
import { answers, learningModule } from '../../test/learning.ts';
import { grade, isPass } from './grading.ts';

const module = learningModule('m1');
const [first, second, third] = answers(3);

describe('the pass mark', () => {
  it.each([
    [79, false],
    [80, true],
    [100, true],
  ])('takes a score of %i as a pass or not', (score, passes) => {
    expect(isPass(score)).toBe(passes);
  });
});

describe('grading', () => {
  it.each([
    [0, 0],
    [1, 33],
    [2, 67],
    [3, 100],
  ] as const)('gives %i right of three a score of %i', (right, score) => {
    expect(grade(module, answers(right))?.score).toBe(score);
  });

  it('returns for each question the right choice, the reason and its source, in module order', () => {
    expect(grade(module, answers(2).toReversed())?.results).toEqual([
      {
        questionId: 'q1',
        choice: 1,
        rightChoice: 1,
        isRight: true,
        explanation: 'Explanation 1 of m1.',
        source: 'reader',
        basis: 'seen',
      },
      {
        questionId: 'q2',
        choice: 0,
        rightChoice: 0,
        isRight: true,
        explanation: 'Explanation 2 of m1.',
        source: 'reader',
        basis: 'seen',
      },
      {
        questionId: 'q3',
        choice: 0,
        rightChoice: 2,
        isRight: false,
        explanation: 'Explanation 3 of m1.',
        source: 'asker',
        basis: 'seen',
      },
    ]);
  });

  it.each([
    ['one is missing', [first, second]],
    ['one stands twice', [first, second, second]],
    ['one stands twice beside all others', [first, second, third, third]],
    ['one is of another module', [first, second, { questionId: 'q9', choice: 0 }]],
    ['one more is of another module', [first, second, third, { questionId: 'q9', choice: 0 }]],
    ['there is no such choice', [first, second, { questionId: 'q3', choice: 3 }]],
    ['there are none', []],
  ])('grades nothing if %s', (_, given) => {
    expect(
      grade(
        module,
        given.flatMap((answer) => answer ?? []),
      ),
    ).toBeUndefined();
  });
});
