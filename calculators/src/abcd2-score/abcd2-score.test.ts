import { describe, expect, it } from 'vitest';
import { evaluateDefinition } from '../index.ts';
import type { RawValues } from '../kit/answers.ts';
import { everyCombination } from '../test/combinations.ts';
import { abcd2Score } from './abcd2-score.ts';

const now = new Date('2026-11-21T12:00:00');
const evaluationOf = (raw: RawValues) => evaluateDefinition(abcd2Score, raw, now);
const outcomeOf = (raw: RawValues) => evaluationOf(raw).outcome;

/** The specification's sentences, written out; what is not answered adds nothing. */
function specified(raw: RawValues) {
  let score = 0;
  if (typeof raw['age'] === 'number' && raw['age'] >= 60) score += 1;
  if (raw['bloodPressure'] === 'elevated') score += 1;
  if (raw['clinicalFeatures'] === 'unilateral_weakness') score += 2;
  if (raw['clinicalFeatures'] === 'speech_disturbance') score += 1;
  if (raw['duration'] === '60_or_more') score += 2;
  if (raw['duration'] === '10_to_59') score += 1;
  if (raw['diabetes'] === 'yes') score += 1;
  if (score <= 3) return { score, band: 'Low', twoDayRisk: '1-3%' };
  if (score <= 5) return { score, band: 'Moderate', twoDayRisk: '4-7%' };
  return { score, band: 'High', twoDayRisk: '8-12%' };
}

describe('ABCD2', () => {
  it.each([
    [59, 0],
    [59.9, 0],
    [60, 1],
    [130, 1],
    [131, 0],
    ['x', 0],
    ['', 0],
  ])('CALC-ABCD-01 age %s scores %i', (age, score) => {
    expect(outcomeOf({ age }).values['score']).toBe(score);
  });

  it.each([
    [{ bloodPressure: 'normal' }, 0],
    [{ bloodPressure: 'elevated' }, 1],
    [{ clinicalFeatures: 'unilateral_weakness' }, 2],
    [{ clinicalFeatures: 'speech_disturbance' }, 1],
    [{ clinicalFeatures: 'other' }, 0],
    [{ duration: '60_or_more' }, 2],
    [{ duration: '10_to_59' }, 1],
    [{ duration: 'less_than_10' }, 0],
    [{ diabetes: 'yes' }, 1],
    [{ diabetes: 'no' }, 0],
  ])('CALC-ABCD-02 %j scores %i', (raw, score) => {
    expect(outcomeOf(raw).values['score']).toBe(score);
  });

  it('CALC-ABCD-03 unanswered counts as 0 and stays listed; the maximum is 7', () => {
    const untouched = evaluationOf({});
    expect(untouched.outcome.values['score']).toBe(0);
    expect([untouched.answered, untouched.asked]).toEqual([0, 5]);
    const most = {
      age: 60,
      bloodPressure: 'elevated',
      clinicalFeatures: 'unilateral_weakness',
      duration: '60_or_more',
      diabetes: 'yes',
    };
    expect(outcomeOf(most).values['score']).toBe(7);
    expect(evaluationOf({ ...most, diabetes: undefined }).missing).toEqual(['diabetes']);
  });

  const weakness = { clinicalFeatures: 'unilateral_weakness' };
  it.each([
    [{}, 0, 'Low', '1-3%', 'Outpatient follow-up in 24-48 hours.'],
    [{ ...weakness, duration: '10_to_59' }, 3, 'Low', '1-3%', 'Outpatient follow-up in 24-48 hours.'],
    [{ ...weakness, duration: '60_or_more' }, 4, 'Moderate', '4-7%', 'Urgent evaluation.'],
    [{ ...weakness, duration: '60_or_more', age: 60 }, 5, 'Moderate', '4-7%', 'Urgent evaluation.'],
    [
      { ...weakness, duration: '60_or_more', age: 60, diabetes: 'yes' },
      6,
      'High',
      '8-12%',
      'Hospitalization and consideration of dual antiplatelet therapy.',
    ],
    [
      { ...weakness, duration: '60_or_more', age: 60, diabetes: 'yes', bloodPressure: 'elevated' },
      7,
      'High',
      '8-12%',
      'Hospitalization and consideration of dual antiplatelet therapy.',
    ],
  ])('CALC-ABCD-04 CALC-ALL-02 %j score %i: %s, %s', (raw, score, band, twoDayRisk, advice) => {
    const outcome = outcomeOf(raw);
    expect(outcome.values).toEqual({ score, band, twoDayRisk });
    expect(outcome.band).toMatchObject({ title: band, advice });
  });

  it('CALC-ABCD-01 CALC-ABCD-02 CALC-ABCD-03 CALC-ABCD-04 agrees with the specification throughout', () => {
    const all = [...everyCombination(abcd2Score, { age: ['', 0, 59, 60, 61, 130] })];
    expect(all).toHaveLength(6 * 3 * 4 * 4 * 3);
    expect(all.map((raw) => outcomeOf(raw).values)).toEqual(all.map(specified));
  });

  it('CALC-ABCD-04 says beside the figure not to delay', () => {
    expect(abcd2Score.cautions[0]).toMatchObject({
      level: 'danger',
      text: expect.stringContaining('within 24 hours and aspirin 300 mg now'),
    });
    expect(abcd2Score.cautions[0]?.brief?.length).toBeLessThanOrEqual(70);
  });

  it('CALC-ALL-01 has a clinical significance', () => {
    expect(abcd2Score.clinicalSignificance?.length).toBeGreaterThan(0);
  });
});
