import { describe, expect, it } from 'vitest';
import { evaluate } from '../index.ts';
import { mrcDyspnea } from './mrc-dyspnea.ts';

describe('MRC dyspnoea scale', () => {
  it('CALC-MRC-01 offers grades 0 to 4, each with a description', () => {
    const input = mrcDyspnea.inputs['grade'];
    const labels = input?.kind === 'choice' ? input.options.map(({ label }) => label) : [];
    expect(labels).toHaveLength(5);
    labels.forEach((label, grade) => {
      expect(label).toMatch(new RegExp(`^Grade ${grade}: \\w.{10,}`));
    });
  });

  it.each([
    [0, 'Normal', 'green', 'less symptomatic'],
    [1, 'Mild', 'light green', 'less symptomatic'],
    [2, 'Moderate', 'yellow', 'more symptomatic'],
    [3, 'Moderately Severe', 'orange', 'more symptomatic'],
    [4, 'Severe', 'red', 'more symptomatic'],
  ])(
    'CALC-MRC-01 CALC-MRC-02 CALC-MRC-03 grade %i is %s, %s, %s',
    async (grade, band, colour, symptomGroup) => {
      const { outcome } = await evaluate('mrc-dyspnea', { grade });
      expect(outcome.values).toEqual({ score: grade, grade, band, colour, symptomGroup });
      expect(outcome.band).toMatchObject({ title: band, colour });
      expect(outcome.band?.advice).toContain(symptomGroup);
    },
  );

  it('CALC-ALL-02 each grade has its own advice', () => {
    expect(new Set(mrcDyspnea.bands?.bands.map(({ advice }) => advice)).size).toBe(5);
  });

  it('CALC-MRC-01 names the original grade, one higher', async () => {
    const { outcome } = await evaluate('mrc-dyspnea', { grade: 4 });
    expect(outcome.figures).toContainEqual({
      label: 'Original MRC grade',
      text: '5',
      note: 'modified grade plus 1',
    });
  });

  it.each([null, '', 5, -1, 0.5])('CALC-MRC-01 shows nothing for %s', async (grade) => {
    const { outcome } = await evaluate('mrc-dyspnea', { grade });
    expect(outcome).toEqual({ values: {}, headline: { label: 'Result', text: '--' } });
  });

  it('CALC-ALL-01 explains its clinical significance', () => {
    expect(mrcDyspnea.clinicalSignificance?.length).toBeGreaterThan(0);
  });
});
