import { describe, expect, it } from 'vitest';
import { fibrillationTrace } from './fibrillation.ts';
import { calibrationPulses, narrowPage, pageFor, stripsOf, widePage } from './paper-layout.ts';

const pointsOf = (path: string) =>
  path
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number]);

describe('the paper', () => {
  const trace = fibrillationTrace(10);
  const strips = stripsOf(trace, widePage);

  it('ECG-01 the paper shows three leads in each of four columns, and lead II below them', () => {
    expect(strips.map(({ lead }) => lead).join(' ')).toBe('I II III aVR aVL aVF V1 V2 V3 V4 V5 V6 II');
    const columns = [...new Set(strips.slice(0, 12).map(({ x }) => x))];
    expect(columns).toHaveLength(4);
    // 2.5 s at 25 mm/s.
    expect(columns.slice(1).map((x, index) => x - (columns[index] ?? 0))).toEqual([62.5, 62.5, 62.5]);
  });

  it('ECG-01 the trace is drawn at 25 mm/s and 10 mm/mV', () => {
    const rhythm = strips[12];
    const points = pointsOf(rhythm?.path ?? '');
    const [first = [0, 0], second = [0, 0]] = points;
    expect(second[0] - first[0]).toBeCloseTo(25 / trace.samplesPerSecond, 2);
    expect((points.at(-1)?.[0] ?? 0) - first[0]).toBeCloseTo(250, 0);
    for (const index of [0, 500, 1000, 1500]) {
      const millivolts = trace.millivolts.II[index] ?? Number.NaN;
      expect((rhythm?.line ?? 0) - (points[index]?.[1] ?? 0)).toBeCloseTo(millivolts * 10, 1);
    }
  });

  it('ECG-01 each row begins with a pulse of 1 mV for 0.2 s: 10 mm high, 5 mm wide', () => {
    expect(calibrationPulses(widePage)).toHaveLength(4);
    for (const pulse of calibrationPulses(widePage)) expect(pulse).toMatch(/v-10h5v10/);
  });

  it('has two columns of six leads on a phone, with the rhythm strip in two rows of 5 s', () => {
    const narrow = stripsOf(trace, narrowPage);
    expect(narrow.map(({ lead }) => lead).join(' ')).toBe('I II III aVR aVL aVF V1 V2 V3 V4 V5 V6 II II');
    const [upper, lower] = narrow.slice(12).map(({ path }) => pointsOf(path));
    expect(upper).toHaveLength(5 * trace.samplesPerSecond);
    expect((narrow[13]?.line ?? 0) - (lower?.[0]?.[1] ?? 0)).toBeCloseTo(
      (trace.millivolts.II[5 * trace.samplesPerSecond] ?? Number.NaN) * 10,
      1,
    );
    for (const strip of narrow)
      for (const [x, y] of pointsOf(strip.path))
        expect(x > 0 && x < narrowPage.width && y > 0 && y < narrowPage.height).toBe(true);
    expect(calibrationPulses(narrowPage)).toHaveLength(8);
  });

  it('gives a phone a page whose squares of 1 mm are at least 2 pixels wide', () => {
    for (const frame of [320, 358, 390, 500, 540, 800]) {
      expect(frame / pageFor(frame).width).toBeGreaterThanOrEqual(2);
    }
  });
});
