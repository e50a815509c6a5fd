/** How a chart stands in its frame: enlarged about the middle of its upper edge, then moved. */
export interface View {
  readonly zoom: number;
  /** In pixels of the frame, from where the chart stands at first. */
  readonly x: number;
  readonly y: number;
  /** In degrees. Nothing turns the chart yet; it is reset like the rest. */
  readonly rotation: number;
}

export const initialView: View = { zoom: 1, x: 0, y: 0, rotation: 0 };

export const zoomStep = 0.1;
const leastZoom = 0.5;
const mostZoom = 3;

/** Sizes in pixels: the frame, and the chart in it at zoom 1. */
export interface Sizes {
  readonly frame: { readonly width: number; readonly height: number };
  readonly chart: { readonly width: number; readonly height: number };
}

/** A point of the frame, from the middle of its upper edge. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The zoom as it is read: `110%`. */
export function zoomText({ zoom }: View): string {
  return `${Math.round(zoom * 100)}%`;
}

/** The view at another zoom, with the point of the chart under `focus` held where it is. */
export function zoomed(view: View, zoom: number, focus: Point): View {
  // Two decimals, because steps of 0.1 do not add up in binary.
  const next = Math.round(Math.min(mostZoom, Math.max(leastZoom, zoom)) * 100) / 100;
  const ratio = next / view.zoom;
  return {
    ...view,
    zoom: next,
    x: focus.x - (focus.x - view.x) * ratio,
    y: focus.y - (focus.y - view.y) * ratio,
  };
}

/** The view moved by so many pixels. */
export function panned(view: View, { x, y }: Point): View {
  return { ...view, x: view.x + x, y: view.y + y };
}

/** How many pixels of the chart stay in the frame, however far it is moved. */
const keptInView = 64;

/** The view with some of the chart still in the frame, so that it cannot be lost. */
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
