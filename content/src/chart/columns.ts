import { columnsOf, type Graph, type Side } from './graph.ts';
import { type Stretch, tracksOf } from './lanes.ts';
import type { Course, Span } from './plan.ts';
import { sizes } from './sizes.ts';
import { textWidth } from './text-width.ts';

/** The horizontal positions of boxes and lanes. */
export interface Columns {
  readonly left: (span: Span) => number;
  readonly width: (span: Span) => number;
  /** Returns the x of the lane of an arrow. */
  readonly laneX: (course: Course) => number;
}

/** Distributes the width of the chart among lanes, columns and gaps. */
export function columnsFor(graph: Graph, courses: readonly Course[]): Columns {
  const lanes = { left: laneArea(courses, 'left'), right: laneArea(courses, 'right') };
  const count = columnsOf(graph);
  const gap = columnGap(courses);
  const area = sizes.width - 2 * sizes.margin - lanes.left.width - lanes.right.width;
  const column = (area - (count - 1) * gap) / count;
  const first = sizes.margin + lanes.left.width;
  return {
    left: (own) => first + (own.column - 1) * (column + gap),
    width: (own) => own.span * column + (own.span - 1) * gap,
    laneX: (course) => {
      const isLeft = lanes.left.offsets.has(course);
      const offset = (isLeft ? lanes.left : lanes.right).offsets.get(course) ?? 0;
      return isLeft ? first - offset : first + area + offset;
    },
  };
}

/** Returns the width of an arrow's label. */
export function labelWidth(label: string): number {
  return textWidth(label, sizes.label, 'bold');
}

type LaneStretch = Stretch & { readonly course: Course };

/** Returns the total width of the lanes of a side, and the distance of each from the boxes. */
function laneArea(courses: readonly Course[], side: Side) {
  const stretches = courses
    .filter(({ plan }) => plan.kind === 'lane' && plan.side === side)
    .map((course): LaneStretch => ({ ...rowsOfLane(course), group: course.to.id, course }));
  if (stretches.length === 0) return { width: 0, offsets: new Map<Course, number>() };
  const labels = stretches
    .filter(({ course: { plan } }) => plan.kind === 'lane' && plan.exit === 'side')
    .map(({ course }) => (course.edge.label ? labelWidth(course.edge.label) + 5 : 0));
  const nearest = Math.max(sizes.arrow + 4, ...labels);
  const tracks = [...tracksOf(stretches)];
  const offsets = new Map(tracks.map(([{ course }, track]) => [course, nearest + track * sizes.track]));
  return { width: Math.max(...offsets.values()) + 2, offsets };
}

/**
 * Returns the rows along which a lane runs. A lane that cannot use the side leaves a box below its row and
 * enters a box above its row.
 */
function rowsOfLane({ from, to, plan }: Course) {
  const leave = plan.kind === 'lane' && plan.exit === 'bottom' ? from.row + 0.5 : from.row;
  const enter = plan.kind === 'lane' && plan.entry === 'top' ? to.row - 0.5 : to.row;
  return { start: Math.min(leave, enter), end: Math.max(leave, enter) };
}

function columnGap(courses: readonly Course[]): number {
  const needs = courses
    .filter(({ plan }) => plan.kind === 'side')
    .map(({ edge }) => Math.max(sizes.arrow + 11, edge.label ? labelWidth(edge.label) + sizes.arrow + 5 : 0));
  return Math.max(sizes.columnGap, ...needs);
}
