import type { Concentration, Dose } from '@oryx/contract';
import type { Patient } from './patient.ts';
import { type Amounts, type WorkedDose, workOut } from './work-out.ts';

/** Drops in one mL of the two common giving sets. */
export const dropSets = [20, 60] as const;

/** One row of a table of infusion rates. */
export interface RateStep {
  /** The stated rate, in the unit of the dose, per kg if the dose is per kg. */
  readonly stated: number;
  /** The rate for the patient, in the unit of the dose. */
  readonly rate: number;
  /** In mL/h, unrounded. */
  readonly mlPerHour: number;
  /** Drops per minute for each of `dropSets`, unrounded. */
  readonly drops: readonly number[];
}

/** Returns the drops per minute of a giving set for a rate in mL/h. */
export const dropsPerMinute = (mlPerHour: number, dropsPerMl: number): number =>
  (mlPerHour * dropsPerMl) / 60;

/** Most rows of a table, which a phone shows at once. */
const mostSteps = 6;

/**
 * Returns the rates of an infusion for a patient from its least to its most, in even steps. It is empty for a
 * dose that is withheld, is no rate, or has no strength. A rate that the maximum limits ends the table.
 */
export function rateSteps(dose: Dose, patient: Patient, strength: Concentration | null): readonly RateStep[] {
  if (dose.amount.time === null) return [];
  const steps = statedSteps(dose.amount.min, dose.amount.max).map((stated) => {
    const one = { ...dose, amount: { ...dose.amount, min: stated, max: stated } };
    return { stated, worked: workOut(one, patient, strength) };
  });
  const capped = steps.findIndex(({ worked }) => worked.state === 'worked' && worked.capped !== 'no');
  return (capped < 0 ? steps : steps.slice(0, capped + 1)).flatMap(({ stated, worked }) =>
    worked.state === 'worked' && worked.volume ? [rowOf(stated, worked, worked.volume)] : [],
  );
}

function rowOf(stated: number, { amount }: WorkedDose, { high }: Amounts): RateStep {
  return {
    stated,
    rate: amount.high,
    mlPerHour: high,
    drops: dropSets.map((perMl) => dropsPerMinute(high, perMl)),
  };
}

/** Sizes of steps that read well, within a power of ten. */
const stepSizes = [1, 2, 2.5, 5] as const;

/** Returns numbers from the least to the most whose steps are even and read well. */
function statedSteps(min: number, max: number): readonly number[] {
  if (min === max) return [min];
  const power = 10 ** Math.floor(Math.log10((max - min) / mostSteps));
  const candidates = [power, power * 10].flatMap((each) => stepSizes.map((size) => size * each));
  const rows = candidates.map((step) => [min, ...between(min, max, step), max]);
  return rows.find(({ length }) => length <= mostSteps) ?? [min, max];
}

/** Returns the multiples of a step that lie inside a range, without those that are its ends but for rounding. */
function between(min: number, max: number, step: number): readonly number[] {
  const first = Math.floor(min / step + 1e-9) + 1;
  const last = Math.ceil(max / step - 1e-9) - 1;
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) =>
    Number(((first + at) * step).toPrecision(6)),
  );
}
