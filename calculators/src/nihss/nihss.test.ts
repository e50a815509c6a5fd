import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, evaluateDefinition } from '../index.ts';
import { nihss } from './nihss.ts';

/** Highest score of each item, from the specification. */
const highest: Record<string, number> = {
  '1a': 3,
  '1b': 2,
  '1c': 2,
  gaze: 2,
  visual: 3,
  facial: 3,
  armLeft: 4,
  armRight: 4,
  legLeft: 4,
  legRight: 4,
  ataxia: 2,
  sensory: 2,
  language: 3,
  dysarthria: 2,
  extinction: 2,
};
const items = Object.entries(highest);
const all = (score: (max: number) => number) =>
  Object.fromEntries(items.map(([key, max]) => [key, score(max)]));

/** Scores of every item that add up to a total, filled from the first item on. */
function addingUpTo(total: number): Record<string, number> {
  let left = total;
  return all((max) => {
    const score = Math.min(max, left);
    left -= score;
    return score;
  });
}

function specifiedBand(total: number): string {
  if (total >= 21) return 'Severe';
  if (total >= 16) return 'Moderate to severe';
  if (total >= 5) return 'Moderate';
  return total >= 1 ? 'Minor' : 'None';
}

describe('NIHSS', () => {
  it('CALC-NIHSS-01 CALC-NIHSS-02 asks with 15 selects in three columns, scored as specified', () => {
    expect(nihss.columns).toBe(3);
    expect(items).toHaveLength(15);
    expect(Object.keys(nihss.inputs)).toEqual(Object.keys(highest));
    for (const [key, max] of items) {
      const input = nihss.inputs[key];
      expect(input).toMatchObject({ kind: 'choice', appearance: 'select' });
      expect(input?.kind === 'choice' && input.options.map(({ points }) => points)).toEqual(
        Array.from({ length: max + 1 }, (_, points) => points),
      );
    }
  });

  it('CALC-NIHSS-02 the maxima add up to 42', async () => {
    const { outcome } = await evaluate(
      'nihss',
      all((max) => max),
    );
    expect(outcome.values).toEqual({ score: 42, band: 'Severe' });
    expect(outcome.headline).toMatchObject({ text: '42', suffix: 'of 42' });
  });

  it.each(items)('CALC-NIHSS-02 item %s alone counts up to %i', async (key, max) => {
    for (let score = 0; score <= max; score += 1) {
      const { outcome } = await evaluate('nihss', { ...all(() => 0), [key]: score });
      expect(outcome.values['score']).toBe(score);
    }
    const { invalid, outcome } = await evaluate('nihss', { ...all(() => 0), [key]: max + 1 });
    expect(invalid).toEqual([key]);
    expect(outcome.values['score']).toBe(0);
  });

  it.each([
    [0, 'None'],
    [1, 'Minor'],
    [4, 'Minor'],
    [5, 'Moderate'],
    [15, 'Moderate'],
    [16, 'Moderate to severe'],
    [20, 'Moderate to severe'],
    [21, 'Severe'],
    [42, 'Severe'],
  ])('CALC-NIHSS-03 %i is %s', async (score, band) => {
    expect((await evaluate('nihss', addingUpTo(score))).outcome.values).toEqual({ score, band });
  });

  it('CALC-NIHSS-02 CALC-NIHSS-03 agrees with a plain sum for any answers, complete or not', () => {
    const answers = fc.record(
      Object.fromEntries(items.map(([key, max]) => [key, fc.integer({ min: 0, max })])),
      { requiredKeys: [] },
    );
    const now = new Date();
    fc.assert(
      fc.property(answers, (raw) => {
        const total = Object.values(raw).reduce<number>((sum, score) => sum + (score ?? 0), 0);
        const { outcome, answered } = evaluateDefinition(nihss, raw, now);
        expect(outcome.values).toEqual({ score: total, band: specifiedBand(total) });
        expect(answered).toBe(Object.keys(raw).length);
      }),
      { numRuns: 1000 },
    );
  });

  it('CALC-NIHSS-01 CALC-ALL-06 starts unset at 0 with 15 items open, and does not reassure', async () => {
    const { outcome, answered, asked, isComplete } = await evaluate('nihss', {});
    expect([answered, asked, isComplete]).toEqual([0, 15, false]);
    expect(outcome.values).toEqual({ score: 0, band: 'None' });
    expect(outcome.band?.tone).toBe('normal');
    expect(outcome.notes?.[0]).toContain('may still rise');
    expect(
      (
        await evaluate(
          'nihss',
          all(() => 0),
        )
      ).outcome.notes,
    ).toEqual([]);
  });

  it('CALC-ALL-01 explains its clinical significance', () => {
    expect(nihss.clinicalSignificance?.length).toBeGreaterThan(0);
  });
});
