import type { Dose } from '@oryx/contract';
import { ageSpan, agesFor, isForAge } from './ages.ts';
import type { Patient } from './patient.ts';
import { overlap } from './spans.ts';
import { guards, isForWeight, weightSpan } from './weights.ts';
import { whomText } from './wording.ts';

/**
 * Whether a dose is for a patient. `unsure` is a dose for some of the ages that the weight allows, when the
 * age is unknown: its condition must be shown with it.
 */
export type Fit =
  | { readonly state: 'fits' }
  | { readonly state: 'unsure' }
  | { readonly state: 'withheld'; readonly why: string };

const fits: Fit = { state: 'fits' };
const withheld = (why: string): Fit => ({ state: 'withheld', why });

const kg = '\u00a0kg';

/** Returns whether a dose is for a patient, by group, age and weight. */
export function fitOf(dose: Dose, { weight, age }: Patient): Fit {
  const { patient, weights } = dose;
  if (weight !== null && !(weight > 0 && Number.isFinite(weight))) return withheld('no weight');
  if (age !== null && !isForAge(dose, age)) return withheld(`for ${whom(dose)}`);
  if (weight === null) return age === null || weights !== null ? { state: 'unsure' } : fits;
  if (!isForWeight(weights, weight)) return withheld(`for ${whom(dose)}`);
  if (patient === 'newborn' && weight > guards.heaviestNewborn)
    return withheld(`for a newborn: not worked out above ${guards.heaviestNewborn}${kg}`);
  if (patient === 'adult' && weight < guards.lightestAdult)
    return withheld(`for an adult: not worked out below ${guards.lightestAdult}${kg}`);
  if (age !== null) return fits;
  if (patient === 'child' && weight > guards.heaviestChild)
    return withheld(`for a child: above ${guards.heaviestChild}${kg} only with an age`);
  const ages = agesFor(dose, weight);
  if (ages === 'none') return withheld(`for ${whom(dose)}: not at ${weight}${kg} without an age`);
  // The group alone is shown beside each dose. Only a stated age makes the reader decide.
  return ages === 'all' || dose.ages === null ? fits : { state: 'unsure' };
}

const whom = (dose: Dose) => {
  const text = whomText({ ...dose, who: null }, '\u00a0');
  return `${text[0]?.toLowerCase()}${text.slice(1)}`;
};

/**
 * Returns true if two doses for the same purpose and route differ by age alone, so that only the age tells
 * which one is meant.
 */
export function needsAge(one: Dose, other: Dose): boolean {
  return (
    one !== other &&
    one.topic === other.topic &&
    one.patient === other.patient &&
    one.amount.time === other.amount.time &&
    (one.ages !== null || other.ages !== null) &&
    one.routes.some((route) => other.routes.includes(route)) &&
    overlap(weightSpan(one.weights), weightSpan(other.weights)) &&
    !overlap(ageSpan(one), ageSpan(other))
  );
}
