import { describe, expect, it } from 'vitest';
import { evaluateDefinition } from '../index.ts';
import type { RawValues } from '../kit/answers.ts';
import { everyCombination } from '../test/combinations.ts';
import { alvarado } from './alvarado.ts';

const now = new Date('2026-11-21T12:00:00');
const outcomeOf = (raw: RawValues) => evaluateDefinition(alvarado, raw, now).outcome;
const ticked = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, true]));

const points = {
  migratingPain: 1,
  anorexia: 1,
  nausea: 1,
  tendernessRLQ: 2,
  reboundPain: 1,
  fever: 1,
  leukocytosis: 2,
  shiftLeft: 1,
};

/** The specification's sentence, written out. */
function specified(raw: RawValues) {
  let score = 0;
  for (const [key, value] of Object.entries(points)) if (raw[key] === true) score += value;
  if (score <= 3) return { score, band: 'Low', probability: 'under 5%' };
  if (score <= 6) return { score, band: 'Intermediate', probability: '15-25%' };
  return { score, band: 'High', probability: 'over 85%' };
}

describe('Alvarado', () => {
  it.each(Object.entries(points))('CALC-ALV-01 %s alone scores %i', (key, score) => {
    expect(outcomeOf(ticked(key)).values['score']).toBe(score);
  });

  it('CALC-ALV-01 all eight score 10; the limits stand in the labels', () => {
    expect(Object.keys(alvarado.inputs).sort()).toEqual(Object.keys(points).sort());
    expect(outcomeOf(ticked(...Object.keys(points))).values['score']).toBe(10);
    const { fever, leukocytosis, shiftLeft } = alvarado.inputs;
    expect(fever?.help).toBe('Temperature 37.3 °C (99.1 °F) or above');
    expect(leukocytosis?.help).toContain('10,000/uL');
    expect(shiftLeft?.help).toContain('75%');
  });

  it.each([
    [[], 0, 'Low', 'under 5%', 'Discharge with follow-up.'],
    [['tendernessRLQ', 'fever'], 3, 'Low', 'under 5%', 'Discharge with follow-up.'],
    [
      ['tendernessRLQ', 'leukocytosis'],
      4,
      'Intermediate',
      '15-25%',
      'Observation, CT or serial examinations, surgical consultation.',
    ],
    [
      ['tendernessRLQ', 'leukocytosis', 'nausea', 'anorexia'],
      6,
      'Intermediate',
      '15-25%',
      'Observation, CT or serial examinations, surgical consultation.',
    ],
    [
      ['tendernessRLQ', 'leukocytosis', 'nausea', 'anorexia', 'fever'],
      7,
      'High',
      'over 85%',
      'Urgent surgical consultation.',
    ],
    [Object.keys(points), 10, 'High', 'over 85%', 'Urgent surgical consultation.'],
  ])('CALC-ALV-02 CALC-ALL-04 %j score %i: %s, %s', (keys, score, band, probability, advice) => {
    const outcome = outcomeOf(ticked(...keys));
    expect(outcome.values).toEqual({ score, band, probability });
    expect(outcome.band?.advice).toBe(advice);
  });

  it('CALC-ALV-01 CALC-ALV-02 agrees with the specification in every combination', () => {
    const all = [...everyCombination(alvarado)];
    expect(all).toHaveLength(2 ** 8);
    expect(all.map((raw) => outcomeOf(raw).values)).toEqual(all.map(specified));
  });

  it('CALC-ALV-03 CALC-ALL-03 is live from the start at 0 and resets as an assessment', () => {
    const untouched = evaluateDefinition(alvarado, {}, now);
    expect(untouched.isComplete).toBe(true);
    expect(untouched.outcome.values['score']).toBe(0);
    expect(alvarado.resetLabel).toBe('Reset Assessment');
  });
});
