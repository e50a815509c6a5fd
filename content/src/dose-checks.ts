import type { Concentration, Dose, Limit } from '@oryx/contract';
import {
  ageSpan,
  dimensionOf,
  inBasicUnit,
  isForAge,
  isForWeight,
  isMore,
  isWithin,
  perHour,
  possiblePatients,
  referenceWeight,
  strengthUnit,
  workOut,
} from '@oryx/doses';
import { faultsOfAges } from './dose-ages.ts';
import { faultsOfBags, faultsOfChoices, faultsOfLimits, faultsOfObesity } from './dose-data.ts';
import type { DoseFault } from './dose-fault.ts';
import { faultsOfMaximum, faultsOfMinimum } from './dose-limits.ts';
import { faultsOfProse } from './dose-prose.ts';
import { ratio, sizeFor, tenfold } from './dose-size.ts';
import { faultsOfWeights } from './dose-weights.ts';

/** The input of the dose checks. */
export interface DosedDrug {
  readonly doses: readonly Dose[];
  readonly concentrations: readonly Concentration[];
  readonly limits: readonly Limit[];
}

/** Maximum ratio of a small child's single dose to the largest adult dose. */
const timesAdult = 2;

/** Returns everything that looks wrong with the doses of one drug. */
export function faultsOfDoses(drug: DosedDrug): DoseFault[] {
  const ofDoses = drug.doses.flatMap((dose, index) =>
    [
      ...faultsOfRange(dose),
      ...faultsOfConcentration(dose, drug.concentrations),
      ...faultsOfMaximum(dose),
      ...faultsOfMinimum(dose),
      ...faultsOfAges(dose),
      ...faultsOfProse(dose),
      ...faultsOfObesity(dose),
      ...faultsAgainstLimits(dose, drug.limits),
      ...faultsAgainstOthers(dose, drug.doses),
      ...faultsAgainstAdults(dose, drug.doses),
    ].map(({ path, message }) => ({ path: ['doses', index, ...path], message })),
  );
  return [
    ...ofDoses,
    ...faultsOfWeights(drug.doses),
    ...faultsOfChoices(drug.doses),
    ...faultsOfLimits(drug.limits, drug.doses),
    ...faultsOfBags(drug.doses, drug.concentrations),
    ...faultsOfStrengths(drug.concentrations),
  ];
}

/**
 * Returns faults of duplicate concentration keys, because a volume could be calculated from the wrong one, and
 * faults of the ages of concentrations.
 */
function faultsOfStrengths(concentrations: readonly Concentration[]): DoseFault[] {
  const keys = concentrations.map(({ key }) => key);
  return concentrations.flatMap(({ key, ages }, index) =>
    [
      ...(keys.indexOf(key) === index
        ? []
        : [{ path: ['key'], message: `another concentration has the key ${key}` }]),
      ...faultsOfAges({ patient: 'any', ages }),
    ].map(({ path, message }) => ({ path: ['concentrations', index, ...path], message })),
  );
}

/**
 * Returns faults of a range. It must ascend, and that of a single dose must not be as wide as a misplaced
 * decimal point makes it.
 */
function faultsOfRange({ amount }: Dose): DoseFault[] {
  const { min, max, time } = amount;
  if (min > max) return [{ path: ['amount'], message: `the least, ${min}, is more than the most, ${max}` }];
  if (time !== null || !isMore(max, min * tenfold)) return [];
  return [{ path: ['amount'], message: `the most, ${max}, is over ten times the least, ${min}` }];
}

/**
 * Returns faults of a dose's concentration. It must exist, apply to the routes and ages of the dose, and have
 * the same dimension, unless the dose is a volume of it.
 */
function faultsOfConcentration(dose: Dose, known: readonly Concentration[]): DoseFault[] {
  const { amount, concentration, routes } = dose;
  if (concentration === null) return [];
  const path = ['concentration'];
  const found = known.find(({ key }) => key === concentration);
  if (!found) return [{ path, message: `no concentration has the key ${concentration}` }];
  const wrong = routes.filter((route) => found.routes !== null && !found.routes.includes(route));
  if (wrong.length > 0) return [{ path, message: `${concentration} is not for ${wrong.join(', ')}` }];
  if (!isWithin(ageSpan(dose), ageSpan({ patient: 'any', ages: found.ages })))
    return [{ path, message: `${concentration} is not for all ages of the dose` }];
  const counted = dimensionOf(strengthUnit(found.unit));
  if (dimensionOf(amount.unit) === counted || dimensionOf(amount.unit) === 'volume') return [];
  return [{ path, message: `a dose in ${amount.unit} cannot be drawn from ${found.unit}` }];
}

/**
 * Returns faults of a dose or a rate against the limits of the drug, for the patients at and beside the ends of
 * the ages and weights of both.
 */
function faultsAgainstLimits(dose: Dose, limits: readonly Limit[]): DoseFault[] {
  const { amount, routes, topic } = dose;
  return limits
    .filter(
      (limit) =>
        (limit.per === 'min' || limit.per === 'h') === (amount.time !== null) &&
        (limit.topics === null || limit.topics.includes(topic)) &&
        (limit.routes === null || limit.routes.some((route) => routes.includes(route))) &&
        dimensionOf(limit.unit) === dimensionOf(amount.unit),
    )
    .flatMap((limit) => {
      const ratios = patientsOf(dose, limit).map((patient) => ratioOf(dose, limit, patient));
      const most = Math.max(...ratios, 0);
      if (!isMore(most, 1)) return [];
      return [{ path: ['amount'], message: `the dose is ${ratio(most, 1)} times the most of this drug` }];
    });
}

/** Returns patients whom both a dose and a limit are for. */
const patientsOf = (dose: Dose, limit: Limit) =>
  (['newborn', 'child', 'adult'] as const)
    .flatMap((group) => possiblePatients({ group }, [dose, limit]))
    .filter(({ age, weight }) => isForAge(limit, age) && isForWeight(limit.weights, weight));

/** Returns how many times a dose is a limit, or 0 if the patient does not get it. */
function ratioOf(dose: Dose, limit: Limit, patient: { age: number; weight: number }): number {
  const worked = workOut(dose, patient, null);
  if (worked.state === 'withheld') return 0;
  const { unit, time } = dose.amount;
  const most = inBasicUnit(limit.amount * (limit.kind === 'perKg' ? patient.weight : 1), limit.unit);
  return (inBasicUnit(worked.amount.high, unit) * perHour(time)) / (most * perHour(limit.per));
}

/** Returns a fault for a dose that is far from all others for the same patients and route. */
function faultsAgainstOthers(dose: Dose, doses: readonly Dose[]): DoseFault[] {
  const others = doses.filter((other) => other !== dose && areComparable(dose, other));
  if (others.length === 0) return [];
  const nearest = Math.min(...others.map((other) => timesApart(dose, other)));
  if (nearest < tenfold) return [];
  return [
    { path: ['amount'], message: `the dose is ${nearest.toPrecision(2)} times apart from every like dose` },
  ];
}

/**
 * Compares a child's dose with adult doses: it is smaller, but seldom a tenth. Both bounds are tight enough
 * to find a misplaced decimal point if there is no other dose for children to compare with.
 */
function faultsAgainstAdults(dose: Dose, doses: readonly Dose[]): DoseFault[] {
  if (dose.patient !== 'child') return [];
  const adults = doses
    .filter((other) => other.patient === 'adult' && areComparable({ ...dose, patient: 'adult' }, other))
    .map((other) => sizeFor(other.amount, referenceWeight(other)));
  if (adults.length === 0) return [];
  const weight = referenceWeight(dose);
  const { high } = sizeFor(dose.amount, weight);
  // A maximum may be meant for smaller children, so it must not make a dose look too small.
  const cap = dose.maximum ? inBasicUnit(dose.maximum.amount, dose.maximum.unit) : high;
  const capped = Math.min(cap, high);
  const most = Math.max(...adults.map((adult) => adult.high));
  const least = Math.min(...adults.map((adult) => adult.low));
  const at = dose.amount.kind === 'perKg' ? ` at ${weight} kg` : '';
  const path = ['amount'];
  if (isMore(capped, most * timesAdult))
    return [{ path, message: `the dose${at} is ${ratio(capped, most)} times the largest of an adult` }];
  if (isMore(least, high * tenfold))
    return [{ path, message: `the smallest of an adult is ${ratio(least, high)} times the dose${at}` }];
  return [];
}

function areComparable(one: Dose, other: Dose): boolean {
  return (
    one.patient === other.patient &&
    one.amount.time === other.amount.time &&
    dimensionOf(one.amount.unit) === dimensionOf(other.amount.unit) &&
    one.routes.some((route) => other.routes.includes(route))
  );
}

/** Returns the ratio between the closer ends of two ranges, or 1 if they overlap. */
function timesApart(one: Dose, other: Dose): number {
  const first = sizeFor(one.amount, referenceWeight(one));
  const second = sizeFor(other.amount, referenceWeight(other));
  return Math.max(1, first.low / second.high, second.low / first.high);
}
