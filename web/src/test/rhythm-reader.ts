import type { EcgTrace, Lead } from '../clinical/ecg/leads.ts';
import { mean } from './ecg-reader.ts';

/** Where QRST of a beat lies, in ms from the steepest point of its QRS complex. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns a lead in mm without its QRST complexes: the mean complex is subtracted at each beat. What the atria
 * do by themselves is left. Beats are in ms.
 */
export function withoutBeats(
  { millivolts, samplesPerSecond }: EcgTrace,
  lead: Lead,
  beats: readonly number[],
  { from, to }: Span,
): number[] {
  const sampleOf = (ms: number) => Math.round((ms * samplesPerSecond) / 1000);
  const values = millivolts[lead].map((value) => value * 10);
  const places = beats.map(sampleOf);
  const whole = places.filter((place) => place + sampleOf(from) >= 0 && place + sampleOf(to) < values.length);
  const rest = [...values];
  for (let offset = sampleOf(from); offset <= sampleOf(to); offset += 1) {
    const usual = mean(whole.map((place) => values[place + offset] ?? 0));
    for (const place of places) {
      const at = place + offset;
      if (at >= 0 && at < rest.length) rest[at] = (rest[at] ?? 0) - usual;
    }
  }
  return rest;
}

/** Returns the moments in ms of the crests that are higher than a limit, at least 300 ms apart. */
export function crestsOf(values: readonly number[], samplesPerSecond: number, limit: number): number[] {
  const apart = Math.round(0.3 * samplesPerSecond);
  const crests: number[] = [];
  for (const [at, value] of values.entries()) {
    const around = values.slice(Math.max(at - apart, 0), at + apart);
    if (value > limit && value === Math.max(...around)) crests.push((at * 1000) / samplesPerSecond);
  }
  return crests;
}

/** Returns the frequency in Hz between two limits that carries most of a signal. */
export function mainFrequency(
  values: readonly number[],
  samplesPerSecond: number,
  [lowest, highest]: readonly [number, number],
): number {
  const power = (frequency: number) => {
    const turn = (2 * Math.PI * frequency) / samplesPerSecond;
    const along = values.reduce((sum, value, at) => sum + value * Math.cos(turn * at), 0);
    const across = values.reduce((sum, value, at) => sum + value * Math.sin(turn * at), 0);
    return along ** 2 + across ** 2;
  };
  let best = { frequency: lowest, power: 0 };
  for (let frequency = lowest; frequency <= highest; frequency += 0.05) {
    const found = power(frequency);
    if (found > best.power) best = { frequency, power: found };
  }
  return best.frequency;
}

/** Returns the differences between neighbours. */
export const gapsOf = (moments: readonly number[]) =>
  moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));

/** Returns the standard deviation of values as a fraction of their mean. */
export function variationOf(values: readonly number[]): number {
  const average = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - average) ** 2))) / average;
}
