import type { Concentration, Dose, DoseUnit } from '@oryx/contract';
import { ageSpan, agesFor, isForAge } from './ages.ts';
import type { Patient } from './patient.ts';
import { isWithin } from './spans.ts';
import { type Amount, amountOf, areAlike, dimensionOf } from './units.ts';

/** Returns the amount of the drug in one mL of a strength. */
export function strengthOf({ amount, unit }: Concentration): Amount {
  return amountOf(amount, strengthUnit(unit));
}

/** Returns the unit of the drug in a unit of strength, such as mg for mg/mL. */
export const strengthUnit = (unit: Concentration['unit']): DoseUnit =>
  unit.slice(0, -'/mL'.length) as DoseUnit;

/** Returns true if a dose in this unit can be drawn from a strength. */
export const canBeDrawn = (unit: DoseUnit, strength: Concentration): boolean =>
  areAlike(strengthOf(strength), amountOf(1, unit));

/** Returns true if a dose is a volume, whose strength is stated and never chosen. */
export const isVolume = ({ amount }: Dose): boolean => dimensionOf(amount.unit) === 'volume';

/** Returns true if a dose is the flow of a gas, such as oxygen in L/min. It has no bag and no mL/h. */
export const isGas = ({ amount, routes }: Pick<Dose, 'amount' | 'routes'>): boolean =>
  amount.time !== null && routes.every((route) => route === 'inhaled');

const injected: ReadonlySet<string> = new Set(['IV', 'IO', 'IM', 'SC', 'infiltration']);

/**
 * Returns the strengths that a dose may be drawn from: the stated one, and others of the drug that match its
 * unit and routes and are for the patient. An infusion allows prepared bags alone, because an ampoule is not
 * a bag.
 */
export function strengthsFor(
  dose: Dose,
  known: readonly Concentration[],
  patient: Patient,
): readonly Concentration[] {
  return known.filter(
    (strength) =>
      canBeDrawn(dose.amount.unit, strength) &&
      (strength.key === dose.concentration ||
        ((dose.amount.time === null) === (strength.bag === null) &&
          isForRoutes(strength, dose.routes) &&
          isForPatient(strength, dose, patient))),
  );
}

/** Returns true if a strength is for the age, for all ages of the dose, or for every age that the weight allows. */
function isForPatient({ ages }: Concentration, dose: Dose, { age, weight }: Patient): boolean {
  if (ages === null) return true;
  const aged = { patient: 'any', ages } as const;
  if (age !== null) return isForAge(aged, age);
  if (isWithin(ageSpan(dose), ageSpan(aged))) return true;
  return weight !== null && agesFor(aged, weight) === 'all';
}

/** Returns true if a strength is for the routes. A strength without routes is taken for an ampoule. */
function isForRoutes({ routes: own }: Concentration, routes: Dose['routes']): boolean {
  const named: ReadonlySet<string> = own === null ? injected : new Set(own);
  return routes.length > 0 && routes.every((route) => named.has(route));
}
