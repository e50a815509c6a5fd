import type { RawValues } from './answers.ts';

/** What is known of the patient before a tool is opened. Null means unknown. */
export interface KnownPatient {
  /** In kg. */
  readonly weight: number | null;
  /** In days. */
  readonly age: number | null;
  readonly sex: 'female' | 'male' | null;
}

/** Days of a year and of a month, which is its twelfth. */
const daysPerYear = 365.25;
const daysPerMonth = daysPerYear / 12;

/** Returns the age in completed years, or null if it is unknown. */
export const yearsOf = ({ age }: KnownPatient): number | null =>
  age === null ? null : Math.floor(age / daysPerYear);

/** Returns the age in months with one decimal, or null if it is unknown. */
export const monthsOf = ({ age }: KnownPatient): number | null =>
  age === null ? null : Number((age / daysPerMonth).toFixed(1));

/** Returns the facts that are known as raw values of a tool. */
export function knownValues(facts: Readonly<Record<string, number | string | boolean | null>>): RawValues {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null));
}

/** Prefills a tool whose only fact of the patient is the age in completed years. */
export const ageFromPatient = (patient: KnownPatient): RawValues => knownValues({ age: yearsOf(patient) });

/** Prefills a tool whose only fact of the patient is the weight. */
export const weightFromPatient = ({ weight }: KnownPatient): RawValues => knownValues({ weight });
