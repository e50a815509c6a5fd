import type { MeasureKey } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { shippedPatterns } from '../test/shipped.ts';
import { type Readings, readSigns as readWith } from './readings.ts';

const patterns = await shippedPatterns();
const readSigns = (text: string) => readWith(text, patterns);

const latest = ({ signs }: Readings, key: MeasureKey) => signs.get(key)?.latest.value;

describe('readSigns', () => {
  it.each<[string, MeasureKey, number]>([
    ['HR 104', 'heartRate', 104],
    ['pulse 88/min', 'heartRate', 88],
    ['p: 132', 'heartRate', 132],
    ['resp 16', 'respiratoryRate', 16],
    ['RR is 22', 'respiratoryRate', 22],
    ['sats 98 % RA', 'oxygenSaturation', 98],
    ['SpO2=90%', 'oxygenSaturation', 90],
    ['T 36,1', 'temperature', 36.1],
    ['36.6 degrees', 'temperature', 36.6],
    ['temp 37,2 °C', 'temperature', 37.2],
    ['GCS 6/15', 'gcs', 6],
    ['gcs went from 15 to 6', 'gcs', 6],
    ['sats dropped to 84', 'oxygenSaturation', 84],
    ['HGT 4,9', 'glucose', 4.9],
    ['glucose 9.3 mmol/l', 'glucose', 9.3],
    ['weighs 16kg', 'weight', 16],
  ])('reads %s', (text, key, value) => {
    expect(latest(readSigns(text), key)).toBe(value);
  });

  it('reads a named pressure, and an unnamed one only if it is unambiguous', () => {
    expect(readSigns('BP 118/74').pressure?.latest).toMatchObject({ value: 118, diastolic: 74 });
    expect(readSigns('120/80').pressure?.latest).toMatchObject({ value: 120, diastolic: 80 });
    expect(readSigns('BP 90/palp').pressure?.latest.value).toBe(90);
    for (const text of [
      '80 palp',
      'gsw leg, 80/palp',
      '80 by palpation',
      'bp palp 80',
      '80 palpable, hr 140',
    ])
      expect(readSigns(text).pressure?.latest.value, text).toBe(80);
    for (const text of [
      '120 palpitations',
      'fundus 34 palpable',
      'pulse 120 palpable',
      'SOB x 3/7',
      'G2P1 34/40',
      'pain 7/10',
      '1:1000',
    ]) {
      expect(readSigns(text).pressure, text).toBeUndefined();
    }
  });

  it('takes a time behind a name for no value', () => {
    const { signs, notUnderstood } = readSigns('newborn spo2 at 5 min');
    expect(signs.size + notUnderstood.length).toBe(0);
  });

  it('reports an impossible value as not understood', () => {
    const { signs, pressure, notUnderstood } = readSigns('HR 700, sats 9, T 101, BP 400/20');
    expect(signs.size).toBe(0);
    expect(pressure).toBeUndefined();
    expect(notUnderstood).toEqual(['Heart rate 700', 'Oxygen saturation 9', 'Blood pressure 400/20']);
  });

  it('converts a value only by the unit that is written beside it', () => {
    const { signs } = readSigns('temp 101.3 F, glucose 180 mg/dL');
    expect(signs.get('temperature')?.latest).toMatchObject({ value: 38.5, converted: '101.3 F' });
    expect(signs.get('glucose')?.latest).toMatchObject({ value: 10, converted: '180 mg/dL' });
  });

  it('shows a glucose without a unit as written, and only if it cannot be in mg/dL', () => {
    const glucoseOf = (text: string) => readSigns(text).signs.get('glucose')?.latest;
    expect(glucoseOf('HGT 4,9')).toMatchObject({ text: '4,9', isWithoutUnit: true });
    expect(glucoseOf('HGT 4,9 mmol/L')?.isWithoutUnit).toBeUndefined();
    expect(glucoseOf('glucose 41 mmol/L')?.value).toBe(41);
    expect(readSigns('HGT 45').notUnderstood).toEqual(['Glucose 45, unit not stated']);
  });

  it('keeps a glucose that only its missing unit makes unclear, and no amount or age', () => {
    expect(readSigns('sugar 40 confused').glucoseWithoutUnit?.value).toBe(40);
    expect(readSigns('glucose 450').glucoseWithoutUnit?.value).toBe(450);
    for (const text of [
      'glucose 41 mmol/L',
      'low sugar 35 yo',
      'low sugar 35M',
      'glucose 50 g',
      'glucose 75 000 mg',
    ])
      expect(readSigns(text).glucoseWithoutUnit, text).toBeUndefined();
    // An amount of the drug is no measured value.
    expect(readSigns('gave glucose 25 g').signs.size).toBe(0);
  });

  it('prefers the set with the later time, whatever the order', () => {
    const text = '14h20: HR 98 BP 112/70. 14h50: HR 128 BP 84/52.';
    const read = readSigns(text);
    expect(latest(read, 'heartRate')).toBe(128);
    expect(read.signs.get('heartRate')?.earlier.map(({ value }) => value)).toEqual([98]);
    expect(read.pressure?.latest.value).toBe(84);
    expect(read.times).toEqual(['14:20', '14:50']);
    expect(latest(readSigns('At 14:50 HR 128. At 14:20 HR 98.'), 'heartRate')).toBe(128);
  });

  it('orders a time after midnight behind one before it', () => {
    expect(latest(readSigns('23:50 HR 98, 00:10 HR 120'), 'heartRate')).toBe(120);
  });

  it('respects words such as now and usual', () => {
    expect(readSigns('BP now 90/60, was 120/80').pressure?.latest.value).toBe(90);
    expect(readSigns('Usual BP 150/90. Now BP 118/74').pressure?.latest.value).toBe(118);
  });

  it('prefers the last value if the text states no order', () => {
    expect(latest(readSigns('HR 100, HR 120'), 'heartRate')).toBe(120);
  });
});
