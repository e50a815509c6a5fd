import type { PatientGroup, Weights } from '@oryx/contract';
import { contains, type Span } from './spans.ts';

/**
 * Weights in kg that guard against a dose for the wrong patient group. They are not clinical limits and have
 * no source.
 */
export const guards = {
  /** No dose for newborns is worked out above this weight. */
  heaviestNewborn: 6,
  /** No dose for adults is worked out below this weight. */
  lightestAdult: 30,
  /** Above this weight a patient of unknown age is taken for an adult. */
  heaviestChild: 50,
  /** A dose per kg whose source names no largest dose for obesity is not worked out above this weight. */
  heaviestUnstated: 100,
} as const;

/** Reference weights in kg by patient group, for comparing a dose by weight with other amounts. */
const referenceWeights: Record<PatientGroup, number> = { adult: 70, child: 20, newborn: 3, any: 70 };

/** The patients and weights of a dose or limit. */
export interface Weighed {
  readonly patient: PatientGroup;
  readonly weights: Weights | null;
}

/**
 * Returns the weight in kg within the stated weights that is closest to the usual weight of a dose's
 * patients.
 */
export function referenceWeight({ patient, weights }: Weighed): number {
  const { low, high } = weightSpan(weights);
  return Math.min(Math.max(referenceWeights[patient], low), high);
}

/** Returns the stated weights as a range in kg. */
export function weightSpan(weights: Weights | null): Span {
  return {
    low: weights?.from ?? weights?.over ?? 0,
    includesLow: typeof weights?.from === 'number',
    high: weights?.under ?? weights?.upTo ?? Number.POSITIVE_INFINITY,
    includesHigh: typeof weights?.upTo === 'number',
  };
}

/** Returns true if a weight in kg is one of the stated weights. */
export const isForWeight = (weights: Weights | null, weight: number): boolean =>
  contains(weightSpan(weights), weight);
