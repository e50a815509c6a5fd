import { describe, expect, it } from 'vitest';
import { evaluate, tools } from './index.ts';

/** Wells PE (Wells 2000): malignancy 1 point, PE the most likely diagnosis 3 points. */
const wellsPe = { malignancy: true, peMostLikely: true };

describe('evaluate', () => {
  it.each<[string, unknown, { isComplete: boolean; invalid: string[]; values: object }]>([
    ['wells-pe', wellsPe, { isComplete: true, invalid: [], values: { score: 4, band: 'Low' } }],
    [
      'wells-pe',
      { ...wellsPe, malignancy: 'yes' },
      { isComplete: false, invalid: ['malignancy'], values: { score: 3, band: 'Low' } },
    ],
    [
      'wells-pe',
      { malignancy: 'true', peMostLikely: 1 },
      { isComplete: false, invalid: ['peMostLikely', 'malignancy'], values: { score: 0, band: 'Low' } },
    ],
    // The weight is 0.5 x 6 months + 4 = 7 kg.
    ['wafelsm', { months: 6 }, { isComplete: true, invalid: [], values: { weightKg: 7, ageMonths: 6 } }],
    ['wafelsm', { months: -1, years: 5 }, { isComplete: false, invalid: ['months'], values: {} }],
    // Parkland: 4 mL x 70 kg x 0%.
    ['burns', { weight: 70, bsa: '-0' }, { isComplete: true, invalid: [], values: { totalFluidMl: 0 } }],
    // Mean arterial pressure: (120 + 2 x 90) / 3.
    ['map', { systolic: 120, diastolic: 90 }, { isComplete: true, invalid: [], values: { score: 100 } }],
  ])('CALC-ALL-05 works out %s from %j', async (id, facts, { values, ...expected }) => {
    const evaluation = await evaluate(id, facts);
    expect(evaluation).toMatchObject(expected);
    expect(evaluation.outcome.values).toMatchObject(values);
  });

  it('CALC-WAF-09 is not complete without an age or a weight for WAFELSM', async () => {
    const { isComplete, invalid, outcome } = await evaluate('wafelsm', {});
    expect({ isComplete, invalid, values: outcome.values }).toEqual({
      isComplete: false,
      invalid: [],
      values: {},
    });
  });

  it('PLAT-22 returns what no input gives for null, undefined and anything else that is no record', async () => {
    const now = new Date('2026-11-21T12:00:00');
    for (const { id } of tools) {
      const untouched = await evaluate(id, {}, now);
      for (const values of [null, undefined, [], 'x', 7]) {
        expect(await evaluate(id, values, now), `${id} of ${values}`).toEqual(untouched);
      }
    }
  });

  it('rejects an unknown tool', async () => {
    await expect(evaluate('nothing', {})).rejects.toThrow(new RangeError('No calculator "nothing"'));
  });
});
