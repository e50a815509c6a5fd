import { samplesPerSecond } from './beats.ts';
import { type EcgTrace, eachMeasured, type MeasuredLead, traceOf } from './leads.ts';

/** A heart vector in mV: left, down, back. */
export type HeartVector = readonly [left: number, down: number, back: number];

/** Coefficients of each lead for the vector's left, downward and backward components (Dower 1980). */
const dower: Readonly<Record<MeasuredLead, HeartVector>> = {
  I: [0.632, -0.235, 0.059],
  II: [0.235, 1.066, -0.132],
  V1: [-0.515, 0.157, -0.917],
  V2: [0.044, 0.164, -1.387],
  V3: [0.882, 0.098, -1.277],
  V4: [1.213, 0.127, -0.601],
  V5: [1.125, 0.127, -0.086],
  V6: [0.831, 0.076, 0.23],
};

/** Returns what a lead shows of a heart vector, in mV. */
export function seenBy(lead: MeasuredLead, [left, down, back]: HeartVector): number {
  const [ofLeft, ofDown, ofBack] = dower[lead];
  return ofLeft * left + ofDown * down + ofBack * back;
}

/** Returns the recording of a heart vector, one for each sample. */
export function vectorTrace(vectors: readonly HeartVector[]): EcgTrace {
  return traceOf(
    eachMeasured((lead) => vectors.map((vector) => seenBy(lead, vector))),
    samplesPerSecond,
  );
}

/** Returns an aperiodic drift between -1 and 1: the sum of three incommensurable waves, in Hz. */
export function drift(
  time: number,
  [slow, middle, fast]: readonly [number, number, number],
  phase: number,
): number {
  const wave = (frequency: number, index: number) =>
    Math.sin(2 * Math.PI * frequency * time + phase * (index + 1));
  return 0.4 * wave(slow, 0) + 0.25 * wave(middle, 1) + 0.35 * wave(fast, 2);
}
