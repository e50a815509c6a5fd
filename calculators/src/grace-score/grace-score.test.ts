import { describe, expect, it } from 'vitest';
import { briefFor, cautionsFor, evaluateDefinition, soundBand } from '../index.ts';
import type { RawValues } from '../kit/answers.ts';
import { everyCombination } from '../test/combinations.ts';
import { graceScore } from './grace-score.ts';

const now = new Date('2026-11-21T12:00:00');
const evaluationOf = (raw: RawValues) => evaluateDefinition(graceScore, raw, now);
const outcomeOf = (raw: RawValues) => evaluationOf(raw).outcome;
const scoreOf = (raw: RawValues) => outcomeOf(raw).values['score'];

/** 0 + 0 + 0 + 1 + 0: the fewest points of a complete assessment. */
const least = { age: 20, heartRate: 40, systolicBp: 200, creatinine: 0.3, killip: '1' };

/** The points of the specification, written out from its sentences. */
function specifiedScore(raw: RawValues): number {
  const has = (key: string) => raw[key] !== undefined && raw[key] !== '';
  const value = (key: string) => Number(raw[key]);
  let score = 0;
  if (has('age')) {
    const age = value('age');
    if (age >= 90) score += 100;
    else if (age >= 80) score += 91;
    else if (age >= 70) score += 75;
    else if (age >= 60) score += 58;
    else if (age >= 50) score += 41;
    else if (age >= 40) score += 25;
    else if (age >= 30) score += 8;
  }
  if (has('heartRate')) {
    const rate = value('heartRate');
    if (rate >= 200) score += 46;
    else if (rate >= 150) score += 38;
    else if (rate >= 110) score += 24;
    else if (rate >= 90) score += 15;
    else if (rate >= 70) score += 9;
    else if (rate >= 50) score += 3;
  }
  if (has('systolicBp')) {
    const pressure = value('systolicBp');
    if (pressure < 80) score += 58;
    else if (pressure < 100) score += 53;
    else if (pressure < 120) score += 43;
    else if (pressure < 140) score += 34;
    else if (pressure < 160) score += 24;
    else if (pressure < 200) score += 10;
  }
  if (has('creatinine')) {
    const creatinine = value('creatinine');
    if (creatinine < 0.4) score += 1;
    else if (creatinine <= 0.8) score += 4;
    else if (creatinine <= 1.2) score += 7;
    else if (creatinine <= 1.6) score += 10;
    else if (creatinine <= 2.0) score += 13;
    else if (creatinine <= 4.0) score += 21;
    else score += 28;
  }
  if (raw['killip'] === '2') score += 20;
  if (raw['killip'] === '3') score += 39;
  if (raw['killip'] === '4') score += 59;
  if (raw['cardiacArrest'] === true) score += 39;
  if (raw['stDeviation'] === true) score += 28;
  if (raw['elevatedMarkers'] === true) score += 14;
  return score;
}

/** The bands of the specification, written out from its sentences. */
function specified(raw: RawValues) {
  const score = specifiedScore(raw);
  const band = score <= 108 ? 'Low' : score <= 140 ? 'Intermediate' : score <= 172 ? 'High' : 'Very High';
  const inHospital = score <= 108 ? 'under 1%' : score <= 140 ? '1-3%' : score <= 172 ? '3-8%' : 'over 8%';
  let sixMonth = 'over 25%';
  if (score <= 172) sixMonth = '15-25%';
  if (score <= 140) sixMonth = '8-15%';
  if (score <= 118) sixMonth = '3-8%';
  if (score <= 88) sixMonth = 'under 3%';
  const management = score <= 108 ? 'Conservative' : score <= 140 ? 'Selective invasive' : 'Early invasive';
  return { score, band, inHospital, sixMonth, management };
}

describe('GRACE', () => {
  it.each([
    [0, 0],
    [29, 0],
    [29.9, 0],
    [30, 8],
    [39, 8],
    [39.5, 8],
    [40, 25],
    [49, 25],
    [50, 41],
    [59, 41],
    [60, 58],
    [69, 58],
    [70, 75],
    [79, 75],
    [80, 91],
    [89, 91],
    [90, 100],
    [130, 100],
  ])('CALC-GRACE-01 age %d scores %i', (age, points) => {
    expect(scoreOf({ age })).toBe(points);
  });

  it.each([
    [0, 0],
    [49, 0],
    [50, 3],
    [69, 3],
    [70, 9],
    [89, 9],
    [90, 15],
    [109, 15],
    [110, 24],
    [149, 24],
    [150, 38],
    [199, 38],
    [200, 46],
    [400, 46],
  ])('CALC-GRACE-02 heart rate %d scores %i', (heartRate, points) => {
    expect(scoreOf({ heartRate })).toBe(points);
  });

  it.each([
    [0, 58],
    [79, 58],
    [80, 53],
    [99, 53],
    [100, 43],
    [119, 43],
    [120, 34],
    [139, 34],
    [140, 24],
    [159, 24],
    [160, 10],
    [199, 10],
    [200, 0],
    [400, 0],
  ])('CALC-GRACE-03 systolic pressure %d scores %i', (systolicBp, points) => {
    expect(scoreOf({ systolicBp })).toBe(points);
  });

  it.each([
    [0.2, 1],
    [0.39, 1],
    [0.4, 4],
    [0.79, 4],
    [0.8, 4],
    [0.81, 7],
    [1.2, 7],
    [1.21, 10],
    [1.6, 10],
    [1.61, 13],
    [2.0, 13],
    [2.01, 21],
    [4.0, 21],
    [4.1, 28],
    [30, 28],
  ])('CALC-GRACE-04 creatinine %d mg/dL scores %i', (creatinine, points) => {
    expect(scoreOf({ creatinine })).toBe(points);
  });

  it.each([
    [{ killip: 1 }, 0],
    [{ killip: 2 }, 20],
    [{ killip: 3 }, 39],
    [{ killip: 4 }, 59],
    [{ cardiacArrest: true }, 39],
    [{ stDeviation: true }, 28],
    [{ elevatedMarkers: true }, 14],
  ])('CALC-GRACE-05 %j scores %i', (raw, points) => {
    expect(scoreOf(raw)).toBe(points);
  });

  it('CALC-GRACE-05 offers Killip I to IV', () => {
    const { killip } = graceScore.inputs;
    const options = killip?.kind === 'choice' ? killip.options : [];
    expect(options.map(({ label }) => label.split(':')[0])).toEqual(['I', 'II', 'III', 'IV']);
    expect(options.map(({ points }) => points)).toEqual([0, 20, 39, 59]);
  });

  it('CALC-GRACE-06 empty fields add nothing', () => {
    expect(scoreOf({})).toBe(0);
    expect(scoreOf({ ...least, creatinine: '' })).toBe(0);
    expect(scoreOf({ ...least, systolicBp: 100, creatinine: 1 })).toBe(50);
    expect(scoreOf({ ...least, systolicBp: '', creatinine: 1 })).toBe(7);
  });

  it.each(Object.keys(least))('CALC-GRACE-06 CALC-ALL-05 shows no band without %s', (key) => {
    const evaluation = evaluationOf({ ...least, cardiacArrest: true, [key]: '' });
    const { outcome } = evaluation;
    expect(evaluation.missing).toEqual([key]);
    expect(outcome.headline.text).toBe(key === 'creatinine' ? '39' : '40');
    expect(outcome.band?.title).toBe('Not complete');
    expect(outcome.figures).toBeUndefined();
    expect(cautionsFor(graceScore, evaluation).map(({ text }) => text)).toContain(
      'Fill every field: an empty one scores nothing and lowers the risk.',
    );
  });

  it.each([
    ['age', 131],
    ['heartRate', 401],
    ['systolicBp', -1],
    ['creatinine', 101],
    ['killip', 5],
  ])('CALC-ALL-07 counts %s %d as not entered', (key, value) => {
    expect(evaluationOf({ ...least, [key]: value }).missing).toEqual([key]);
  });

  /**
   * Complete assessments of exactly these sums: age + heart rate + pressure + creatinine + Killip,
   * then arrest 39, ST deviation 28, markers 14.
   */
  it.each<[RawValues, number, string, string, string, string]>([
    // 8 + 0 + 53 + 7 + 20
    [
      { age: 35, heartRate: 45, systolicBp: 90, creatinine: 1, killip: '2' },
      88,
      'Low',
      'under 1%',
      'under 3%',
      'Conservative',
    ],
    // 8 + 0 + 53 + 28
    [
      { age: 35, heartRate: 45, systolicBp: 90, creatinine: 5, killip: '1' },
      89,
      'Low',
      'under 1%',
      '3-8%',
      'Conservative',
    ],
    // 8 + 0 + 58 + 28 + 14
    [
      { age: 35, heartRate: 45, systolicBp: 70, creatinine: 5, killip: '1', elevatedMarkers: true },
      108,
      'Low',
      'under 1%',
      '3-8%',
      'Conservative',
    ],
    // 75 + 3 + 24 + 7
    [
      { age: 70, heartRate: 60, systolicBp: 150, creatinine: 1, killip: '1' },
      109,
      'Intermediate',
      '1-3%',
      '3-8%',
      'Selective invasive',
    ],
    // 8 + 0 + 58 + 4 + 20 + 28
    [
      { age: 35, heartRate: 45, systolicBp: 70, creatinine: 0.6, killip: '2', stDeviation: true },
      118,
      'Intermediate',
      '1-3%',
      '3-8%',
      'Selective invasive',
    ],
    // 75 + 3 + 34 + 7
    [
      { age: 70, heartRate: 60, systolicBp: 130, creatinine: 1, killip: '1' },
      119,
      'Intermediate',
      '1-3%',
      '8-15%',
      'Selective invasive',
    ],
    // 41 + 9 + 24 + 7 + 59
    [
      { age: 55, heartRate: 75, systolicBp: 145, creatinine: 1, killip: '4' },
      140,
      'Intermediate',
      '1-3%',
      '8-15%',
      'Selective invasive',
    ],
    // 8 + 0 + 58 + 13 + 20 + 28 + 14
    [
      {
        age: 35,
        heartRate: 45,
        systolicBp: 70,
        creatinine: 1.8,
        killip: '2',
        stDeviation: true,
        elevatedMarkers: true,
      },
      141,
      'High',
      '3-8%',
      '15-25%',
      'Early invasive',
    ],
    // 75 + 9 + 53 + 7 + 28
    [
      { age: 70, heartRate: 75, systolicBp: 90, creatinine: 1, killip: '1', stDeviation: true },
      172,
      'High',
      '3-8%',
      '15-25%',
      'Early invasive',
    ],
    // 8 + 0 + 43 + 21 + 59 + 28 + 14
    [
      {
        age: 35,
        heartRate: 45,
        systolicBp: 110,
        creatinine: 3,
        killip: '4',
        stDeviation: true,
        elevatedMarkers: true,
      },
      173,
      'Very High',
      'over 8%',
      'over 25%',
      'Early invasive',
    ],
  ])('CALC-GRACE-07 CALC-GRACE-08 %j scores %i', (raw, score, band, inHospital, sixMonth, management) => {
    const { values, band: shown, figures } = outcomeOf(raw);
    expect(values).toEqual({ score, band, inHospital, sixMonth, management });
    expect(shown?.title).toBe(band);
    expect(figures?.map(({ text }) => text)).toEqual([inHospital, management, sixMonth]);
  });

  it('CALC-GRACE-09 CALC-ALL-03 works out the specified case and resets as an assessment', () => {
    const raw = {
      age: 65,
      heartRate: 95,
      systolicBp: 130,
      creatinine: 1.1,
      killip: '2',
      stDeviation: true,
      elevatedMarkers: true,
    };
    expect(outcomeOf(raw).values).toEqual({
      score: 176,
      band: 'Very High',
      inHospital: 'over 8%',
      sixMonth: 'over 25%',
      management: 'Early invasive',
    });
    expect(graceScore.resetLabel).toBe('Reset Assessment');
  });

  it('CALC-GRACE-07 CALC-GRACE-08 runs from 1 to 372', () => {
    expect(scoreOf(least)).toBe(1);
    expect(
      scoreOf({
        age: 90,
        heartRate: 200,
        systolicBp: 79,
        creatinine: 4.1,
        killip: '4',
        cardiacArrest: true,
        stDeviation: true,
        elevatedMarkers: true,
      }),
    ).toBe(372);
  });

  it('CALC-GRACE-01 CALC-GRACE-02 CALC-GRACE-03 CALC-GRACE-04 CALC-GRACE-05 CALC-GRACE-06 CALC-GRACE-07 CALC-GRACE-08 agrees with the specification in every class of every input', () => {
    const wrong: unknown[] = [];
    let tried = 0;
    for (const raw of everyCombination(graceScore, {
      age: ['', 29, 30, 45, 55, 65, 75, 85, 90],
      heartRate: ['', 49, 50, 80, 100, 149, 150, 200],
      systolicBp: ['', 79, 80, 110, 139, 140, 199, 200],
      creatinine: ['', 0.39, 0.8, 1.2, 1.6, 2, 4, 4.01],
    })) {
      tried += 1;
      const { values } = outcomeOf(raw);
      const wanted: Record<string, unknown> = specified(raw);
      if (Object.keys(wanted).some((key) => values[key] !== wanted[key])) wrong.push(raw);
    }
    expect(wrong).toEqual([]);
    expect(tried).toBe(9 * 8 * 8 * 8 * 5 * 8);
  });

  it('CALC-GRACE-08 the six-month figure never stands without its caution', () => {
    const evaluation = evaluationOf(least);
    expect(evaluation.outcome.figures?.at(-1)?.note).toContain('not valid');
    expect(cautionsFor(graceScore, evaluation)[0]).toMatchObject({
      level: 'danger',
      text: expect.stringContaining('not valid for this total'),
    });
    expect(graceScore.cautions[0]?.brief?.length).toBeLessThanOrEqual(70);
  });

  it.each([
    ['a normal umol/L figure typed as mg/dL', 90],
    ['the lowest figure that is not taken as mg/dL', 30.01],
    ['1.1 mg/dL, once divided by 88.4 too often', 1.1 / 88.4],
    ['nothing', 0],
  ])('CALC-GRACE-04 CALC-GRACE-06 takes %s as not entered, and shows no band', (_what, creatinine) => {
    const evaluation = evaluationOf({ ...least, creatinine });
    expect(evaluation.invalid).toEqual(['creatinine']);
    expect(evaluation.outcome.values['score']).toBe(0);
    expect(evaluation.outcome.band?.title).toBe('Not complete');
  });

  it.each([
    // Age 65 (58), pulse 60 (3), pressure 130 (34), Killip I (0): 95 without creatinine.
    [0.8, 'published total 102', '7 points, not 4'],
    [1.2, 'published total 105', '10 points, not 7'],
    [1.6, 'published total 108', '13 points, not 10'],
    [2, 'published total 116, Intermediate', '21 points, not 13'],
    [4, 'published total 123', '28 points, not 21'],
  ])('CALC-GRACE-04 warns of a creatinine of %d, on a limit', (creatinine, brief, points) => {
    const patient = { age: 65, heartRate: 60, systolicBp: 130, killip: '1' };
    const evaluation = evaluationOf({ ...patient, creatinine });
    const [caution] = evaluation.outcome.cautions ?? [];
    expect(caution).toMatchObject({ level: 'danger', text: expect.stringContaining(points) });
    expect(briefFor(graceScore, evaluation)).toContain(brief);
    expect(soundBand(evaluation)?.tone).not.toBe('normal');
    const beside = evaluationOf({ ...patient, creatinine: creatinine + 0.01 });
    expect(beside.outcome.cautions).toEqual([]);
  });

  it('CALC-GRACE-04 takes creatinine in mg/dL, with umol/L as the other unit', () => {
    expect(graceScore.inputs['creatinine']).toMatchObject({
      label: 'Creatinine',
      unit: 'mg/dL',
      measure: 'creatinine',
      help: expect.stringContaining('88.4'),
    });
  });
});
