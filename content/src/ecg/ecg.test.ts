import { describe, expect, it } from 'vitest';
import { readEcg } from '../test/ecg-reader.ts';
import { wavesOf } from '../test/wave-reader.ts';
import { ecgCases } from './index.ts';
import { allLeads, type EachLead } from './leads.ts';

const [arrest, infarct] = ecgCases;

describe('the beats of the STEMI case, read with calipers', () => {
  const trace = infarct.record();
  const reading = readEcg(trace);

  it('ECG-01 lasts 10 seconds in all twelve leads', () => {
    expect(trace.seconds).toBe(10);
    for (const lead of allLeads) expect(trace.millivolts[lead]).toHaveLength(10 * trace.samplesPerSecond);
  });

  it('ECG-01 has a rate of 92/min with intervals that hardly vary', () => {
    expect(reading.rate).toBeGreaterThan(90);
    expect(reading.rate).toBeLessThan(94);
    const [shortest, longest] = reading.intervals;
    expect(longest - shortest).toBeLessThan(80);
  });

  it('ECG-01 has a PR interval of 160 ms, a QRS of 90 ms and a QTc of about 430 ms', () => {
    // A reader measures to half a small square, 20 ms.
    expect(Math.abs(reading.pr - 160)).toBeLessThan(10);
    expect(Math.abs(reading.qrs - 90)).toBeLessThan(10);
    expect(Math.abs(reading.qtc - 430)).toBeLessThan(20);
  });

  it('ECG-01 has an axis of about +20 degrees', () => {
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

  it.each(allLeads)('ECG-01 has the planned ST level in %s, to a quarter of a mm', (lead) => {
    expect(Math.abs(reading.st[lead] - plannedSt[lead])).toBeLessThanOrEqual(0.25);
  });

  it('ECG-01 has ST elevation over the limits for a man of 54 in V1 to V5 and none in the inferior leads', () => {
    for (const lead of ['V2', 'V3'] as const) expect(reading.st[lead]).toBeGreaterThanOrEqual(2);
    for (const lead of ['V1', 'V4', 'V5', 'aVL'] as const) expect(reading.st[lead]).toBeGreaterThanOrEqual(1);
    for (const lead of ['III', 'aVF'] as const) expect(reading.st[lead]).toBeLessThanOrEqual(-0.9);
  });

  it('ECG-01 has poor growth of R over the chest, with S in V1 to V4 and tall T waves in V2 to V4', () => {
    const [v3, v4, v5] = [reading.r.V3, reading.r.V4, reading.r.V5];
    // The largest value within QRS is the J point where R is smaller than that.
    expect(v3).toBeLessThan(5);
    expect(v4).toBeGreaterThan(v3);
    expect(v5).toBeGreaterThan(v4);
    for (const lead of ['V1', 'V2', 'V3', 'V4'] as const) expect(reading.s[lead]).toBeLessThan(-5);
    for (const lead of ['V2', 'V3', 'V4'] as const) expect(reading.t[lead]).toBeGreaterThan(6);
  });

  it('ECG-01 has no left ventricular hypertrophy (Sokolow and Lyon: under 35 mm)', () => {
    expect(reading.r.V5 - reading.s.V1).toBeLessThan(35);
  });

  it('ECG-01 obeys Einthoven and Goldberger at every moment', () => {
    const { I, II, III, aVR, aVL, aVF } = trace.millivolts;
    for (const index of I.keys()) {
      const at = (lead: readonly number[]) => lead[index] ?? Number.NaN;
      expect(at(I) + at(III)).toBeCloseTo(at(II), 9);
      expect(at(aVR) + at(aVL) + at(aVF)).toBeCloseTo(0, 9);
    }
  });
});

describe('the fibrillation of the arrest case, read with calipers', () => {
  const trace = arrest.record();
  const lead = trace.millivolts.II.map((value) => value * 10);
  const waves = wavesOf(lead, trace.samplesPerSecond);

  it('ECG-01 has 4 to 7 waves a second in lead II', () => {
    for (const { seconds } of waves) {
      expect(1 / seconds).toBeGreaterThan(3.5);
      expect(1 / seconds).toBeLessThan(7.5);
    }
    const perSecond = waves.length / waves.reduce((sum, { seconds }) => sum + seconds, 0);
    expect(perSecond).toBeGreaterThan(4);
    expect(perSecond).toBeLessThan(7);
  });

  it('ECG-01 is coarse and uneven: waves drift between 3 and 12 mm', () => {
    const heights = waves.map(({ height }) => height);
    expect(Math.min(...heights)).toBeGreaterThan(2.5);
    expect(Math.min(...heights)).toBeLessThan(5);
    expect(Math.max(...heights)).toBeGreaterThan(9.5);
    expect(Math.max(...heights)).toBeLessThan(13);
  });

  it('ECG-01 never lies flat', () => {
    const window = trace.samplesPerSecond / 4;
    for (let from = 0; from + window <= lead.length; from += 1) {
      const part = lead.slice(from, from + window);
      expect(Math.max(...part) - Math.min(...part)).toBeGreaterThan(2);
    }
  });

  it('ECG-01 repeats nothing within 10 seconds: no stretch of 2 s looks like another', () => {
    const window = 2 * trace.samplesPerSecond;
    const first = lead.slice(0, window);
    for (let shift = window; shift + window <= lead.length; shift += 1) {
      expect(correlation(first, lead.slice(shift, shift + window))).toBeLessThan(0.9);
    }
  });

  it('ECG-01 has no QRS complex: nothing is as steep as one', () => {
    for (const name of allLeads) {
      const values = trace.millivolts[name];
      for (let at = 1; at < values.length; at += 1) {
        const slope =
          Math.abs((values[at] ?? 0) - (values[at - 1] ?? 0)) * 10 * (trace.samplesPerSecond / 1000);
        expect(slope).toBeLessThan(0.4);
      }
    }
  });

  it('ECG-01 is the same recording whenever it is drawn', () => {
    expect(arrest.record()).toEqual(trace);
  });
});

function correlation(one: readonly number[], other: readonly number[]): number {
  const product = (left: readonly number[], right: readonly number[]) =>
    left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}

describe('the cases', () => {
  const textOf = (value: unknown) => JSON.stringify(value);

  it('ECG-01 ECG-12 are two, a shockable arrest and a STEMI, each with history, vitals and two questions', () => {
    expect(ecgCases).toHaveLength(2);
    for (const { patient, vitals, questions, inWords } of ecgCases) {
      expect(Object.keys(patient)).toEqual(expect.arrayContaining(['age', 'gender', 'presentation']));
      expect(Object.keys(vitals)).toEqual(['hr', 'bp', 'rr', 'spo2', 'gcs', 'glucose']);
      expect(questions).toHaveLength(2);
      expect(inWords.length).toBeGreaterThan(0);
    }
    expect(textOf(arrest.questions[0].correctAnswer)).toMatch(/ventricular fibrillation.*shockable/i);
    expect(textOf(infarct.questions[0].correctAnswer)).toMatch(/STEMI/);
  });

  it('ECG-13 ask for an interpretation with diagnosis first, then for a management list', () => {
    for (const { questions } of ecgCases) {
      expect(questions.map(({ correctAnswer }) => correctAnswer.kind)).toEqual([
        'interpretation',
        'management',
      ]);
    }
  });

  it('ECG-11 name the energies, adrenaline, amiodarone and the door-to-balloon time', () => {
    const management = textOf(arrest.questions[1].correctAnswer);
    expect(management).toContain('200 J biphasic or 360 J monophasic');
    expect(management).toMatch(/Adrenaline 1 mg IV or IO after the 2nd shock/);
    expect(management).toContain('amiodarone 300 mg');
    expect(textOf(infarct.questions.map(({ learningPoints }) => learningPoints))).toContain(
      'door-to-balloon under 90 minutes',
    );
  });

  it('ECG-11 say which guideline gives adrenaline after which shock', () => {
    const points = textOf(arrest.questions[1].learningPoints);
    expect(points).toMatch(/American Heart Association 2020[^.]*2nd shock/);
    expect(points).toMatch(/European Resuscitation Council 2021[^.]*3rd shock/);
  });

  it('ECG-04 do not give the answer away in the words for the recording', () => {
    for (const { inWords, recording, title } of ecgCases) {
      expect(textOf([inWords, recording, title])).not.toMatch(
        /fibrillation|infarct|STEMI|shockable|diagnos/i,
      );
    }
  });
});
