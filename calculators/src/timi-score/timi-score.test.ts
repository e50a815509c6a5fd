import { describe, expect, it } from 'vitest';
import { evaluateDefinition } from '../index.ts';
import type { RawValues } from '../kit/answers.ts';
import { everyCombination } from '../test/combinations.ts';
import { timiBand, timiScore } from './timi-score.ts';

const now = new Date('2026-11-21T12:00:00');
const evaluationOf = (raw: RawValues) => evaluateDefinition(timiScore, raw, now);
const outcomeOf = (raw: RawValues) => evaluationOf(raw).outcome;

const none = { age: 50, riskFactors: 0 };
const ticks = ['knownCAD', 'aspirin', 'severeAngina', 'stDeviation', 'cardiacMarkers'];
const ticked = (count: number) => Object.fromEntries(ticks.slice(0, count).map((key) => [key, true]));

const rates: Record<number, [string, string]> = {
  0: ['Very Low', '5%'],
  1: ['Very Low', '5%'],
  2: ['Low', '8%'],
  3: ['Moderate', '13%'],
  4: ['High', '20%'],
  5: ['High', '26%'],
  6: ['Very High', '41%'],
  7: ['Very High', '41%'],
};

/** The specification's sentences, written out. */
function specified(raw: RawValues) {
  let score = ticks.filter((key) => raw[key] === true).length;
  if (Number(raw['age']) >= 65) score += 1;
  if (Number(raw['riskFactors']) >= 3) score += 1;
  const [band, eventRate14Day] = raw['age'] === '' ? ['Unknown', 'N/A'] : (rates[score] ?? []);
  return { score, band, eventRate14Day };
}

describe('TIMI', () => {
  it.each(ticks)('CALC-TIMI-01 %s alone scores 1', (key) => {
    expect(outcomeOf({ ...none, [key]: true }).values['score']).toBe(1);
  });

  it.each([
    [{ age: 64 }, 0],
    [{ age: 64.9 }, 0],
    [{ age: 65 }, 1],
    [{ age: 130 }, 1],
    [{ riskFactors: 2 }, 0],
    [{ riskFactors: 3 }, 1],
    [{ riskFactors: 10 }, 1],
    [{ riskFactors: 'x' }, 0],
    [{ riskFactors: '' }, 0],
    [{ riskFactors: 11 }, 0],
  ])('CALC-TIMI-01 %j scores %i', (values, score) => {
    expect(outcomeOf({ ...none, ...values }).values['score']).toBe(score);
  });

  it('CALC-TIMI-01 all seven score 7', () => {
    expect(outcomeOf({ age: 65, riskFactors: 3, ...ticked(5) }).values['score']).toBe(7);
  });

  it.each([
    [0, 'Very Low', '5%', 'not a rule-out'],
    [1, 'Very Low', '5%', 'not a rule-out'],
    [2, 'Low', '8%', '1 in 12'],
    [3, 'Moderate', '13%', 'Consider an early invasive strategy'],
    [4, 'High', '20%', 'consider an early invasive strategy'],
    [5, 'High', '26%', 'invasive strategy is strongly recommended'],
    [6, 'Very High', '41%', 'Urgent invasive'],
    [7, 'Very High', '41%', 'Urgent invasive'],
  ])('CALC-TIMI-02 CALC-TIMI-03 CALC-ALL-04 a score of %i is %s, %s', (score, band, rate, advice) => {
    const age = score > 5 ? 65 : 50;
    const riskFactors = score > 6 ? 3 : 0;
    const outcome = outcomeOf({ age, riskFactors, ...ticked(Math.min(score, 5)) });
    expect(outcome.values).toEqual({ score, band, eventRate14Day: rate });
    expect(outcome.band?.advice).toContain(advice);
    expect(outcome.figures).toEqual([{ label: 'Event rate in 14 days', text: rate }]);
  });

  it.each([-1, 8, null])('CALC-TIMI-04 the band of %s is Unknown', (score) => {
    expect(timiBand(score)).toMatchObject({
      title: 'Unknown',
      advice: 'Complete assessment required',
      facts: { eventRate14Day: 'N/A' },
    });
  });

  it.each([undefined, '', 'x', -1, 131])('CALC-TIMI-04 CALC-ALL-05 with age %s it is Unknown', (age) => {
    const evaluation = evaluationOf({ riskFactors: 3, knownCAD: true, age });
    expect(evaluation.missing).toEqual(['age']);
    expect(evaluation.outcome.values).toEqual({ score: 2, band: 'Unknown', eventRate14Day: 'N/A' });
    expect(evaluation.outcome.band).toEqual({
      title: 'Unknown',
      tone: 'neutral',
      advice: 'Complete assessment required',
    });
  });

  it('CALC-TIMI-01 CALC-TIMI-02 CALC-TIMI-03 agrees with the specification around every limit', () => {
    const all = [
      ...everyCombination(timiScore, {
        age: ['', 0, 64, 65, 66, 130],
        riskFactors: ['', 0, 2, 3, 4, 10],
      }),
    ];
    expect(all).toHaveLength(6 * 6 * 2 ** 5);
    expect(all.map((raw) => outcomeOf(raw).values)).toEqual(all.map(specified));
  });

  it('CALC-TIMI-02 says that 5% is no rule-out, and for whom the score is', () => {
    expect(timiScore.cautions[0]?.text).toContain('5% at 0–1 is not a rule-out for chest pain');
    expect(timiScore.notFor).toContainEqual({ words: 'ST elevation myocardial infarction' });
  });

  it('CALC-ALL-03 resets as an assessment', () => {
    expect(timiScore.resetLabel).toBe('Reset Assessment');
  });
});
