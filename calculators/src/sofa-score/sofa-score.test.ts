import { describe, expect, it } from 'vitest';
import { cautionsFor, evaluate, evaluateDefinition } from '../index.ts';
import { everyCombination } from '../test/combinations.ts';
import { sofaScore } from './sofa-score.ts';

/** The words of the specification that tell each option from its neighbours, scores 0 to 4. */
const specified: Record<string, readonly RegExp[]> = {
  respiratory: [/^400 .*or more/, /^300–399/, /^200–299/, /^100–199/, /^Under 100/],
  coagulation: [/^150 or more$/, /^100–149$/, /^50–99$/, /^20–49$/, /^Under 20$/],
  liver: [/^Under 1\.2 /, /^1\.2–1\.9 /, /^2\.0–5\.9 /, /^6\.0–11\.9 /, /^12 .*or more/],
  cardiovascular: [
    /^MAP 70 .*or more$/,
    /^MAP under 70/,
    /^Dopamine 5 or less, or dobutamine/,
    /^Dopamine over 5, or epinephrine .*0\.1 or less/,
    /^Dopamine over 15, or epinephrine .*over 0\.1/,
  ],
  neurological: [/^15$/, /^13–14$/, /^10–12$/, /^6–9$/, /^Under 6$/],
  renal: [
    /^Under 1\.2 /,
    /^1\.2–1\.9 /,
    /^2\.0–3\.4 /,
    /^3\.5–4\.9 .*urine under 500 mL\/day/,
    /^5\.0 .*or more.*under 200 mL\/day/,
  ],
};
const organs = Object.keys(specified);
const withPoints = (points: readonly number[]) =>
  Object.fromEntries(organs.map((organ, index) => [organ, points[index]]));

describe('SOFA', () => {
  it('CALC-SOFA-01 CALC-SOFA-02 offers the specified options, 0 to 4', () => {
    expect(Object.keys(sofaScore.inputs)).toEqual(organs);
    for (const [organ, input] of Object.entries(sofaScore.inputs)) {
      const options = input.kind === 'choice' ? input.options : [];
      expect(options.map(({ points }) => points)).toEqual([0, 1, 2, 3, 4]);
      specified[organ]?.forEach((words, index) => {
        expect(options[index]?.label).toMatch(words);
      });
    }
  });

  it('CALC-SOFA-03 CALC-SOFA-04 agrees with the specification in every combination', () => {
    const points = Object.fromEntries(
      Object.entries(sofaScore.inputs).map(([organ, input]) => [
        organ,
        input.kind === 'choice' ? input.options.map(({ key }) => key) : [],
      ]),
    );
    const now = new Date();
    const wrong: unknown[] = [];
    let complete = 0;
    for (const raw of everyCombination(sofaScore)) {
      const { values } = evaluateDefinition(sofaScore, raw, now).outcome;
      const scores = organs.map((organ) => points[organ]?.indexOf(String(raw[organ])) ?? -1);
      if (scores.includes(-1)) {
        if (Object.keys(values).length > 0) wrong.push(raw);
        continue;
      }
      complete += 1;
      const total = scores.reduce((sum, one) => sum + one, 0);
      const band = total < 6 ? 'Low' : total < 10 ? 'Moderate' : total < 15 ? 'High' : 'Very High';
      if (values['score'] !== total || values['band'] !== band) wrong.push(raw);
    }
    expect(wrong).toEqual([]);
    expect(complete).toBe(5 ** 6);
  });

  it.each([
    [[0, 0, 0, 0, 0, 0], 0, 'Low', 'under 10%'],
    [[1, 1, 1, 1, 1, 0], 5, 'Low', 'under 10%'],
    [[1, 1, 1, 1, 1, 1], 6, 'Moderate', '15–20%'],
    [[2, 2, 2, 1, 1, 1], 9, 'Moderate', '15–20%'],
    [[2, 2, 2, 2, 1, 1], 10, 'High', '40–50%'],
    [[3, 3, 2, 2, 2, 2], 14, 'High', '40–50%'],
    [[3, 3, 3, 2, 2, 2], 15, 'Very High', 'over 80%'],
    [[4, 4, 4, 4, 4, 4], 24, 'Very High', 'over 80%'],
  ])('CALC-SOFA-04 %j is %i, %s', async (points, score, band, mortality) => {
    const { outcome } = await evaluate('sofa-score', withPoints(points));
    expect(outcome.values).toEqual({ score, band, mortality });
  });

  it.each(organs)('CALC-SOFA-03 gives no band without %s', async (organ) => {
    const raw = { ...withPoints([4, 4, 4, 4, 4, 4]), [organ]: null };
    const { outcome, missing } = await evaluate('sofa-score', raw);
    expect(missing).toEqual([organ]);
    expect(outcome.band).toBeUndefined();
    expect(outcome.values).toEqual({});
  });

  it.each([5, -1, 0.5])('CALC-SOFA-03 takes no score outside 0 to 4: %s', async (liver) => {
    const raw = { ...withPoints([0, 0, 0, 0, 0, 0]), liver };
    expect((await evaluate('sofa-score', raw)).outcome.values).toEqual({});
  });

  it('CALC-SOFA-02 says how noradrenaline counts, in the options and beside the result', async () => {
    const evaluation = await evaluate('sofa-score', withPoints([0, 0, 0, 0, 0, 0]));
    expect(cautionsFor(sofaScore, evaluation)[0]).toMatchObject({
      level: 'danger',
      text: expect.stringContaining('Noradrenaline counts'),
    });
    const { cardiovascular } = sofaScore.inputs;
    const labels = cardiovascular?.kind === 'choice' ? cardiovascular.options.map(({ label }) => label) : [];
    expect(labels.slice(3).every((label) => label.includes('noradrenaline'))).toBe(true);
  });

  it('CALC-ALL-03 resets as an assessment', () => {
    expect(sofaScore.resetLabel).toBe('Reset Assessment');
  });
});
