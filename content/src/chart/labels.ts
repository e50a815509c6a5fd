import { type Box, isOnBox } from './box.ts';
import { labelWidth } from './columns.ts';
import { grown, overlap, type Point, type Rect, rectOf, segmentsOf } from './geometry.ts';
import type { ChartEdge } from './graph.ts';
import { sizes } from './sizes.ts';

/** A positioned arrow. */
export interface Route {
  readonly edge: ChartEdge;
  readonly points: readonly Point[];
}

/** The words beside the start of an arrow. */
export interface Label {
  readonly edge: ChartEdge;
  readonly text: string;
  readonly rect: Rect;
}

/**
 * Returns a position for each label: beside the start of its arrow where it overlaps nothing, otherwise the
 * first candidate.
 */
export function placeLabels(routes: readonly Route[], boxes: readonly Box[]): Label[] {
  const isOnChart = ({ x, width }: Rect) => x >= 0 && x + width <= sizes.width;
  const lines = routes.flatMap(({ points }) => segmentsOf(points).map(rectOf));
  const labels: Label[] = [];
  for (const { edge, points } of routes) {
    if (!edge.label) continue;
    const places = candidates(points, labelWidth(edge.label));
    const taken = [...lines, ...labels.map(({ rect }) => rect)];
    const isTaken = (place: Rect) =>
      boxes.some((box) => isOnBox(box, grown(place, 0.5))) ||
      taken.some((other) => overlap(place, grown(other, 0.5)));
    const free = places.find((place) => isOnChart(place) && !isTaken(place));
    const rect = free ?? places[0];
    if (rect) labels.push({ edge, text: edge.label, rect });
  }
  return labels;
}

/**
 * Returns candidate positions of a label, best first: beside a vertical first segment, above or below a
 * horizontal one.
 */
function candidates(points: readonly Point[], width: number): Rect[] {
  const [start, next] = points;
  if (!start || !next) return [];
  const at = (x: number, y: number) => ({ x, y, width, height: sizes.labelHeight });
  if (start.x === next.x) {
    const beside = sizes.arrow / 2 + 3;
    return [at(start.x + beside, start.y + 2), at(start.x - beside - width, start.y + 2)];
  }
  const x = next.x > start.x ? start.x + 3 : start.x - 3 - width;
  return [at(x, start.y - sizes.labelHeight - 2), at(x, start.y + 2)];
}
