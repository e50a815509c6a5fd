import { describe, expect, it } from 'vitest';
import { allLeads, type EachLead } from '../../../clinical/ecg/leads.ts';
import { readEcg } from '../../../test/ecg-reader.ts';
import { stemi } from './stemi.ts';

describe('the beats of the STEMI case, read with calipers', () => {
  const trace = stemi.record();
  const reading = readEcg(trace);

  it('ECG-01 the recording lasts 10 seconds in all twelve leads', () => {
    expect(trace.seconds).toBe(10);
    for (const lead of allLeads) expect(trace.millivolts[lead]).toHaveLength(10 * trace.samplesPerSecond);
  });

  it('ECG-01 the recording has a rate of 92/min with intervals that hardly vary', () => {
    expect(reading.rate).toBeGreaterThan(90);
    expect(reading.rate).toBeLessThan(94);
    const [shortest, longest] = reading.intervals;
    expect(longest - shortest).toBeLessThan(80);
  });

  it('ECG-01 the recording has a PR interval of 160 ms, a QRS of 90 ms and a QTc of about 430 ms', () => {
    // A reader measures to half a small square, 20 ms.
    expect(Math.abs(reading.pr - 160)).toBeLessThan(10);
    expect(Math.abs(reading.qrs - 90)).toBeLessThan(10);
    expect(Math.abs(reading.qtc - 430)).toBeLessThan(20);
  });

  it('ECG-01 the recording has an axis of about +20 degrees', () => {
    expect(Math.abs(reading.axis - 20)).toBeLessThan(8);
  });

  /** ST at the J point in mm, as the case was planned. */
  const plannedSt: EachLead<number> = {
    I: 1,
    II: -0.5,
    III: -1.5,
    aVR: -0.25,
    aVL: 1.25,
    aVF: -1,
    V1: 1.5,
    V2: 3,
    V3: 4,
    V4: 3,
    V5: 1.5,
    V6: 0.5,
  };

  it.each(allLeads)('ECG-01 the recording has the planned ST level in %s, to a quarter of a mm', (lead) => {
    expect(Math.abs(reading.st[lead] - plannedSt[lead])).toBeLessThanOrEqual(0.25);
  });

  it('ECG-01 the recording has ST elevation over the limits for a man of 54 in V1 to V5 and none in the inferior leads', () => {
    for (const lead of ['V2', 'V3'] as const) expect(reading.st[lead]).toBeGreaterThanOrEqual(2);
    for (const lead of ['V1', 'V4', 'V5', 'aVL'] as const) expect(reading.st[lead]).toBeGreaterThanOrEqual(1);
    for (const lead of ['III', 'aVF'] as const) expect(reading.st[lead]).toBeLessThanOrEqual(-0.9);
  });

  it('ECG-01 the recording has poor growth of R over the chest, with S in V1 to V4 and tall T waves in V2 to V4', () => {
    const [v3, v4, v5] = [reading.r.V3, reading.r.V4, reading.r.V5];
    // The largest value within QRS is the J point where R is smaller than that.
    expect(v3).toBeLessThan(5);
    expect(v4).toBeGreaterThan(v3);
    expect(v5).toBeGreaterThan(v4);
    for (const lead of ['V1', 'V2', 'V3', 'V4'] as const) expect(reading.s[lead]).toBeLessThan(-5);
    for (const lead of ['V2', 'V3', 'V4'] as const) expect(reading.t[lead]).toBeGreaterThan(6);
  });

  it('ECG-01 the recording has no left ventricular hypertrophy (Sokolow and Lyon: under 35 mm)', () => {
    expect(reading.r.V5 - reading.s.V1).toBeLessThan(35);
  });

  it('ECG-01 the recording obeys Einthoven and Goldberger at every moment', () => {
    const { I, II, III, aVR, aVL, aVF } = trace.millivolts;
    for (const index of I.keys()) {
      const at = (lead: readonly number[]) => lead[index] ?? Number.NaN;
      expect(at(I) + at(III)).toBeCloseTo(at(II), 9);
      expect(at(aVR) + at(aVL) + at(aVF)).toBeCloseTo(0, 9);
    }
  });
});
