import { ecgCases } from '@oryx/content/ecg';
import { describe, expect, it } from 'vitest';
import { calibrationPulses, paper, stripsOf } from './paper-layout.ts';
import { fittingZoom, zoomedIn, zoomedOut } from './paper-zoom.ts';

const pointsOf = (path: string) =>
  path
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number]);

describe('the paper', () => {
  const trace = ecgCases[1].record();
  const strips = stripsOf(trace);

  it('ECG-01 shows three leads in each of four columns, and lead II below them', () => {
    expect(strips.map(({ lead }) => lead).join(' ')).toBe('I II III aVR aVL aVF V1 V2 V3 V4 V5 V6 II');
    const columns = [...new Set(strips.slice(0, 12).map(({ x }) => x))];
    expect(columns).toHaveLength(4);
    // 2.5 s at 25 mm/s.
    expect(columns.slice(1).map((x, index) => x - (columns[index] ?? 0))).toEqual([62.5, 62.5, 62.5]);
  });

  it('ECG-01 is drawn at 25 mm/s and 10 mm/mV', () => {
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

  it('ECG-01 begins each row with a pulse of 1 mV for 0.2 s: 10 mm high, 5 mm wide', () => {
    expect(calibrationPulses).toHaveLength(4);
    for (const pulse of calibrationPulses) expect(pulse).toMatch(/v-10h5v10/);
  });

  it.each([0, 1] as const)('ECG-01 holds every trace of case %i within the page', (index) => {
    for (const { path } of stripsOf(ecgCases[index].record())) {
      for (const [x, y] of pointsOf(path)) {
        expect(x > 0 && x < paper.width && y > 0 && y < paper.height).toBe(true);
      }
    }
  });
});

describe('the zoom of the paper', () => {
  it('ECG-01 goes up in steps to three times the real size', () => {
    const phone = fittingZoom(320, paper.width);
    const seen = ['fit' as const, 0.5, 0.75, 1, 1.5, 2, 3].map((zoom) => zoomedIn(zoom, phone));
    expect(seen).toEqual([0.5, 0.75, 1, 1.5, 2, 3, 3]);
  });

  it('ECG-01 never becomes smaller than its frame', () => {
    expect(zoomedOut(0.5, 0.31)).toBe('fit');
    expect(zoomedOut(1.5, 1)).toBe('fit');
    expect(zoomedOut('fit', 0.31)).toBe('fit');
    expect(zoomedIn('fit', 0.98)).toBe(1.5);
  });
});
