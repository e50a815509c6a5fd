import { samplesPerSecond } from './beats.ts';
import { type EcgTrace, eachMeasured, type MeasuredLead, traceOf } from './leads.ts';

/*
 * Ventricular fibrillation has no beats, and so no orbit to run. It is drawn as one heart vector that turns
 * with a drifting frequency and a drifting size, and is seen by the leads through Dower's matrix.
 * docs/decisions/030-ecg-waveforms.md states the method and its figures.
 */

/** What each lead sees of the vector's parts to the left, downwards and backwards (Dower 1980). */
const dower: Readonly<Record<MeasuredLead, readonly [number, number, number]>> = {
  I: [0.632, -0.235, 0.059],
  II: [0.235, 1.066, -0.132],
  V1: [-0.515, 0.157, -0.917],
  V2: [0.044, 0.164, -1.387],
  V3: [0.882, 0.098, -1.277],
  V4: [1.213, 0.127, -0.601],
  V5: [1.125, 0.127, -0.086],
  V6: [0.831, 0.076, 0.23],
};

/** Waves a second: the mean, and how far it drifts to either side. */
const meanFrequency = 5.1;
const frequencyDrift = 0.9;
/** Half the height of a wave in mV: the mean, and how far it drifts to either side. */
const meanSize = 0.295;
const sizeDrift = 0.18;

/** A drift between -1 and 1 that does not come back to where it was: three waves with no common beat. */
function drift(time: number, frequencies: readonly [number, number, number], phase: number): number {
  const [slow, middle, fast] = frequencies.map((frequency, index) =>
    Math.sin(2 * Math.PI * frequency * time + phase * (index + 1)),
  );
  return 0.4 * (slow ?? 0) + 0.25 * (middle ?? 0) + 0.35 * (fast ?? 0);
}

/** A recording of coarse ventricular fibrillation over so many seconds; always the same one. */
export function fibrillationTrace(seconds: number): EcgTrace {
  const count = seconds * samplesPerSecond;
  let turned = 0;
  const vectors = Array.from({ length: count }, (_, sample) => {
    const time = sample / samplesPerSecond;
    const frequency = meanFrequency + frequencyDrift * drift(time, [0.173, 0.431, 0.887], 0.4);
    turned += (2 * Math.PI * frequency) / samplesPerSecond;
    return vectorAt(time, turned);
  });
  const measured = eachMeasured((lead) => {
    const [left, down, back] = dower[lead];
    return vectors.map(([x, y, z]) => left * x + down * y + back * z);
  });
  return traceOf(measured, samplesPerSecond);
}

/** The heart vector in mV: to the left, downwards, backwards. */
function vectorAt(time: number, turned: number): readonly [number, number, number] {
  const size = (frequencies: readonly [number, number, number], phase: number) =>
    meanSize + sizeDrift * drift(time, frequencies, phase);
  // The three parts turn together, but the angle between them wanders as the wavefronts do.
  const wave = (angle: number, skew: number) => Math.sin(angle) + 0.22 * Math.sin(2 * angle + skew);
  const skew = 2 * drift(time, [0.29, 0.61, 1.13], 1.9);
  return [
    size([0.19, 0.53, 1.97], 2.6) * wave(turned + 2.4 * drift(time, [0.11, 0.37, 0.71], 0.9), -skew),
    size([0.23, 0.67, 2.19], 0.7) * wave(turned, skew),
    size([0.17, 0.47, 1.83], 1.3) * wave(turned + 1.8 + 2.1 * drift(time, [0.13, 0.41, 0.79], 2.2), skew),
  ];
}
