import { describe, expect, it } from 'vitest';
import { evaluateDefinition } from '../index.ts';
import type { RawValues } from '../kit/answers.ts';
import { everyCombination } from '../test/combinations.ts';
import { genevaScore } from './geneva-score.ts';

const now = new Date('2026-11-21T12:00:00');
const evaluationOf = (raw: RawValues) => evaluateDefinition(genevaScore, raw, now);
const outcomeOf = (raw: RawValues) => evaluationOf(raw).outcome;

const points = {
  previousDvtPe: 3,
  surgeryOrFracture: 2,
  activeMalignancy: 2,
  unilateralLimbPain: 3,
  hemoptysis: 2,
  painOnPalpationWithEdema: 4,
};
const allFindings = Object.fromEntries(Object.keys(points).map((key) => [key, true]));

/** The specification's sentences, written out. */
function specified(raw: RawValues) {
  let score = 0;
  for (const [key, value] of Object.entries(points)) if (raw[key] === 'yes') score += value;
  if (raw['age'] !== '' && Number(raw['age']) >= 65) score += 1;
  const rate = raw['heartRate'] === '' ? 0 : Number(raw['heartRate']);
  if (rate >= 95) score += 5;
  else if (rate >= 75) score += 3;
  if (score <= 3) return { score, band: 'Low', probability: '8%' };
  if (score <= 8) return { score, band: 'Intermediate', probability: '28%' };
  return { score, band: 'High', probability: '74%' };
}

describe('Geneva', () => {
  it.each(Object.entries(points))('CALC-GEN-01 %s alone scores %i', (key, score) => {
    expect(outcomeOf({ [key]: true }).values['score']).toBe(score);
  });

  it.each([
    [0, 0],
    [64, 0],
    [64.9, 0],
    [65, 1],
    [130, 1],
  ])('CALC-GEN-01 age %d scores %i', (age, score) => {
    expect(outcomeOf({ age }).values['score']).toBe(score);
  });

  it.each([
    [0, 0],
    [74, 0],
    [74.9, 0],
    [75, 3],
    [94, 3],
    [94.5, 3],
    [95, 5],
    [400, 5],
  ])('CALC-GEN-02 heart rate %d scores %i', (heartRate, score) => {
    expect(outcomeOf({ heartRate }).values['score']).toBe(score);
  });

  it.each([
    [{ previousDvtPe: true }, 3, 'Low', '8%'],
    [{ painOnPalpationWithEdema: true }, 4, 'Intermediate', '28%'],
    [{ heartRate: 75, previousDvtPe: true, hemoptysis: true }, 8, 'Intermediate', '28%'],
    [{ heartRate: 75, previousDvtPe: true, hemoptysis: true, age: 65 }, 9, 'High', '74%'],
    [{ ...allFindings, age: 65, heartRate: 95 }, 22, 'High', '74%'],
  ])('CALC-GEN-03 %j score %i: %s, %s', (raw, score, band, probability) => {
    expect(outcomeOf(raw).values).toEqual({ score, band, probability });
  });

  it('CALC-GEN-01 CALC-GEN-02 CALC-GEN-03 agrees with the specification around every limit', () => {
    const all = [
      ...everyCombination(genevaScore, {
        age: ['', 0, 64, 65, 66, 130],
        heartRate: ['', 0, 74, 75, 94, 95, 400],
      }),
    ];
    expect(all).toHaveLength(6 * 7 * 3 ** 6);
    expect(all.map((raw) => outcomeOf(raw).values)).toEqual(all.map(specified));
  });

  it('CALC-GEN-04 shows the result at the top too, and each component with its points', () => {
    expect(genevaScore.resultAtTop).toBe(true);
    const { figures = [] } = outcomeOf({ ...allFindings, age: 65, heartRate: 80 });
    expect(figures.map(({ text }) => text)).toEqual(['74%', '+1', '+3', '+2', '+2', '+3', '+2', '+3', '+4']);
    expect(figures.slice(1).map(({ label }) => label)).toEqual(
      Object.values(genevaScore.inputs).map(({ label }) => label),
    );
    expect(genevaScore.bands).toBeDefined();
  });

  it.each([
    [8, { heartRate: 75, previousDvtPe: true, hemoptysis: true }],
    [11, { heartRate: 95, previousDvtPe: true, hemoptysis: true, age: 65 }],
  ])('CALC-GEN-03 adds no published band at %i', (score, raw) => {
    const { values, cautions } = outcomeOf(raw);
    expect(values['score']).toBe(score);
    expect(cautions).toEqual([]);
  });

  it.each([
    [9, { heartRate: 75, previousDvtPe: true, hemoptysis: true, age: 65 }],
    [10, { heartRate: 95, unilateralLimbPain: true, hemoptysis: true }],
  ])('CALC-GEN-03 says beside %i that the publication calls it intermediate', (score, raw) => {
    const { values, cautions } = outcomeOf(raw);
    expect(values).toEqual({ score, band: 'High', probability: '74%' });
    expect(cautions?.[0]).toMatchObject({
      level: 'danger',
      text: expect.stringContaining('intermediate (28%)'),
    });
    expect(cautions?.[0]?.brief?.length).toBeLessThanOrEqual(70);
  });

  it('CALC-ALL-06 is live from the start and names what is missing', () => {
    const untouched = evaluationOf({});
    expect(untouched.outcome.values['score']).toBe(0);
    expect([untouched.answered, untouched.asked]).toEqual([0, 8]);
    expect(untouched.isComplete).toBe(false);
    expect(evaluationOf({ age: 131, heartRate: 'x' }).invalid).toEqual(['age', 'heartRate']);
  });

  it('CALC-ALL-01 has a clinical significance and leads to the Wells criteria', () => {
    expect(genevaScore.clinicalSignificance?.length).toBeGreaterThan(0);
    expect(genevaScore.related).toEqual(['wells-pe']);
    expect(genevaScore.cautions.some(({ text }) => text.includes('Wells'))).toBe(true);
  });
});
