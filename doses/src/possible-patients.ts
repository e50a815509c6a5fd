import type { PatientGroup } from '@oryx/contract';
import { type Aged, ageSpan, groupOf, plausibleAges, plausibleWeights } from './ages.ts';
import { contains, overlap, type Span, shared } from './spans.ts';
import { type Weighed, weightSpan } from './weights.ts';

/** A patient as far as a text states it. */
export interface StatedPatient {
  readonly group: Exclude<PatientGroup, 'any'>;
  /** In days. */
  readonly age?: number | undefined;
  /** In kg. */
  readonly weight?: number | undefined;
}

/** A patient who fits what a text states. */
export interface PossiblePatient {
  /** In days. */
  readonly age: number;
  /** In kg. */
  readonly weight: number;
}

/** Weights in kg to assume if none is known. They are not clinical limits and have no source. */
const usualWeights: Readonly<Record<StatedPatient['group'], Span>> = {
  adult: { low: 30, includesLow: true, high: 150, includesHigh: true },
  child: { low: 3, includesLow: true, high: 60, includesHigh: true },
  newborn: { low: 0.5, includesLow: true, high: 6, includesHigh: true },
};

/**
 * Returns patients who fit what is stated, so many that for each dose and limit in `rules` there are patients at
 * and beside both ends of its ages and weights.
 */
export function possiblePatients(
  { group, age, weight }: StatedPatient,
  rules: readonly (Aged & Weighed)[],
): readonly PossiblePatient[] {
  const ages = age === undefined ? valuesIn(agesOf(group, weight), rules.map(ageSpan)) : [age];
  const spans = rules.map(({ weights }) => weightSpan(weights));
  return ages.flatMap((each) =>
    (weight === undefined ? valuesIn(weightsOf(each), spans) : [weight]).map((kg) => ({
      age: each,
      weight: kg,
    })),
  );
}

function agesOf(group: StatedPatient['group'], weight: number | undefined): Span {
  const all = ageSpan({ patient: group, ages: null });
  const plausible = weight === undefined ? all : plausibleAges(weight);
  // A stated weight outweighs the group, which a reader may only have assumed.
  return overlap(all, plausible) ? shared(all, plausible) : plausible;
}

function weightsOf(age: number): Span {
  const usual = usualWeights[groupOf(age)];
  const plausible = plausibleWeights(age);
  return overlap(usual, plausible) ? shared(usual, plausible) : plausible;
}

/** Part of a value by which another one is beside it. */
const beside = 1e-6;

/** Returns the ends of a span and of the others within it, and the values beside them. */
function valuesIn(span: Span, others: readonly Span[]): readonly number[] {
  const ends = [span, ...others].flatMap(({ low, high }) => [low, high]).filter(Number.isFinite);
  const values = ends.flatMap((end) => [end * (1 - beside), end, end * (1 + beside)]);
  return [...new Set(values)].filter((value) => contains(span, value));
}
