import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { summaryText } from '../kit/summary.ts';
import { convert } from './convert.ts';
import { analytes, unitCategories } from './units.ts';
import { unitsConverter } from './units-converter.ts';

const now = new Date('2026-11-21T12:00:00');
const evaluated = (raw: Record<string, unknown>) => evaluateDefinition(unitsConverter, raw, now);
const symbolsOf = (key: string) =>
  unitCategories.find((category) => category.key === key)?.units.map(({ symbol }) => symbol) ?? [];

describe('units converter', () => {
  it('CALC-UNIT-02 offers the categories and units of the specification in their order', () => {
    expect(
      unitCategories.map(({ label, units }) => [label, units.map(({ symbol }) => symbol).join(', ')]),
    ).toEqual([
      ['Weight/Mass', 'ug, mg, g, kg, lb, oz'],
      ['Volume', 'uL, mL, L, fl oz, cup, pt, qt, gal'],
      ['Length', 'mm, cm, m, km, in, ft, yd, mi'],
      ['Temperature', 'C, F, K'],
      ['Pressure', 'Pa, kPa, mmHg, inHg, atm, bar, psi'],
      ['Concentration', 'mg/dL, g/L, mmol/L, umol/L, ng/mL, ug/mL'],
    ]);
  });

  it.each([
    [5, 'kg', 'lb', '11.023122'],
    [1, 'lb', 'kg', '0.453592'],
    [1, 'oz', 'g', '28.3495'],
    [1, 'mg', 'ug', '1000'],
    [1, 'fl oz', 'mL', '29.5735'],
    [1, 'cup', 'mL', '236.588'],
    [1, 'pt', 'mL', '473.176'],
    [1, 'qt', 'L', '0.946353'],
    [1, 'gal', 'L', '3.78541'],
    [1, 'L', 'gal', '0.264172'],
    [1, 'mL', 'uL', '1000'],
    [1, 'mi', 'km', '1.60934'],
    [100, 'mm', 'in', '3.937008'],
    [1, 'ft', 'cm', '30.48'],
    [1, 'yd', 'm', '0.9144'],
  ])('CALC-UNIT-03 %s %s is %4$s %3$s', (value, from, to, text) => {
    expect(convert(value, from, to)).toEqual({ text });
  });

  it.each([
    [120, 'mmHg', 'kPa', '15.99864'],
    [1, 'inHg', 'Pa', '3386.39'],
    [1, 'atm', 'kPa', '101.325'],
    [1, 'bar', 'Pa', '100000'],
    [1, 'psi', 'Pa', '6894.76'],
  ])('CALC-UNIT-04 %s %s is %4$s %3$s', (value, from, to, text) => {
    expect(convert(value, from, to)).toEqual({ text });
  });

  it.each([
    [1, 'g/L', 'mg/dL', '100'],
    [1, 'umol/L', 'mmol/L', '0.001'],
    [1000, 'ng/mL', 'ug/mL', '1'],
  ])('CALC-UNIT-05 %s %s is %4$s %3$s, which is true', (value, from, to, text) => {
    expect(convert(value, from, to)).toEqual({ text });
  });

  it.each([
    [98.6, 'F', 'C', '37'],
    [37, 'C', 'F', '98.6'],
    [0, 'C', 'K', '273.15'],
    [273.15, 'K', 'C', '0'],
    [32, 'F', 'K', '273.15'],
    [310.15, 'K', 'F', '98.6'],
    [-40, 'C', 'F', '-40'],
  ])('CALC-UNIT-06 %s %s is %4$s %3$s', (value, from, to, text) => {
    expect(convert(value, from, to)).toEqual({ text });
  });

  it.each([
    { from: 'kg', to: 'lb' },
    { value: '', from: 'kg', to: 'lb' },
    { value: 'abc', from: 'kg', to: 'lb' },
    { value: '5x', from: 'kg', to: 'lb' },
    { value: 5, to: 'lb' },
    { value: 5, from: 'kg' },
    { value: 5, from: 'stone', to: 'kg' },
    { value: 1e9 + 1, from: 'kg', to: 'g' },
  ])('CALC-UNIT-07 %j gives no result', (raw) => {
    expect(evaluated(raw).outcome).toMatchObject({ values: {}, headline: { text: '--' } });
  });

  it('CALC-UNIT-07 takes a number with a comma', () => {
    expect(evaluated({ value: '98,6', from: 'F', to: 'C' }).outcome.values).toEqual({ result: '37' });
  });

  it('CALC-UNIT-08 shows up to 6 decimals without trailing zeros', () => {
    expect(convert(1, 'kg', 'g').text).toBe('1000');
    expect(convert(1, 'g', 'kg').text).toBe('0.001');
    expect(convert(1, 'kg', 'lb').text).toBe('2.204624');
    expect(convert(-0.0000001, 'g', 'g').text).toBe('0');
    expect(convert(1e9, 'kg', 'ug').text).toBe('1000000000000000000');
  });

  it('CALC-UNIT-08 a 0 that is too small to show says so, a true 0 does not', () => {
    const { text, caution } = convert(1, 'ug', 'kg');
    expect(text).toBe('0');
    expect(caution).toMatchObject({ level: 'danger' });
    expect(caution?.text).toContain('1 ug is 0.000000001 kg');
    expect(convert(0, 'ug', 'kg')).toEqual({ text: '0' });
  });

  it('CALC-UNIT-09 an unknown pair gives 0 and says why', () => {
    for (const [from, to] of [
      ['kg', 'mmHg'],
      ['kg', 'stone'],
      ['', 'kg'],
    ] as const) {
      expect(convert(5, from, to)).toMatchObject({ text: '0', caution: { level: 'danger' } });
    }
    expect(evaluated({ value: 5, from: 'kg', to: 'mmHg' }).outcome).toMatchObject({
      values: { result: '0' },
      headline: { text: '--' },
    });
  });

  it('CALC-UNIT-10 there and back again gives the first value', () => {
    for (const { units } of unitCategories) {
      for (const from of units) {
        for (const to of units) {
          fc.assert(
            fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
              const back = from.fromBase(to.toBase(to.fromBase(from.toBase(value))));
              expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-9 * Math.max(1e3, Math.abs(value)));
            }),
            { numRuns: 10 },
          );
        }
      }
    }
    // A value that is swapped back is the one that stood there.
    expect(convert(Number(convert(5, 'kg', 'lb').text), 'lb', 'kg').text).toBe('5');
  });
});

describe('concentrations', () => {
  const perLitre = ['mg/dL', 'g/L'];
  const molar = ['mmol/L', 'umol/L'];
  const perMillilitre = ['ng/mL', 'ug/mL'];
  const isTrue = (from: string, to: string) =>
    [perLitre, molar, perMillilitre].some((one) => one.includes(from) && one.includes(to));

  it('CALC-UNIT-05 C27 every invalid pair carries its figure inside the danger, every valid one has none', () => {
    const symbols = symbolsOf('concentration');
    for (const from of symbols) {
      for (const to of symbols) {
        const { text, caution } = convert(5, from, to);
        if (isTrue(from, to)) {
          expect(caution, `${from} to ${to}`).toBeUndefined();
        } else {
          expect(caution, `${from} to ${to}`).toMatchObject({ level: 'danger' });
          expect(caution?.text).toContain('not a valid clinical conversion');
          expect(caution?.text).toContain(`${text} ${to}`);
        }
      }
    }
  });

  it.each([
    [5, 'mmol/L', 'mg/dL', '5'],
    [90, 'umol/L', 'mg/dL', '0.09'],
    [10, 'ng/mL', 'mg/dL', '10'],
    [1, 'ug/mL', 'mg/dL', '1000'],
    [1, 'mg/dL', 'ug/mL', '0.001'],
  ])(
    'CALC-UNIT-05 C27 %s %s to %s shows the specified %s only inside the danger',
    (value, from, to, result) => {
      const { outcome } = evaluated({ value, from, to });
      expect(outcome.values).toEqual({ result });
      expect(outcome.headline.text).toBe('--');
      expect(outcome.cautions?.[0]).toMatchObject({ level: 'danger' });
      expect(outcome.cautions?.[0]?.text).toContain(`comes to ${result} ${to}`);
    },
  );

  it('CALC-UNIT-05 mass pairs name the true figure', () => {
    expect(convert(10, 'ng/mL', 'mg/dL').caution?.text).toContain('really 10 ng/mL is 0.001 mg/dL');
    expect(convert(1, 'ug/mL', 'mg/dL').caution?.text).toContain('really 1 ug/mL is 0.1 mg/dL');
  });

  it.each([
    ['glucose', 5, 'mmol/L', 'mg/dL', 90.08],
    ['glucose', 90, 'mg/dL', 'mmol/L', 4.996],
    ['creatinine', 88.4, 'umol/L', 'mg/dL', 1],
    ['creatinine', 1, 'mg/dL', 'umol/L', 88.4],
    ['urea', 7, 'mmol/L', 'mg/dL', 42.04],
    ['urea-nitrogen', 1, 'mmol/L', 'mg/dL', 2.801],
    ['bilirubin', 1, 'mg/dL', 'umol/L', 17.1],
    ['calcium', 2.5, 'mmol/L', 'mg/dL', 10.02],
    ['magnesium', 1, 'mmol/L', 'mg/dL', 2.431],
    ['cholesterol', 5, 'mmol/L', 'mg/dL', 193.3],
    ['triglycerides', 1, 'mmol/L', 'mg/dL', 88.57],
    ['lactate', 2, 'mmol/L', 'mg/dL', 18.02],
    ['haemoglobin', 100, 'g/L', 'mmol/L', 6.206],
  ] as const)('C27 %s: %s %s to %s is the true molar conversion', (analyte, value, from, to, expected) => {
    const { text, caution } = convert(value, from, to, analyte);
    expect(caution).toBeUndefined();
    expect(Math.abs(Number(text) / expected - 1)).toBeLessThan(0.0005);
  });

  it('C27 with a substance mass pairs are true too', () => {
    expect(convert(1, 'ug/mL', 'mg/dL', 'glucose')).toEqual({ text: '0.1' });
    expect(convert(1, 'g/L', 'ng/mL', 'glucose')).toEqual({ text: '1000000' });
    expect(convert(5, 'umol/L', 'umol/L', 'glucose')).toEqual({ text: '5' });
  });

  it('C27 a substance changes no other category', () => {
    for (const { key } of analytes) expect(convert(5, 'kg', 'lb', key)).toEqual(convert(5, 'kg', 'lb'));
  });

  it('C27 the standing caution goes with the category until a substance is chosen', () => {
    const dangers = (raw: Record<string, unknown>) => evaluated(raw).outcome.cautions?.length;
    expect(dangers({ value: 1, from: 'g/L', to: 'mg/dL' })).toBe(1);
    expect(dangers({ value: 1, from: 'mmol/L', to: 'mg/dL' })).toBe(2);
    expect(dangers({ value: 1, from: 'mmol/L', to: 'mg/dL', analyte: 'glucose' })).toBe(0);
    expect(dangers({ value: 1, from: 'kg', to: 'g' })).toBe(0);
    expect(unitCategories.filter(({ caution }) => caution).map(({ key }) => key)).toEqual(['concentration']);
  });

  it('C27 the copied text holds an invalid figure only inside its danger', () => {
    const raw = { value: 5, from: 'mmol/L', to: 'mg/dL' };
    const lines = summaryText('Converter', unitsConverter, raw, evaluated(raw), now).split('\n');
    expect(lines).toContain('Result: --');
    expect(lines.filter((line) => line.includes('5 mg/dL'))).toEqual([
      expect.stringMatching(/^CAUTION: .*not a valid clinical conversion/),
    ]);
  });
});

describe('a temperature below absolute zero', () => {
  it.each([
    [-273.15, 'C', 'K', false],
    [-273.16, 'C', 'K', true],
    [-500, 'F', 'C', true],
    [-459.67, 'F', 'K', false],
    [-1, 'K', 'C', true],
    [-40, 'C', 'F', false],
  ])('CALC-UNIT-06 %s %s to %s carries a caution: %s', (value, from, to, isBelow) => {
    expect(/absolute zero/.test(convert(value, from, to).caution?.text ?? '')).toBe(isBelow);
  });
});
