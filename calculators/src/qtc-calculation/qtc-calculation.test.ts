import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandFor } from '../kit/bands.ts';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { qtc, qtcBands, type Sex } from './qtc-calculation.ts';

const now = new Date('2026-11-21T12:00:00');
const evaluated = (raw: Record<string, unknown>) => evaluateDefinition(qtc, raw, now);
const outcomeFor = (raw: Record<string, unknown>) => evaluated(raw).outcome;
const formulas = ['bazett', 'fridericia', 'framingham', 'hodges'] as const;

describe('QTc', () => {
  it('CALC-QTC-01 asks for QT, RR, heart rate, sex and formula, Bazett from the start', () => {
    expect(Object.keys(qtc.inputs)).toEqual(['qt', 'rr', 'heartRate', 'sex', 'formula']);
    const options = (key: string) => {
      const input = qtc.inputs[key];
      return input?.kind === 'choice' ? input.options.map((option) => option.key) : [];
    };
    expect(options('sex')).toEqual(['male', 'female']);
    expect(options('formula')).toEqual(formulas);
    expect(outcomeFor({ qt: 400, heartRate: 75 }).headline).toEqual({
      label: 'QTc (Bazett)',
      text: '447',
      suffix: 'ms',
    });
  });

  it.each([
    ['bazett', 447],
    ['fridericia', 431],
    ['framingham', 431],
    ['hodges', 426],
  ])('CALC-QTC-02 %s of 400 ms at 75/min, or RR 800 ms, is %s', (formula, score) => {
    expect(outcomeFor({ qt: 400, heartRate: 75, formula }).values).toMatchObject({ score });
    expect(outcomeFor({ qt: 400, rr: 800, formula }).values).toMatchObject({ score });
  });

  it('CALC-QTC-02 CALC-QTC-03 every formula leaves QT alone at RR 1000 ms', () => {
    for (const formula of formulas) {
      expect(outcomeFor({ qt: 400, rr: 1000, heartRate: 150, formula }).values).toMatchObject({ score: 400 });
      expect(outcomeFor({ qt: 400, heartRate: 60, formula }).values).toMatchObject({ score: 400 });
    }
  });

  it('CALC-QTC-03 RR comes before the heart rate, and the page says so', () => {
    const { values, notes } = outcomeFor({ qt: 380, rr: 800, heartRate: 60, sex: 'male' });
    expect(values).toMatchObject({ score: 425 });
    expect(notes?.join()).toContain('The heart rate is not used');
    expect(outcomeFor({ qt: 380, rr: 800, sex: 'male' }).notes).toEqual([]);
  });

  it.each([
    {},
    { qt: 400 },
    { heartRate: 60 },
    { rr: 1000 },
    { qt: 0, rr: 1000 },
    { qt: -1, rr: 1000 },
    { qt: 'x', rr: 1000 },
    { qt: 400, rr: 0 },
    { qt: 400, heartRate: 0 },
    { qt: 400, heartRate: -60 },
    { qt: 400, heartRate: 'x' },
    // C29: an RR that cannot be used is not passed over for the heart rate.
    { qt: 400, rr: 0, heartRate: 60 },
    { qt: 400, rr: -800, heartRate: 60 },
    { qt: 400, rr: 'x', heartRate: 60 },
    { qt: 2001, rr: 1000 },
    { qt: 400, rr: 20001 },
    { qt: 400, heartRate: 601 },
    // 400 + 154 x (1 - 5) is below 0.
    { qt: 400, rr: 5000, formula: 'framingham' },
  ])('CALC-QTC-04 %j gives no result', (raw) => {
    expect(outcomeFor(raw)).toMatchObject({ values: {}, headline: { text: '--' } });
  });

  it('CALC-QTC-05 no interpretation before the sex is chosen', () => {
    const { outcome, missing, isComplete } = evaluated({ qt: 400, rr: 1000 });
    expect(outcome.values).toEqual({ score: 400, band: null });
    expect(outcome.band).toBeUndefined();
    expect({ missing, isComplete }).toEqual({ missing: ['sex'], isComplete: false });
    expect(outcomeFor({ qt: 400, rr: 1000, sex: 'male' }).band?.title).toBe('Normal');
  });

  it.each([
    ['male', 429, 'Normal'],
    ['male', 430, 'Borderline'],
    ['male', 449, 'Borderline'],
    ['male', 450, 'Prolonged'],
    ['male', 499, 'Prolonged'],
    ['male', 500, 'Severely prolonged'],
    ['female', 449, 'Normal'],
    ['female', 450, 'Borderline'],
    ['female', 469, 'Borderline'],
    ['female', 470, 'Prolonged'],
    ['female', 499, 'Prolonged'],
    ['female', 500, 'Severely prolonged'],
  ])('CALC-QTC-06 %s %s ms is %s', (sex, qt, band) => {
    expect(outcomeFor({ qt, rr: 1000, sex })).toMatchObject({ values: { band }, band: { title: band } });
  });

  it('CALC-QTC-06 C29 the band is read off the rounded value', () => {
    expect(outcomeFor({ qt: 429.5, rr: 1000, sex: 'male' }).values).toEqual({
      score: 430,
      band: 'Borderline',
    });
    expect(outcomeFor({ qt: 429.4, rr: 1000, sex: 'male' }).values).toEqual({ score: 429, band: 'Normal' });
  });

  it.each([
    [439, 'Normal'],
    [440, 'Borderline'],
    [459, 'Borderline'],
    [460, 'Prolonged'],
    [499, 'Prolonged'],
    [500, 'Severely prolonged'],
  ])('CALC-QTC-07 unspecified: %s ms is %s', (ms, title) => {
    expect(bandFor(qtcBands('unspecified'), ms).title).toBe(title);
  });

  it('CALC-QTC-07 the reference values list all three', () => {
    expect(qtc.tables?.[0]?.rows).toEqual([
      ['Male', 'under 430', '430 to under 450', '450 to under 500', '500 or more'],
      ['Female', 'under 450', '450 to under 470', '470 to under 500', '500 or more'],
      ['Unspecified', 'under 440', '440 to under 460', '460 to under 500', '500 or more'],
    ]);
  });

  it('CALC-QTC-06 a short QTc is not passed off as normal', () => {
    expect(outcomeFor({ qt: 359, rr: 1000, sex: 'male' }).cautions).toMatchObject([{ level: 'danger' }]);
    expect(outcomeFor({ qt: 360, rr: 1000, sex: 'male' }).cautions).toEqual([]);
  });

  it('CALC-QTC-06 a short QTc keeps the specified word without its reassurance', () => {
    expect(outcomeFor({ qt: 359, rr: 1000, sex: 'male' }).band).toMatchObject({
      title: 'Normal',
      tone: 'caution',
      advice: expect.not.stringContaining('usual limits'),
    });
    expect(outcomeFor({ qt: 360, rr: 1000, sex: 'male' }).band).toMatchObject({ tone: 'normal' });
  });

  it.each([
    [{ rr: 75 }, 'RR 75\u00a0ms is 800/min: check the entry.'],
    [{ rr: 200 }, undefined],
    [{ rr: 3000 }, undefined],
    [{ heartRate: 19 }, 'RR 3\u202f158\u00a0ms is 19/min: check the entry.'],
    [{ rr: 1000, heartRate: 150 }, 'RR is 60/min, heart rate 150: check both.'],
    [{ rr: 800, heartRate: 80 }, undefined],
  ])('CALC-QTC-03 %j: %s', (rate, brief) => {
    expect(outcomeFor({ qt: 700, ...rate }).cautions?.[0]?.brief).toBe(brief);
  });

  it('CALC-QTC-02 CALC-QTC-06 agrees with a second implementation', () => {
    const limits: Record<Sex, number[]> = {
      male: [430, 450],
      female: [450, 470],
      unspecified: [440, 460],
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 700 }),
        fc.integer({ min: 30, max: 250 }),
        fc.constantFrom('male' as const, 'female' as const),
        fc.constantFrom(...formulas),
        (qt, heartRate, sex, formula) => {
          const rr = 60 / heartRate;
          let exact = qt / rr ** 0.5;
          if (formula === 'fridericia') exact = qt / rr ** (1 / 3);
          if (formula === 'framingham') exact = qt + 154 * (1 - rr);
          if (formula === 'hodges') exact = qt + 1.75 * (heartRate - 60);
          const { score, band } = outcomeFor({ qt, heartRate, sex, formula }).values;
          expect(Math.abs(Number(score) - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
          const [borderline = 0, prolonged = 0] = limits[sex];
          let expected = 'Normal';
          if (Number(score) >= borderline) expected = 'Borderline';
          if (Number(score) >= prolonged) expected = 'Prolonged';
          if (Number(score) >= 500) expected = 'Severely prolonged';
          expect(band).toBe(expected);
        },
      ),
      { numRuns: 500 },
    );
  });
});
