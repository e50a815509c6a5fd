import { describe, expect, it } from 'vitest';
import { initialView, kept, panned, zoomed, zoomStep, zoomText } from './view.ts';

const origin = { x: 0, y: 0 };

describe('the view of a chart', () => {
  it('ALG-08 CONST-10 starts at 100%, without rotation or offset', () => {
    expect(initialView).toEqual({ zoom: 1, x: 0, y: 0, rotation: 0 });
    expect(zoomText(initialView)).toBe('100%');
  });

  it('ALG-09 CONST-10 zooms by 0.1 from 0.5 to 3', () => {
    let view = initialView;
    const readouts = Array.from({ length: 25 }, () => {
      view = zoomed(view, view.zoom + zoomStep, origin);
      return zoomText(view);
    });
    expect(readouts.slice(0, 3)).toEqual(['110%', '120%', '130%']);
    expect(readouts.at(19)).toBe('300%');
    expect(readouts.at(-1)).toBe('300%');
    for (let click = 0; click < 30; click += 1) view = zoomed(view, view.zoom - zoomStep, origin);
    expect(zoomText(view)).toBe('50%');
  });

  it('ALG-11 keeps the point under the pointer in its place while it zooms', () => {
    const view = zoomed({ ...initialView, x: 10, y: -20 }, 2, { x: 30, y: 100 });
    // The point was at (30 - 10) / 1 and (100 + 20) / 1 of the chart.
    expect(view).toMatchObject({ x: 30 - 20 * 2, y: 100 - 120 * 2 });
  });

  it('ALG-10 keeps its zoom while it moves, and keeps some of the chart in the frame', () => {
    const sizes = { frame: { width: 390, height: 600 }, chart: { width: 390, height: 1400 } };
    const near = kept(panned(initialView, { x: 40, y: -50 }), sizes);
    expect(near).toEqual({ zoom: 1, x: 40, y: -50, rotation: 0 });
    expect(kept(panned(initialView, { x: 9999, y: -9999 }), sizes)).toMatchObject({ x: 326, y: -1336 });
    expect(kept(panned(initialView, { x: -9999, y: 9999 }), sizes)).toMatchObject({ x: -326, y: 536 });
  });
});
