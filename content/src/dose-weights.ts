import type { Dose, Weights } from '@oryx/contract';
import { ageSpan, isGap, overlap, weightSpan } from '@oryx/doses';
import type { DoseFault } from './dose-fault.ts';

/**
 * Returns faults of weights: descending ranges, an end that is given twice, and overlaps or gaps between
 * doses for the same purpose.
 */
export function faultsOfWeights(doses: readonly Dose[]): DoseFault[] {
  return doses.flatMap((dose, index) => {
    const faults = [
      ...faultsOfEnds(dose.weights),
      ...doses.slice(0, index).flatMap((other, at) => faultsOfPair(dose, other, at)),
    ];
    return faults.map((message) => ({ path: ['doses', index, 'weights'], message }));
  });
}

/** Returns what is wrong with stated weights: no end, an end that is given twice, or a range that descends. */
export function faultsOfEnds(weights: Weights | null): string[] {
  if (weights === null) return [];
  const { from, over, under, upTo } = weights;
  if ([from, over, under, upTo].every((end) => end === null)) return ['no weight is stated'];
  if (from !== null && over !== null) return ['state either from or over'];
  if (under !== null && upTo !== null) return ['state either under or upTo'];
  const { low, high } = weightSpan(weights);
  return low < high ? [] : [`the least, ${low} kg, is not less than the most, ${high} kg`];
}

/**
 * Returns faults of two doses for the same patients and purpose: at most one may be for any weight, and no
 * weight between them may be left out.
 */
function faultsOfPair(dose: Dose, other: Dose, at: number): string[] {
  if (!areAlternatives(dose, other)) return [];
  const [one, two] = [weightSpan(dose.weights), weightSpan(other.weights)];
  if (overlap(one, two)) return [`the weights overlap those of doses.${at}`];
  const between = isGap(one, two) ? one.high : isGap(two, one) ? two.high : null;
  return between === null ? [] : [`neither this nor doses.${at} is for exactly ${between} kg`];
}

function areAlternatives(one: Dose, other: Dose): boolean {
  return (
    (one.weights !== null || other.weights !== null) &&
    one.indication === other.indication &&
    one.patient === other.patient &&
    one.who === other.who &&
    overlap(ageSpan(one), ageSpan(other)) &&
    one.amount.time === other.amount.time &&
    one.routes.some((route) => other.routes.includes(route))
  );
}
