import { describe, expect, it } from 'vitest';
import { readPatient } from '../read/patient.ts';
import { type Score, scoreNumber, scoresOf } from './scores.ts';

const complete = 'HR 128 BP 84/52 RR 26 sats 95% RA T 36.1 alert';

async function scores(text: string) {
  const all = await scoresOf(readPatient(text));
  const named = (wanted: string) => all.find(({ id }) => id === wanted) as Score;
  return { news: named('news'), shockIndex: named('shock-index'), map: named('map') };
}

describe('scoresOf', () => {
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
    expect(scoreNumber(map)).toBe(63);
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
  });

  it('never takes a GCS below 15 for alert', async () => {
    const text = '45 year old man, HR 80 BP 130/80 RR 18 sats 98% RA T 37';
    expect(scoreNumber((await scores(`${text} GCS 15`)).news)).toBe(0);
    expect(scoreNumber((await scores(`${text} alert GCS 13`)).news)).toBe(3);
  });
});
