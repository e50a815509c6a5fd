import type { Age, Ages, PatientGroup } from '@oryx/contract';
import { contains, isWithin, overlap, type Span } from './spans.ts';
import { guards } from './weights.ts';

const daysIn: Readonly<Record<Age['unit'], number>> = { day: 1, month: 30.4375, year: 365.25 };

/** Returns an age in days. A month has 30.4375 days, a twelfth of a year of 365.25. */
export const inDays = ({ value, unit }: Age): number => value * daysIn[unit];

const years = (value: number) => inDays({ value, unit: 'year' });
const months = (value: number) => inDays({ value, unit: 'month' });

/** The ages of the patient groups in days. The 28th day is the last of a newborn. */
const groupSpans: Readonly<Record<PatientGroup, Span>> = {
  newborn: { low: 0, includesLow: true, high: 28, includesHigh: true },
  child: { low: 28, includesLow: false, high: years(18), includesHigh: false },
  adult: { low: years(18), includesLow: true, high: Number.POSITIVE_INFINITY, includesHigh: false },
  any: { low: 0, includesLow: true, high: Number.POSITIVE_INFINITY, includesHigh: false },
};

/** The patients and ages of a dose or limit. */
export interface Aged {
  readonly patient: PatientGroup;
  readonly ages: Ages | null;
}

/** Returns the ages of a dose in days. A stated end replaces that of the patient group. */
export function ageSpan({ patient, ages }: Aged): Span {
  const group = groupSpans[patient];
  if (ages === null) return group;
  const { from, over, under, upTo } = ages;
  const low = from ?? over;
  const high = under ?? upTo;
  return {
    ...(low === null
      ? { low: group.low, includesLow: group.includesLow }
      : { low: inDays(low), includesLow: from !== null }),
    ...(high === null
      ? { high: group.high, includesHigh: group.includesHigh }
      : {
          // Somebody is 11 years old until the 12th birthday.
          high: under === null ? inDays({ ...high, value: high.value + 1 }) : inDays(high),
          includesHigh: false,
        }),
  };
}

/** Returns the patient group of an age in days. */
export function groupOf(age: number): Exclude<PatientGroup, 'any'> {
  if (contains(groupSpans.newborn, age)) return 'newborn';
  return contains(groupSpans.child, age) ? 'child' : 'adult';
}

/**
 * The lightest and heaviest child in kg by age in months: the lower of -3 SD of girls and boys, and the higher of
 * +3 SD. Source: WHO Child Growth Standards (2006) to 60 months and WHO Growth Reference (2007) to 120 months,
 * weight for age.
 */
const growth: readonly (readonly [age: number, lightest: number, heaviest: number])[] = [
  [0, 2.0, 5.0],
  [1, 2.7, 6.6],
  [2, 3.4, 8.0],
  [3, 4.0, 9.0],
  [4, 4.4, 9.7],
  [6, 5.1, 10.9],
  [9, 5.8, 12.3],
  [12, 6.3, 13.3],
  [18, 7.2, 15.3],
  [24, 8.1, 17.1],
  [36, 9.6, 20.9],
  [48, 10.9, 25.2],
  [60, 12.1, 29.5],
  [72, 13.5, 33.4],
  [84, 14.8, 38.3],
  [96, 16.3, 44.1],
  [108, 18.1, 51.1],
  [120, 20.3, 59.2],
];

/**
 * Returns the ages in days at which a weight in kg is plausible, for a patient of unknown age. It ends at 18
 * years for a weight below that of any adult, and never ends above it. A preterm newborn weighs less than any
 * in the table, so every light weight is plausible until the 28th day.
 */
export function plausibleAges(weight: number): Span {
  const low = ageAt(weight, ([, , heaviest]) => heaviest) ?? months(120);
  const oldestChild = Math.max(
    ageAt(weight, ([, lightest]) => lightest) ?? years(18),
    groupSpans.newborn.high,
  );
  const isAdult = weight >= guards.lightestAdult;
  return {
    low,
    includesLow: true,
    high: isAdult ? Number.POSITIVE_INFINITY : oldestChild,
    includesHigh: !isAdult && oldestChild < years(18),
  };
}

/** Returns the age in days at which a column of the growth table reaches a weight, or null beyond its end. */
function ageAt(weight: number, column: (row: (typeof growth)[number]) => number): number | null {
  const above = growth.findIndex((row) => column(row) >= weight);
  const [next, before] = [growth[above], growth[above - 1]];
  if (!next) return null;
  if (!before) return 0;
  const part = (weight - column(before)) / (column(next) - column(before));
  return months(before[0] + part * (next[0] - before[0]));
}

/** Lightest weight in kg of a preterm newborn who lives, and the heaviest of an adult. They have no source. */
const extremes = { lightest: 0.5, heaviest: 150 };

/**
 * Returns the weights in kg that are plausible at an age in days, for a patient of unknown weight. From the last
 * age of the growth table they have no upper end but that of adults.
 */
export function plausibleWeights(age: number): Span {
  const adult = { low: guards.lightestAdult, high: extremes.heaviest };
  const { low, high } = age >= years(18) ? adult : weightsInTable(age);
  return {
    low: contains(groupSpans.newborn, age) ? extremes.lightest : low,
    includesLow: true,
    high,
    includesHigh: true,
  };
}

function weightsInTable(age: number): { readonly low: number; readonly high: number } {
  const next = growth.findIndex(([month]) => months(month) >= age);
  const [after, before] = [growth[next], growth[Math.max(next - 1, 0)]];
  const oldest = growth.at(-1);
  if (!after || !before) return { low: oldest?.[1] ?? 0, high: extremes.heaviest };
  const span = months(after[0] - before[0]);
  const part = span === 0 ? 0 : (age - months(before[0])) / span;
  return {
    low: before[1] + part * (after[1] - before[1]),
    high: before[2] + part * (after[2] - before[2]),
  };
}

/** Returns true if a weight in kg is plausible at an age in days. It is a reason to check both, no more. */
export const isPlausible = (age: number, weight: number): boolean => {
  const { low, high } = plausibleAges(weight);
  return (age >= low || age >= years(10)) && age <= high;
};

/** How the ages of a dose relate to a patient of unknown age and known weight in kg. */
export function agesFor(aged: Aged, weight: number): 'all' | 'some' | 'none' {
  const own = ageSpan(aged);
  const plausible = plausibleAges(weight);
  if (!overlap(own, plausible)) return 'none';
  return isWithin(plausible, own) ? 'all' : 'some';
}

/** Returns true if a dose is for an age in days. */
export const isForAge = (aged: Aged, age: number): boolean => contains(ageSpan(aged), age);
