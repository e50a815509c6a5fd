import type { Concentration, Dose, DoseUnit } from '@oryx/contract';
import type { DoseFault } from './dose-fault.ts';
import { faultsOfMaximum, faultsOfMinimum } from './dose-limits.ts';
import { dimensionOf, inBasicUnit, isMore, ratio, sizeFor, tenfold } from './dose-size.ts';
import { faultsOfWeights, referenceWeight } from './dose-weights.ts';

/** The most of a drug within a time, for one patient or for each kg of weight. */
export interface Limit {
  readonly patient: Dose['patient'];
  readonly kind: 'fixed' | 'perKg';
  readonly amount: number;
  readonly unit: DoseUnit;
  /** The routes that it holds for, or null for all. */
  readonly routes: Dose['routes'] | null;
}

/** What the checks of doses look at. */
export interface DosedDrug {
  readonly doses: readonly Dose[];
  readonly concentrations: readonly Concentration[];
  readonly maxDose: readonly Limit[];
}

/** How many times the largest dose of an adult a small child may get at once. */
const timesAdult = 2;

/** All that looks wrong with the doses of one drug. */
export function faultsOfDoses(drug: DosedDrug): DoseFault[] {
  const ofDoses = drug.doses.flatMap((dose, index) =>
    [
      ...faultsOfRange(dose),
      ...faultsOfConcentration(dose, drug.concentrations),
      ...faultsOfMaximum(dose),
      ...faultsOfMinimum(dose),
      ...faultsAgainstLimits(dose, drug.maxDose),
      ...faultsAgainstOthers(dose, drug.doses),
      ...faultsAgainstAdults(dose, drug.doses),
    ].map(({ path, message }) => ({ path: ['doses', index, ...path], message })),
  );
  return [...ofDoses, ...faultsOfWeights(drug.doses), ...faultsOfKeys(drug.concentrations)];
}

/** Two concentrations of one key would let a volume be worked out from the wrong one. */
function faultsOfKeys(concentrations: readonly Concentration[]): DoseFault[] {
  const keys = concentrations.map(({ key }) => key);
  return keys.flatMap((key, index) =>
    keys.indexOf(key) === index
      ? []
      : [{ path: ['concentrations', index, 'key'], message: `another concentration has the key ${key}` }],
  );
}

/** A range runs upwards; one of a single dose is never as wide as a slipped decimal point makes it. */
function faultsOfRange({ amount }: Dose): DoseFault[] {
  const { min, max, time } = amount;
  if (min > max) return [{ path: ['amount'], message: `the least, ${min}, is more than the most, ${max}` }];
  if (time !== null || !isMore(max, min * tenfold)) return [];
  return [{ path: ['amount'], message: `the most, ${max}, is over ten times the least, ${min}` }];
}

/**
 * A concentration must exist, be for the routes of the dose, and count the same as the dose, or the dose
 * must be a volume of it.
 */
function faultsOfConcentration(
  { amount, concentration, routes }: Dose,
  known: readonly Concentration[],
): DoseFault[] {
  if (concentration === null) return [];
  const path = ['concentration'];
  const found = known.find(({ key }) => key === concentration);
  if (!found) return [{ path, message: `no concentration has the key ${concentration}` }];
  const wrong = routes.filter((route) => found.routes !== null && !found.routes.includes(route));
  if (wrong.length > 0) return [{ path, message: `${concentration} is not for ${wrong.join(', ')}` }];
  const counted = dimensionOf(unitOf(found));
  if (dimensionOf(amount.unit) === counted || dimensionOf(amount.unit) === 'volume') return [];
  return [{ path, message: `a dose in ${amount.unit} cannot be drawn from ${found.unit}` }];
}

/** The unit of what a mL of a concentration holds. */
function unitOf({ unit }: Concentration): DoseUnit {
  return unit.slice(0, -'/mL'.length) as DoseUnit;
}

/** No single dose may exceed what the drug allows in all: a fixed dose not at all, one by weight not tenfold. */
function faultsAgainstLimits(dose: Dose, limits: readonly Limit[]): DoseFault[] {
  const { amount, patient, routes } = dose;
  if (amount.time !== null) return [];
  return limits
    .filter(
      (limit) =>
        sharesPatient(limit.patient, patient) &&
        (limit.routes === null || limit.routes.some((route) => routes.includes(route))) &&
        dimensionOf(limit.unit) === dimensionOf(amount.unit),
    )
    .flatMap((limit) => {
      const weight = referenceWeight(dose);
      const most = inBasicUnit(limit.amount * (limit.kind === 'perKg' ? weight : 1), limit.unit);
      const { high } = sizeFor(amount, weight);
      const times = amount.kind === limit.kind ? 1 : tenfold;
      if (!isMore(high, most * times)) return [];
      return [{ path: ['amount'], message: `the dose is ${ratio(high, most)} times the most of this drug` }];
    });
}

/** A dose that no other of the drug for the same patients by the same route comes near to. */
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
 * A child gets less than an adult, but seldom a tenth. Both limits are so close that a decimal point
 * slipped in a usual dose by weight is found, which other doses for children may not be there to show.
 */
function faultsAgainstAdults(dose: Dose, doses: readonly Dose[]): DoseFault[] {
  if (dose.patient !== 'child') return [];
  const adults = doses
    .filter((other) => other.patient === 'adult' && areComparable({ ...dose, patient: 'adult' }, other))
    .map((other) => sizeFor(other.amount, referenceWeight(other)));
  if (adults.length === 0) return [];
  const weight = referenceWeight(dose);
  const { high } = sizeFor(dose.amount, weight);
  // A maximum may be meant for smaller children, so it never makes a dose look too small.
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

/** How many times the nearer end of one range is as large as that of the other; 1 when they meet. */
function timesApart(one: Dose, other: Dose): number {
  const first = sizeFor(one.amount, referenceWeight(one));
  const second = sizeFor(other.amount, referenceWeight(other));
  return Math.max(1, first.low / second.high, second.low / first.high);
}

const sharesPatient = (one: Dose['patient'], other: Dose['patient']) =>
  one === other || one === 'any' || other === 'any';
