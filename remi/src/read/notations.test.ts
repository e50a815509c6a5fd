import { describe, expect, it } from 'vitest';
import { shippedPatterns } from '../test/shipped.ts';
import { measures } from './measures.ts';
import { readPatient } from './patient.ts';
import { readSigns as readWith } from './readings.ts';
import { namesFrom } from './values/names.ts';

const patterns = await shippedPatterns();
const readSigns = (text: string) => readWith(text, patterns);

/** What clinicians write between the name of a measure and its number. */
const separators = [' ', ': ', ':', '=', ' = ', ' - ', ' of ', ' is ', ' now ', ' at ', ' ~', '. '];

/** A value of each measure within its limits, with a decimal where it is usual. */
const sample = ({ key, low, high }: (typeof measures)[number]) =>
  ({ temperature: 38.5, glucose: 4.9, ph: 7.1, potassium: 6.8, inr: 2.4, lactate: 4.2 })[key as string] ??
  Math.round(low + (high - low) * 0.4);

describe('every name of a measure, in every notation', () => {
  it.each(measures.map((measure) => [measure.label, measure] as const))('reads %s', (_, measure) => {
    const { key, units } = measure;
    const all = [...namesFrom(patterns).byName].flatMap(([name, each]) =>
      each.flatMap((one) => (one.measure === measure ? [{ name, strength: one.strength }] : [])),
    );
    const value = sample(measure);
    const possible = units.filter(({ bare }) => bare && bare[0] <= value && value <= bare[1]);
    const unit = units[0]?.written[0]?.replaceAll(' ', '') ?? '';
    for (const { name, strength } of all) {
      const isNeeded = possible.length > 1 || strength === 'unit';
      const written = [String(value), String(value).replace('.', ',')].map((number) =>
        isNeeded ? `${number} ${unit}` : number,
      );
      const shown = name.replaceAll(/ ([/+]) ?/g, '$1');
      for (const label of [shown, shown.toUpperCase()]) {
        const glued = /[a-z]$/i.test(label) ? [''] : [];
        for (const separator of strength === 'letter' ? [':', '=', ''] : [...separators, ...glued]) {
          for (const number of written) {
            const text = `${label}${separator}${number}`;
            expect(readSigns(text).signs.get(key)?.latest.value, text).toBe(value);
          }
        }
      }
    }
  });

  it.each(['→', '->', ' -> ', ' to ', ' then ', ', now ', '-'])(
    'takes the last value of a trend written with "%s"',
    (to) => {
      expect(readSigns(`HR 110${to}135`).signs.get('heartRate')?.latest.value).toBe(135);
      expect(readSigns(`BP 100/60${to}85/50`).pressure?.latest).toMatchObject({ value: 85, diastolic: 50 });
    },
  );

  it.each([
    'BP:110/75',
    'BP 110/75',
    'bp=110/75',
    'BP110/75',
    'B/P 110/75',
    'BP 110 over 75',
    'BP 110 on 75',
    'BP=110-75',
    'PA 110x75',
    'BP 110 x 75 mmHg',
    'sbp 110 dbp 75',
    'sys 110, dia 75',
    'systolic 110 and diastolic bp 75',
    'BP ↓ 110/75',
    'bloeddruk 110 op 75',
    'NIBP 110/75 mmHg',
    '110/75',
    'blood pressure of 110/75',
  ])('reads the pressure of "%s"', (text) => {
    expect(readSigns(text).pressure?.latest).toMatchObject({ value: 110, diastolic: 75 });
  });

  it.each([
    ['systolic 85', 85],
    ['SBP: 85', 85],
    ['85 systolic', 85],
    ['BP 85/palp', 85],
    ['85/p', undefined],
  ])('reads the systolic pressure of "%s"', (text, value) => {
    expect(readSigns(text).pressure?.latest.value).toBe(value);
  });

  it.each(['E3V4M5', 'E3 V4 M5', 'e3,v4,m5', 'GCS E3V4M5', 'GCS 12 (E3V4M5)'])(
    'reads the GCS of "%s"',
    (text) => {
      expect(readPatient(text, patterns).gcs).toBe(12);
    },
  );

  it.each(['V on AVPU', 'AVPU V', 'AVPU: V', 'avpu=v', 'AVPU is V'])('reads the level of "%s"', (text) => {
    expect(readPatient(text, patterns).avpu).toBe('voice');
  });

  it.each([
    'TA 12/8',
    'PA 12/8',
    'pressão 12/8',
    'tensao 12 por 8',
    'PA: 12x8',
    '12/8 cmHg'.replace(/^/, 'BP '),
  ])('reads a pressure in centimetres where the words are of those who write it so: %s', (text) =>
    expect(readSigns(text).pressure?.latest).toMatchObject({ value: 120, diastolic: 80 }),
  );

  it.each(['BP 12/8', '12/8', 'cough 12/8', 'born 12/8'])('reads no pressure in "%s"', (text) =>
    expect(readSigns(text).pressure).toBeUndefined(),
  );

  it.each([
    ['lac 4.5', 4.5],
    ['lac: 4', 4],
    ['HR 120 BP 90/60 lac 4', 4],
    ['lac 4 cm on the scalp', undefined],
    ['scalp lac 3 sutures', undefined],
  ])('reads the lactate of "%s"', (text, value) =>
    expect(readSigns(text).signs.get('lactate')?.latest.value).toBe(value),
  );

  it('reads single letters beside other measures', () => {
    const { signs } = readSigns('P 116 R 21 S 94 T 36.0 BP 100/60');
    expect(Object.fromEntries([...signs].map(([key, { latest }]) => [key, latest.value]))).toEqual({
      heartRate: 116,
      respiratoryRate: 21,
      oxygenSaturation: 94,
      temperature: 36,
    });
  });

  it('reads a list between slashes', () => {
    const { signs, pressure } = readSigns('38.9C / 118 / 28 / 88 over 50 / 93% air');
    expect([...signs].map(([key, { latest }]) => [key, latest.value])).toEqual([
      ['oxygenSaturation', 93],
      ['temperature', 38.9],
    ]);
    expect(pressure?.latest).toMatchObject({ value: 88, diastolic: 50 });
  });

  it.each([
    ['sats 78 on RA, up to 94 on 15L NRB', 94],
    ['sats 78% on room air; came up to 94% on oxygen', 94],
    ['sats 78 on RA. Improved to 94 with a mask', 94],
    ['sats up to 94', 94],
    ['sats 94 on RA, up to 15 L of oxygen now', 94],
    ['sats 94, then dropped to 78', 78],
    ['sats 99 on 2L down to 88 on RA', 88],
    ['sats 96 on 40% oxygen, dropped to 88 on 2 L', 88],
    ['sats 94 on 2L, wean down to 1L', 94],
  ])('reads the last saturation of "%s"', (text, value) =>
    expect(readSigns(text).signs.get('oxygenSaturation')?.latest.value).toBe(value),
  );

  it.each([
    ['heart going at 128', 128],
    ['his heart is racing at 140', 140],
    ['heart beating 130', 130],
    ['ticker 120', 120],
    ['pulse going at 118', 118],
    ['hart jaag teen 140', 140],
    ['fetal heart beating at 110', undefined],
    ['heart score 56', undefined],
  ])('reads the pulse of "%s"', (text, value) =>
    expect(readSigns(text).signs.get('heartRate')?.latest.value).toBe(value),
  );

  it.each(['BP unrecordable', 'no BP', 'no bp recordable', 'blood pressure not recordable'])(
    'knows that there is no pressure in "%s"',
    (text) => expect(readSigns(text).isPressureUnrecordable).toBe(true),
  );

  it.each(['no bp treatment', 'no BP meds, smoker', 'no bp cuff'])(
    'takes no pressure for missing in "%s"',
    (text) => expect(readSigns(text).isPressureUnrecordable).toBe(false),
  );

  it('reads a whole set without spaces', () => {
    const { signs, pressure } = readSigns('HR128 RR30 Sats90%RA Temp34.9 GCS15 HGT3.2 K7.8 BP84/40');
    expect([...signs].map(([key, { latest }]) => [key, latest.value])).toEqual([
      ['respiratoryRate', 30],
      ['oxygenSaturation', 90],
      ['heartRate', 128],
      ['temperature', 34.9],
      ['gcs', 15],
      ['glucose', 3.2],
      ['potassium', 7.8],
    ]);
    expect(pressure?.latest.value).toBe(84);
  });

  it.each([
    'give 2 hr 50 mL',
    'T12 fracture',
    'vitamin K 10 mg',
    'potassium 10 mmol IV',
    'sodium 2 mmol/kg',
    'at L4 with weakness',
    'p 50 mg',
    'adrenaline 1:1000',
    'children under 20 kg',
    '10 mL/kg',
    'sat up in bed at 45 degrees to breathe',
    'amoxicillin 250/125 mg',
    'vent rate 12',
    'drip rate 60',
    'R 300 taxi fare',
  ])('reads no value in "%s"', (text) => {
    const { signs, pressure, notUnderstood } = readSigns(text);
    expect([[...signs.keys()], pressure, notUnderstood], text).toEqual([[], undefined, []]);
  });
});
