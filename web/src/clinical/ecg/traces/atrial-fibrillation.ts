import { type Background, complexTrace } from '../complexes.ts';
import { drift } from '../heart-vector.ts';
import type { MeasuredLead } from '../leads.ts';
import { narrowBeat } from './complexes-of-rhythms.ts';

/** Intervals between beats in ms, mean 512 (117/min), without order. */
const intervals = [
  420, 610, 380, 520, 740, 450, 390, 680, 470, 560, 350, 630, 410, 500, 720, 440, 580, 370, 660, 430,
] as const;

/** Fibrillatory waves: 6.8 Hz on average, which is 410 a minute. */
const waves = { frequency: 6.8, drift: 0.6 } as const;
/** Height of the fibrillatory waves in mV in each lead: V1 shows them best. */
const sizes: Readonly<Record<MeasuredLead, number>> = {
  I: 0.02,
  II: 0.05,
  V1: 0.08,
  V2: 0.04,
  V3: 0.03,
  V4: 0.02,
  V5: 0.02,
  V6: 0.02,
};

const fibrillatory: Background = (lead, time) => {
  const size = sizes[lead] * (1 + 0.5 * drift(time, [0.31, 0.83, 1.71], 1.1));
  // The drift of the phase is that of the frequency, summed over time.
  const phase = 2 * Math.PI * waves.frequency * time + waves.drift * 3 * drift(time, [0.23, 0.59, 1.31], 0.4);
  return size * (Math.sin(phase) + 0.3 * Math.sin(1.37 * phase + 1));
};

/** Returns 10 seconds of atrial fibrillation at about 117/min. */
export function atrialFibrillationTrace() {
  let moment = 0.25;
  const moments = [moment, ...intervals.map((interval) => (moment += interval / 1000))];
  return complexTrace([{ complex: narrowBeat, moments }], 10, fibrillatory);
}
