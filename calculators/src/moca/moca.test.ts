import { describe, expect, it } from 'vitest';
import type { RawValues } from '../index.ts';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { everyCombination } from '../test/combinations.ts';
import { moca } from './moca.ts';

const evaluated = (raw: RawValues) => evaluateDefinition(moca, raw, new Date('2026-11-21T12:00:00'));

const maxima = {
  visuospatialExecutive: 5,
  naming: 3,
  attention: 6,
  language: 3,
  abstraction: 2,
  delayedRecall: 5,
  orientation: 6,
};

/** The bands as the specification words them. */
function specifiedBand(adjusted: number): string {
  if (adjusted >= 26) return 'Normal';
  return adjusted >= 18 ? 'Mild' : 'Significant';
}

/** Answers that add up to a total, filled domain by domain. */
function answersOf(total: number): Record<string, number> {
  let rest = total;
  return Object.fromEntries(
    Object.entries(maxima).map(([key, max]) => {
      const points = Math.min(rest, max);
      rest -= points;
      return [key, points];
    }),
  );
}

describe('MoCA', () => {
  it('CALC-MOCA-01 offers each domain from 0 to its maximum, as selects', () => {
    for (const [key, max] of Object.entries(maxima)) {
      const input = moca.inputs[key];
      expect(input?.kind === 'choice' && input.appearance).toBe('select');
      expect(input?.kind === 'choice' && input.options.map(({ points }) => points)).toEqual(
        Array.from({ length: max + 1 }, (_, points) => points),
      );
    }
    expect(Object.keys(moca.inputs)).toEqual([...Object.keys(maxima), 'education12OrLess']);
  });

  it.each(Object.entries(maxima))('CALC-MOCA-01 refuses %s outside 0 to %i', (key, max) => {
    for (const outside of [-1, max + 1, 1.5]) {
      const { invalid, outcome } = evaluated({ ...maxima, [key]: outside });
      expect(invalid).toEqual([key]);
      expect(outcome.values['score']).toBe(30 - max);
    }
  });

  it('CALC-MOCA-01 CALC-MOCA-02 CALC-MOCA-03 agrees with the specification in every combination', () => {
    const wrong: RawValues[] = [];
    let count = 0;
    const answered = Object.fromEntries(
      Object.entries(maxima).map(([key, max]) => [
        key,
        Array.from({ length: max + 1 }, (_, points) => points),
      ]),
    );
    for (const raw of everyCombination(moca, answered)) {
      count += 1;
      const { education12OrLess, ...domains } = raw;
      const score = Object.values(domains).reduce<number>((sum, points) => sum + Number(points), 0);
      const adjusted = education12OrLess === true && score < 30 ? score + 1 : score;
      const { values } = evaluated(raw).outcome;
      if (
        values['score'] !== score ||
        values['adjusted'] !== adjusted ||
        values['band'] !== specifiedBand(adjusted)
      ) {
        wrong.push(raw);
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(count).toBe(6 * 4 * 7 * 4 * 3 * 6 * 7 * 2);
  });

  it.each(Object.entries(maxima))('CALC-MOCA-04 counts a missing %s as 0 and lists it', (key, max) => {
    const { outcome, missing } = evaluated({ ...maxima, [key]: '' });
    expect(outcome.values['score']).toBe(30 - max);
    expect(missing).toEqual([key]);
  });

  it.each([
    [30, false, 30, 'Normal'],
    [30, true, 30, 'Normal'],
    [29, true, 30, 'Normal'],
    [26, false, 26, 'Normal'],
    [25, true, 26, 'Normal'],
    [25, false, 25, 'Mild'],
    [18, false, 18, 'Mild'],
    [17, true, 18, 'Mild'],
    [17, false, 17, 'Significant'],
    [0, false, 0, 'Significant'],
  ])('CALC-MOCA-02 CALC-MOCA-03 %i with 12 years or less %s is %i, %s', (score, less, adjusted, band) => {
    const { outcome } = evaluated({ ...answersOf(score), education12OrLess: less });
    expect(outcome.values).toEqual({ score, adjusted, band });
    expect(outcome.headline).toMatchObject({ text: String(adjusted), suffix: 'of 30' });
  });

  it('CALC-MOCA-02 shows the total and the adjusted score', () => {
    const { figures } = evaluated({ ...answersOf(25), education12OrLess: true }).outcome;
    expect(figures).toMatchObject([
      { label: 'Total', text: '25' },
      { label: 'Adjusted score', text: '26', note: '12 years of education or less' },
    ]);
  });

  it('CALC-MOCA-04 starts and is reset at 0, which it does not pass off as a finding', () => {
    const { outcome, answered, asked } = evaluated({});
    expect(outcome.values).toEqual({ score: 0, adjusted: 0, band: 'Significant' });
    expect(outcome.notes).toEqual(['All domains at 0: enter the findings.']);
    expect({ answered, asked }).toEqual({ answered: 0, asked: 7 });
    expect(evaluated({ education12OrLess: true }).outcome.notes).toHaveLength(1);
    expect(evaluated({ naming: 1 }).outcome.notes).toEqual([]);
    expect(moca.resetLabel).toBe('Reset');
  });

  it('CALC-MOCA-03 gives a part of the test its band, but neither alarm nor advice', () => {
    expect(evaluated({ attention: 6, orientation: 6, education12OrLess: true }).outcome.band).toMatchObject({
      title: 'Significant',
      tone: 'neutral',
      advice: 'Not every domain is entered: the total can still rise.',
    });
    expect(evaluated(answersOf(13)).outcome.band).toMatchObject({ title: 'Significant', tone: 'danger' });
  });

  it('CALC-MOCA-03 carries its caution', () => {
    expect(moca.cautions.map(({ text }) => text)).toContain(
      '26 over-calls impairment in many groups. Total never above 30. Needs a trained user.',
    );
  });
});
