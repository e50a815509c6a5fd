import { describe, expect, it } from 'vitest';
import { learningModule } from '../../test/learning.ts';
import { answeredMoment, inHours, moduleMinutes, secondsSpent } from './time.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

describe('the duration of a module', () => {
  it('is a minute for each 200 words and for each question, rounded up', () => {
    const { questions, ...module } = learningModule('m1');
    const reading = (words: number) => [
      {
        heading: 'one',
        paragraphs: ['two three'],
        points: ['word '.repeat(words - 3)],
        source: 'reader',
        basis: 'seen' as const,
      },
    ];
    // 'Question 1?', three choices and 'Explanation 1 of m1.' are 9 words, so 27 for all three.
    expect(moduleMinutes({ ...module, questions, reading: reading(173) })).toBe(4);
    expect(moduleMinutes({ ...module, questions, reading: reading(174) })).toBe(5);
    expect(moduleMinutes({ ...module, questions, reading: reading(573) })).toBe(6);
  });
});

describe('the moment of answers', () => {
  const [createdAt, now] = [at('08:00:00'), at('12:00:00')];
  it.each([
    ['2026-11-20T10:00:00Z', '10:00:00'],
    [undefined, '12:00:00'],
    ['2026-11-20T12:00:01Z', '12:00:00'],
    ['2026-11-20T07:59:59Z', '08:00:00'],
    ['0001-01-01T00:00:00Z', '08:00:00'],
    ['9999-12-31T23:59:59Z', '12:00:00'],
  ])('is %s for the stated time %s', (said, taken) => {
    expect(answeredMoment(said, { createdAt, now })).toEqual(at(taken));
  });
});

describe('the time spent on a module of 20 minutes that was opened at ten', () => {
  const spent = (answered: string, completed?: string) =>
    secondsSpent({
      openedAt: at('10:00:00'),
      completedAt: completed === undefined ? undefined : at(completed),
      answeredAt: at(answered),
      minutes: 20,
    });

  it('counts from its opening, at most twice the twenty minutes', () => {
    expect(spent('10:00:00')).toBe(0);
    expect(spent('10:15:30')).toBe(930);
    expect(spent('10:40:00')).toBe(2400);
    expect(spent('10:40:01')).toBe(2400);
  });

  it('counts nothing for answers from before the opening', () => {
    expect(spent('09:59:59')).toBe(0);
  });

  it('counts from the last completion, if that came after the opening', () => {
    expect(spent('10:15:00', '10:10:00')).toBe(300);
    expect(spent('10:15:00', '09:00:00')).toBe(900);
  });
});

it.each([
  [0, 0],
  [179, 0],
  [180, 0.1],
  [5400, 1.5],
  [5759, 1.6],
])('shows %i seconds as %d hours', (seconds, hours) => {
  expect(inHours(seconds)).toBe(hours);
});
