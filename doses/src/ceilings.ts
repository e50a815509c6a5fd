import type { Dose, Limit, Maximum } from '@oryx/contract';
import { isForAge } from './ages.ts';
import { type Comparable, type GivenDose, isRate, type PageDose, type Quantity } from './comparable.ts';
import type { PossiblePatient } from './possible-patients.ts';
import type { Reading } from './readings.ts';
import { inBasicUnit, perHour } from './units.ts';
import { guards, isForWeight } from './weights.ts';

/** A largest amount on the basis of the stated dose, and the dose or the limit of the page that allows it. */
export interface Ceiling {
  readonly size: number;
  readonly rule: Dose | Limit;
}

/** The largest amounts for one reading, by the time that a stated dose is for. */
export const ceilingsOf: Readonly<
  Record<GivenDose['time'], (reading: Reading, known: Comparable) => readonly Ceiling[]>
> = {
  dose: ofDose,
  day: ofDay,
  course: (reading, known) => limitsFor(reading, known, ['course']),
  min: ofRate,
  h: ofRate,
};

/** Returns the largest single dose. A largest amount may also be meant for a day or for the whole treatment. */
function ofDose(reading: Reading, known: Comparable): readonly Ceiling[] {
  const own = ownCeiling(reading, known, known.given.isMost ? largestDose : singleDose);
  const all = [...own, ...limitsFor(reading, known, ['dose', 'day', 'course'])];
  return known.given.isMost ? all.toSorted((one, other) => other.size - one.size).slice(0, 1) : all;
}

function ofRate(reading: Reading, known: Comparable): readonly Ceiling[] {
  const own = ownCeiling(reading, known, known.given.isMost ? largestDose : singleDose);
  return [...own, ...limitsFor(reading, known, ['min', 'h'])];
}

/**
 * Returns the limits of a day. Without one for the route, the doses of a day that the page states, and at last
 * the limits of other routes: their text says which.
 */
function ofDay(reading: Reading, known: Comparable): readonly Ceiling[] {
  const limits = limitsFor(reading, known, ['day', 'course']);
  if (limits.length > 0) return limits;
  const ofDoses = ownCeiling(reading, known, dosesOfDay);
  if (ofDoses.some(({ size }) => Number.isFinite(size))) return ofDoses;
  const routes = new Set(known.limits.flatMap((limit) => limit.routes ?? []));
  return [...routes].flatMap((route) => limitsFor({ ...reading, route }, known, ['day', 'course']));
}

/**
 * Returns the ceiling that the dose of the page is itself. `sizeOf` says for which time. A dose that does not work
 * on the actual weight counts for no more than the weight up to which it is worked out.
 */
function ownCeiling(
  { page, patient }: Reading,
  { given, hasTotal }: Comparable,
  sizeOf: (page: PageDose, onBasis: Basis) => number,
): readonly Ceiling[] {
  if (page === null) return [];
  const { dose, sized } = page;
  const own = hasTotal ? sized : { ...sized, maximum: null };
  const weight =
    dose.bodyWeight === 'actual' ? patient.weight : Math.min(patient.weight, guards.heaviestUnstated);
  return [{ size: sizeOf({ dose, sized: own }, basisOf(given, { ...patient, weight })), rule: dose }];
}

/** Returns the largest single dose or rate. The dose's own maximum limits it, also that of a day or a course. */
function singleDose({ sized: { amount, minimum, maximum } }: PageDose, onBasis: Basis): number {
  const stated = onBasis({ ...amount, amount: amount.max, per: amount.time });
  const least = minimum ? onBasis(minimum) : 0;
  const isLimited = maximum !== null && isRate(maximum.per) === isRate(amount.time);
  return Math.min(Math.max(stated, least), isLimited ? onBasis(maximum) : Number.POSITIVE_INFINITY);
}

/** Returns the larger of a dose and its own maximum, which no known weight may reach. */
function largestDose(page: PageDose, onBasis: Basis): number {
  const { maximum } = page.sized;
  return Math.max(singleDose(page, onBasis), maximum ? onBasis(maximum) : 0);
}

/** Returns the doses of a day together, infinite if the page does not state how many they are. */
function dosesOfDay(page: PageDose, onBasis: Basis): number {
  const { maximum } = page.sized;
  if (maximum?.per === 'day' || maximum?.per === 'course') return onBasis(maximum);
  return singleDose(page, onBasis) * mostInDay(page.dose);
}

const hoursIn = { min: 1 / 60, h: 1, day: 24 } as const;

/** Shortest interval in hours of a regular dose. A shorter one is that of a few doses until they work. */
const shortestInterval = 4;

/** Returns the most doses in 24 hours, infinite if the page does not state it. */
function mostInDay({ count, interval, repeat }: Dose): number {
  const hours = interval ? interval.min * hoursIn[interval.unit] : 0;
  const byInterval = hours >= shortestInterval ? Math.ceil(24 / hours) : Number.POSITIVE_INFINITY;
  if (count) return Math.min(count.most, byInterval);
  return interval === null && repeat === null ? 1 : byInterval;
}

/** Returns the limits of these times for the patient, route and purpose. */
function limitsFor(
  { patient, route, page }: Reading,
  { given, limits }: Comparable,
  times: readonly Limit['per'][],
): readonly Ceiling[] {
  const onBasis = basisOf(given, patient);
  return limits
    .filter(
      (limit) =>
        times.includes(limit.per) &&
        isForAge(limit, patient.age) &&
        isForWeight(limit.weights, patient.weight) &&
        (limit.routes?.some((each) => each === route) ?? true) &&
        (limit.topics?.some((topic) => topic === page?.dose.topic) ?? true),
    )
    .map((limit) => ({ size: onBasis(limit), rule: limit }));
}

/** Converts an amount to the basis of the stated dose: the basic unit, for the patient or per kg, rates per hour. */
type Basis = (
  amount: Quantity & { readonly kind?: Limit['kind']; readonly per?: Maximum['per'] | null },
) => number;

const basisOf =
  ({ isPerKg }: GivenDose, { weight }: PossiblePatient): Basis =>
  ({ amount, unit, kind = 'fixed', per = null }) => {
    const size = inBasicUnit(amount, unit) * perHour(per);
    if ((kind === 'perKg') === isPerKg) return size;
    return isPerKg ? size / weight : size * weight;
  };
