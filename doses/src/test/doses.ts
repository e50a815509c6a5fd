import {
  type Age,
  type Ages,
  age as ageOfContract,
  type Concentration,
  concentration,
  type Dose,
  type DoseAmount,
  dose as doseOfContract,
  type Weights,
} from '@oryx/contract';
import type { Patient } from '../patient.ts';

/** The fields of a dose before the contract fills in its defaults. */
export type Fields = Record<string, unknown>;

/** Returns a dose of a fictitious drug, before the contract fills in its defaults. */
export function dose(changes: Fields = {}): Fields {
  return {
    indication: 'pain',
    topic: 'Pain',
    patient: 'adult',
    routes: ['IV'],
    amount: { kind: 'fixed', min: 10, max: 10, unit: 'mg' },
    source: 'label',
    basis: 'seen',
    ...changes,
  };
}

/** Returns an amount per kg. */
export const perKg = (
  min: number,
  max: number,
  unit: DoseAmount['unit'],
  time: DoseAmount['time'] = null,
): DoseAmount => ({ kind: 'perKg', min, max, unit, time });

/** Returns an amount for any weight. */
export const fixed = (
  min: number,
  max: number,
  unit: DoseAmount['unit'],
  time: DoseAmount['time'] = null,
): DoseAmount => ({ ...perKg(min, max, unit, time), kind: 'fixed' });

/** Returns ages as a dose states them, from words such as `{ from: '1 month', upTo: '11 years' }`. */
export function ages(ends: Partial<Record<'from' | 'over' | 'under' | 'upTo', string>>): Ages {
  const end = (words: string | undefined): Age | null => {
    if (words === undefined) return null;
    const [value = '', unit = ''] = words.replace(/s$/, '').split(' ');
    return ageOfContract.parse({ value: Number(value), unit });
  };
  return { from: end(ends.from), over: end(ends.over), under: end(ends.under), upTo: end(ends.upTo) };
}

/** Returns the ends of a range of weights in kg. */
export const kilograms = (ends: Partial<Weights>): Weights => ({
  from: null,
  over: null,
  under: null,
  upTo: null,
  ...ends,
});

/** Returns a dose as the contract fills it in. */
export const doseOf = (changes: Fields = {}): Dose => doseOfContract.parse(dose(changes));

/** Returns a strength as the contract fills it in: an ampoule of 10 mg/mL. */
export const strength = (changes: Fields = {}): Concentration =>
  concentration.parse({ key: 'ampoule', label: '10 mg/mL', amount: 10, unit: 'mg/mL', ...changes });

/** A recipe of an infusion. */
export const recipe = {
  amount: 100,
  unit: 'mg',
  volume: 100,
  fluid: 'sodium chloride 0.9%',
  container: 'bag',
  source: 'label',
  basis: 'seen',
};

/** Returns a patient of whom nothing else is known. */
export const patientOf = (known: Partial<Patient> = {}): Patient => ({ weight: null, age: null, ...known });

/** Returns an age in days from words such as `3 months`. */
export function days(words: string): number {
  const [value = '', unit = ''] = words.split(' ');
  const daysIn = { day: 1, month: 30.4375, year: 365.25 }[unit.replace(/s$/, '')];
  if (daysIn === undefined) throw new Error(`no unit of age: ${words}`);
  return Number(value) * daysIn;
}
