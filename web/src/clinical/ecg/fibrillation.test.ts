import { describe, expect, it } from 'vitest';
import { wavesOf } from '../../test/wave-reader.ts';
import { fibrillationTrace } from './fibrillation.ts';
import { allLeads } from './leads.ts';

describe('a recording of ventricular fibrillation, read with calipers', () => {
  const trace = fibrillationTrace(10);
  const lead = trace.millivolts.II.map((value) => value * 10);
  const waves = wavesOf(lead, trace.samplesPerSecond);

  it('ECG-01 the trace has 4 to 7 waves a second in lead II', () => {
    for (const { seconds } of waves) {
      expect(1 / seconds).toBeGreaterThan(3.5);
      expect(1 / seconds).toBeLessThan(7.5);
    }
    const perSecond = waves.length / waves.reduce((sum, { seconds }) => sum + seconds, 0);
    expect(perSecond).toBeGreaterThan(4);
    expect(perSecond).toBeLessThan(7);
  });

  it('ECG-01 the trace is coarse and uneven: its waves vary between 3 and 12 mm', () => {
    const heights = waves.map(({ height }) => height);
    expect(Math.min(...heights)).toBeGreaterThan(2.5);
    expect(Math.min(...heights)).toBeLessThan(5);
    expect(Math.max(...heights)).toBeGreaterThan(9.5);
    expect(Math.max(...heights)).toBeLessThan(13);
  });

  it('ECG-01 the trace is never flat', () => {
    const window = trace.samplesPerSecond / 4;
    for (let from = 0; from + window <= lead.length; from += 1) {
      const part = lead.slice(from, from + window);
      expect(Math.max(...part) - Math.min(...part)).toBeGreaterThan(2);
    }
  });

  it('ECG-01 the trace repeats nothing within 10 seconds: no stretch of 2 s looks like another', () => {
    const window = 2 * trace.samplesPerSecond;
    const first = lead.slice(0, window);
    for (let shift = window; shift + window <= lead.length; shift += 1) {
      expect(correlation(first, lead.slice(shift, shift + window))).toBeLessThan(0.9);
    }
  });

  it('ECG-01 the trace has no QRS complex: no slope is as steep as one', () => {
    for (const name of allLeads) {
      const values = trace.millivolts[name];
      for (let at = 1; at < values.length; at += 1) {
        const slope =
          Math.abs((values[at] ?? 0) - (values[at - 1] ?? 0)) * 10 * (trace.samplesPerSecond / 1000);
        expect(slope).toBeLessThan(0.4);
      }
    }
  });

  it('ECG-01 the trace is the same on every call', () => {
    expect(fibrillationTrace(10)).toEqual(trace);
  });
});

function correlation(one: readonly number[], other: readonly number[]): number {
  const product = (left: readonly number[], right: readonly number[]) =>
    left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}
