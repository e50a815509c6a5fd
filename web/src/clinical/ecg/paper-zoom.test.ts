import { describe, expect, it } from 'vitest';
import { widePage } from './paper-layout.ts';
import { fittingZoom, zoomedIn, zoomedOut } from './paper-zoom.ts';

describe('the zoom of the paper', () => {
  it('ECG-01 the zoom goes up in steps to three times the real size', () => {
    const phone = fittingZoom(320, widePage.width);
    const seen = ['fit' as const, 0.5, 0.75, 1, 1.5, 2, 3].map((zoom) => zoomedIn(zoom, phone));
    expect(seen).toEqual([0.5, 0.75, 1, 1.5, 2, 3, 3]);
  });

  it('ECG-01 the paper never becomes smaller than its frame', () => {
    expect(zoomedOut(0.5, 0.31)).toBe('fit');
    expect(zoomedOut(1.5, 1)).toBe('fit');
    expect(zoomedOut('fit', 0.31)).toBe('fit');
    expect(zoomedIn('fit', 0.98)).toBe(1.5);
  });
});
