import { describe, expect, it } from 'vitest';
import { evaluateDefinition, rangeText } from '../index.ts';
import type { RawValues } from '../kit/answers.ts';
import { everyCombination } from '../test/combinations.ts';
import { wellsPe } from './wells-pe.ts';

const now = new Date('2026-11-21T12:00:00');
const outcomeOf = (raw: RawValues) => evaluateDefinition(wellsPe, raw, now).outcome;
const ticked = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, true]));

const points = {
  clinicalSignsDvt: 3,
  peMostLikely: 3,
  heartRateOver100: 1.5,
  immobilisationOrSurgery: 1.5,
  previousPeDvt: 1.5,
  haemoptysis: 1,
  malignancy: 1,
};

/** The specification's sentence, written out. */
function specified(raw: RawValues) {
  let score = 0;
  for (const [key, value] of Object.entries(points)) if (raw[key] === true) score += value;
  if (score > 6) return { score, band: 'High', probability: 'over 30%' };
  if (score > 4) return { score, band: 'Moderate', probability: '20-30%' };
  return { score, band: 'Low', probability: '5% or less' };
}

describe('Wells PE', () => {
  it.each(Object.entries(points))('CALC-WPE-01 %s alone scores %d', (key, score) => {
    expect(outcomeOf(ticked(key)).values['score']).toBe(score);
  });

  it('CALC-WPE-01 all seven score 12.5', () => {
    expect(Object.keys(wellsPe.inputs).sort()).toEqual(Object.keys(points).sort());
    expect(outcomeOf(ticked(...Object.keys(points))).values['score']).toBe(12.5);
  });

  it.each([
    [[], 0, 'Low', '5% or less'],
    [['peMostLikely', 'haemoptysis'], 4, 'Low', '5% or less'],
    [['heartRateOver100', 'immobilisationOrSurgery', 'previousPeDvt'], 4.5, 'Moderate', '20-30%'],
    [['clinicalSignsDvt', 'peMostLikely'], 6, 'Moderate', '20-30%'],
    [['clinicalSignsDvt', 'heartRateOver100', 'haemoptysis', 'malignancy'], 6.5, 'High', 'over 30%'],
    [Object.keys(points), 12.5, 'High', 'over 30%'],
  ])('CALC-WPE-02 CALC-ALL-04 %j score %d: %s, %s', (keys, score, band, probability) => {
    const outcome = outcomeOf(ticked(...keys));
    expect(outcome.values).toEqual({ score, band, probability });
    expect(outcome.band?.advice).not.toBe('');
  });

  it('CALC-WPE-02 words the ranges of its bands as specified', () => {
    const { bands } = wellsPe;
    expect(bands?.bands.map((band) => rangeText(bands, band))).toEqual([
      'up to 4',
      'over 4 up to 6',
      'over 6',
    ]);
  });

  it('CALC-WPE-01 CALC-WPE-02 agrees with the specification in every combination', () => {
    const all = [...everyCombination(wellsPe)];
    expect(all).toHaveLength(2 ** 7);
    expect(all.map((raw) => outcomeOf(raw).values)).toEqual(all.map(specified));
  });

  it('CALC-WPE-02 warns beside the figure that 2 to 4 is not "5% or less", and leads to Geneva', () => {
    expect(wellsPe.cautions[0]).toMatchObject({
      level: 'danger',
      text: expect.stringContaining('not "5% or less"'),
    });
    expect(wellsPe.cautions[0]?.brief?.length).toBeLessThanOrEqual(70);
    expect(wellsPe.related).toEqual(['geneva-score']);
    expect(wellsPe.cautions.some(({ text }) => text.includes('Geneva'))).toBe(true);
  });

  it('CALC-ALL-03 is live from the start at 0 and resets as an assessment', () => {
    const untouched = evaluateDefinition(wellsPe, {}, now);
    expect(untouched.isComplete).toBe(true);
    expect(untouched.outcome.values['score']).toBe(0);
    expect(wellsPe.resetLabel).toBe('Reset Assessment');
  });

  it('CALC-WPE-02 CALC-ALL-04 never shows a low score as an all-clear', () => {
    const { band } = evaluateDefinition(wellsPe, {}, now).outcome;
    expect(band).toMatchObject({ title: 'Low', tone: 'caution' });
    expect(band?.advice).toContain('not excluded without a negative D-dimer');
  });
});
