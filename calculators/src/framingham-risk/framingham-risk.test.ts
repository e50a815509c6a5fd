import { describe, expect, it } from 'vitest';
import { cautionsFor, type RawValues } from '../index.ts';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { everyCombination } from '../test/combinations.ts';
import { framinghamRisk } from './framingham-risk.ts';

const evaluated = (raw: RawValues) =>
  evaluateDefinition(framinghamRisk, raw, new Date('2026-11-21T12:00:00'));
const valuesOf = (raw: RawValues) => evaluated(raw).outcome.values;
const pointsOf = (raw: RawValues) => Number(valuesOf(raw)['points']);

/** The case of the decision on the point tables: a man of 55 with 13 points. */
const man = { sex: 'male', age: 55, totalCholesterol: 210, hdl: 45, systolicBp: 135 };
const woman = { ...man, sex: 'female' };
/** A man without any points. */
const noPoints = { sex: 'male', age: 42, totalCholesterol: 150, hdl: 55, systolicBp: 110 };

/** One value from every class of the sheet, both ends of some. */
const grid = {
  age: [20, 34, 35, 39, 40, 45, 49, 50, 55, 59, 60, 65, 69, 70, 75, 79],
  totalCholesterol: [150, 160, 200, 240, 280],
  hdl: [30, 40, 50, 60],
  systolicBp: [110, 120, 130, 140, 160],
  diabetes: [false],
};

/** ATP III once more, as the printed sheet has it: rows of points by class. */
const sheet = {
  male: {
    age: [-9, -4, 0, 3, 6, 8, 10, 11, 12, 13],
    cholesterol: ['0 0 0 0 0', '4 3 2 1 0', '7 5 3 1 0', '9 6 4 2 1', '11 8 5 3 1'],
    smoker: '8 5 3 1 1',
    untreated: [0, 0, 1, 1, 2],
    treated: [0, 1, 2, 2, 3],
    /** Risk at 0 points and on. */
    firstPoints: 0,
    risk: '1 1 1 1 1 2 2 3 4 5 6 8 10 12 16 20 25 30',
  },
  female: {
    age: [-7, -3, 0, 3, 6, 8, 10, 12, 14, 16],
    cholesterol: ['0 0 0 0 0', '4 3 2 1 1', '8 6 4 2 1', '11 8 5 3 2', '13 10 7 4 2'],
    smoker: '9 7 4 2 1',
    untreated: [0, 1, 2, 3, 4],
    treated: [0, 3, 4, 5, 6],
    firstPoints: 9,
    risk: '1 1 1 1 2 2 3 4 5 6 8 11 14 17 22 27 30',
  },
};

/** The class a value falls into: how many of the bounds it has reached. */
const classOf = (bounds: readonly number[], value: number) => bounds.filter((bound) => value >= bound).length;
const column = (row: string | undefined, index: number) => Number(row?.split(' ')[index]);

function bySheet(raw: RawValues) {
  const { age, totalCholesterol, hdl, systolicBp, treated, smoker } = raw;
  const table = sheet[raw['sex'] === 'male' ? 'male' : 'female'];
  const decade = classOf([40, 50, 60, 70], Number(age));
  const points =
    Number(table.age[classOf([35, 40, 45, 50, 55, 60, 65, 70, 75], Number(age))]) +
    column(table.cholesterol[classOf([160, 200, 240, 280], Number(totalCholesterol))], decade) +
    Number([2, 1, 0, -1][classOf([40, 50, 60], Number(hdl))]) +
    Number(
      table[treated === true ? 'treated' : 'untreated'][classOf([120, 130, 140, 160], Number(systolicBp))],
    ) +
    (smoker === true ? column(table.smoker, decade) : 0);
  const risks = table.risk.split(' ');
  const risk =
    points < table.firstPoints ? '<1' : risks[Math.min(points - table.firstPoints, risks.length - 1)];
  const percent = risk === '<1' ? 0 : Number(risk);
  return { points, risk: `${risk}%`, band: percent < 10 ? 'Low' : percent < 20 ? 'Moderate' : 'High' };
}

describe('Framingham risk', () => {
  it('CALC-FRAM-01 asks for the specified inputs', () => {
    expect(Object.entries(framinghamRisk.inputs).map(([key, { kind }]) => [key, kind])).toEqual([
      ['age', 'number'],
      ['sex', 'choice'],
      ['totalCholesterol', 'number'],
      ['hdl', 'number'],
      ['systolicBp', 'number'],
      ['treated', 'toggle'],
      ['diabetes', 'toggle'],
      ['smoker', 'toggle'],
    ]);
    for (const key of ['totalCholesterol', 'hdl']) {
      const input = framinghamRisk.inputs[key];
      expect(input?.kind === 'number' && input.unit).toBe('mg/dL');
    }
  });

  it.each(['age', 'sex', 'totalCholesterol', 'hdl', 'systolicBp'])(
    'CALC-FRAM-02 gives no result without %s',
    (key) => {
      for (const missing of [undefined, '', 'abc', -1]) {
        const { outcome, isComplete } = evaluated({ ...man, [key]: missing });
        expect(outcome.values).toEqual({});
        expect(outcome.headline.text).toBe('--');
        expect(isComplete).toBe(false);
      }
    },
  );

  it('CALC-FRAM-02 takes a figure in mmol/L for mg/dL as not filled', () => {
    expect(valuesOf({ ...man, totalCholesterol: 5.4 })).toEqual({});
    expect(valuesOf({ ...man, hdl: '1,2' })).toEqual({});
  });

  it.each([
    ['age', 0, 130],
    ['totalCholesterol', 25, 2000],
    ['hdl', 4, 300],
    ['systolicBp', 30, 350],
  ])('CALC-FRAM-02 takes %s from %d to %d and nothing just outside', (key, min, max) => {
    // HDL stays below the total, whichever of the two stands at its limit.
    const others = { ...man, totalCholesterol: 310, hdl: 20 };
    for (const inside of [min, max]) expect(valuesOf({ ...others, [key]: inside })).toHaveProperty('points');
    for (const outside of [min - 0.1, max + 0.1]) expect(valuesOf({ ...others, [key]: outside })).toEqual({});
  });

  it.each([
    [45, 210],
    [45, 45],
  ])('CALC-FRAM-02 gives no result for a total of %i with an HDL of %i', (totalCholesterol, hdl) => {
    const { values, headline, band } = evaluated({ ...man, totalCholesterol, hdl }).outcome;
    expect(values).toEqual({});
    expect(headline.text).toBe('--');
    expect(band).toMatchObject({ tone: 'neutral', advice: expect.stringContaining('mixed up') });
  });

  it.each([
    ['male', -1, '<1%'],
    ['male', 0, '1%'],
    ['male', 4, '1%'],
    ['male', 5, '2%'],
    ['male', 6, '2%'],
    ['male', 7, '3%'],
    ['male', 8, '4%'],
    ['male', 9, '5%'],
    ['male', 10, '6%'],
    ['male', 11, '8%'],
    ['male', 12, '10%'],
    ['male', 13, '12%'],
    ['male', 14, '16%'],
    ['male', 15, '20%'],
    ['male', 16, '25%'],
    ['male', 17, '30%'],
    ['male', 18, '30%'],
    ['female', 8, '<1%'],
    ['female', 9, '1%'],
    ['female', 12, '1%'],
    ['female', 13, '2%'],
    ['female', 14, '2%'],
    ['female', 15, '3%'],
    ['female', 16, '4%'],
    ['female', 17, '5%'],
    ['female', 18, '6%'],
    ['female', 19, '8%'],
    ['female', 20, '11%'],
    ['female', 21, '14%'],
    ['female', 22, '17%'],
    ['female', 23, '22%'],
    ['female', 24, '27%'],
    ['female', 25, '30%'],
    ['female', 26, '30%'],
  ])('CALC-FRAM-03 %s with %i points: %s', (sex, points, risk) => {
    const found = [...everyCombination(framinghamRisk, { ...grid, sex: [sex] })].find(
      (raw) => pointsOf(raw) === points,
    );
    expect(found && valuesOf(found)['risk']).toBe(risk);
  });

  it('CALC-FRAM-03 words the top of the table as the publication does', () => {
    const top = { ...man, age: 79, totalCholesterol: 300, hdl: 30, systolicBp: 170, smoker: true };
    expect(valuesOf(top)['risk']).toBe('30%');
    expect(evaluated(top).outcome.headline.text).toBe('30% or more');
  });

  it('CALC-FRAM-04 gives a man of 55 13 points and 12%, the same woman 15 points and 3%', () => {
    expect(valuesOf(man)).toEqual({ points: 13, risk: '12%', band: 'Moderate' });
    expect(valuesOf(woman)).toEqual({ points: 15, risk: '3%', band: 'Low' });
  });

  it.each([
    ['age', 34.9, -9, 35, -4],
    ['age', 39.9, -4, 40, 0],
    ['age', 44, 0, 45, 3],
    ['age', 49, 3, 50, 6],
    ['age', 54, 6, 55, 8],
    ['age', 59, 8, 60, 10],
    ['age', 64, 10, 65, 11],
    ['age', 69, 11, 70, 12],
    ['age', 74, 12, 75, 13],
    ['totalCholesterol', 159.9, 0, 160, 3],
    ['totalCholesterol', 199, 3, 200, 5],
    ['totalCholesterol', 239, 5, 240, 6],
    ['totalCholesterol', 279, 6, 280, 8],
    ['hdl', 39.9, 2, 40, 1],
    ['hdl', 49, 1, 50, 0],
    ['hdl', 59, 0, 60, -1],
    ['systolicBp', 129, 0, 130, 1],
    ['systolicBp', 159, 1, 160, 2],
  ])('CALC-FRAM-04 in a man %s %d adds %d and %d adds %d', (key, below, pointsBelow, at, pointsAt) => {
    expect(pointsOf({ ...noPoints, [key]: below })).toBe(pointsBelow);
    expect(pointsOf({ ...noPoints, [key]: at })).toBe(pointsAt);
  });

  it.each([
    [119, 0, 0],
    [120, 0, 1],
    [130, 1, 2],
    [140, 1, 2],
    [160, 2, 3],
  ])('CALC-FRAM-04 systolic %i in a man: untreated %i, treated %i', (systolicBp, untreated, treated) => {
    expect(pointsOf({ ...noPoints, systolicBp })).toBe(untreated);
    expect(pointsOf({ ...noPoints, systolicBp, treated: true })).toBe(treated);
  });

  it('CALC-FRAM-04 CALC-FRAM-05 agrees with the printed sheet for every class of every input', () => {
    const wrong: RawValues[] = [];
    for (const raw of everyCombination(framinghamRisk, { ...grid, sex: ['male', 'female'] })) {
      const expected = bySheet(raw);
      const values = valuesOf(raw);
      if (Object.entries(expected).some(([key, value]) => values[key] !== value)) wrong.push(raw);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('CALC-FRAM-04 adds no points for diabetes and says that it counts as high risk', () => {
    const raw = { ...noPoints, diabetes: true };
    expect(valuesOf(raw)).toEqual(valuesOf(noPoints));
    expect(evaluated(raw).outcome.band).toMatchObject({ tone: 'danger', advice: 'By points alone: Low.' });
    expect(cautionsFor(framinghamRisk, evaluated(raw))[0]).toMatchObject({
      level: 'danger',
      brief: 'Diabetes: counts as high risk whatever the points.',
    });
    expect(evaluated(noPoints).outcome.cautions).toEqual([]);
  });

  it.each([
    [19.9, -9, true],
    [20, -9, false],
    [79.9, 13, false],
    [80, 13, true],
    [130, 13, true],
  ])(
    'CALC-FRAM-04 age %d reads the nearest band, %d points, with a caution: %s',
    (age, points, cautioned) => {
      const raw = { ...noPoints, age };
      expect(pointsOf(raw)).toBe(points);
      expect(evaluated(raw).outcome.cautions).toHaveLength(cautioned ? 1 : 0);
    },
  );

  it.each([
    [11, 'Low', '8%'],
    [12, 'Moderate', '10%'],
    [14, 'Moderate', '16%'],
    [15, 'High', '20%'],
  ])('CALC-FRAM-05 %i points in a man are %s (%s)', (points, band, risk) => {
    const found = [...everyCombination(framinghamRisk, { ...grid, sex: ['male'] })].find(
      (raw) => pointsOf(raw) === points,
    );
    expect(found && valuesOf(found)).toEqual({ points, band, risk });
  });
});
