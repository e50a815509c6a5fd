import { describe, expect, it } from 'vitest';
import { evaluateDefinition, withChange } from '../index.ts';
import type { RawValues } from '../kit/answers.ts';
import { everyCombination } from '../test/combinations.ts';
import { cha2ds2Vasc } from './cha2ds2-vasc.ts';

const now = new Date('2026-11-21T12:00:00');
const outcomeOf = (raw: RawValues) => evaluateDefinition(cha2ds2Vasc, raw, now).outcome;
const ticked = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, true]));

const points = {
  chf: 1,
  hypertension: 1,
  age75: 2,
  diabetes: 1,
  strokeTia: 2,
  vascularDisease: 1,
  age65to74: 1,
  female: 1,
};
const rates = ['0%', '1.3%', '2.2%', '3.2%', '4.0%'];

/** The specification's sentences, written out; 75 or more rules out 65 to 74. */
function specified(raw: RawValues) {
  let score = 0;
  for (const [key, value] of Object.entries(points)) if (raw[key] === true) score += value;
  if (raw['age75'] === true && raw['age65to74'] === true) score -= 1;
  return {
    score,
    annualRisk: rates[score] ?? '6.7% or more',
    anticoagulationRecommended: score > 1,
  };
}

describe('CHA2DS2-VASc', () => {
  it.each(Object.entries(points))('CALC-CHAD-01 %s alone scores %i', (key, score) => {
    expect(outcomeOf(ticked(key)).values['score']).toBe(score);
  });

  it('CALC-CHAD-02 ticking one age item clears the other, both ways', () => {
    const older = withChange(cha2ds2Vasc.inputs, { age65to74: true }, 'age75', true);
    expect(older).toMatchObject({ age75: true, age65to74: false });
    const younger = withChange(cha2ds2Vasc.inputs, { age75: true }, 'age65to74', true);
    expect(younger).toMatchObject({ age75: false, age65to74: true });
  });

  it('CALC-CHAD-02 both age items handed over count as 75 or more; the maximum is 9', () => {
    expect(outcomeOf(ticked('age75', 'age65to74')).values['score']).toBe(2);
    expect(outcomeOf(ticked(...Object.keys(points))).values['score']).toBe(9);
  });

  it.each([
    [[], 0, '0%', 'Low'],
    [['chf'], 1, '1.3%', '1.3% a year'],
    [['chf', 'hypertension'], 2, '2.2%', '2.2% a year'],
    [['chf', 'age75'], 3, '3.2%', '3.2% a year'],
    [['strokeTia', 'age75'], 4, '4.0%', '4.0% a year'],
    [['strokeTia', 'age75', 'chf'], 5, '6.7% or more', '6.7% or more a year'],
    [['strokeTia', 'age75', 'chf', 'diabetes'], 6, '6.7% or more', '6.7% or more a year'],
    [['strokeTia', 'age75', 'chf', 'diabetes', 'female'], 7, '6.7% or more', '6.7% or more a year'],
    [
      ['strokeTia', 'age75', 'chf', 'diabetes', 'female', 'hypertension'],
      8,
      '6.7% or more',
      '6.7% or more a year',
    ],
    [
      ['strokeTia', 'age75', 'chf', 'diabetes', 'female', 'hypertension', 'vascularDisease'],
      9,
      '6.7% or more',
      '6.7% or more a year',
    ],
  ])('CALC-CHAD-03 %j score %i: %s', (keys, score, annualRisk, title) => {
    const outcome = outcomeOf(ticked(...keys));
    expect(outcome.values).toMatchObject({ score, annualRisk });
    expect(outcome.band?.title).toBe(title);
  });

  it('CALC-CHAD-04 CALC-ALL-04 recommends anticoagulation from 2', () => {
    expect(outcomeOf(ticked('chf')).values['anticoagulationRecommended']).toBe(false);
    expect(outcomeOf(ticked('chf')).band?.advice).not.toContain('Oral anticoagulation is recommended');
    const two = outcomeOf(ticked('chf', 'hypertension'));
    expect(two.values['anticoagulationRecommended']).toBe(true);
    expect(two.band?.advice).toBe('Oral anticoagulation is recommended.');
  });

  it('CALC-CHAD-04 says where the guideline of 2020 only considers it', () => {
    expect(outcomeOf(ticked('female', 'hypertension')).notes?.[0]).toContain('consider');
    expect(outcomeOf(ticked('hypertension')).notes?.[0]).toContain('consider');
    expect(outcomeOf(ticked('hypertension', 'chf')).notes).toEqual([]);
    expect(outcomeOf(ticked('female')).notes).toEqual([]);
    expect(outcomeOf(ticked('female', 'hypertension', 'chf')).notes).toEqual([]);
  });

  it('CALC-CHAD-01 CALC-CHAD-03 CALC-CHAD-04 agrees with the specification in every combination', () => {
    const all = [...everyCombination(cha2ds2Vasc)];
    expect(all).toHaveLength(2 ** 8);
    for (const raw of all) expect(outcomeOf(raw).values).toMatchObject(specified(raw));
  });

  it('CALC-CHAD-04 warns beside the figure of valve disease', () => {
    expect(cha2ds2Vasc.cautions[0]).toMatchObject({
      level: 'danger',
      text: expect.stringContaining('mitral stenosis'),
    });
  });

  it('CALC-ALL-03 is live from the start and resets as an assessment', () => {
    const untouched = evaluateDefinition(cha2ds2Vasc, {}, now);
    expect(untouched.isComplete).toBe(true);
    expect(untouched.outcome.values['score']).toBe(0);
    expect(cha2ds2Vasc.resetLabel).toBe('Reset Assessment');
  });
});
