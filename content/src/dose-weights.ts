import type { Dose, Weights } from '@oryx/contract';
import type { DoseFault } from './dose-fault.ts';

/** Weight in kg of the patient whom a dose by weight is worked out for, to compare it with other amounts. */
const referenceWeights: Record<Dose['patient'], number> = { adult: 70, child: 20, newborn: 3, any: 70 };

/** A usual weight in kg of those whom a dose is for, as near to it as the stated weights allow. */
export function referenceWeight({ patient, weights }: Pick<Dose, 'patient' | 'weights'>): number {
  const { low, high } = rangeOf(weights);
  return Math.min(Math.max(referenceWeights[patient], low), high);
}

/** The stated weights in words, such as `60 to under 70 kg`; null where any weight will do. */
export function weightsText(weights: Weights | null): string | null {
  if (weights === null) return null;
  const { from, over, under, upTo } = weights;
  const low = from === null ? over !== null && `over ${over}` : `${from}`;
  const high = under === null ? upTo !== null && `${upTo}` : `under ${under}`;
  // "13 to 40 kg" includes both, but "over 10 to 50 kg" would be hard to read.
  if (low && high) return `${low}${from === null ? ', up' : ''} to ${high} kg`;
  if (low) return from === null ? `${low} kg` : `${low} kg or more`;
  return under === null ? `${high} kg or less` : `${high} kg`;
}

/** Weights that run downwards or name one end twice, and those of like doses that overlap or leave a gap. */
export function faultsOfWeights(doses: readonly Dose[]): DoseFault[] {
  return doses.flatMap((dose, index) => {
    const faults = [
      ...faultsOfEnds(dose.weights),
      ...doses.slice(0, index).flatMap((other, at) => faultsOfPair(dose, other, at)),
    ];
    return faults.map((message) => ({ path: ['doses', index, 'weights'], message }));
  });
}

function faultsOfEnds(weights: Weights | null): string[] {
  if (weights === null) return [];
  const { from, over, under, upTo } = weights;
  if ([from, over, under, upTo].every((end) => end === null)) return ['no weight is stated'];
  if (from !== null && over !== null) return ['state either from or over'];
  if (under !== null && upTo !== null) return ['state either under or upTo'];
  const { low, high } = rangeOf(weights);
  return low < high ? [] : [`the least, ${low} kg, is not less than the most, ${high} kg`];
}

/** Of two doses for the same patients and purpose, one at most is for any weight, and one at least for that between them. */
function faultsOfPair(dose: Dose, other: Dose, at: number): string[] {
  if (!areAlternatives(dose, other)) return [];
  const [one, two] = [rangeOf(dose.weights), rangeOf(other.weights)];
  if (reaches(one, two) && reaches(two, one)) return [`the weights overlap those of doses.${at}`];
  const between = isGap(one, two) ? one.high : isGap(two, one) ? two.high : null;
  return between === null ? [] : [`neither this nor doses.${at} is for exactly ${between} kg`];
}

function areAlternatives(one: Dose, other: Dose): boolean {
  return (
    (one.weights !== null || other.weights !== null) &&
    one.indication === other.indication &&
    one.patient === other.patient &&
    one.who === other.who &&
    one.amount.time === other.amount.time &&
    one.routes.some((route) => other.routes.includes(route))
  );
}

interface Range {
  readonly low: number;
  readonly includesLow: boolean;
  readonly high: number;
  readonly includesHigh: boolean;
}

function rangeOf(weights: Weights | null): Range {
  return {
    low: weights?.from ?? weights?.over ?? 0,
    includesLow: typeof weights?.from === 'number',
    high: weights?.under ?? weights?.upTo ?? Number.POSITIVE_INFINITY,
    includesHigh: typeof weights?.upTo === 'number',
  };
}

/** Whether one begins before the other has ended. */
const reaches = (one: Range, other: Range) =>
  one.low < other.high || (one.low === other.high && one.includesLow && other.includesHigh);

/** Whether the other begins where one ends, and neither includes that weight. */
const isGap = (one: Range, other: Range) => one.high === other.low && !one.includesHigh && !other.includesLow;
