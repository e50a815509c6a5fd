import type { PatientFacts, WeightOrigin } from './patient-in-hand.ts';

const daysPerMonth = 30.4375;
const daysPerYear = 365.25;

/** Age in days below which it is stated in days, and in months below the other. */
const countedInDays = 61;
const countedInMonths = 24 * daysPerMonth;

/** An age as the user types it. */
export interface TypedAge {
  readonly value: number;
  readonly unit: 'days' | 'months' | 'years';
}

const tenths = (value: number) => Number(value.toFixed(1));

const isWhole = (size: number) => size >= 1 && Number.isInteger(size);

/** Returns an age in days in the unit that a clinician would use. */
export function typedAge(days: number): TypedAge {
  if (days < countedInDays && !isWhole(days / daysPerMonth)) return { value: tenths(days), unit: 'days' };
  if (days < countedInMonths && !isWhole(days / daysPerYear))
    return { value: tenths(days / daysPerMonth), unit: 'months' };
  return { value: tenths(days / daysPerYear), unit: 'years' };
}

/** Returns a typed age in days, of 30.4375 to the month and 365.25 to the year. */
export function ageInDays({ value, unit }: TypedAge): number {
  return value * { days: 1, months: daysPerMonth, years: daysPerYear }[unit];
}

/** Returns an age in days as text, such as `4 years`. */
export function ageWords(days: number): string {
  const { value, unit } = typedAge(days);
  return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`;
}

const shortUnits = { days: 'd', months: 'mo', years: 'y' } as const;

/** How an estimated weight is named. A weight from scales needs no words. */
const origins: Readonly<Record<WeightOrigin, string | null>> = {
  scales: null,
  length: 'estimated by length tape',
  age: 'estimated by age',
  hand: 'estimated by hand',
};

/** Returns how the weight was estimated, or null for a weight from scales. */
export const estimateWords = ({ weightFrom }: Pick<PatientFacts, 'weightFrom'>): string | null =>
  weightFrom === null ? null : origins[weightFrom];

/** Returns a weight as text, such as `16 kg (estimated by age)`, or null if it is unknown. */
export function weightWords({
  weight,
  weightFrom,
}: Pick<PatientFacts, 'weight' | 'weightFrom'>): string | null {
  if (weight === null) return null;
  const estimate = estimateWords({ weightFrom });
  return `${weight} kg${estimate === null ? '' : ` (${estimate})`}`;
}

/** Returns what is known of a patient on one line, such as `4 years, 16 kg (estimated by age), female`. */
export function patientLine(facts: PatientFacts): string {
  const { age, height, sex, isPregnant, allergies } = facts;
  return [
    age === null ? null : ageWords(age),
    weightWords(facts),
    height === null ? null : `${height} cm`,
    sex,
    isPregnant === null ? null : isPregnant ? 'pregnant' : 'not pregnant',
    allergies === null ? null : `allergies: ${allergies}`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/**
 * Returns the line about a patient that is sent to Remi with a question. Its age is a whole number, because
 * Remi reads `2.5 years` as 5 years.
 */
export function questionLine({ age, weight, weightFrom, sex, isPregnant, allergies }: PatientFacts): string {
  const facts = [
    age === null ? null : `${wholeAgeWords(age)} old`,
    weightWords({ weight, weightFrom }),
    sex,
    isPregnant === true ? 'pregnant' : null,
    allergies === null ? null : `allergies: ${allergies}`,
  ];
  return `Patient: ${facts.filter((fact) => fact !== null).join(', ')}.`;
}

/** Returns an age in completed days, months or years. */
function wholeAgeWords(days: number): string {
  const months = Math.floor(days / daysPerMonth);
  const years = Math.floor(days / daysPerYear);
  const [value, unit] =
    months < 1 ? [Math.floor(days), 'day'] : years < 3 ? [months, 'month'] : [years, 'year'];
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}

/** Returns the few signs of the chip, such as `4 y · 16 kg est · ♀`. */
export function patientSigns({ age, weight, weightFrom, sex, isPregnant, allergies }: PatientFacts): string {
  const typed = age === null ? null : typedAge(age);
  return [
    typed && `${typed.value}\u00a0${shortUnits[typed.unit]}`,
    weight && `${weight}\u00a0kg${weightFrom === 'scales' || weightFrom === null ? '' : '\u00a0est'}`,
    sex && (sex === 'female' ? '♀' : '♂'),
    isPregnant && 'pregnant',
    allergies && 'allergies',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns an idle time in minutes as words, such as `1 hour`. */
export const idleWords = (minutes: number): string =>
  minutes < 60 ? `${minutes} minutes` : minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
