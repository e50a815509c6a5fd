/** The transformation of a chart in its frame: scaled about the middle of its upper edge, then translated. */
export interface View {
  readonly zoom: number;
  /** In pixels of the frame, from the initial position. */
  readonly x: number;
  readonly y: number;
  /** In degrees. Nothing rotates the chart yet. It is reset with the rest. */
  readonly rotation: number;
}

export const initialView: View = { zoom: 1, x: 0, y: 0, rotation: 0 };

export const zoomStep = 0.1;
const leastZoom = 0.5;
const mostZoom = 3;

/** Sizes in pixels of the frame, and of the chart at zoom 1. */
export interface Sizes {
  readonly frame: { readonly width: number; readonly height: number };
  readonly chart: { readonly width: number; readonly height: number };
}

/** A point of the frame, relative to the middle of its upper edge. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the zoom as text: `110%`. */
export function zoomText({ zoom }: View): string {
  return `${Math.round(zoom * 100)}%`;
}

/** Returns the view at another zoom. The chart point under `focus` stays in place. */
export function zoomed(view: View, zoom: number, focus: Point): View {
  // Rounds to two decimals, because steps of 0.1 are inexact in binary.
  const next = Math.round(Math.min(mostZoom, Math.max(leastZoom, zoom)) * 100) / 100;
  const ratio = next / view.zoom;
  return {
    ...view,
    zoom: next,
    x: focus.x - (focus.x - view.x) * ratio,
    y: focus.y - (focus.y - view.y) * ratio,
  };
}

/** Returns the view moved by a number of pixels. */
export function panned(view: View, { x, y }: Point): View {
  return { ...view, x: view.x + x, y: view.y + y };
}

/** Minimum visible part of the chart in pixels. */
const keptInView = 64;

/** Returns the view limited so that part of the chart stays in the frame. */
export function kept(view: View, { frame, chart }: Sizes): View {
  const reach = (frame.width + chart.width * view.zoom) / 2 - keptInView;
  if (reach <= 0) return view;
  return {
    ...view,
    x: between(-reach, view.x, reach),
    y: between(keptInView - chart.height * view.zoom, view.y, frame.height - keptInView),
  };
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(least, most), Math.max(Math.min(least, most), value));
}
