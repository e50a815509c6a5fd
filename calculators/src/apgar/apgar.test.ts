import { describe, expect, it } from 'vitest';
import { evaluate, soundBand } from '../index.ts';
import { everyCombination } from '../test/combinations.ts';
import { apgar } from './apgar.ts';

const signs: Record<string, readonly string[]> = {
  appearance: ['blue', 'extremities-blue', 'pink'],
  pulse: ['absent', 'under-100', '100-or-more'],
  grimace: ['none', 'grimace', 'cry'],
  activity: ['limp', 'some-flexion', 'active'],
  respiration: ['absent', 'weak', 'good'],
};

describe('APGAR', () => {
  it('CALC-APGAR-01 asks for five signs of 0 to 2 and says when', () => {
    expect(Object.keys(apgar.inputs)).toEqual(Object.keys(signs));
    for (const input of Object.values(apgar.inputs)) {
      expect(input.kind === 'choice' && input.options.map(({ points }) => points)).toEqual([0, 1, 2]);
    }
    expect(apgar.subtitle).toBe('Assessed at 1 and 5 minutes after birth');
  });

  it('CALC-APGAR-01 CALC-APGAR-02 CALC-APGAR-03 agrees with the specification in every combination', async () => {
    let complete = 0;
    for (const raw of everyCombination(apgar)) {
      const { outcome } = await evaluate('apgar', raw);
      const points = Object.entries(signs).map(([key, keys]) => keys.indexOf(String(raw[key])));
      if (points.includes(-1)) {
        expect(outcome.values).toEqual({});
        expect(outcome.band).toBeUndefined();
        continue;
      }
      complete += 1;
      const total = points.reduce((sum, one) => sum + one, 0);
      const band = total <= 3 ? 'Severe' : total <= 6 ? 'Moderate' : 'Normal';
      expect(outcome.values).toEqual({ score: total, band });
    }
    expect(complete).toBe(3 ** 5);
  });

  it.each([
    [[2, 2, 2, 2, 2], 10, 'Normal'],
    [[2, 2, 1, 1, 1], 7, 'Normal'],
    [[2, 1, 1, 1, 1], 6, 'Moderate'],
    [[1, 1, 1, 1, 0], 4, 'Moderate'],
    [[1, 1, 1, 0, 0], 3, 'Severe'],
    [[0, 0, 0, 0, 0], 0, 'Severe'],
  ])('CALC-APGAR-02 CALC-APGAR-03 %j is %i, %s', async (points, score, band) => {
    const [appearance, pulse, grimace, activity, respiration] = points;
    const { outcome } = await evaluate('apgar', { appearance, pulse, grimace, activity, respiration });
    expect(outcome.values).toEqual({ score, band });
  });

  it.each([
    [{ respiration: 0, appearance: 1 }, 7],
    [{ pulse: 1 }, 9],
    [{ pulse: 0 }, 8],
  ])('CALC-APGAR-02 a newborn with %j has %i points, but nothing reassures', async (signs, score) => {
    const raw = { appearance: 2, pulse: 2, grimace: 2, activity: 2, respiration: 2, ...signs };
    const evaluation = await evaluate('apgar', raw);
    const { outcome } = evaluation;
    expect(outcome.values).toEqual({ score, band: 'Normal' });
    expect(soundBand(evaluation)).toEqual({ title: 'Normal', tone: 'neutral' });
    expect(outcome.cautions?.[0]).toMatchObject({
      level: 'danger',
      text: expect.stringMatching(/act on it now/),
    });
  });

  it('CALC-APGAR-02 leaves a breathing newborn with a good heart rate without that alarm', async () => {
    const raw = { appearance: 1, pulse: 2, grimace: 2, activity: 2, respiration: 1 };
    const { outcome } = await evaluate('apgar', raw);
    expect(outcome.band).toMatchObject({ title: 'Normal', tone: 'normal' });
    expect(outcome.cautions ?? []).toEqual([]);
  });

  it.each([3, -1, 1.5])('CALC-APGAR-03 takes no points outside 0 to 2: %s', async (appearance) => {
    const raw = { appearance, pulse: 2, grimace: 2, activity: 2, respiration: 2 };
    expect((await evaluate('apgar', raw)).outcome.values).toEqual({});
  });

  it('CALC-ALL-03 resets as an assessment', () => {
    expect(apgar.resetLabel).toBe('Reset Assessment');
  });
});
