import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cautionsFor, type RawValues } from '../index.ts';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { colourOf, possumScore, predictedPercent } from './possum-score.ts';

const evaluated = (raw: RawValues) => evaluateDefinition(possumScore, raw, new Date('2026-11-21T12:00:00'));
const valuesOf = (raw: RawValues) => evaluated(raw).outcome.values;

const fit = { age: 50, systolicBp: 120, pulse: 70, gcs: 15 };
const four = [1, 2, 4, 8];
const choices: Record<string, readonly number[]> = {
  cardiacSigns: four,
  chestXray: four,
  respiratoryHistory: four,
  severity: four,
  multipleOperations: [1, 4, 8],
  bloodLoss: four,
  peritonealSoiling: four,
  malignancy: four,
  modeOfSurgery: [1, 4, 8],
};
const physiologicalChoices = ['cardiacSigns', 'chestXray', 'respiratoryHistory'];
const allLowest = Object.fromEntries(Object.keys(choices).map((key) => [key, 1]));

/** A well patient's score is 7: one point for each of the seven variables. */
const physiological = (more: RawValues) => valuesOf({ ...fit, ...more })['physiological'];

describe('POSSUM', () => {
  it('CALC-POS-01 has two tabs whose inputs all count', () => {
    expect(possumScore.sections).toEqual({
      as: 'tabs',
      list: [
        {
          key: 'physiological',
          title: 'Physiological Variables',
          inputs: ['age', 'cardiacSigns', 'chestXray', 'respiratoryHistory', 'systolicBp', 'pulse', 'gcs'],
        },
        {
          key: 'operative',
          title: 'Operative Variables',
          inputs: [
            'severity',
            'multipleOperations',
            'bloodLoss',
            'peritonealSoiling',
            'malignancy',
            'modeOfSurgery',
          ],
        },
      ],
    });
    expect(evaluated({}).asked).toBe(13);
  });

  it.each([
    ['age', 0, 1],
    ['age', 60, 1],
    ['age', 60.5, 2],
    ['age', 61, 2],
    ['age', 70, 2],
    ['age', 70.5, 4],
    ['age', 71, 4],
    ['age', 130, 4],
    ['systolicBp', 350, 1],
    ['systolicBp', 110, 1],
    ['systolicBp', 109.5, 2],
    ['systolicBp', 109, 2],
    ['systolicBp', 90, 2],
    ['systolicBp', 89.5, 4],
    ['systolicBp', 89, 4],
    ['systolicBp', 0, 4],
    ['pulse', 0, 1],
    ['pulse', 80, 1],
    ['pulse', 80.5, 2],
    ['pulse', 81, 2],
    ['pulse', 100, 2],
    ['pulse', 101, 4],
    ['pulse', 350, 4],
    ['gcs', 15, 1],
    ['gcs', 14, 2],
    ['gcs', 12, 2],
    ['gcs', 11, 4],
    ['gcs', 9, 4],
    ['gcs', 8, 8],
    ['gcs', 3, 8],
  ])('CALC-POS-02 CALC-POS-04 %s %d scores %i', (key, value, points) => {
    expect(physiological({ [key]: value })).toBe(6 + points);
  });

  it('CALC-POS-04 asks for the GCS in the specified words', () => {
    expect(possumScore.inputs['gcs']).toMatchObject({ placeholder: 'Enter GCS (3-15)', min: 3, max: 15 });
  });

  it.each(Object.entries(choices))('CALC-POS-03 %s scores %j', (key, scores) => {
    const input = possumScore.inputs[key];
    expect(input?.kind === 'choice' && input.options.map(({ points }) => points)).toEqual(scores);
    const total = physiologicalChoices.includes(key) ? 'physiological' : 'operative';
    for (const points of scores) {
      expect(valuesOf({ ...fit, [key]: points })[total]).toBe((total === 'operative' ? 5 : 6) + points);
    }
    for (const outside of [0, 3, 16]) expect(evaluated({ ...fit, [key]: outside }).invalid).toEqual([key]);
  });

  it.each([
    [7, 6, '2.5', '0.6'],
    [12, 14, '20.9', '3.8'],
    [20, 16, '58.2', '13.2'],
  ])('CALC-POS-05 PS %i and OS %i give %s and %s', (ps, os, morbidity, mortality) => {
    const predicted = predictedPercent(ps, os);
    expect(predicted.morbidity.toFixed(1)).toBe(morbidity);
    expect(predicted.mortality.toFixed(1)).toBe(mortality);
  });

  it('CALC-POS-05 stays within 0 and 100 and rises with either score', () => {
    const score = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(score, score, (ps, os) => {
        const { morbidity, mortality } = predictedPercent(ps, os);
        expect(mortality).toBeGreaterThan(0);
        expect(morbidity).toBeLessThanOrEqual(100);
        expect(morbidity).toBeGreaterThanOrEqual(mortality);
        for (const more of [predictedPercent(ps + 1, os), predictedPercent(ps, os + 1)]) {
          expect(more.morbidity).toBeGreaterThanOrEqual(morbidity);
          expect(more.mortality).toBeGreaterThanOrEqual(mortality);
        }
      }),
    );
  });

  it.each([
    [0, 'Green', 'green'],
    [4.9, 'Green', 'green'],
    [4.999, 'Green', 'green'],
    [5, 'Yellow', 'yellow'],
    [14.9, 'Yellow', 'yellow'],
    [15, 'Orange', 'orange'],
    [29.9, 'Orange', 'orange'],
    [30, 'Red', 'red'],
    [100, 'Red', 'red'],
  ])('CALC-POS-06 %d%% is %s', (percent, title, colour) => {
    expect(colourOf(percent)).toMatchObject({ title, colour });
  });

  it('CALC-POS-02 CALC-POS-03 CALC-POS-05 CALC-POS-06 agrees with the specification for any patient', () => {
    const patients = fc.record({
      age: fc.integer({ min: 0, max: 130 }),
      systolicBp: fc.integer({ min: 0, max: 350 }),
      pulse: fc.integer({ min: 0, max: 350 }),
      gcs: fc.integer({ min: 3, max: 15 }),
      ...Object.fromEntries(
        Object.entries(choices).map(([key, scores]) => [key, fc.constantFrom(...scores)]),
      ),
    });
    fc.assert(
      fc.property(patients, (raw: Record<string, number>) => {
        expect(valuesOf(raw)).toEqual(bySpecification(raw));
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['age', 'systolicBp', 'pulse', 'gcs'])('CALC-POS-07 predicts nothing without %s', (key) => {
    for (const missing of [undefined, '', 'abc', -1, 1000]) {
      const { outcome, isComplete } = evaluated({ ...fit, ...allLowest, [key]: missing });
      expect(outcome.values).toEqual({ operative: 6 });
      expect(outcome.headline).toEqual({ label: 'Predicted morbidity', text: '--' });
      expect(outcome.band).toBeUndefined();
      expect(isComplete).toBe(false);
    }
  });

  it.each([
    ['age', 0, 130],
    ['systolicBp', 0, 350],
    ['pulse', 0, 350],
    ['gcs', 3, 15],
  ])('CALC-POS-07 takes %s from %i to %i and nothing just outside', (key, min, max) => {
    for (const inside of [min, max])
      expect(valuesOf({ ...fit, [key]: inside })).toHaveProperty('physiological');
    for (const outside of [min - 1, max + 1]) {
      expect(valuesOf({ ...fit, [key]: outside })).not.toHaveProperty('physiological');
    }
  });

  it('CALC-POS-03 counts a choice that is not made as its lowest score, and says so', () => {
    expect(valuesOf(fit)).toEqual(valuesOf({ ...fit, ...allLowest }));
    expect(evaluated(fit)).toMatchObject({ answered: 4, asked: 13, isComplete: false });
    expect(evaluated(fit).outcome.cautions?.[0]?.text).toContain('counts as its lowest score');
    expect(evaluated({ ...fit, ...allLowest }).outcome.cautions).toEqual([]);
  });

  it('CALC-POS-05 never shows a percentage without the caution that it is wrong', () => {
    const [first] = cautionsFor(possumScore, evaluated({ ...fit, ...allLowest }));
    expect(first).toMatchObject({ level: 'danger' });
    expect(first?.text).toContain('the percentages are wrong, mostly too low');
    expect(first?.brief).toBe('Percentages are wrong, mostly too low: not for consent.');
  });

  it('CALC-POS-06 says beside a green mortality that it is no reassurance', () => {
    const well = { age: 40, systolicBp: 120, pulse: 70, gcs: 15 };
    const { figures } = evaluated(well).outcome;
    // PS 7 and OS 6: 0.6%.
    expect(figures?.[0]).toEqual({
      label: 'Predicted mortality',
      text: '0.6%',
      note: 'Green. Not reassurance: the true risk is mostly higher.',
    });
  });
});

/** The specification's text as plain arithmetic. */
function bySpecification(raw: Record<string, number>) {
  const of = (key: string) => Number(raw[key]);
  const sum = (keys: readonly string[]) => keys.reduce((total, key) => total + of(key), 0);
  let ps = sum(physiologicalChoices);
  ps += of('age') > 70 ? 4 : of('age') > 60 ? 2 : 1;
  ps += of('systolicBp') < 90 ? 4 : of('systolicBp') < 110 ? 2 : 1;
  ps += of('pulse') > 100 ? 4 : of('pulse') > 80 ? 2 : 1;
  ps += of('gcs') < 9 ? 8 : of('gcs') < 12 ? 4 : of('gcs') < 15 ? 2 : 1;
  const os = sum(Object.keys(choices).filter((key) => !physiologicalChoices.includes(key)));
  const percent = (logit: number) => (Math.exp(logit) / (1 + Math.exp(logit))) * 100;
  const morbidity = percent(-5.91 + 0.16 * ps + 0.19 * os);
  const mortality = percent(-7.04 + 0.13 * ps + 0.16 * os);
  const colour = (value: number) =>
    value < 5 ? 'Green' : value < 15 ? 'Yellow' : value < 30 ? 'Orange' : 'Red';
  return {
    physiological: ps,
    operative: os,
    morbidityPercent: morbidity.toFixed(1),
    mortalityPercent: mortality.toFixed(1),
    morbidityColour: colour(morbidity),
    mortalityColour: colour(mortality),
  };
}
