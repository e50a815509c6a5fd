import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../kit/definition.ts';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { summaryText } from '../kit/summary.ts';
import { wafelsm } from './wafelsm.ts';

const now = new Date('2026-11-21T12:00:00');
type Raw = Readonly<Record<string, unknown>>;

const outcomeFor = (raw: Raw): Outcome => evaluateDefinition(wafelsm, raw, now).outcome;
const valuesFor = (raw: Raw) => outcomeFor(raw).values;
const groupOf = (title: string, raw: Raw) =>
  outcomeFor(raw).groups?.find((group) => group.title === title) ?? expect.fail(title);
const dangersOf = (raw: Raw) => outcomeFor(raw).cautions?.filter(({ level }) => level === 'danger') ?? [];
const textsOf = (title: string, raw: Raw) => groupOf(title, raw).figures.map(({ text }) => text);

describe('WAFELSM', () => {
  it('CALC-WAF-01 takes months, years and weight from 0', () => {
    expect(Object.keys(wafelsm.inputs)).toEqual(['months', 'years', 'weight']);
    for (const input of Object.values(wafelsm.inputs))
      expect(input).toMatchObject({ kind: 'number', min: 0 });
  });

  it.each([
    { months: -1 },
    { years: -0.1 },
    { weight: -3 },
    // The next field must not step in for an impossible one.
    { months: -1, years: 5 },
    { years: -1, weight: 10 },
    { months: 'x', weight: 10 },
    { months: 6, weight: -1 },
    { months: 217 },
    { years: 18.1 },
    { weight: 200.1 },
  ])('CALC-WAF-01 C23 %j gives no result', (raw) => {
    expect(valuesFor(raw)).toEqual({});
    expect(outcomeFor(raw).headline.text).toBe('--');
  });

  it('CALC-WAF-02 uses the first filled of months, years and weight', () => {
    expect(valuesFor({ months: 6, years: 5, weight: 30 })).toMatchObject({ weightKg: 7, ageMonths: 6 });
    expect(valuesFor({ years: 5, weight: 30 })).toMatchObject({ weightKg: 34, ageMonths: 60 });
    expect(valuesFor({ weight: 30 })).toMatchObject({ weightKg: 30, ageMonths: 52 });
    expect(valuesFor({ months: '', years: 2 })).toMatchObject({ weightKg: 16, ageMonths: 24 });
  });

  it('CALC-WAF-03 C23 weight from age; 0 months is a newborn of 4 kg, not an empty field', () => {
    expect(valuesFor({ months: 6 })).toMatchObject({ weightKg: 7 });
    expect(valuesFor({ years: 2 })).toMatchObject({ weightKg: 16 });
    expect(valuesFor({ months: 0 })).toMatchObject({ weightKg: 4, ageMonths: 0 });
    expect(valuesFor({ months: 0, years: 5 })).toMatchObject({ weightKg: 4 });
    expect(valuesFor({ years: 0 })).toMatchObject({ weightKg: 4 });
  });

  it('CALC-WAF-04 age from weight', () => {
    expect(valuesFor({ weight: 10 })).toMatchObject({ ageMonths: 12 });
    expect(valuesFor({ weight: 4 })).toMatchObject({ ageMonths: 0, tubeUncuffed: 4, tubeCuffed: 3.5 });
  });

  it('CALC-WAF-04 C23 under 4 kg doses by weight, without age and tube; 0 kg gives no result', () => {
    expect(valuesFor({ weight: 3.9 })).not.toHaveProperty('ageMonths');
    expect(valuesFor({ weight: 3.9 })).not.toHaveProperty('tubeCuffed');
    expect(valuesFor({ weight: 3 })).toMatchObject({ weightKg: 3, fluidMl: [30, 60] });
    expect(textsOf('Tracheal tube', { weight: 3 })).toEqual(['--', '--']);
    expect(outcomeFor({ weight: 3 }).figures?.[0]?.text).toBe('--');
    expect(valuesFor({ weight: 0 })).toEqual({});
  });

  it('CALC-WAF-05 adrenaline, morphine and naloxone', () => {
    const values = valuesFor({ weight: 10 });
    expect(values['adrenalineMg']).toBeCloseTo(0.1, 9);
    expect(values['adrenalineMlOf1in10000']).toBeCloseTo(1, 9);
    expect(values).toMatchObject({ morphineMg: 1, naloxoneMg: 1 });
    expect(textsOf('Adrenaline', { weight: 10 })).toEqual(['0.1\u00a0mg', '1\u00a0mL']);
  });

  it('CALC-WAF-06 CALC-WAF-08 fluid, energy, sugar and bicarbonate', () => {
    expect(valuesFor({ weight: 10 })).toMatchObject({
      fluidMl: [100, 200],
      defibrillationJ: [20, 40],
      sugarMlOf50Percent: 10,
      bicarbonateMlOf4Percent: 20,
    });
    expect(textsOf('Sugar', { weight: 10 })).toEqual(['10\u00a0mL', '40\u00a0mL']);
    expect(groupOf('Sugar', { weight: 10 }).figures.map(({ label }) => label)).toEqual([
      'Volume of 50%',
      'Diluted to 12.5%',
    ]);
    expect(groupOf('Sodium bicarbonate', { weight: 10 }).figures[0]?.label).toBe('Volume of 4%');
  });

  it('CALC-WAF-07 tubes by age in years', () => {
    expect(valuesFor({ years: 2 })).toMatchObject({ tubeUncuffed: 4.5, tubeCuffed: 4 });
    expect(textsOf('Tracheal tube', { years: 2 })).toEqual(['4.5\u00a0mm', '4.0\u00a0mm']);
    expect(groupOf('Tracheal tube', { years: 2 }).notes?.join()).toContain('nearest 0.5 mm');
  });

  it('CALC-WAF-09 nothing filled gives no result', () => {
    for (const raw of [{}, { months: '', years: null, weight: ' ' }]) {
      expect(valuesFor(raw)).toEqual({});
      expect(outcomeFor(raw).headline.text).toBe('--');
    }
  });

  it('C06 says the exact figure where rounding changed it', () => {
    expect(groupOf('Adrenaline', { months: 1 }).figures).toMatchObject([
      { text: '0.05\u00a0mg', note: '0.01\u00a0mg/kg, at most 1\u00a0mg; exactly 0.045\u00a0mg' },
      { text: '0.5\u00a0mL', note: 'at 0.1\u00a0mg/mL; exactly 0.45\u00a0mL' },
    ]);
  });
});

describe('WAFELSM cautions', () => {
  it.each([
    [{ months: 12 }, false],
    [{ months: 13 }, true],
    [{ years: 1 }, false],
    [{ years: 1.1 }, true],
    [{ years: 5 }, true],
    // A weight that was entered is not this formula's.
    [{ weight: 30 }, false],
  ])('CALC-WAF-03 for %j both weights stand in a danger: %s', (raw, stands) => {
    expect(dangersOf(raw)).toHaveLength(stands ? 1 : 0);
  });

  it('CALC-WAF-03 names both weights and fits the result bar', () => {
    const [caution] = dangersOf({ years: 5 });
    expect(caution?.text).toContain('Here 34\u00a0kg');
    expect(caution?.text).toContain('gives 18\u00a0kg');
    expect(dangersOf({ years: 17.9 })[0]?.brief?.length).toBeLessThanOrEqual(70);
    expect(outcomeFor({ years: 5 }).band).toMatchObject({ tone: 'danger' });
    expect(wafelsm.related).toEqual(['weight-loss-formulas']);
  });

  it('CALC-WAF-02 says when an entered weight is passed over', () => {
    expect(dangersOf({ months: 6, weight: 9 })[0]?.text).toContain('9\u00a0kg is not used');
  });

  it.each([
    ['Adrenaline', 100, 100.1, '1\u00a0mg'],
    ['Naloxone', 20, 20.1, '2\u00a0mg'],
  ])('CALC-WAF-05 %s over the adult maximum says so beside the figure', (title, at, over, maximum) => {
    expect(groupOf(title, { weight: at }).cautions).toEqual([]);
    expect(groupOf(title, { weight: over }).cautions).toMatchObject([{ level: 'danger' }]);
    expect(groupOf(title, { weight: over }).cautions?.[0]?.text).toContain(`give at most ${maximum}`);
  });

  it('CALC-WAF-07 tube: under 2 years the formula is not published', () => {
    const levels = (raw: Raw) => groupOf('Tracheal tube', raw).cautions?.map(({ level }) => level);
    expect(levels({ months: 23 })).toEqual(['danger']);
    expect(levels({ months: 24 })).toEqual(['note']);
    expect(levels({ weight: 3 })).toEqual(['danger']);
    expect(groupOf('Tracheal tube', { months: 18 }).cautions?.[0]?.text).toContain(
      'cuffed 3.5 or uncuffed 4.0',
    );
  });

  it('CALC-WAF-04 CALC-WAF-07 tube: an age worked out from the weight is too low', () => {
    const [caution] = groupOf('Tracheal tube', { weight: 20 }).cautions ?? [];
    expect(caution).toMatchObject({ level: 'danger' });
    expect(caution?.text).toContain('2.7 years here, about 6 years');
    expect(groupOf('Tracheal tube', { weight: 10 }).cautions?.[0]?.text).toContain('start at 2 years');
  });

  it('CALC-WAF-04 CALC-WAF-07 tube: beyond the years of 2 x (age + 4) no other age is made up', () => {
    const textFor = (weight: number) => groupOf('Tracheal tube', { weight }).cautions?.[0]?.text;
    // 2 x (10 + 4) is 28 kg, the last weight that the formula is published for.
    expect(textFor(28)).toContain('4 years here, about 10 years');
    expect(textFor(70)).toContain('11 years here. No formula gives an age from 70\u00a0kg');
  });

  it('CALC-WAF-03 says that 2 x (age + 4) ends at 10 years too', () => {
    expect(dangersOf({ years: 10 })[0]?.text).toContain('as on the page Paediatric Weight Estimation');
    expect(dangersOf({ years: 12 })[0]?.text).toContain(
      'itself published only up to 10 years, gives 32\u00a0kg',
    );
  });

  it('CALC-WAF-05 morphine: half under 6 months', () => {
    expect(groupOf('Morphine', { months: 5.9 }).cautions).toMatchObject([{ level: 'danger' }]);
    expect(groupOf('Morphine', { months: 6 }).cautions).toEqual([]);
    expect(groupOf('Morphine', { months: 0 }).cautions?.[0]?.text).toContain('0.2\u00a0mg');
  });

  it('CALC-WAF-05 adrenaline: a volume under 0.1 mL is to be verified', () => {
    expect(groupOf('Adrenaline', { weight: 0.9 }).cautions?.[0]?.text).toContain('Verify small volume');
    expect(groupOf('Adrenaline', { weight: 1 }).cautions).toEqual([]);
  });

  it.each([{}, { months: 6 }, { years: 5 }, { weight: 3 }, { weight: 150 }])(
    'keeps all four lines on the page for %j',
    (raw) => {
      const text = summaryText('WAFELSM', wafelsm, raw, evaluateDefinition(wafelsm, raw, now), now);
      for (const line of [
        'published only for babies up to 12 months',
        'Do not exceed adult maximum doses',
        'Tube formulas start at 2 years',
        'boluses increased deaths (FEAST)',
      ]) {
        expect(text).toContain(line);
      }
    },
  );
});

describe('WAFELSM doses', () => {
  it('CALC-WAF-05 CALC-WAF-06 CALC-WAF-08 follow the weight by the specified rates', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), (tenths) => {
        const weight = tenths / 10;
        const values = valuesFor({ weight });
        const expected: Record<string, number> = {
          adrenalineMg: weight / 100,
          adrenalineMlOf1in10000: weight / 10,
          sugarMlOf50Percent: weight,
          morphineMg: weight / 10,
          naloxoneMg: weight / 10,
          bicarbonateMlOf4Percent: weight * 2,
        };
        for (const [key, value] of Object.entries(expected)) expect(values[key]).toBeCloseTo(value, 9);
        expect(values['fluidMl']).toEqual([weight * 10, weight * 20]);
        expect(values['defibrillationJ']).toEqual([weight * 2, weight * 4]);
      }),
    );
  });
});
