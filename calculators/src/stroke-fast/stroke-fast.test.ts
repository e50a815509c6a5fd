import { describe, expect, it } from 'vitest';
import { cautionsFor, evaluate } from '../index.ts';
import { everyCombination } from '../test/combinations.ts';
import { strokeFast } from './stroke-fast.ts';

const now = new Date('2026-11-21T12:00:30');
const allPositive = { face: true, arm: true, speech: true };

async function figures(onsetTime: unknown) {
  const { outcome } = await evaluate('stroke-fast', { ...allPositive, onsetTime }, now);
  return Object.fromEntries((outcome.figures ?? []).map(({ label, text }) => [label, text]));
}

describe('FAST', () => {
  it('CALC-FAST-01 asks for face, arm, speech and an optional onset time', () => {
    expect(Object.keys(strokeFast.inputs)).toEqual(['face', 'arm', 'speech', 'onsetTime']);
    expect(strokeFast.inputs['onsetTime']).toMatchObject({ kind: 'moment', missing: { rule: 'optional' } });
  });

  it('CALC-FAST-02 CALC-FAST-03 agrees with the specification in every combination', async () => {
    const probabilities = [undefined, '72%', '85%', 'over 95%'];
    let complete = 0;
    for (const raw of everyCombination(strokeFast)) {
      const { outcome } = await evaluate('stroke-fast', raw, now);
      const answers = [raw['face'], raw['arm'], raw['speech']];
      if (answers.includes(undefined)) {
        expect(outcome.values).toEqual({});
        continue;
      }
      complete += 1;
      const positive = answers.filter((answer) => answer === 'yes').length;
      expect(outcome.values['score']).toBe(positive);
      expect(outcome.values['probability']).toBe(probabilities[positive]);
    }
    expect(complete).toBe(2 ** 3);
  });

  it('CALC-FAST-03 no positive finding gives no percentage and excludes nothing', async () => {
    const { outcome } = await evaluate('stroke-fast', { face: false, arm: false, speech: false }, now);
    expect(outcome.band).toEqual({
      title: 'No positive finding',
      tone: 'neutral',
      advice: 'A stroke is not excluded.',
    });
    expect(JSON.stringify(outcome)).not.toContain('%');
  });

  it.each(['face', 'arm', 'speech'])('CALC-FAST-02 gives no result without %s', async (name) => {
    const { outcome, missing } = await evaluate('stroke-fast', { ...allPositive, [name]: null }, now);
    expect(missing).toEqual([name]);
    expect(outcome.values).toEqual({});
  });

  it('CALC-FAST-02 needs no onset time', async () => {
    const evaluation = await evaluate('stroke-fast', allPositive, now);
    expect(evaluation.isComplete).toBe(true);
    expect(evaluation.outcome.values).toMatchObject({ score: 3, probability: 'over 95%' });
  });

  it('CALC-FAST-04 lists both windows, with and without a result', async () => {
    expect(await figures(null)).toEqual({
      'Stroke probability': 'over 95%',
      'Thrombolysis window': '4.5 h',
      'Thrombectomy window': '24 h',
    });
    expect(strokeFast.tables?.[0]?.rows).toEqual([
      ['Thrombolysis', '4.5 h'],
      ['Thrombectomy', '24 h'],
    ]);
  });

  it.each([
    ['2026-11-21T12:00', '0 h 0 min', 'inside', 'inside'],
    ['2026-11-21T07:31', '4 h 29 min', 'inside', 'inside'],
    ['2026-11-21T07:30', '4 h 30 min', 'inside', 'inside'],
    ['2026-11-21T07:29', '4 h 31 min', 'outside', 'inside'],
    ['2026-11-20T12:00', '24 h 0 min', 'outside', 'inside'],
    ['2026-11-20T11:59', '24 h 1 min', 'outside', 'outside'],
  ])('CALC-FAST-04 onset at %s is %s ago: %s 4.5 h, %s 24 h', async (onset, since, early, late) => {
    const shown = await figures(onset);
    expect(shown['Since onset']).toBe(since);
    expect(shown['Thrombolysis window']).toMatch(new RegExp(`^4\\.5 h: ${early}`));
    expect(shown['Thrombectomy window']).toMatch(new RegExp(`^24 h: ${late}`));
  });

  it('CALC-FAST-04 names the end of each window', async () => {
    const shown = await figures('2026-11-21T08:00');
    expect(shown['Thrombolysis window']).toBe('4.5 h: inside, ends 2026-11-21 12:30');
    expect(shown['Thrombectomy window']).toBe('24 h: inside, ends 2026-11-22 08:00');
  });

  it.each([null, '2026-11-21T03:00', '2026-11-21T12:05'])(
    'CALC-FAST-04 never shows the thrombectomy window without the selection by imaging (onset %s)',
    async (onsetTime) => {
      const { outcome } = await evaluate('stroke-fast', { ...allPositive, onsetTime }, now);
      expect(outcome.figures?.find(({ label }) => label === 'Thrombectomy window')?.note).toBe(
        'from 6 h only if selected by imaging',
      );
    },
  );

  it('CALC-FAST-04 an onset in the future lies in no window', async () => {
    expect(await figures('2026-11-21T12:05')).toEqual({
      'Stroke probability': 'over 95%',
      'Since onset': 'The onset time lies in the future',
      'Thrombolysis window': '4.5 h',
      'Thrombectomy window': '24 h',
    });
  });

  it.each([
    ['2026-11-21T12:05', 'Onset is in the future: check it.'],
    ['2026-11-14T11:59', 'Onset is over 7 days back: check it.'],
    ['0202-11-21T12:00', 'Onset is over 7 days back: check it.'],
    ['2026-11-14T12:00', undefined],
    ['2026-11-21T12:00', undefined],
    [null, undefined],
  ])('CALC-FAST-04 an onset at %s warns: %s', async (onsetTime, brief) => {
    const { outcome } = await evaluate('stroke-fast', { ...allPositive, onsetTime }, now);
    expect(outcome.cautions?.[0]?.brief).toBe(brief);
    expect(outcome.cautions).toHaveLength(brief === undefined ? 0 : 1);
  });

  it.each(['within 4.5 h', '2026-02-31T10:00'])(
    'CALC-FAST-02 ignores a time it cannot read: %s',
    async (onset) => {
      expect(await figures(onset)).not.toHaveProperty('Since onset');
    },
  );

  it('CALC-FAST-03 leads to the page that gives other figures for the same signs', async () => {
    expect(strokeFast.related).toContain('cincinnati-stroke');
    const evaluation = await evaluate('stroke-fast', allPositive, now);
    const dangers = cautionsFor(strokeFast, evaluation).filter(({ level }) => level === 'danger');
    expect(dangers.some(({ text }) => text.includes('Cincinnati'))).toBe(true);
  });

  it('CALC-ALL-03 resets as an assessment', () => {
    expect(strokeFast.resetLabel).toBe('Reset Assessment');
  });
});
