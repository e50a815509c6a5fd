import { describe, expect, it } from 'vitest';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { news } from './news.ts';

const well = {
  respiratoryRate: 16,
  supplementalOxygen: 'no',
  temperature: 37,
  systolicBp: 120,
  heartRate: 70,
  consciousness: 'alert',
};
const outcomeFor = (raw: Record<string, unknown>) =>
  evaluateDefinition(news, { ...well, ...raw }, new Date('2026-11-21T12:00:00')).outcome;
const briefsOf = (raw: Record<string, unknown>) => outcomeFor(raw).cautions?.map(({ brief }) => brief);

const scaleTwo = 'Second saturation scale: only with a prescribed 88–92% target.';

describe('NEWS of 1 to 6', () => {
  const normal = { smokingStatus: 'non-smoker', oxygenSaturation: 97 };

  it.each([
    ['5', { respiratoryRate: 22, heartRate: 120, systolicBp: 105 }, 'danger', '5–6: urgent assessment'],
    ['a single 3', { consciousness: 'voice' }, 'danger', '3 in one item: urgent review'],
    ['1', { heartRate: 95 }, 'caution', '1–4: observations at least every 4–6 hours'],
  ])('CALC-NEWS-11 C08 leads at %s with the published response', (_, signs, tone, response) => {
    const { band } = outcomeFor({ ...normal, ...signs });
    expect(band).toMatchObject({ title: 'Complete assessment', tone });
    expect(band?.advice).toContain(`Published response for ${response}`);
  });

  it.each([
    ['temperature', 98.6],
    ['temperature', 0],
    ['heartRate', -1],
    ['respiratoryRate', 1_000_000],
    ['systolicBp', 1200],
    ['oxygenSaturation', 101],
  ])('takes no impossible measurement from a program: %s %d', (key, value) => {
    const raw = { ...well, ...normal, [key]: value };
    expect(evaluateDefinition(news, raw, new Date())).toMatchObject({ invalid: [key], isComplete: false });
  });
});

describe('NEWS on the second saturation scale', () => {
  it('CALC-NEWS-03 C09 a smoker at 88% scores 0, and the result bar says on which scale', () => {
    const smoker = { smokingStatus: 'smoker/COPD', oxygenSaturation: 88 };
    expect(outcomeFor(smoker).values['score']).toBe(0);
    expect(briefsOf(smoker)).toEqual([scaleTwo]);
  });

  it('CALC-NEWS-03 C09 the same patient on the first scale scores 3', () => {
    const nonSmoker = { smokingStatus: 'non-smoker', oxygenSaturation: 88 };
    expect(outcomeFor(nonSmoker).values['score']).toBe(3);
    expect(briefsOf(nonSmoker)).toEqual(['3 in one item: urgent review within the hour.']);
  });

  it('CALC-NEWS-05 C09 on oxygen the points for too high a saturation are asked for', () => {
    const onOxygen = { smokingStatus: 'smoker/COPD', supplementalOxygen: 'yes' };
    expect(briefsOf({ ...onOxygen, oxygenSaturation: 98 })?.slice(0, 2)).toEqual([
      'On oxygen at 93% or more: add 1–3 points.',
      scaleTwo,
    ]);
    expect(briefsOf({ ...onOxygen, oxygenSaturation: 87 })?.[0]).toBe(scaleTwo);
  });

  it('CALC-NEWS-11 C08 an urgent response comes before the scale', () => {
    const raw = { smokingStatus: 'smoker/COPD', oxygenSaturation: 90, consciousness: 'voice' };
    expect(briefsOf(raw)).toEqual(['3 in one item: urgent review within the hour.', scaleTwo]);
  });
});
