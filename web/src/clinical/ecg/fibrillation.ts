import { samplesPerSecond } from './beats.ts';
import { drift, type HeartVector, vectorTrace } from './heart-vector.ts';
import type { EcgTrace } from './leads.ts';

/*
 * Ventricular fibrillation has no beats, and so no orbit to run. It is drawn as one heart vector that turns
 * with a drifting frequency and a drifting size, and is seen by the leads through Dower's matrix.
 * docs/decisions/016-ecg-waveforms.md states the method and its figures.
 */

/** One wave of the vector: its frequency in Hz, the drift of that frequency, and its share. */
interface Wavelet {
  readonly frequency: number;
  readonly frequencyDrift: number;
  readonly share: number;
  readonly phase: number;
}

/** The main wave, a slower one that makes neighbouring waves unequal, and a faster one that notches them. */
const wavelets: readonly Wavelet[] = [
  { frequency: 5.1, frequencyDrift: 1.3, share: 1, phase: 0.4 },
  { frequency: 3.3, frequencyDrift: 0.9, share: 0.36, phase: 1.7 },
  { frequency: 8.7, frequencyDrift: 1.7, share: 0.2, phase: 3.1 },
];
/** Amplitude of the main wave in mV: its mean and its drift. */
const meanSize = 0.28;
const sizeDrift = 0.1;

type Frequencies = readonly [number, number, number];

/** Returns a recording of coarse ventricular fibrillation for a number of seconds. It is deterministic. */
export function fibrillationTrace(seconds: number): EcgTrace {
  const turned = wavelets.map(({ phase }) => phase);
  const vectors = Array.from({ length: seconds * samplesPerSecond }, (_, sample) => {
    const time = sample / samplesPerSecond;
    for (const [index, { frequency, frequencyDrift, phase }] of wavelets.entries()) {
      const now = frequency + frequencyDrift * drift(time, [0.173, 0.631, 1.687], phase);
      turned[index] = (turned[index] ?? 0) + (2 * Math.PI * now) / samplesPerSecond;
    }
    return vectorAt(time, turned);
  });
  return vectorTrace(vectors);
}

/** Returns the heart vector in mV: left, down, back. */
function vectorAt(time: number, turned: readonly number[]): HeartVector {
  // The three components rotate together, but the angle between them drifts as wavefronts do.
  const part = (sizes: Frequencies, sizePhase: number, ahead: number) => {
    const wave = wavelets.reduce(
      (sum, { share }, index) => sum + share * Math.sin((turned[index] ?? 0) + ahead * (index + 1)),
      0,
    );
    return (meanSize + sizeDrift * drift(time, sizes, sizePhase)) * wave;
  };
  return [
    part([0.19, 0.53, 1.97], 2.6, 2.4 * drift(time, [0.11, 0.37, 0.71], 0.9)),
    part([0.23, 0.67, 2.19], 0.7, 0),
    part([0.17, 0.47, 1.83], 1.3, 1.8 + 2.1 * drift(time, [0.13, 0.41, 0.79], 2.2)),
  ];
}
