import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysOf, readAmounts } from './read.ts';

const keys = (text: string) => readAmounts(text).flatMap(keysOf);

describe('readAmounts', () => {
  it.each([
    ['give 5 mg IV', ['mass 5']],
    ['give 5mg', ['mass 5']],
    ['0.5 mg', ['mass 0.5']],
    ['500 micrograms', ['mass 0.5']],
    ['500 mcg and 500 µg', ['mass 0.5', 'mass 0.5']],
    ['0,5 mg', ['mass 0.5']],
    ['.5 mg', ['mass 0.5']],
    ['1 000 mg', ['mass 1000']],
    ['1,000 mg', ['mass 1000']],
    ['1 g', ['mass 1000']],
    ['5 to 10 mg', ['mass 5', 'mass 10']],
    ['5–10 mg/kg', ['mass 5/kg', 'mass 10/kg']],
    ['0.1 mg/kg/min', ['mass 0.1/kg/min']],
    ['0.1 mg per minute per kg', ['mass 0.1/kg/min']],
    ['300 mg a day', ['mass 300/day']],
    ['**10** mg', ['mass 10']],
    ['10 **mg**', ['mass 10']],
    ['ten milligrams', ['mass 10']],
    ['half a milligram', ['mass 0.5']],
    ['0·5 mg', ['mass 0.5']],
    ['2 of the vials', ['vial 2']],
    ['twenty-mg', ['mass 20']],
    ['2 x 50 mg', ['mass 50']],
    ['one hundred mg', ['mass 100']],
    ['4 J/kg', ['energy 4/kg']],
    ['20 mL/kg', ['volume 20/kg']],
    ['10 IU', ['unit 10']],
    ['2 puffs', ['puff 2']],
    ['0.1 mg each kg', ['mass 0.1/kg']],
    ['2 mcg per kilo per hour', ['mass 0.002/h/kg']],
    ['5 mg an hour', ['mass 5/h']],
    ['3 mg/24 h', ['mass 3/day']],
    ['100 mg/kg/day', ['mass 100/day/kg']],
    ['10 mg/mL', ['mass 10/mL']],
    ['5 mmol/L', ['mmol 5/L']],
    ['90 mg per dl', ['mass 90/dL']],
    ['4 L a minute', ['volume 4000/min']],
    ['1:1000 0.5 mL', ['volume 0.5']],
    // A number that starts with 0 is never grouped: in southern Africa the comma is the decimal separator.
    ['0,125 mg', ['mass 0.125']],
    ['0,0625 mg', ['mass 0.0625']],
    ['1,5 mg', ['mass 1.5']],
    ['12,500 units', ['unit 12500']],
    ['1 000 000 units', ['unit 1000000']],
    ['1\u00a0500\u00a0mg', ['mass 1500']],
    ['1,250.5 mg', ['mass 1250.5']],
    ['take 2\n500 mg tablets', ['mass 500']],
    ['1. 500 mg', ['mass 500']],
    ['1½ mg', ['mass 1.5']],
    ['1 ½ mg', ['mass 1.5']],
    ['½ ampoule', ['ampoule 0.5']],
    ['¼ mg', ['mass 0.25']],
    ['2x50 mg', ['mass 50']],
    ['2×50mg', ['mass 50']],
    ['dose:5 mg', ['mass 5']],
    ['IV,5 mg', ['mass 5']],
    ['500 microgrammes', ['mass 0.5']],
    ['1.5 million units', ['unit 1500000']],
    ['0.5 million units', ['unit 500000']],
    ['half a million units', ['unit 500000']],
    ['two and a half million units', ['unit 2500000']],
    ['five hundred thousand units', ['unit 500000']],
    ['twenty-five mg', ['mass 25']],
    ['twenty five mg', ['mass 25']],
    ['two hundred mg', ['mass 200']],
    ['two hundred and fifty mg', ['mass 250']],
    ['two thousand five hundred mg', ['mass 2500']],
    ['a hundred mg', ['mass 100']],
    ['one and a half mg', ['mass 1.5']],
    ['a quarter of a milligram', ['mass 0.25']],
    ['seventeen mg', ['mass 17']],
    ['five to ten mg', ['mass 5', 'mass 10']],
    ['five and ten mg', ['mass 5', 'mass 10']],
    ['one hundred and two hundred mg', ['mass 100', 'mass 200']],
    ['5 mg and 10 mL', ['mass 5', 'volume 10']],
    ['0.5-1 mg', ['mass 0.5', 'mass 1']],
    ['250 mg/5 mL', ['mass 250']],
    ['adrenaline 1 in 1000, 0.5 ml', ['volume 0.5']],
    ['10 units per hour', ['unit 10/h']],
    ['TWENTY-FIVE Mg Per KG', ['mass 25/kg']],
    // Capitals that Unicode gives the same small letter: of mu, of k, and the long s.
    ['500 \u039cG/\u212aG', ['mass 0.5/kg']],
    ['2 PUFF\u017f', ['puff 2']],
  ])('reads %s', (text, expected) => {
    expect(keys(text)).toEqual(expected);
  });

  it.each([
    'a child of 20 kg',
    'GCS 8',
    'saturation 92 %',
    'type 2 goal',
    'in 5 min',
    'step 3',
    'NEWS 7 and up',
    'one in ten patients',
    'a hundred patients',
    'half of them',
    '1:1000',
    'pH 7.45',
    'from 2019 to 2024',
  ])('finds no dose in %s', (text) => {
    expect(keys(text)).toEqual([]);
  });

  it.each([
    'one hundred and ',
    '1 000 ',
    '1,000,',
    'twenty-',
    'a half ',
    '1 ½ to ',
    '5 mg/kg/',
    'half a million ',
  ])('comes to an end with a long text of "%s"', (piece) => {
    expect(readAmounts(piece.repeat(20_000)).length).toBeLessThanOrEqual(20_000);
  });

  it('returns the end of a dose after its rate', () => {
    const text = 'Give 0.01 mg/kg now.';
    expect(readAmounts(text).map(({ end }) => text.slice(0, end))).toEqual(['Give 0.01 mg/kg']);
  });

  it('returns a dose as written, and where, beside a letter that is longer when small', () => {
    const text = 'İ give TEN MG';
    const [dose] = readAmounts(text);
    expect(dose?.text).toBe('TEN MG');
    expect(text.slice(dose?.start, dose?.end)).toBe('TEN MG');
  });
});

describe('the amounts that somebody wrote', () => {
  const spellings = {
    mg: ['mg', 'MG', 'milligrams', 'milligrammes'],
    microgram: ['micrograms', 'mcg', 'µg', 'μg', 'ug'],
    g: ['g', 'grams', 'gm'],
    mL: ['mL', 'ml', 'millilitres', 'cc'],
    unit: ['units', 'IU', 'u', 'international units'],
    mmol: ['mmol', 'millimoles'],
  } as const;
  const written = fc
    .constantFrom(...(Object.keys(spellings) as (keyof typeof spellings)[]))
    .chain((unit) => fc.record({ unit: fc.constant(unit), spelling: fc.constantFrom(...spellings[unit]) }));
  const gaps = fc.constantFrom('', ' ', '\u00a0', '  ', '-');
  const rates = fc.constantFrom(
    ['', ''],
    ['/kg', '/kg'],
    [' per kg', '/kg'],
    ['/kg/min', '/kg/min'],
    [' per minute per kg', '/kg/min'],
    ['/h', '/h'],
    [' an hour', '/h'],
    [' a day', '/day'],
    ['/24 h', '/day'],
    ['/mL', '/mL'],
  );
  const before = fc.constantFrom('', 'give ', 'Dose: ', '(', 'then ', '**', 'IV, ', '2 x ');
  const after = fc.constantFrom('', '.', ' IV', ', then wait', ')', '**', ' in 5 min', '; repeat');

  const plain = (value: number) => String(value);
  const formats: readonly ((value: number) => string)[] = [
    plain,
    (value) => plain(value).replace('.', ','),
    (value) => plain(value).replace('.', '·'),
    (value) => plain(value).replace(/^0\./, '.'),
    // The digits before the point in groups of three.
    (value) => plain(value).replace(/\B(?=(?:\d{3})+(?:\.|$))(?<!\.\d*)/g, ' '),
    (value) => plain(value).replace(/\B(?=(?:\d{3})+(?:\.|$))(?<!\.\d*)/g, ','),
  ];
  // Three decimals after a comma would be thousands: 1,125 is read as 1125, as the English write it.
  const value = fc.oneof(
    fc.integer({ min: 1, max: 2_000_000 }),
    fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100),
    fc.integer({ min: 1, max: 999 }).map((thousandths) => thousandths / 1000),
  );
  const factors = { mg: 1, microgram: 0.001, g: 1000, mL: 1, unit: 1, mmol: 1 };
  const kinds = { mg: 'mass', microgram: 'mass', g: 'mass', mL: 'volume', unit: 'unit', mmol: 'mmol' };

  it('are read back in each format, spelling, gap and rate', () => {
    fc.assert(
      fc.property(
        value,
        fc.constantFrom(...formats),
        written,
        gaps,
        rates,
        before,
        after,
        (size, format, { unit, spelling }, gap, [rate, key], lead, tail) => {
          const text = `${lead}${format(size)}${gap}${spelling}${rate}${tail}`;
          const expected = `${kinds[unit]} ${Number((size * factors[unit]).toPrecision(9))}${key}`;
          expect(keys(text), text).toEqual([expected]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('are read back as a range, and one after the other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom('-', '–', ' to ', ' - ', ' or '),
        written,
        (low, high, dash, { unit, spelling }) => {
          const of = (size: number) => `${kinds[unit]} ${Number((size * factors[unit]).toPrecision(9))}`;
          expect(keys(`${low}${dash}${high} ${spelling}`)).toEqual([of(low), of(high)]);
          expect(keys(`${low} ${spelling}, later ${high} ${spelling}`)).toEqual([of(low), of(high)]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are at the place that is returned', () => {
    fc.assert(
      fc.property(value, written, before, after, (size, { spelling }, lead, tail) => {
        const text = `${lead}${size} ${spelling}${tail}`;
        const [found] = readAmounts(text);
        expect(text.slice(found?.start, found?.end).trim()).toBe(found?.text);
        expect(found?.text).toBe(`${size} ${spelling}`);
      }),
      { numRuns: 300 },
    );
  });
});
