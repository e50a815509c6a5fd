import type { Concentration, Dose, DoseUnit } from '@oryx/contract';

/** What a unit counts, and how many of the smallest common unit (mg, mL) it is. */
const scales: Record<DoseUnit, { readonly counts: string; readonly factor: number }> = {
  g: { counts: 'mass', factor: 1000 },
  mg: { counts: 'mass', factor: 1 },
  microgram: { counts: 'mass', factor: 0.001 },
  unit: { counts: 'unit', factor: 1 },
  mmol: { counts: 'mmol', factor: 1 },
  mL: { counts: 'volume', factor: 1 },
  L: { counts: 'volume', factor: 1000 },
  vial: { counts: 'vial', factor: 1 },
  puff: { counts: 'puff', factor: 1 },
};

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
 * Works out a dose that is stated per kg.
 *
 * @param weight in kg
 * @param concentration what it is drawn from, or null
 */
export function workOutDose(
  dose: Dose,
  weight: number,
  concentration: Concentration | null,
): WorkedDose | WithheldDose {
  if (!(weight > 0 && Number.isFinite(weight))) return withheld('no weight');
  if (dose.patient === 'newborn' && weight > heaviestNewborn) {
    return withheld(`not worked out above ${heaviestNewborn}\u00a0kg`);
  }
  if (dose.patient === 'adult' && weight < lightestAdult) {
    return withheld(`not worked out below ${lightestAdult}\u00a0kg`);
  }
  const { amount, maximum } = dose;
  const most = maximum === null ? Number.POSITIVE_INFINITY : converted(maximum, amount.unit);
  if (most === null) return withheld('its maximum is stated in another kind of unit: work it out by hand');
  const [low, high] = [amount.min * weight, amount.max * weight];
  const given = { low: Math.min(low, most), high: Math.min(high, most) };
  return {
    state: 'worked',
    amount: given,
    capped: isMore(low, most) ? 'all' : isMore(high, most) ? 'upper end' : 'no',
    volume: volumeOf(given, dose, concentration),
  };
}

const withheld = (why: string): WithheldDose => ({ state: 'withheld', why });

/** More, beyond what binary fractions such as 0.1 * 3 add. */
const isMore = (one: number, other: number) => one > other * (1 + 1e-9);

function converted(from: { amount: number; unit: DoseUnit }, to: DoseUnit): number | null {
  if (scales[from.unit].counts !== scales[to].counts) return null;
  return (from.amount * scales[from.unit].factor) / scales[to].factor;
}

function volumeOf(
  { low, high }: Amounts,
  { amount }: Dose,
  concentration: Concentration | null,
): Amounts | null {
  // A dose stated in mL is a volume already.
  if (scales[amount.unit].counts === 'volume') return null;
  if (concentration === null || !fits(amount.unit, concentration)) return null;
  const perHour = amount.time === 'min' ? 60 : 1;
  const perMl = concentration.amount * scales[strengthUnit(concentration)].factor;
  const factor = (scales[amount.unit].factor * perHour) / perMl;
  return { low: low * factor, high: high * factor };
}

/** The unit of what a mL holds. */
function strengthUnit({ unit }: Concentration): DoseUnit {
  return unit.slice(0, -'/mL'.length) as DoseUnit;
}

/** Whether a dose in this unit can be drawn from a concentration. */
function fits(unit: DoseUnit, concentration: Concentration): boolean {
  return scales[unit].counts === scales[strengthUnit(concentration)].counts;
}

const injected: ReadonlySet<string> = new Set(['IV', 'IO', 'IM', 'SC', 'infiltration']);

/**
 * The strengths that a dose may be drawn from: the one it states, and the others of the drug that fit.
 * Only the stated one for what is not injected, because a syrup is no ampoule, and for an infusion,
 * because an ampoule is no bag.
 */
export function strengthsFor(dose: Dose, known: readonly Concentration[]): readonly Concentration[] {
  const fitting = known.filter((concentration) => fits(dose.amount.unit, concentration));
  const isInjected = dose.routes.length > 0 && dose.routes.every((route) => injected.has(route));
  const isFree = isInjected && dose.amount.time === null;
  return isFree ? fitting : fitting.filter(({ key }) => key === dose.concentration);
}
