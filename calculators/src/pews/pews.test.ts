import { describe, expect, it } from 'vitest';
import { evaluate } from '../index.ts';
import { everyCombination } from '../test/combinations.ts';
import { pews } from './pews.ts';

const specified: Record<string, readonly string[]> = {
  behaviour: ['playing', 'sleeping', 'irritable', 'lethargic', 'reduced-response'],
  cardiovascular: ['pink', 'pale', 'grey', 'mottled'],
  respiratory: ['normal', 'raised', 'recession', 'exhausted'],
};

describe('PEWS', () => {
  it('CALC-PEWS-01 asks for behaviour 0-4, cardiovascular 0-3 and respiratory 0-3', () => {
    const points = Object.entries(pews.inputs).map(([key, input]) => [
      key,
      input.kind === 'choice' ? input.options.map((option) => option.points) : [],
    ]);
    expect(points).toEqual([
      ['behaviour', [0, 1, 2, 3, 4]],
      ['cardiovascular', [0, 1, 2, 3]],
      ['respiratory', [0, 1, 2, 3]],
    ]);
  });

  it('CALC-PEWS-01 CALC-PEWS-02 CALC-PEWS-03 agrees with the specification in every combination', async () => {
    let complete = 0;
    for (const raw of everyCombination(pews)) {
      const { outcome } = await evaluate('pews', raw);
      const points = Object.entries(specified).map(([key, keys]) => keys.indexOf(String(raw[key])));
      if (points.includes(-1)) {
        expect(outcome.values).toEqual({});
        expect(outcome.band).toBeUndefined();
        expect(outcome.headline.text).toBe('--');
        continue;
      }
      complete += 1;
      const total = points.reduce((sum, one) => sum + one, 0);
      expect(outcome.values).toEqual({
        score: total,
        band: total >= 3 ? 'High' : total === 2 ? 'Medium' : 'Low',
      });
    }
    expect(complete).toBe(5 * 4 * 4);
  });

  it.each([
    [0, 0, 0, 'Low', 'Low risk. Continue routine observations.'],
    [1, 0, 0, 'Low', 'Low risk. Continue routine observations.'],
    [0, 1, 1, 'Medium', 'Increase observation.'],
    [1, 1, 1, 'High', 'Urgent review.'],
    [4, 3, 3, 'High', 'Urgent review.'],
  ])('CALC-PEWS-02 %i, %i and %i is %s', async (behaviour, cardiovascular, respiratory, title, advice) => {
    const { outcome } = await evaluate('pews', { behaviour, cardiovascular, respiratory });
    expect(outcome.band).toMatchObject({ title, advice });
    expect(outcome.values['score']).toBe(behaviour + cardiovascular + respiratory);
  });

  it.each([
    { behaviour: 5, cardiovascular: 0, respiratory: 0 },
    { behaviour: 0, cardiovascular: 4, respiratory: 0 },
    { behaviour: 0, cardiovascular: 0, respiratory: -1 },
  ])('CALC-PEWS-03 takes no points outside an item: %o', async (raw) => {
    expect((await evaluate('pews', raw)).outcome.values).toEqual({});
  });

  it('CALC-ALL-03 resets as an assessment', () => {
    expect(pews.resetLabel).toBe('Reset Assessment');
  });
});
