import { dimensionOf, inBasicUnit, isMore, perHour } from '@oryx/content/dose-size';
import type { Concentration, Dose, DoseAmount, DoseUnit, Maximum, Weights } from '@oryx/contract';

/** From one amount to another of the same unit; equal where the dose is no range. */
export interface Amounts {
  readonly low: number;
  readonly high: number;
}

/** A dose by weight for one patient; unrounded. */
export interface WorkedDose {
  readonly state: 'worked';
  /** In the unit of the dose; a minute or an hour where the dose is so stated. */
  readonly amount: Amounts;
  /** Whether the stated maximum cut the dose: not, its upper end only, or all of it. */
  readonly capped: 'no' | 'upper end' | 'all';
  /** Whether some of the dose was raised to the stated least. */
  readonly isRaised: boolean;
  /** In mL, or mL an hour for an infusion; null where no strength is chosen or none fits. */
  readonly volume: Amounts | null;
}

/** A dose that is not worked out, and why. */
export interface WithheldDose {
  readonly state: 'withheld';
  readonly why: string;
}

/**
 * Limits of weight in kg beyond which somebody is not whom a dose is for. They guard against a dose of
 * the wrong group, and are no clinical limits.
 */
const heaviestNewborn = 6;
const lightestAdult = 30;

/**
 * Works out a dose for a weight: one that is stated per kg, or one that is stated for a range of weights.
 *
 * @param weight in kg
 * @param concentration what it is drawn from, or null
 */
export function workOutDose(
  dose: Dose,
  weight: number,
  concentration: Concentration | null,
): WorkedDose | WithheldDose {
  const refusal = whyNotFor(dose, weight);
  if (refusal !== null) return withheld(refusal);
  const limits = limitsOf(dose);
  if (limits === null) return withheld('its limits are stated in another kind of unit: work it out by hand');
  const { least, most } = limits;
  const times = dose.amount.kind === 'perKg' ? weight : 1;
  const [low, high] = [dose.amount.min * times, dose.amount.max * times];
  const given = { low: within(low, least, most), high: within(high, least, most) };
  return {
    state: 'worked',
    amount: given,
    capped: isMore(low, most) ? 'all' : isMore(high, most) ? 'upper end' : 'no',
    isRaised: isMore(least, low),
    volume: volumeOf(given, dose, concentration),
  };
}

/** Whether a dose depends on the weight at all. */
export function isByWeight({ amount, weights }: Dose): boolean {
  return amount.kind === 'perKg' || weights !== null;
}

function whyNotFor({ patient, weights }: Dose, weight: number): string | null {
  if (!(weight > 0 && Number.isFinite(weight))) return 'no weight';
  if (!isForWeight(weights, weight)) return 'not for this weight';
  if (patient === 'newborn' && weight > heaviestNewborn) {
    return `not worked out above ${heaviestNewborn}\u00a0kg`;
  }
  if (patient === 'adult' && weight < lightestAdult) return `not worked out below ${lightestAdult}\u00a0kg`;
  return null;
}

/** Whether a weight in kg is one of those that a dose is for. */
export function isForWeight(weights: Weights | null, weight: number): boolean {
  if (weights === null) return true;
  const { from, over, under, upTo } = weights;
  return (
    (from === null || weight >= from) &&
    (over === null || weight > over) &&
    (under === null || weight < under) &&
    (upTo === null || weight <= upTo)
  );
}

/** The least and the most of a dose in its own unit; null where one cannot be compared with it. */
function limitsOf({ amount, minimum, maximum }: Dose): { least: number; most: number } | null {
  const least = minimum === null ? 0 : converted(minimum, amount.unit);
  const most = maximum === null ? Number.POSITIVE_INFINITY : mostOf(maximum, amount);
  return least === null || most === null || least > most ? null : { least, most };
}

/** What a maximum of a day or a course allows in all, no single dose may exceed either. */
function mostOf(maximum: Maximum, { unit, time }: DoseAmount): number | null {
  const isRate = maximum.per === 'min' || maximum.per === 'h';
  if (isRate !== (time !== null)) return null;
  const most = converted(maximum, unit);
  if (most === null || !isRate || maximum.per === time) return most;
  return maximum.per === 'min' ? most * 60 : most / 60;
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const withheld = (why: string): WithheldDose => ({ state: 'withheld', why });

function converted(from: { amount: number; unit: DoseUnit }, to: DoseUnit): number | null {
  if (dimensionOf(from.unit) !== dimensionOf(to)) return null;
  return inBasicUnit(from.amount, from.unit) / inBasicUnit(1, to);
}

function volumeOf(
  { low, high }: Amounts,
  { amount }: Dose,
  concentration: Concentration | null,
): Amounts | null {
  // A dose stated in mL is a volume already.
  if (dimensionOf(amount.unit) === 'volume') return null;
  if (concentration === null || !fits(amount.unit, concentration)) return null;
  const perMl = inBasicUnit(concentration.amount, strengthUnit(concentration));
  const factor = (inBasicUnit(1, amount.unit) * perHour(amount.time)) / perMl;
  return { low: low * factor, high: high * factor };
}

/** The unit of what a mL holds. */
function strengthUnit({ unit }: Concentration): DoseUnit {
  return unit.slice(0, -'/mL'.length) as DoseUnit;
}

/** Whether a dose in this unit can be drawn from a concentration. */
function fits(unit: DoseUnit, concentration: Concentration): boolean {
  return dimensionOf(unit) === dimensionOf(strengthUnit(concentration));
}

const injected: ReadonlySet<string> = new Set(['IV', 'IO', 'IM', 'SC', 'infiltration']);

/**
 * The strengths that a dose may be drawn from: the one it states, and the others of the drug that fit and
 * are for its routes. Only the stated one for an infusion, because an ampoule is no bag.
 */
export function strengthsFor(dose: Dose, known: readonly Concentration[]): readonly Concentration[] {
  return known.filter(
    (concentration) =>
      fits(dose.amount.unit, concentration) &&
      (concentration.key === dose.concentration ||
        (dose.amount.time === null && isForRoutes(concentration, dose.routes))),
  );
}

/** A strength that names no routes is an ampoule, as far as anybody knows. */
function isForRoutes(concentration: Concentration, routes: Dose['routes']): boolean {
  const named: ReadonlySet<string> = concentration.routes === null ? injected : new Set(concentration.routes);
  return routes.length > 0 && routes.every((route) => named.has(route));
}
