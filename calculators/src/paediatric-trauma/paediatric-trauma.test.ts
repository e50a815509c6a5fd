import { describe, expect, it } from 'vitest';
import { cautionsFor, evaluate, soundBand } from '../index.ts';
import { everyCombination } from '../test/combinations.ts';
import { paediatricTrauma } from './paediatric-trauma.ts';

/** The options that score 2, 1 and -1, by input. */
const specified: Record<string, readonly string[]> = {
  weight: ['over-20', '10-20', 'under-10'],
  airway: ['normal', 'maintainable', 'unmaintainable'],
  systolicBp: ['over-90', '50-90', 'under-50'],
  consciousness: ['awake', 'obtunded', 'coma'],
  openWound: ['none', 'minor', 'major'],
  skeletal: ['none', 'closed', 'open'],
};
const names = Object.keys(specified);

const withPoints = (points: readonly number[]) =>
  Object.fromEntries(names.map((name, index) => [name, points[index]]));

describe('paediatric trauma score', () => {
  it('CALC-PTS-01 CALC-PTS-02 offers 18 options, each input 2, 1 or -1', () => {
    expect(Object.keys(paediatricTrauma.inputs)).toEqual(names);
    for (const input of Object.values(paediatricTrauma.inputs)) {
      expect(input.kind === 'choice' && input.options.map(({ points }) => points)).toEqual([2, 1, -1]);
    }
  });

  it('CALC-PTS-01 CALC-PTS-02 CALC-PTS-03 agrees with the specification in every combination', async () => {
    let complete = 0;
    for (const raw of everyCombination(paediatricTrauma)) {
      const { outcome } = await evaluate('paediatric-trauma', raw);
      let total = 0;
      let isComplete = true;
      for (const [name, [two, one, minusOne]] of Object.entries(specified)) {
        if (raw[name] === two) total += 2;
        else if (raw[name] === one) total += 1;
        else if (raw[name] === minusOne) total -= 1;
        else isComplete = false;
      }
      if (!isComplete) {
        expect(outcome.values).toEqual({});
        continue;
      }
      complete += 1;
      const [band, mortality] =
        total < 0 ? ['High', 'over 10%'] : total <= 8 ? ['Moderate', '2–10%'] : ['Low Risk', 'under 2%'];
      expect(outcome.values).toEqual({ score: total, band, mortality });
    }
    expect(complete).toBe(3 ** 6);
  });

  it.each([
    [[2, 2, 2, 2, 2, 2], 12, 'Low Risk', 'under 2%', 'Non-operative treatment likely.'],
    [[2, 2, 2, 2, 2, -1], 9, 'Low Risk', 'under 2%', 'does not exclude an injury'],
    [[2, 2, 2, 2, 1, -1], 8, 'Moderate', '2–10%', 'Transfer to a paediatric trauma centre'],
    [[2, 2, -1, -1, -1, -1], 0, 'Moderate', '2–10%', 'Transfer to a paediatric trauma centre'],
    [[2, 1, -1, -1, -1, -1], -1, 'High', 'over 10%', 'Operative treatment likely; intensive care.'],
    [[-1, -1, -1, -1, -1, -1], -6, 'High', 'over 10%', 'Transfer to a paediatric trauma centre'],
  ])('CALC-PTS-03 %j is %i, %s', async (points, score, title, mortality, advice) => {
    const { outcome } = await evaluate('paediatric-trauma', withPoints(points));
    expect(outcome.values).toEqual({ score, band: title, mortality });
    expect(outcome.band?.advice).toContain(advice);
    expect(outcome.headline.text).toBe(String(score).replace('-', '−'));
  });

  it.each(names)('CALC-PTS-01 gives no result without %s', async (name) => {
    const raw = { ...withPoints([2, 2, 2, 2, 2, 2]), [name]: undefined };
    const evaluation = await evaluate('paediatric-trauma', raw);
    expect(evaluation.missing).toEqual([name]);
    expect(evaluation.outcome.values).toEqual({});
  });

  it.each([0, 3, -2])('CALC-PTS-01 takes no points but 2, 1 and -1: %s', async (weight) => {
    const raw = { ...withPoints([2, 2, 2, 2, 2, 2]), weight };
    expect((await evaluate('paediatric-trauma', raw)).outcome.values).toEqual({});
  });

  it.each([
    ['airway', [2, -1, 2, 2, 2, 2]],
    ['blood pressure', [2, 2, -1, 2, 2, 2]],
    ['coma', [2, 2, 2, -1, 2, 2]],
    ['open wound', [2, 2, 2, 2, -1, 2]],
    ['skeleton', [2, 2, 2, 2, 2, -1]],
  ])('CALC-PTS-03 9 points with the worst %s stay Low Risk, but reassure nobody', async (_, points) => {
    const evaluation = await evaluate('paediatric-trauma', withPoints(points));
    const { outcome } = evaluation;
    expect(outcome.values).toEqual({ score: 9, band: 'Low Risk', mortality: 'under 2%' });
    expect(soundBand(evaluation)).toEqual({ title: 'Low Risk', tone: 'neutral' });
    expect(outcome.cautions?.[0]?.brief).toBe('One finding is at its worst: do not rely on low risk.');
  });

  it('CALC-PTS-03 does not take a small child for an injured one', async () => {
    const { outcome } = await evaluate('paediatric-trauma', withPoints([-1, 2, 2, 2, 2, 2]));
    expect(outcome.band).toMatchObject({ title: 'Low Risk', tone: 'normal' });
    expect(outcome.cautions ?? []).toEqual([]);
  });

  it('CALC-PTS-03 never shows a result without the published transfer limit', async () => {
    const evaluation = await evaluate('paediatric-trauma', withPoints([2, 2, 2, 2, 1, -1]));
    const [first] = cautionsFor(paediatricTrauma, evaluation);
    expect(first).toMatchObject({
      level: 'danger',
      brief: '8 or less: transfer to a paediatric trauma centre.',
    });
  });

  it('CALC-ALL-03 resets as an assessment', () => {
    expect(paediatricTrauma.resetLabel).toBe('Reset Assessment');
  });
});
