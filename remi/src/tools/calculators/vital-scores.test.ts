import { describe, expect, it } from 'vitest';
import { Findings } from '../../read/findings.ts';
import { readPatient } from '../../read/patient.ts';
import { shippedLibrary, shippedPatterns } from '../../test/shipped.ts';
import type { Calculation } from './calculation.ts';
import { scoreOf } from './score-of.ts';
import { vitalScores } from './vital-scores.ts';

const patterns = await shippedPatterns();

const library = await shippedLibrary();

const complete = 'HR 128 BP 84/52 RR 26 sats 95% RA T 36.1 alert';

async function scores(text: string) {
  const all = await vitalScores(
    { patient: readPatient(text, patterns), findings: new Findings(text, patterns) },
    library,
  );
  const named = (wanted: string) => all.find(({ id }) => id === wanted) as Calculation;
  return { news: named('news'), shockIndex: named('shock-index'), map: named('map') };
}

const scoreNumber = ({ evaluation }: Calculation) => evaluation && scoreOf(evaluation);
const atLeast = ({ range }: Calculation) => range && scoreOf(range.low);
const missing = (calculation: Calculation) => calculation.missing.map(({ key }) => key);

describe('vitalScores', () => {
  it('calculates a score with the calculators if every value is stated', async () => {
    const { news, shockIndex, map } = await scores(`45 year old man. ${complete}`);
    // RR 3, SpO2 1, systolic 3, heart rate 2, temperature 0, air 0, alert 0.
    expect(scoreNumber(news)).toBe(9);
    // 128 / 84, and (84 + 2 x 52) / 3.
    expect(shockIndex.evaluation?.outcome.headline.text).toBe('1.52');
    expect(scoreNumber(map)).toBe(63);
  });

  it('calculates no score while a value is missing', async () => {
    const { news, map } = await scores('45 year old man, HR 128 BP 84/52 RR 26 sats 95% T 36.1 alert');
    expect(news.evaluation).toBeUndefined();
    expect(missing(news)).toEqual(['supplementalOxygen']);
    expect(scoreNumber(map)).toBe(63);
  });

  // Chart 1 of NEWS2: the points of the stated values, in the order of the chart.
  it.each([
    // RR 26: 3, SpO2 95: 1, systolic 84: 3, pulse 128: 2, temperature 36.1: 0, alert: 0.
    ['HR 128 BP 84/52 RR 26 sats 95% T 36.1 alert', 9, ['supplementalOxygen']],
    // Systolic 70: 3, pulse 140: 3.
    [
      'BP 70/40 HR 140',
      6,
      ['respiratoryRate', 'oxygenSaturation', 'supplementalOxygen', 'temperature', 'consciousness'],
    ],
    // RR 30: 3, SpO2 90: 3, air: 0, systolic 84: 3, pulse 128: 2, temperature 34.9: 3.
    ['BP 84/40 HR 128 RR 30 sats 90% RA T 34.9', 14, ['consciousness']],
    // SpO2 92: 2, on oxygen: 2, to voice: 3.
    [
      'sats 92% on 4L oxygen, responds to voice',
      7,
      ['respiratoryRate', 'temperature', 'systolicBp', 'heartRate'],
    ],
    // RR 9: 1, pulse 50: 1, temperature 39.1: 2, systolic 220: 3.
    ['RR 9 HR 50 T 39.1 BP 220/90', 7, ['oxygenSaturation', 'supplementalOxygen', 'consciousness']],
    // RR 12, SpO2 96, systolic 111, pulse 51 and temperature 38.0: 0 each.
    ['RR 12 sats 96% BP 111/70 HR 51 T 38.0', 0, ['supplementalOxygen', 'consciousness']],
  ])('says what NEWS is at least while values are missing: %s', async (values, least, open) => {
    const { news } = await scores(`45 year old man, ${values}`);
    expect(news.evaluation).toBeUndefined();
    expect(atLeast(news)).toBe(least);
    expect(missing(news)).toEqual(open);
  });

  it('says of no other score and of no child what it is at least', async () => {
    const { map, shockIndex } = await scores('45 year old man, BP 84');
    expect([atLeast(map), atLeast(shockIndex)]).toEqual([undefined, undefined]);
    expect(atLeast((await scores('4yr old boy, HR 150 RR 44')).news)).toBeUndefined();
    expect(atLeast((await scores('HR 150 RR 44')).news)).toBeUndefined();
  });

  it('calculates no score for a child, in pregnancy as each tool says, or without an age', async () => {
    const child = await scores(`4yr old boy, ${complete}`);
    expect([child.news.notFor, child.shockIndex.notFor, child.map.notFor]).toEqual([
      'patients under 16 years',
      'children',
      'children',
    ]);
    const pregnant = await scores(`26F pregnant, ${complete}`);
    expect(pregnant.news.notFor).toBe('pregnant women');
    expect(pregnant.map.evaluation).toBeDefined();
    const unknown = await scores(complete);
    expect([unknown.news.evaluation, unknown.map.evaluation]).toEqual([undefined, undefined]);
  });

  it('uses SpO2 scale 2 of NEWS only for a prescribed target', async () => {
    const text = '70 year old man, COPD, smoker, HR 80 BP 130/80 RR 18 sats 88% RA T 37 alert';
    expect(scoreNumber((await scores(text)).news)).toBe(3);
    expect(scoreNumber((await scores(`${text}, target 88-92%`)).news)).toBe(0);
    // The first scale says nothing of whether somebody smokes.
    expect((await scores(text)).news.read.map(({ text: each }) => each)).not.toContain('Non-smoker');
  });

  it('never takes a GCS below 15 for alert', async () => {
    const text = '45 year old man, HR 80 BP 130/80 RR 18 sats 98% RA T 37';
    expect(scoreNumber((await scores(`${text} GCS 15`)).news)).toBe(0);
    expect(scoreNumber((await scores(`${text} alert GCS 13`)).news)).toBe(3);
  });
});
