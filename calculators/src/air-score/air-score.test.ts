import { describe, expect, it } from 'vitest';
import { evaluateDefinition } from '../index.ts';
import type { RawValues } from '../kit/answers.ts';
import { everyCombination } from '../test/combinations.ts';
import { airScore } from './air-score.ts';

const now = new Date('2026-11-21T12:00:00');
const evaluationOf = (raw: RawValues) => evaluateDefinition(airScore, raw, now);
const outcomeOf = (raw: RawValues) => evaluationOf(raw).outcome;

const normal = { temperature: 37, neutrophils: 60, wbc: 8, crp: 5 };
const numbers = Object.keys(normal);

/** Each number at its minimum, below, at and above its limit, and at its maximum. */
const measured = {
  temperature: [10, 38.4, 38.5, 38.6, 50],
  neutrophils: [0, 69.9, 70, 74.9, 75, 84.9, 85, 100],
  wbc: [0, 9.9, 10, 14.9, 15, 2000],
  crp: [0, 9, 10, 49, 50, 2000],
};

/** The specification's sentence, written out. */
function specified(raw: RawValues) {
  let score = 0;
  if (raw['vomiting'] === true) score += 1;
  if (raw['painRLQ'] === true) score += 1;
  if (raw['rebound'] === true) score += 3;
  if (Number(raw['temperature']) >= 38.5) score += 1;
  if (Number(raw['neutrophils']) >= 75) score += 2;
  if (Number(raw['wbc']) >= 10) score += 1;
  if (Number(raw['crp']) >= 50) score += 2;
  if (score <= 4) return { score, band: 'Low', probability: 'under 5%' };
  if (score <= 8) return { score, band: 'Intermediate', probability: '5-20%' };
  return { score, band: 'High', probability: 'over 20%' };
}

describe('AIR', () => {
  it.each([
    [{ vomiting: true }, 1],
    [{ painRLQ: true }, 1],
    [{ rebound: true }, 3],
    [{ temperature: 38.4 }, 0],
    [{ temperature: 38.5 }, 1],
    [{ neutrophils: 74.9 }, 0],
    [{ neutrophils: 75 }, 2],
    [{ wbc: 9.9 }, 0],
    [{ wbc: 10 }, 1],
    [{ crp: 49 }, 0],
    [{ crp: 50 }, 2],
  ])('CALC-AIR-01 %j scores %i', (finding, score) => {
    expect(outcomeOf({ ...normal, ...finding }).values['score']).toBe(score);
  });

  it.each([
    [{ vomiting: true, rebound: true }, 4, 'Low', 'under 5%', 'Discharge with a safety net.'],
    [
      { vomiting: true, painRLQ: true, rebound: true },
      5,
      'Intermediate',
      '5-20%',
      'Observation and surgical consultation.',
    ],
    [
      { vomiting: true, rebound: true, neutrophils: 85, crp: 50 },
      8,
      'Intermediate',
      '5-20%',
      'Observation and surgical consultation.',
    ],
    [
      { vomiting: true, painRLQ: true, rebound: true, neutrophils: 85, crp: 50 },
      9,
      'High',
      'over 20%',
      'Strong consideration of surgery.',
    ],
    [
      { vomiting: true, painRLQ: true, rebound: true, temperature: 38.5, neutrophils: 75, wbc: 10, crp: 50 },
      11,
      'High',
      'over 20%',
      'Strong consideration of surgery.',
    ],
  ])('CALC-AIR-02 CALC-ALL-04 %j score %i: %s, %s', (findings, score, band, probability, advice) => {
    const outcome = outcomeOf({ ...normal, ...findings });
    expect(outcome.values).toEqual({ score, band, probability });
    expect(outcome.band?.advice).toBe(advice);
  });

  it('CALC-AIR-01 CALC-AIR-02 agrees with the specification around every limit', () => {
    const all = [...everyCombination(airScore, measured)];
    expect(all).toHaveLength(8 * 5 * 8 * 6 * 6);
    expect(all.map((raw) => outcomeOf(raw).values)).toEqual(all.map(specified));
  });

  it.each(numbers)('CALC-ALL-05 shows points but no band without %s', (key) => {
    const evaluation = evaluationOf({ ...normal, rebound: true, [key]: '' });
    expect(evaluation.missing).toEqual([key]);
    expect(evaluation.outcome.values).toEqual({ score: 3 });
    expect(evaluation.outcome.headline.text).toBe('3');
    expect(evaluation.outcome.band?.title).toBe('Not complete');
    expect(evaluation.outcome.figures).toBeUndefined();
  });

  it.each([
    ['temperature', 9.9],
    ['temperature', 50.1],
    ['neutrophils', 100.1],
    ['neutrophils', -0.1],
    ['wbc', 2000.1],
    ['crp', -1],
    ['crp', 'x'],
  ])('CALC-ALL-07 counts %s %s as not entered', (key, value) => {
    expect(evaluationOf({ ...normal, [key]: value }).missing).toEqual([key]);
  });

  it('CALC-AIR-01 says beside the result where the published points give a higher group', () => {
    const underCounted = {
      vomiting: true,
      painRLQ: true,
      temperature: 38.5,
      neutrophils: 70,
      wbc: 9,
      crp: 10,
    };
    // Specified 1 + 1 + 1 = 3, published 1 + 1 + 1 + 1 + 0 + 1 = 5.
    const { values, cautions } = outcomeOf(underCounted);
    expect(values).toMatchObject({ score: 3, band: 'Low' });
    expect(cautions?.[0]).toMatchObject({
      level: 'danger',
      text: 'With the published points these findings come to 5 of 12, which is intermediate, not low.',
    });
  });

  it('CALC-AIR-01 says that rebound was counted as strong', () => {
    // Specified 3, published 3 + 1 + 0 + 1 = 5.
    const { cautions } = outcomeOf({ ...normal, rebound: true, neutrophils: 70, crp: 10 });
    expect(cautions?.[0]?.text).toContain('5 of 12 if rebound is strong');
  });

  it('CALC-AIR-01 adds no such caution where the group is the same or lower', () => {
    expect(outcomeOf({ ...normal, crp: 10 }).cautions).toEqual([]);
    // Specified 3 + 2 = 5, published 3 + 1 = 4.
    expect(outcomeOf({ ...normal, rebound: true, neutrophils: 75 }).cautions).toEqual([]);
  });

  it('CALC-AIR-01 keeps every brief caution short', () => {
    for (const raw of everyCombination(airScore, measured)) {
      for (const { brief = '' } of outcomeOf(raw).cautions ?? [])
        expect(brief.length).toBeLessThanOrEqual(70);
    }
  });

  it('CALC-ALL-03 resets as an assessment', () => {
    expect(airScore.resetLabel).toBe('Reset Assessment');
  });
});
