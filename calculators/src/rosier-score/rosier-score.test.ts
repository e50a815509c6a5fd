import { describe, expect, it } from 'vitest';
import { evaluateDefinition } from '../index.ts';
import type { RawValues } from '../kit/answers.ts';
import { everyCombination } from '../test/combinations.ts';
import { rosierScore } from './rosier-score.ts';

const now = new Date('2026-11-21T12:00:00');
const evaluationOf = (raw: RawValues) => evaluateDefinition(rosierScore, raw, now);
const outcomeOf = (raw: RawValues) => evaluationOf(raw).outcome;
const ticked = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, true]));

const signs = ['facialWeakness', 'armWeakness', 'legWeakness', 'speechDisturbance', 'visualFieldDefect'];

/** The specification's sentences, written out. */
function specified(raw: RawValues) {
  let score = signs.filter((key) => raw[key] === 'yes').length;
  if (raw['lossOfConsciousness'] === 'yes') score -= 1;
  if (score < 0) return { score, probability: 'under 5%' };
  if (score === 0) return { score, probability: 'about 5%' };
  if (score === 1) return { score, probability: 'about 30%' };
  if (score === 2) return { score, probability: 'about 60%' };
  return { score, probability: 'over 85%' };
}

describe('ROSIER', () => {
  it('CALC-ROS-01 asks for six findings in selects and shows a score table', () => {
    expect(Object.keys(rosierScore.inputs)).toEqual(['lossOfConsciousness', ...signs]);
    for (const input of Object.values(rosierScore.inputs)) {
      expect(input).toMatchObject({ kind: 'choice', appearance: 'select' });
      expect(input.kind === 'choice' && input.options.map(({ label }) => label)).toEqual(['No', 'Yes']);
    }
    expect(rosierScore.tables?.[0]?.rows.map(([, points]) => points)).toEqual([
      '−1',
      '+1',
      '+1',
      '+1',
      '+1',
      '+1',
    ]);
  });

  it.each(signs)('CALC-ROS-01 %s alone scores 1', (key) => {
    expect(outcomeOf(ticked(key)).values['score']).toBe(1);
  });

  it('CALC-ROS-02 loss of consciousness alone scores -1, five signs 5, all six 4', () => {
    expect(outcomeOf(ticked('lossOfConsciousness')).values['score']).toBe(-1);
    expect(outcomeOf(ticked(...signs)).values['score']).toBe(5);
    expect(outcomeOf(ticked('lossOfConsciousness', ...signs)).values['score']).toBe(4);
  });

  it.each([
    [-1, 'under 5%'],
    [0, 'about 5%'],
    [1, 'about 30%'],
    [2, 'about 60%'],
    [3, 'over 85%'],
    [5, 'over 85%'],
  ])('CALC-ROS-03 a score of %i is %s', (score, probability) => {
    const raw = score < 0 ? ticked('lossOfConsciousness') : ticked(...signs.slice(0, score));
    expect(outcomeOf(raw).values).toMatchObject({ score, probability });
    expect(outcomeOf(raw).band?.title).toContain(probability);
  });

  it('CALC-ROS-01 CALC-ROS-02 CALC-ROS-03 agrees with the specification in every combination', () => {
    const all = [...everyCombination(rosierScore)];
    expect(all).toHaveLength(3 ** 6);
    for (const raw of all) expect(outcomeOf(raw).values).toMatchObject(specified(raw));
  });

  it('CALC-ALL-06 is live from the start with none of six answered', () => {
    const untouched = evaluationOf({});
    expect(untouched.outcome.values).toMatchObject({ score: 0, probability: 'about 5%' });
    expect([untouched.answered, untouched.asked]).toEqual([0, 6]);
  });

  it('CALC-ROS-03 says beside the figure what the published scale holds', () => {
    expect(rosierScore.cautions[0]).toMatchObject({
      level: 'danger',
      text: expect.stringContaining('seizure activity'),
    });
    expect(rosierScore.cautions[0]?.brief?.length).toBeLessThanOrEqual(70);
  });

  it('CALC-ALL-01 has a clinical significance', () => {
    expect(rosierScore.clinicalSignificance?.length).toBeGreaterThan(0);
  });

  it.each([{}, { lossOfConsciousness: 'yes' }])(
    'CALC-ROS-03 never calls a stroke unlikely, as with %j',
    (raw) => {
      const { band } = evaluateDefinition(rosierScore, raw, now).outcome;
      expect(band?.advice).toBe('A score of 0 or less does not exclude a stroke.');
    },
  );
});
