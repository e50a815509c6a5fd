import type { Concentration, Dose, DoseAmount, Maximum } from '@oryx/contract';
import { fitOf } from './fit.ts';
import type { Patient } from './patient.ts';
import { canBeDrawn, strengthOf } from './strengths.ts';
import { converted, dimensionOf, inBasicUnit, isMore, perHour } from './units.ts';
import { guards } from './weights.ts';

/** A range of amounts in one unit. Both ends are equal for a single dose. */
export interface Amounts {
  readonly low: number;
  readonly high: number;
}

/** An unrounded dose for one patient. */
export interface WorkedDose {
  readonly state: 'worked';
  /** In the unit of the dose, per minute or hour for a rate. */
  readonly amount: Amounts;
  /** Whether the maximum limited the dose: not at all, its upper end, or all of it. */
  readonly capped: 'no' | 'upper end' | 'all';
  /** True if part of the dose was raised to the stated minimum. */
  readonly isRaised: boolean;
  /** The largest amount that the dose's own maximum allows, in the unit of the dose; infinite without one. */
  readonly most: number;
  /** In mL, or mL/h for an infusion. Null if no strength is chosen or none fits. */
  readonly volume: Amounts | null;
  /** The weight in kg that was used, or null for a dose that does not depend on it. */
  readonly weight: number | null;
  /** True if the dose is for some of the ages that the weight allows, and the age is unknown. */
  readonly isUnsure: boolean;
}

/** A withheld dose with its reason. */
export interface WithheldDose {
  readonly state: 'withheld';
  readonly why: string;
}

/**
 * Works out a dose for a patient. `strength` is what it is drawn from, or null. It withholds a dose that is
 * not for the patient, one per kg without a weight, and one whose limits have another dimension.
 */
export function workOut(
  dose: Dose,
  patient: Patient,
  strength: Concentration | null,
): WorkedDose | WithheldDose {
  const fit = fitOf(dose, patient);
  if (fit.state === 'withheld') return fit;
  const weight = dosingWeight(dose, patient);
  if (typeof weight === 'string') return withheld(weight);
  const limits = limitsOf(dose);
  if (limits === null) return withheld('its limits are stated in another kind of unit: work it out by hand');
  const { least, most } = limits;
  const [low, high] = [dose.amount.min * (weight ?? 1), dose.amount.max * (weight ?? 1)];
  const given = { low: within(low, least, most), high: within(high, least, most) };
  return {
    state: 'worked',
    amount: given,
    capped: isMore(low, most) ? 'all' : isMore(high, most) ? 'upper end' : 'no',
    isRaised: isMore(least, low),
    most,
    volume: volumeOf(given, dose.amount, strength),
    weight,
    isUnsure: fit.state === 'unsure',
  };
}

/** Returns true if a dose depends on the weight. */
export function isByWeight({ amount, weights }: Dose): boolean {
  return amount.kind === 'perKg' || weights !== null;
}

/**
 * Returns the weight in kg that a dose works on, null for a fixed dose, or the reason why there is none.
 */
function dosingWeight({ amount, bodyWeight }: Dose, patient: Patient): number | string | null {
  if (amount.kind === 'fixed') return null;
  const { weight } = patient;
  if (weight === null) return 'by weight';
  if (bodyWeight === 'unstated' && weight > guards.heaviestUnstated)
    return `no source names a largest dose or the weight to use above ${guards.heaviestUnstated}\u00a0kg: use the ideal weight (awaiting clinical review)`;
  if (bodyWeight !== 'ideal' && bodyWeight !== 'lean') return weight;
  const meant = bodyWeight === 'ideal' ? idealWeight(patient) : leanWeight(patient);
  if (meant !== null) return Math.min(meant, weight);
  // The sources ask for this weight in obesity, and nobody measures a height before each intubation.
  if (weight <= guards.heaviestUnstated) return weight;
  const { height = null, sex = null } = patient;
  const which = `works on the ${bodyWeight} weight above ${guards.heaviestUnstated}\u00a0kg`;
  return height === null || sex === null
    ? `${which}: enter height and sex`
    : `${which}, which has no formula below ${shortest}\u00a0cm: work it out by hand`;
}

/** Shortest height in cm for which the formula of the ideal weight was made, 5 feet. */
const shortest = 152.4;

/**
 * Returns the ideal weight of an adult in kg by Devine (1974): 50 kg for a man and 45.5 kg for a woman of 5
 * feet, and 2.3 kg for each inch above. Null without height and sex.
 */
export function idealWeight({ height = null, sex = null }: Patient): number | null {
  if (height === null || sex === null || height < shortest) return null;
  return (sex === 'male' ? 50 : 45.5) + (2.3 * (height - shortest)) / 2.54;
}

/**
 * Returns the lean weight of an adult in kg by Janmahasatian (2005): 9270 W / (6680 + 216 BMI) for a man, and
 * 9270 W / (8780 + 244 BMI) for a woman. Null without weight, height and sex.
 */
export function leanWeight({ weight, height = null, sex = null }: Patient): number | null {
  if (weight === null || height === null || sex === null || height < shortest) return null;
  const bmi = weight / (height / 100) ** 2;
  return (9270 * weight) / (sex === 'male' ? 6680 + 216 * bmi : 8780 + 244 * bmi);
}

/** Returns the minimum and maximum of a dose in its own unit. Null if they are not comparable. */
function limitsOf({ amount, minimum, maximum }: Dose): { least: number; most: number } | null {
  const least = minimum === null ? 0 : converted(minimum.amount, minimum.unit, amount.unit);
  const most = maximum === null ? Number.POSITIVE_INFINITY : mostOf(maximum, amount);
  return least === null || most === null || least > most ? null : { least, most };
}

/** Returns the maximum of a single dose. A daily or course maximum also limits it. */
function mostOf(maximum: Maximum, { unit, time }: DoseAmount): number | null {
  const isRate = maximum.per === 'min' || maximum.per === 'h';
  if (isRate !== (time !== null)) return null;
  const most = converted(maximum.amount, maximum.unit, unit);
  return most === null ? null : (most * perHour(isRate ? maximum.per : null)) / perHour(time);
}

/** Returns a volume in mL, or in mL/h for a rate. Null for a dose that is a volume already, and without a strength. */
function volumeOf(
  { low, high }: Amounts,
  amount: DoseAmount,
  strength: Concentration | null,
): Amounts | null {
  if (dimensionOf(amount.unit) === 'volume') return null;
  if (strength === null || !canBeDrawn(amount.unit, strength)) return null;
  const factor = (inBasicUnit(1, amount.unit) * perHour(amount.time)) / strengthOf(strength).size;
  return { low: low * factor, high: high * factor };
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const withheld = (why: string): WithheldDose => ({ state: 'withheld', why });
