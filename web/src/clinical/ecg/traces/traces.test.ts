import { describe, expect, it } from 'vitest';
import { mean, readEcg } from '../../../test/ecg-reader.ts';
import { crestsOf, gapsOf, mainFrequency, variationOf, withoutBeats } from '../../../test/rhythm-reader.ts';
import { wavesOf } from '../../../test/wave-reader.ts';
import { narrowPage, stripsOf, widePage } from '../paper-layout.ts';
import { asRecorded } from '../recorded.ts';
import { traces } from './traces.ts';

/*
 * Each trace is measured against criteria from outside Oryx. No test knows the model.
 *
 * - Intervals and the limits of a normal ECG: opti-ecg.com, ECG intervals and waves; Queen's University, ECG
 *   modules. Growth of R and the direction of T: general knowledge.
 * - Atrial fibrillation and flutter: Goldberger, Clinical Electrocardiography, 7th edition, chapter 15.
 * - Ventricular tachycardia: Wheeless, differentiation of SVT and VT; AccessEmergencyMedicine, The Atlas of Emergency
 *   Medicine, figure 23.33.
 * - Torsades: emedicine.com, Torsade de pointes, 2022; MSD Manual, Torsades de pointes, 2024.
 * - Complete block: AccessEmergencyMedicine, The Atlas of Emergency Medicine, third-degree block.
 * - Inferior infarction: ECGpedia after Zimetbaum and Josephson, N Engl J Med 2003;348:933; AccessMedicine, inferior
 *   infarction. ST limits: ECG Stampede, Universal Definition of Myocardial Infarction.
 * - Posterior infarction: Am J Emerg Med 1998;16:409, abstract.
 * - Hyperkalaemia: AccessMedicine, The Atlas of Emergency Medicine, hyperkalaemia; Emerg Med J, table 1.
 * - Wolff-Parkinson-White: Queen's University, ECG modules; RCEM Learning.
 * - Long QT: Johnson and Ackerman, Br J Sports Med 2009;43:657.
 */

/** Returns the beats that are recorded whole. */
const inner = (beats: readonly number[]) => beats.slice(1, -1);

describe('the normal ECG', () => {
  const reading = readEcg(traces.normal());

  it('has a rate of 60 to 100/min, almost regular', () => {
    expect(reading.rate).toBeGreaterThan(60);
    expect(reading.rate).toBeLessThan(100);
    expect(reading.intervals[1] - reading.intervals[0]).toBeLessThan(120);
  });

  it('has a PR of 120 to 200 ms, a QRS under 110 ms and a QTc of 350 to 450 ms', () => {
    expect(reading.pr).toBeGreaterThan(120);
    expect(reading.pr).toBeLessThan(200);
    expect(reading.qrs).toBeGreaterThan(70);
    expect(reading.qrs).toBeLessThan(110);
    expect(reading.qtc).toBeGreaterThan(350);
    expect(reading.qtc).toBeLessThan(450);
  });

  it('has an axis between -30 and +90 degrees', () => {
    expect(reading.axis).toBeGreaterThan(-30);
    expect(reading.axis).toBeLessThan(90);
  });

  it('has no ST shift of 1 mm in any lead', () => {
    for (const level of Object.values(reading.st)) expect(Math.abs(level)).toBeLessThan(1);
  });

  it('has an R that grows from V1 to V4, and T that is upright but in aVR', () => {
    const { r, s, t } = reading;
    expect(r.V1).toBeLessThan(-s.V1);
    expect(r.V2).toBeGreaterThan(r.V1);
    expect(r.V3).toBeGreaterThan(r.V2);
    expect(r.V4).toBeGreaterThan(r.V3);
    expect(r.V5).toBeGreaterThan(-s.V5);
    for (const lead of ['I', 'II', 'V3', 'V4', 'V5', 'V6'] as const) expect(t[lead]).toBeGreaterThan(1);
    expect(t.aVR).toBeLessThan(-1);
  });
});

describe('atrial fibrillation', () => {
  const trace = traces['atrial-fibrillation']();
  const reading = readEcg(trace);
  const gaps = gapsOf(reading.beats);

  it('has a narrow QRS at more than 100/min', () => {
    expect(reading.rate).toBeGreaterThan(100);
    expect(reading.qrs).toBeLessThan(120);
  });

  it('is irregular without order: intervals vary by more than 15%, and one says nothing of the next', () => {
    expect(variationOf(gaps)).toBeGreaterThan(0.15);
    const away = gaps.map((gap) => gap - mean(gaps));
    const product = mean(away.slice(1).map((value, index) => value * (away[index] ?? 0)));
    expect(product / mean(away.map((value) => value ** 2))).toBeLessThan(0.3);
  });

  it('has fibrillatory waves of 350 to 600 a minute in V1', () => {
    const rest = withoutBeats(trace, 'V1', reading.beats, { from: -80, to: 300 });
    const aMinute = 60 * mainFrequency(rest, trace.samplesPerSecond, [1, 12]);
    expect(aMinute).toBeGreaterThan(350);
    expect(aMinute).toBeLessThan(600);
  });
});

describe('atrial flutter', () => {
  const trace = traces['atrial-flutter']();
  const reading = readEcg(trace);
  const gaps = gapsOf(reading.beats);

  it('has ventricular intervals of 400 ms (150/min, 2:1), then of 800 ms (75/min, 4:1), and a narrow QRS', () => {
    for (const gap of gaps)
      expect(Math.min(Math.abs(gap - 400), Math.abs(gap - 800)), `${gap} ms`).toBeLessThan(8);
    expect(gaps.filter((gap) => gap < 600).length).toBeGreaterThan(8);
    expect(gaps.filter((gap) => gap > 600).length).toBeGreaterThan(3);
    expect(reading.qrs).toBeLessThan(120);
  });

  it('has flutter waves at 300 a minute in II', () => {
    // The second half, where the waves stand free of QRS.
    const half = trace.millivolts.II.slice(trace.millivolts.II.length / 2);
    expect(60 * mainFrequency(half, trace.samplesPerSecond, [3.5, 7])).toBeCloseTo(300, -1);
  });

  it('has saw teeth in II that rise faster than they fall', () => {
    const last = reading.beats.at(-2) ?? 0;
    const from = Math.round(((last + 320) * trace.samplesPerSecond) / 1000);
    const free = trace.millivolts.II.slice(from, from + Math.round(0.4 * trace.samplesPerSecond));
    const rises = gapsOf(free).filter((step) => step > 0).length;
    expect(rises / (free.length - 1)).toBeLessThan(0.4);
  });
});

describe('ventricular tachycardia', () => {
  const trace = traces['ventricular-tachycardia']();
  const reading = readEcg(trace);
  const beats = inner(reading.beats);

  it('is regular at 120 to 250/min', () => {
    const gaps = gapsOf(beats);
    expect(60_000 / mean(gaps)).toBeGreaterThan(120);
    expect(60_000 / mean(gaps)).toBeLessThan(250);
    expect(variationOf(gaps)).toBeLessThan(0.05);
  });

  it('has a QRS over 140 ms that is upright in V1 and has R smaller than S in V6', () => {
    expect(reading.qrs).toBeGreaterThan(140);
    expect(reading.r.V1).toBeGreaterThan(-reading.s.V1);
    expect(reading.r.V6).toBeLessThan(-reading.s.V6);
  });

  it('has an axis between -90 and 180 degrees, where no conducted beat points', () => {
    expect(reading.axis).toBeLessThan(-90);
  });

  it('has AV dissociation: P waves march slower than QRS, and at no fixed distance from it', () => {
    const rest = withoutBeats(trace, 'II', beats, { from: -120, to: 240 });
    const first = Math.round(((beats[0] ?? 0) * trace.samplesPerSecond) / 1000);
    const end = Math.round(((beats.at(-1) ?? 0) * trace.samplesPerSecond) / 1000);
    const p = crestsOf(rest.slice(first, end), trace.samplesPerSecond, 0.6);
    const atrial = 60_000 / mean(gapsOf(p));
    expect(atrial).toBeGreaterThan(60);
    expect(atrial).toBeLessThan(100);
    expect(variationOf(gapsOf(p))).toBeLessThan(0.05);
    const interval = mean(gapsOf(beats));
    const phases = p.map((moment) => (moment % interval) / interval);
    expect(Math.max(...phases) - Math.min(...phases)).toBeGreaterThan(0.5);
  });
});

describe('torsades de pointes', () => {
  const trace = traces['torsades-de-pointes']();
  const reading = readEcg(trace, 'V5');
  const run = trace.millivolts.II.slice(4.5 * trace.samplesPerSecond).map((value) => value * 10);

  it('begins after a short and a long interval, on the T wave of a beat with a QT of 500 ms or more', () => {
    const [first = 0, second = 0, third = 0] = reading.beats;
    expect(third - second).toBeGreaterThan(1.5 * (second - first));
    // QTc of the beat in the middle, measured without the pause.
    expect(reading.qtc * Math.sqrt((third - first) / 2000)).toBeGreaterThan(500);
  });

  it('runs at 150 to 250/min', () => {
    const aMinute = 60 * mainFrequency(run, trace.samplesPerSecond, [1.5, 6]);
    expect(aMinute).toBeGreaterThan(150);
    expect(aMinute).toBeLessThan(250);
  });

  it('changes its height at least threefold, and twists: the points turn up and down', () => {
    const heights = wavesOf(run, trace.samplesPerSecond).map(({ height }) => height);
    expect(Math.max(...heights) / Math.min(...heights)).toBeGreaterThan(3);
    const beat = Math.round((trace.samplesPerSecond * 60) / 216);
    const points = Array.from({ length: Math.floor(run.length / beat) }, (_, index) => {
      const values = run.slice(index * beat, (index + 1) * beat);
      return Math.sign(Math.max(...values) + Math.min(...values));
    });
    expect(gapsOf(points).filter((turn) => turn !== 0).length).toBeGreaterThanOrEqual(2);
  });
});

describe('complete heart block', () => {
  const trace = traces['complete-heart-block']();
  const reading = readEcg(trace);
  const p = crestsOf(
    withoutBeats(trace, 'II', reading.beats, { from: -120, to: 500 }),
    trace.samplesPerSecond,
    0.6,
  );

  it('has a regular escape rhythm of 20 to 40/min with a QRS of 120 ms or more', () => {
    expect(reading.rate).toBeGreaterThan(20);
    expect(reading.rate).toBeLessThan(40);
    expect(variationOf(gapsOf(reading.beats))).toBeLessThan(0.02);
    expect(reading.qrs).toBeGreaterThanOrEqual(120);
  });

  it('has regular P waves that are faster than QRS', () => {
    expect(60_000 / mean(gapsOf(p))).toBeGreaterThan(60);
    expect(60_000 / mean(gapsOf(p))).toBeLessThan(100);
    expect(variationOf(gapsOf(p))).toBeLessThan(0.02);
  });

  it('has no PR that returns: the distance from the last P to QRS changes by more than 200 ms', () => {
    const distances = reading.beats.map((beat) => beat - Math.max(...p.filter((moment) => moment < beat), 0));
    expect(Math.max(...distances) - Math.min(...distances)).toBeGreaterThan(200);
  });
});

describe('inferior infarction', () => {
  const { st, stLater, qrs, t } = readEcg(traces['inferior-stemi'](), 'II');

  it('has ST elevation of at least 1 mm in II, III and aVF that goes on into T, with a narrow QRS', () => {
    for (const lead of ['II', 'III', 'aVF'] as const) {
      expect(st[lead]).toBeGreaterThanOrEqual(1);
      expect(stLater[lead]).toBeGreaterThanOrEqual(1);
      expect(t[lead]).toBeGreaterThan(3);
    }
    expect(qrs).toBeLessThan(120);
  });

  it('comes from the right coronary artery: more in III than in II, and over 1 mm of depression in aVL', () => {
    expect(st.III).toBeGreaterThan(st.II);
    expect(st.aVL).toBeLessThan(-1);
    expect(st.I).toBeLessThanOrEqual(-0.5);
  });

  it('has no ST elevation over the limit in a chest lead', () => {
    for (const lead of ['V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const) expect(st[lead]).toBeLessThan(1);
  });
});

describe('posterior infarction', () => {
  const trace = traces['posterior-stemi']();
  const { st, stLater, r, s, t } = readEcg(trace, 'V2');

  it('has horizontal ST depression of at least 0.5 mm in V1 to V3', () => {
    for (const lead of ['V1', 'V2', 'V3'] as const) {
      expect(st[lead]).toBeLessThanOrEqual(-0.5);
      expect(Math.abs(stLater[lead] - st[lead])).toBeLessThan(0.5);
    }
  });

  it('has in V2 a tall R, larger than S and at least 40 ms wide, and an upright T', () => {
    expect(r.V2).toBeGreaterThan(-s.V2);
    expect(r.V2).toBeGreaterThan(7);
    expect(t.V2).toBeGreaterThan(2);
    expect(t.V3).toBeGreaterThan(2);
    const tall = trace.millivolts.V2.map((value) => value * 10 > r.V2 / 2);
    const turns = gapsOf(tall.map(Number)).flatMap((turn, at) => (turn === 0 ? [] : [at]));
    const width = ((turns[1] ?? 0) - (turns[0] ?? 0)) * (1000 / trace.samplesPerSecond);
    // Half as high it is over 20 ms wide, so over 40 ms at its foot.
    expect(width).toBeGreaterThan(20);
  });

  it('has no ST elevation of 1 mm in any of the twelve leads', () => {
    for (const level of Object.values(st)) expect(level).toBeLessThan(1);
  });
});

describe('hyperkalaemia', () => {
  const trace = traces.hyperkalaemia();
  const reading = readEcg(trace);

  it('has T waves over 10 mm in the chest leads and over 6 mm in II, higher than R in V3', () => {
    for (const lead of ['V2', 'V3', 'V4'] as const) expect(reading.t[lead]).toBeGreaterThan(10);
    expect(reading.t.II).toBeGreaterThan(6);
    expect(reading.t.V3).toBeGreaterThan(reading.r.V3);
  });

  it('has a T that is narrow and the same on both sides', () => {
    const perSample = 1000 / trace.samplesPerSecond;
    const from = Math.round(((reading.beats[2] ?? 0) + 120) / perSample);
    const wave = trace.millivolts.V3.slice(from, from + Math.round(320 / perSample));
    const [top, foot] = [Math.max(...wave), Math.min(...wave)];
    const half = wave.flatMap((value, at) => (value > (top + foot) / 2 ? [at] : []));
    const [first = 0, last = 0, crest] = [half[0], half.at(-1), wave.indexOf(top)];
    expect((last - first) * perSample).toBeLessThan(120);
    expect(Math.abs(crest - first - (last - crest)) * perSample).toBeLessThanOrEqual(12);
  });

  it('has a PR over 200 ms, a P under 0.5 mm in II and a QRS over 120 ms', () => {
    expect(reading.pr).toBeGreaterThan(200);
    expect(reading.p).toBeLessThan(0.5);
    expect(reading.qrs).toBeGreaterThan(120);
  });
});

describe('the Wolff-Parkinson-White pattern', () => {
  const trace = traces['wolff-parkinson-white']();
  const reading = readEcg(trace);

  it('has a PR under 120 ms with a P before each QRS, and a QRS over 110 ms', () => {
    expect(reading.p).toBeGreaterThan(0.5);
    expect(reading.pr).toBeLessThan(120);
    expect(reading.pr).toBeGreaterThan(60);
    expect(reading.qrs).toBeGreaterThan(110);
  });

  it('has a delta wave: for at least 30 ms QRS rises less than a third as fast as later', () => {
    const perSample = 1000 / trace.samplesPerSecond;
    const values = trace.millivolts.V4.map((value) => value * 10);
    const beat = Math.round((reading.beats[2] ?? 0) / perSample);
    const part = gapsOf(values.slice(beat - 30, beat + 10)).map((step) => step / perSample);
    const fastest = Math.max(...part);
    const steep = part.findIndex((slope) => slope > fastest / 3);
    const begin = part.findIndex((slope) => slope > 0.02);
    expect((steep - begin) * perSample).toBeGreaterThanOrEqual(30);
  });

  it('has ST and T against the direction of QRS', () => {
    for (const lead of ['I', 'II', 'V4', 'V5', 'V6'] as const) {
      expect(reading.r[lead]).toBeGreaterThan(5);
      expect(reading.st[lead]).toBeLessThan(0);
      expect(reading.t[lead]).toBeLessThan(0);
    }
  });
});

describe('the long QT', () => {
  it.each(['II', 'V5'] as const)('has a QTc over 500 ms in %s, with a normal PR and a narrow QRS', (lead) => {
    const reading = readEcg(traces['long-qt'](), lead);
    expect(reading.qtc).toBeGreaterThan(500);
    expect(reading.qtc).toBeLessThan(600);
    expect(reading.pr).toBeGreaterThan(120);
    expect(reading.pr).toBeLessThan(200);
    expect(reading.qrs).toBeLessThan(110);
  });
});

describe.each(Object.entries(traces))('the trace %s', (_, record) => {
  const trace = record();

  it('lasts 10 seconds, is the same on every call, and fits the paper with and without noise', () => {
    expect(trace.seconds).toBe(10);
    expect(record()).toEqual(trace);
    for (const page of [widePage, narrowPage]) {
      for (const { path } of [trace, asRecorded(trace)].flatMap((shown) => stripsOf(shown, page))) {
        const heights = path
          .slice(1)
          .split('L')
          .map((point) => Number(point.split(' ')[1]));
        expect(Math.min(...heights)).toBeGreaterThan(0);
        expect(Math.max(...heights)).toBeLessThan(page.height);
      }
    }
  });
});

describe('a trace with the noise of a recorder', () => {
  const clean = traces['inferior-stemi']();
  const noisy = asRecorded(clean);

  it('obeys Einthoven, is the same on every call, and moves the baseline by at least 1 mm', () => {
    expect(asRecorded(clean)).toEqual(noisy);
    const { I, II, III } = noisy.millivolts;
    for (const [at, value] of I.entries()) expect(value + (III[at] ?? 0)).toBeCloseTo(II[at] ?? 0, 9);
    const added = II.map((value, at) => (value - (clean.millivolts.II[at] ?? 0)) * 10);
    expect(Math.max(...added) - Math.min(...added)).toBeGreaterThan(1);
  });

  it('keeps the diagnosis: no sample moves by more than 3 mm', () => {
    for (const [lead, values] of Object.entries(noisy.millivolts))
      for (const [at, value] of values.entries())
        expect(Math.abs(value - (clean.millivolts[lead as 'II'][at] ?? 0)) * 10).toBeLessThan(3);
  });
});
