import { describe, expect, it } from 'vitest';
import { evaluateDefinition } from '../index.ts';
import type { RawValues } from '../kit/answers.ts';
import { everyCombination } from '../test/combinations.ts';
import { wellsDvt } from './wells-dvt.ts';

const now = new Date('2026-11-21T12:00:00');
const outcomeOf = (raw: RawValues) => evaluateDefinition(wellsDvt, raw, now).outcome;
const ticked = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, true]));

const plusOne = [
  'activeOrRecentCancer',
  'bedridden',
  'calfSwelling',
  'collateralVeins',
  'entireLegSwollen',
  'localisedTenderness',
  'paralysisParesis',
  'pittingEdema',
  'previousDVT',
];

/** The specification's sentence, written out. */
function specified(raw: RawValues) {
  let score = 0;
  for (const key of plusOne) if (raw[key] === true) score += 1;
  if (raw['alternativeDiagnosis'] === true) score -= 2;
  if (score >= 3) return { score, band: 'High Probability', probability: '75%' };
  if (score >= 1) return { score, band: 'Moderate', probability: '17%' };
  return { score, band: 'Low', probability: '5%' };
}

describe('Wells DVT', () => {
  it('CALC-WDVT-01 carries the specified subtitle', () => {
    expect(wellsDvt.subtitle).toBe('Deep Vein Thrombosis Risk Assessment');
  });

  it.each(plusOne)('CALC-WDVT-02 %s alone scores 1', (key) => {
    expect(outcomeOf(ticked(key)).values).toEqual({ score: 1, band: 'Moderate', probability: '17%' });
  });

  it('CALC-WDVT-02 an alternative diagnosis alone scores -2, nine findings 9, all ten 7', () => {
    expect(Object.keys(wellsDvt.inputs).sort()).toEqual([...plusOne, 'alternativeDiagnosis'].sort());
    expect(outcomeOf(ticked('alternativeDiagnosis')).values['score']).toBe(-2);
    expect(outcomeOf(ticked(...plusOne)).values['score']).toBe(9);
    expect(outcomeOf(ticked(...plusOne, 'alternativeDiagnosis')).values['score']).toBe(7);
  });

  it.each([
    [-2, 'Low', '5%', 'DVT unlikely: D-dimer to rule out.'],
    [0, 'Low', '5%', 'DVT unlikely: D-dimer to rule out.'],
    [1, 'Moderate', '17%', 'D-dimer, then imaging if positive.'],
    [2, 'Moderate', '17%', 'D-dimer, then imaging if positive.'],
    [3, 'High Probability', '75%', 'DVT likely: consider ultrasound or other imaging.'],
    [9, 'High Probability', '75%', 'DVT likely: consider ultrasound or other imaging.'],
  ])('CALC-WDVT-03 CALC-ALL-04 a score of %i is %s, %s', (score, band, probability, advice) => {
    const raw = score < 0 ? ticked('alternativeDiagnosis') : ticked(...plusOne.slice(0, score));
    const outcome = outcomeOf(raw);
    expect(outcome.values).toEqual({ score, band, probability });
    expect(outcome.band).toMatchObject({ title: band, advice });
  });

  it('CALC-WDVT-02 CALC-WDVT-03 agrees with the specification in every combination', () => {
    const all = [...everyCombination(wellsDvt)];
    expect(all).toHaveLength(2 ** 10);
    expect(all.map((raw) => outcomeOf(raw).values)).toEqual(all.map(specified));
  });

  it('CALC-WDVT-04 is live from the start at 0 and resets as an assessment', () => {
    const untouched = evaluateDefinition(wellsDvt, {}, now);
    expect(untouched.isComplete).toBe(true);
    expect(untouched.outcome.values).toEqual({ score: 0, band: 'Low', probability: '5%' });
    expect(wellsDvt.resetLabel).toBe('Reset Assessment');
  });

  it.each([
    [1, []],
    [2, ['Two-level rule: 2 or more is "DVT likely": arrange ultrasound.']],
    [3, []],
  ])('CALC-WDVT-03 beside %i says what the two-level rule asks for: %j', (score, notes) => {
    expect(outcomeOf(ticked(...plusOne.slice(0, score))).notes).toEqual(notes);
  });

  it('CALC-WDVT-03 says what the pooled studies and the two-level rule say', () => {
    const texts = wellsDvt.cautions.map(({ text }) => text).join(' ');
    expect(texts).toContain('53%, not 75%');
    expect(texts).toContain('2 or more is "DVT likely": arrange ultrasound');
  });
});
