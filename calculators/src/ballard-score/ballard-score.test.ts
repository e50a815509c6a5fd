import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cautionsFor, type RawValues } from '../index.ts';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { ballardScore, gestationalAge } from './ballard-score.ts';

const evaluated = (raw: RawValues) => evaluateDefinition(ballardScore, raw, new Date('2026-11-21T12:00:00'));

/** The ranges as the specification lists them. */
const ranges = {
  skin: [-1, 5],
  lanugo: [-1, 4],
  plantarSurface: [-2, 3],
  breast: [-1, 4],
  eyeEar: [-2, 3],
  genitals: [-1, 4],
  posture: [0, 5],
  squareWindow: [-1, 4],
  armRecoil: [0, 4],
  poplitealAngle: [-1, 5],
  scarfSign: [-1, 4],
  heelToEar: [-2, 3],
} as const;
const entries = Object.entries(ranges);
const lowest = Object.fromEntries(entries.map(([key, [min]]) => [key, min]));
const highest = Object.fromEntries(entries.map(([key, [, max]]) => [key, max]));
/** The highest grades that the publication describes, too: posture ends at 4 there. */
const published: Record<string, number> = { ...highest, posture: 4 };

/** The published table, which the specification repeats: weeks by total. */
const publishedWeeks = [
  [-10, 20],
  [-5, 22],
  [0, 24],
  [5, 26],
  [10, 28],
  [15, 30],
  [20, 32],
  [25, 34],
  [30, 36],
  [35, 38],
  [40, 40],
  [45, 42],
  [50, 44],
] as const;

/** Weeks between two rows of the table, or the nearest end. */
function interpolated(score: number): number {
  for (const [index, [above, weeksAbove]] of publishedWeeks.entries()) {
    if (score > above) continue;
    const before = publishedWeeks[index - 1];
    if (!before) return weeksAbove;
    return before[1] + ((score - before[0]) / (above - before[0])) * (weeksAbove - before[1]);
  }
  return 44;
}

describe('New Ballard Score', () => {
  it('CALC-BAL-01 CALC-BAL-02 has a physical and a neurological section, the five named signs first', () => {
    expect(ballardScore.sections).toMatchObject({
      as: 'headings',
      list: [
        {
          title: 'Physical maturity',
          inputs: ['skin', 'lanugo', 'plantarSurface', 'breast', 'eyeEar', 'genitals'],
        },
        {
          title: 'Neurological maturity',
          inputs: ['posture', 'squareWindow', 'armRecoil', 'poplitealAngle', 'scarfSign', 'heelToEar'],
        },
      ],
    });
    expect(Object.keys(ballardScore.inputs)).toEqual(Object.keys(ranges));
  });

  it.each(entries)('CALC-BAL-03 %s has the grades %j and no other', (key, [min, max]) => {
    const input = ballardScore.inputs[key];
    const grades = Array.from({ length: max - min + 1 }, (_, index) => min + index);
    expect(input?.kind === 'choice' && input.options.map(({ points }) => points)).toEqual(grades);
    for (const grade of grades) expect(evaluated({ [key]: grade }).outcome.values['score']).toBe(grade);
    for (const outside of [min - 1, max + 1, 0.5]) {
      expect(evaluated({ [key]: outside }).invalid).toEqual([key]);
    }
  });

  it('CALC-BAL-03 describes the genitals of boys and of girls in every grade', () => {
    const { genitals } = ballardScore.inputs;
    for (const { label } of genitals?.kind === 'choice' ? genitals.options : []) {
      expect(label).toMatch(/^Boy: .+\. Girl: .+/);
    }
  });

  it('CALC-BAL-03 says of the grades without a published description that they have none', () => {
    const labels = entries.flatMap(([key]) => {
      const input = ballardScore.inputs[key];
      return input?.kind === 'choice'
        ? input.options.map(({ label, points }) => `${key} ${points} ${label}`)
        : [];
    });
    expect(labels.filter((label) => label.includes('No published description'))).toEqual([
      'posture 5 No published description',
      'heelToEar -2 No published description',
    ]);
  });

  it('CALC-BAL-04 runs from -13 to 48', () => {
    expect(evaluated(lowest).outcome.values['score']).toBe(-13);
    expect(evaluated(highest).outcome.values['score']).toBe(48);
  });

  it('CALC-BAL-04 CALC-BAL-05 adds up any twelve grades and never falls as one rises', () => {
    const grades = fc.record(
      Object.fromEntries(entries.map(([key, [min, max]]) => [key, fc.integer({ min, max })])),
    );
    fc.assert(
      fc.property(grades, fc.constantFrom(...entries), (raw, [key, [, max]]) => {
        const total = Object.values(raw).reduce((sum, grade) => sum + grade, 0);
        const { values } = evaluated(raw).outcome;
        expect(values['score']).toBe(total);
        expect(values['decimalWeeks']).toBeCloseTo(interpolated(total), 10);
        const more = evaluated({ ...raw, [key]: Math.min(Number(raw[key]) + 1, max) }).outcome.values;
        expect(Number(more['decimalWeeks'])).toBeGreaterThanOrEqual(Number(values['decimalWeeks']));
      }),
    );
  });

  it('CALC-BAL-05 CALC-BAL-06 reads every total from -20 to 60 off the published table', () => {
    for (let score = -20; score <= 60; score += 1) {
      const weeks = interpolated(score);
      const age = gestationalAge(score);
      expect(age.decimalWeeks).toBeCloseTo(weeks, 10);
      expect(age.weeks).toBe(Math.floor(weeks + 1e-9));
      expect(age.days).toBe(Math.round((weeks - age.weeks) * 7));
      expect(age.days).toBeLessThan(7);
    }
  });

  it.each([
    [-13, 20, 0],
    [-11, 20, 0],
    [-10, 20, 0],
    [-9, 20, 3],
    [0, 24, 0],
    [1, 24, 3],
    [17, 30, 6],
    [48, 43, 1],
    [49, 43, 4],
    [50, 44, 0],
    [51, 44, 0],
  ])('CALC-BAL-05 CALC-BAL-06 a total of %i is %i weeks %i days', (score, weeks, days) => {
    expect(gestationalAge(score)).toMatchObject({ weeks, days });
  });

  it('CALC-BAL-01 shows the total and the age in weeks and days', () => {
    const { headline, figures } = evaluated(lowest).outcome;
    expect(headline).toEqual({ label: 'Gestational age', text: '20 weeks 0 days' });
    expect(figures?.[0]).toEqual({ label: 'Total', text: '−13' });
    expect(evaluated(highest).outcome.headline.text).toBe('43 weeks 1 day');
  });

  it('CALC-BAL-04 counts a missing sign as 0 and says so beside the age', () => {
    const untouched = evaluated({});
    expect(untouched.outcome.values).toEqual({ score: 0, weeks: 24, days: 0, decimalWeeks: 24 });
    expect(untouched).toMatchObject({ answered: 0, asked: 12, isComplete: false });
    expect(untouched.outcome.notes).toEqual(['All signs at 0: enter the findings.']);
    const { heelToEar: _, ...eleven } = published;
    const [first] = cautionsFor(ballardScore, evaluated(eleven));
    expect(first?.level).toBe('danger');
    expect(first?.text).toBe(
      '1 of 12 signs is not scored and counts as 0. The estimate can be wrong by weeks.',
    );
    expect(evaluated(published).outcome).toMatchObject({ cautions: [], notes: [] });
  });

  it.each([{ posture: 5 }, { heelToEar: -2 }])('CALC-BAL-03 warns of %j, which means nothing', (grade) => {
    const [first] = cautionsFor(ballardScore, evaluated({ ...published, ...grade }));
    expect(first).toMatchObject({ level: 'danger', brief: 'A grade without published meaning is chosen.' });
    expect(evaluated({ ...published, heelToEar: -1 }).outcome.cautions).toEqual([]);
  });

  it('CALC-BAL-03 carries its danger whatever the answers', () => {
    const texts = cautionsFor(ballardScore, evaluated(published)).filter(({ level }) => level === 'danger');
    expect(texts[0]?.text).toContain('a term baby may read about a week young');
  });

  it('CALC-BAL-05 shows the table of weeks', () => {
    expect(ballardScore.tables?.[0]?.rows).toEqual(
      publishedWeeks.map(([score, weeks]) => [String(score).replace('-', '−'), String(weeks)]),
    );
  });
});
