import { describe, expect, it } from 'vitest';
import { evaluate } from '../index.ts';
import { everyCombination } from '../test/combinations.ts';
import { paediatricGcs } from './paediatric-gcs.ts';

/** Points as the specification lists them. */
const specified: Record<string, Record<string, number>> = {
  eye: { spontaneous: 4, speech: 3, pain: 2, none: 1 },
  verbal: { oriented: 5, confused: 4, words: 3, sounds: 2, none: 1 },
  motor: { obeys: 6, localizes: 5, withdraws: 4, 'abnormal-flexion': 3, extension: 2, none: 1 },
};

describe('paediatric GCS', () => {
  it('CALC-PGCS-01 offers the specified wording in the specified order and points', () => {
    const offered = Object.values(paediatricGcs.inputs).map((input) =>
      input.kind === 'choice' ? input.options.map(({ label, points }) => [label.split(' (')[0], points]) : [],
    );
    expect(offered).toEqual([
      [
        ['Spontaneous', 4],
        ['To speech', 3],
        ['To pain', 2],
        ['None', 1],
      ],
      [
        ['Oriented / babbles', 5],
        ['Confused / irritable cry', 4],
        ['Inappropriate words / cry to pain', 3],
        ['Incomprehensible / moans', 2],
        ['None', 1],
      ],
      [
        ['Obeys', 6],
        ['Localizes', 5],
        ['Withdraws', 4],
        ['Abnormal flexion', 3],
        ['Extension', 2],
        ['None', 1],
      ],
    ]);
  });

  it('CALC-PGCS-01 CALC-PGCS-02 CALC-PGCS-03 agrees with the specification in every combination', async () => {
    let complete = 0;
    for (const raw of everyCombination(paediatricGcs)) {
      const { outcome } = await evaluate('paediatric-gcs', raw);
      const points = Object.entries(specified).map(([key, options]) => options[String(raw[key])]);
      if (points.includes(undefined)) {
        expect(outcome.values).toEqual({
          score: 0,
          band: 'Invalid score',
          message: 'Please select responses for all categories',
        });
        expect(outcome.headline.text).toBe('--');
        continue;
      }
      complete += 1;
      const total = points.reduce<number>((sum, one) => sum + (one ?? 0), 0);
      const band = total >= 13 ? 'Mild' : total >= 9 ? 'Moderate' : 'Severe';
      expect(outcome.values).toEqual({ score: total, band });
      const [eye, verbal, motor] = points;
      expect(outcome.figures).toEqual([{ label: 'Record as', text: `E${eye} V${verbal} M${motor}` }]);
    }
    expect(complete).toBe(4 * 5 * 6);
  });

  it.each([
    [4, 5, 6, 15, 'Mild'],
    [4, 4, 5, 13, 'Mild'],
    [4, 4, 4, 12, 'Moderate'],
    [3, 3, 3, 9, 'Moderate'],
    [2, 3, 3, 8, 'Severe'],
    [1, 1, 1, 3, 'Severe'],
  ])('CALC-PGCS-03 E%i V%i M%i is %i, %s', async (eye, verbal, motor, score, band) => {
    const { outcome } = await evaluate('paediatric-gcs', { eye, verbal, motor });
    expect(outcome.values).toEqual({ score, band });
  });

  it.each([
    { eye: 0, verbal: 5, motor: 6 },
    { eye: 5, verbal: 5, motor: 6 },
    { eye: 4, verbal: 6, motor: 6 },
    { eye: 4, verbal: 5, motor: 7 },
  ])('CALC-PGCS-02 takes no points outside a category: %o', async (raw) => {
    const { outcome } = await evaluate('paediatric-gcs', raw);
    expect(outcome.values['band']).toBe('Invalid score');
  });

  it('CALC-ALL-03 resets as an assessment', () => {
    expect(paediatricGcs.resetLabel).toBe('Reset Assessment');
  });
});
