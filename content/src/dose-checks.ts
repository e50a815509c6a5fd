import type { Concentration, Dose, DoseUnit } from '@oryx/contract';
import { dimensionOf, inBasicUnit, sizeFor } from './dose-size.ts';
import type { Path } from './yaml-file.ts';

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

/** Something wrong, and where in the file of the drug. */
export interface DoseFault {
  readonly path: Path;
  readonly message: string;
}

/** Weight in kg of the patient whom a dose by weight is worked out for, to compare it with other amounts. */
const referenceWeight: Record<Dose['patient'], number> = { adult: 70, child: 20, newborn: 3, any: 70 };

/**
 * How many times its stated maximum a dose by weight may come to at the reference weight. Most maxima
 * are meant for the largest patient, but some are reached by a small child, or by most adults.
 */
const timesMaximum: Record<Dose['patient'], number> = { adult: 3, child: 2, newborn: 1, any: 3 };

/** From this ratio on, a difference looks like a slipped decimal point. */
const tenfold = 10;

/** How many times the largest dose of an adult a small child may get at once. */
const timesAdult = 2;

/** All that looks wrong with the doses of one drug. */
export function faultsOfDoses(drug: DosedDrug): DoseFault[] {
  const ofDoses = drug.doses.flatMap((dose, index) =>
    [
      ...faultsOfRange(dose),
      ...faultsOfConcentration(dose, drug.concentrations),
      ...faultsOfMaximum(dose),
      ...faultsAgainstLimits(dose, drug.maxDose),
      ...faultsAgainstOthers(dose, drug.doses),
      ...faultsAgainstAdults(dose, drug.doses),
    ].map(({ path, message }) => ({ path: ['doses', index, ...path], message })),
  );
  return [...ofDoses, ...faultsOfKeys(drug.concentrations)];
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

/** A concentration must exist, and count the same as the dose, or the dose must be a volume of it. */
function faultsOfConcentration(
  { amount, concentration }: Dose,
  known: readonly Concentration[],
): DoseFault[] {
  if (concentration === null) return [];
  const path = ['concentration'];
  const found = known.find(({ key }) => key === concentration);
  if (!found) return [{ path, message: `no concentration has the key ${concentration}` }];
  const counted = dimensionOf(unitOf(found));
  if (dimensionOf(amount.unit) === counted || dimensionOf(amount.unit) === 'volume') return [];
  return [{ path, message: `a dose in ${amount.unit} cannot be drawn from ${found.unit}` }];
}

/** The unit of what a mL of a concentration holds. */
function unitOf({ unit }: Concentration): DoseUnit {
  return unit.slice(0, -'/mL'.length) as DoseUnit;
}

/** A stated maximum must fit the dose at the reference weight: neither far below it, nor ten times above. */
function faultsOfMaximum({ amount, maximum, patient }: Dose): DoseFault[] {
  if (maximum === null) return [];
  const path = ['maximum'];
  if (dimensionOf(maximum.unit) !== dimensionOf(amount.unit)) {
    return [{ path, message: `a maximum in ${maximum.unit} cannot cap a dose in ${amount.unit}` }];
  }
  const most = inBasicUnit(maximum.amount, maximum.unit);
  const { high } = sizeFor(amount, referenceWeight[patient]);
  const at = amount.kind === 'perKg' ? ` at ${referenceWeight[patient]} kg` : '';
  const times = amount.kind === 'perKg' ? timesMaximum[patient] : 1;
  if (isMore(high, most * times))
    return [{ path, message: `the dose${at} is ${ratio(high, most)} times its maximum` }];
  if (isMore(most, high * tenfold))
    return [{ path, message: `the maximum is ${ratio(most, high)} times the dose${at}` }];
  return [];
}

/** No single dose may exceed what the drug allows in all: a fixed dose not at all, one by weight not tenfold. */
function faultsAgainstLimits({ amount, patient, routes }: Dose, limits: readonly Limit[]): DoseFault[] {
  if (amount.time !== null) return [];
  return limits
    .filter(
      (limit) =>
        sharesPatient(limit.patient, patient) &&
        (limit.routes === null || limit.routes.some((route) => routes.includes(route))) &&
        dimensionOf(limit.unit) === dimensionOf(amount.unit),
    )
    .flatMap((limit) => {
      const weight = referenceWeight[patient];
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
    .map((other) => sizeFor(other.amount, referenceWeight.adult));
  if (adults.length === 0) return [];
  const { high } = sizeFor(dose.amount, referenceWeight.child);
  // A maximum may be meant for smaller children, so it never makes a dose look too small.
  const cap = dose.maximum ? inBasicUnit(dose.maximum.amount, dose.maximum.unit) : high;
  const capped = Math.min(cap, high);
  const most = Math.max(...adults.map((adult) => adult.high));
  const least = Math.min(...adults.map((adult) => adult.low));
  const at = dose.amount.kind === 'perKg' ? ` at ${referenceWeight.child} kg` : '';
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
  const first = sizeFor(one.amount, referenceWeight[one.patient]);
  const second = sizeFor(other.amount, referenceWeight[other.patient]);
  return Math.max(1, first.low / second.high, second.low / first.high);
}

const sharesPatient = (one: Dose['patient'], other: Dose['patient']) =>
  one === other || one === 'any' || other === 'any';

/** More, beyond what binary fractions such as 0.1 * 3 add. */
const isMore = (one: number, other: number) => one > other * (1 + 1e-9);

const ratio = (one: number, other: number) => Number((one / other).toPrecision(2));
