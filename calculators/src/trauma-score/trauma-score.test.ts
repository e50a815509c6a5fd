import { describe, expect, it } from 'vitest';
import { cautionsFor, evaluate } from '../index.ts';
import { everyCombination } from '../test/combinations.ts';
import { traumaScore } from './trauma-score.ts';

/** The options coded 4, 3, 2, 1 and 0, in this order. */
const specified: Record<string, readonly string[]> = {
  respiratoryRate: ['rate-10-29', 'rate-over-29', 'rate-6-9', 'rate-1-5', 'rate-0'],
  systolicBp: ['pressure-over-89', 'pressure-76-89', 'pressure-50-75', 'pressure-1-49', 'pressure-0'],
  gcs: ['gcs-13-15', 'gcs-9-12', 'gcs-6-8', 'gcs-4-5', 'gcs-3'],
};
const hint = 'Please select values for all parameters';

const code = (name: string, key: unknown) => 4 - (specified[name] ?? []).indexOf(String(key));

describe('revised trauma score', () => {
  it('CALC-RTS-01 offers 15 options coded 4 to 0', () => {
    expect(Object.keys(traumaScore.inputs)).toEqual(Object.keys(specified));
    for (const [name, input] of Object.entries(traumaScore.inputs)) {
      expect(input.kind === 'choice' && input.options.map(({ key, points }) => [key, points])).toEqual(
        specified[name]?.map((key, index) => [key, 4 - index]),
      );
    }
  });

  it('CALC-RTS-01 CALC-RTS-02 CALC-RTS-04 CALC-RTS-05 CALC-RTS-06 agrees with the specification in every combination', async () => {
    let complete = 0;
    for (const raw of everyCombination(traumaScore)) {
      const { outcome } = await evaluate('trauma-score', raw);
      const isComplete = Object.entries(specified).every(([name, keys]) => keys.includes(String(raw[name])));
      if (!isComplete) {
        expect(outcome.values).toEqual({ band: 'Invalid score', message: hint });
        expect(outcome.band).toMatchObject({ title: 'Invalid score', advice: hint });
        continue;
      }
      complete += 1;
      const rr = code('respiratoryRate', raw['respiratoryRate']);
      const sbp = code('systolicBp', raw['systolicBp']);
      const gcs = code('gcs', raw['gcs']);
      const sum = rr + sbp + gcs;
      if (sum === 0) {
        expect(outcome.values).toEqual({ score: 0, band: 'Invalid score', message: hint });
        continue;
      }
      const [band, mortality] =
        sum >= 11
          ? ['Minor', 'under 5%']
          : sum >= 8
            ? ['Moderate', '5–15%']
            : sum >= 4
              ? ['Severe', '15–50%']
              : ['Critical', 'over 50%'];
      // Whole ten-thousandths, so that rounding to hundredths is exact here.
      const weighted = (Math.round((9368 * gcs + 7326 * sbp + 2908 * rr) / 100) / 100).toFixed(2);
      expect(outcome.values).toEqual({ score: sum, band, mortality, weighted });
      expect(outcome.headline.text).toBe(`${sum}/12`);
    }
    expect(complete).toBe(5 ** 3);
  });

  it.each([
    [4, 4, 4, 12, 'Minor'],
    [4, 4, 3, 11, 'Minor'],
    [4, 3, 3, 10, 'Moderate'],
    [4, 2, 2, 8, 'Moderate'],
    [3, 2, 2, 7, 'Severe'],
    [2, 1, 1, 4, 'Severe'],
    [1, 1, 1, 3, 'Critical'],
    [1, 0, 0, 1, 'Critical'],
  ])('CALC-RTS-03 CALC-RTS-04 codes %i, %i and %i are %i/12, %s', async (rr, sbp, gcs, sum, band) => {
    const { outcome } = await evaluate('trauma-score', { respiratoryRate: rr, systolicBp: sbp, gcs });
    expect(outcome.values).toMatchObject({ score: sum, band });
    expect(outcome.headline.text).toBe(`${sum}/12`);
  });

  it.each([
    [4, 4, 4, '7.84'],
    [3, 2, 1, '3.27'],
    [0, 0, 1, '0.94'],
  ])('CALC-RTS-06 RR %i, SBP %i and GCS %i weigh %s', async (respiratoryRate, systolicBp, gcs, weighted) => {
    const { outcome } = await evaluate('trauma-score', { respiratoryRate, systolicBp, gcs });
    expect(outcome.values['weighted']).toBe(weighted);
    expect(outcome.figures).toContainEqual({ label: 'Weighted RTS', text: weighted });
  });

  it('CALC-RTS-05 a complete total of 0 is invalid, out of 12, unweighted and told apart from an empty page', async () => {
    const evaluation = await evaluate('trauma-score', {
      respiratoryRate: 'rate-0',
      systolicBp: 'pressure-0',
      gcs: 'gcs-3',
    });
    const { outcome } = evaluation;
    expect(evaluation.isComplete).toBe(true);
    expect(outcome.headline.text).toBe('0/12');
    expect(outcome.figures).toBeUndefined();
    expect(outcome.values).not.toHaveProperty('weighted');
    expect(outcome.band).toMatchObject({
      title: 'Invalid score',
      advice: 'All parameters score 0; no band is defined for 0.',
    });
    expect(cautionsFor(traumaScore, evaluation).map(({ brief }) => brief)).toContain(
      '0 is not an error: no breathing, no pressure, GCS 3.',
    );
  });

  it.each(Object.keys(specified))('CALC-RTS-02 gives no result without %s', async (name) => {
    const raw = { respiratoryRate: 4, systolicBp: 4, gcs: 4, [name]: null };
    const { outcome, missing } = await evaluate('trauma-score', raw);
    expect(missing).toEqual([name]);
    expect(outcome.values).toEqual({ band: 'Invalid score', message: hint });
    expect(outcome.headline.text).toBe('--');
  });

  it.each([5, -1, 1.5])('CALC-RTS-02 takes no code outside 0 to 4: %s', async (systolicBp) => {
    const { outcome } = await evaluate('trauma-score', { respiratoryRate: 4, systolicBp, gcs: 4 });
    expect(outcome.values['band']).toBe('Invalid score');
  });

  it('CALC-ALL-03 resets as an assessment', () => {
    expect(traumaScore.resetLabel).toBe('Reset Assessment');
  });

  it('CALC-RTS-05 keeps the published "dead" at 0 to a major incident', () => {
    const table = traumaScore.tables?.find(({ rows }) => rows.some((row) => row.includes('Dead')));
    expect(table?.title).toContain('major incident');
    expect(table?.source).toContain('no verdict on a single patient');
  });
});
