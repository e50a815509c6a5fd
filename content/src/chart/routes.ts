import { type Box, outlineX } from './box.ts';
import type { Columns } from './columns.ts';
import type { Point } from './geometry.ts';
import type { ChartNode, Side } from './graph.ts';
import { type Stretch, tracksOf } from './lanes.ts';
import type { Course, Span } from './plan.ts';

/** A horizontal run of an arrow in the gap below a row. */
export interface Run extends Stretch {
  readonly gap: number;
  readonly course: Course;
}

/** The x at which each arrow leaves the bottom of a box and enters the top of another. */
export interface VerticalPorts {
  readonly leaves: (course: Course) => number;
  readonly enters: (course: Course) => number;
}

/** Spreads arrows along the bottom of boxes, so that no two arrows of a decision start at the same point. */
export function verticalPorts(courses: readonly Course[], columns: Columns): VerticalPorts {
  const centre = (span: Span) => columns.left(span) + columns.width(span) / 2;
  const leaves = (course: Course) => {
    const { from, to, plan } = course;
    if (plan.kind === 'straight') return centre(plan.over);
    const others = courses.filter((other) => other.from === from && other !== course && leavesBottom(other));
    const isLeft = plan.kind === 'lane' ? plan.side === 'left' : to.column < from.column;
    const shift = others.length > 0 ? columns.width(from) / 4 : 0;
    return centre(from) + (isLeft ? -shift : shift);
  };
  const enters = ({ plan, to }: Course) => centre(plan.kind === 'straight' ? plan.over : to);
  return { leaves, enters };
}

function leavesBottom({ plan }: Course): boolean {
  return plan.kind === 'straight' || plan.kind === 'step' || (plan.kind === 'lane' && plan.exit === 'bottom');
}

/** Returns the horizontal runs of arrows between rows. */
export function runsOf(courses: readonly Course[], columns: Columns, ports: VerticalPorts): Run[] {
  return courses.flatMap((course) => {
    const { plan, from, to } = course;
    const run = (gap: number, one: number, other: number): Run => ({
      gap,
      course,
      group: to.id,
      start: Math.min(one, other),
      end: Math.max(one, other),
    });
    if (plan.kind === 'step') return [run(plan.gap, ports.leaves(course), ports.enters(course))];
    if (plan.kind !== 'lane') return [];
    const lane = columns.laneX(course);
    return [
      ...(plan.exit === 'bottom' ? [run(from.row, ports.leaves(course), lane)] : []),
      ...(plan.entry === 'top' ? [run(to.row - 1, ports.enters(course), lane)] : []),
    ];
  });
}

/** Assigns a track to each run within its gap. */
export function runTracks(runs: readonly Run[]): Map<Run, number> {
  const gaps = new Set(runs.map(({ gap }) => gap));
  return new Map([...gaps].flatMap((gap) => [...tracksOf(runs.filter((run) => run.gap === gap))]));
}

/** The positions that routes are drawn from. */
export interface Places {
  readonly courses: readonly Course[];
  readonly columns: Columns;
  readonly ports: VerticalPorts;
  readonly box: (node: ChartNode) => Box;
  /** Returns the y of an arrow's run in the gap below a row. */
  readonly runY: (course: Course, gap: number) => number;
}

/** Returns the points of an arrow between the outlines of two boxes. */
export function pointsOf(course: Course, places: Places): Point[] {
  const { plan, from, to } = course;
  const [start, end] = [places.box(from), places.box(to)];
  const bottom = { x: places.ports.leaves(course), y: start.rect.y + start.rect.height };
  const top = { x: places.ports.enters(course), y: end.rect.y };
  switch (plan.kind) {
    case 'straight':
      return [bottom, { x: bottom.x, y: top.y }];
    case 'side': {
      const y = start.rect.y + start.rect.height / 2;
      const far = plan.side === 'left' ? 'right' : 'left';
      return [
        { x: outlineX(start, plan.side, y), y },
        { x: outlineX(end, far, y), y },
      ];
    }
    case 'elbow': {
      const out = sidePort(course, 'from', plan.side, places);
      return [out, { x: top.x, y: out.y }, top];
    }
    case 'step': {
      const y = places.runY(course, plan.gap);
      return [bottom, { x: bottom.x, y }, { x: top.x, y }, top];
    }
    case 'lane':
      return lanePoints(course, plan.side, places, { bottom, top, exit: plan.exit, entry: plan.entry });
  }
}

interface LaneEnds {
  readonly bottom: Point;
  readonly top: Point;
  readonly exit: 'side' | 'bottom';
  readonly entry: 'side' | 'top';
}

function lanePoints(course: Course, side: Side, places: Places, ends: LaneEnds): Point[] {
  const x = places.columns.laneX(course);
  const level = (y: number) => ({ x, y });
  const out = sidePort(course, 'from', side, places);
  const into = sidePort(course, 'to', side, places);
  const below = places.runY(course, course.from.row);
  const above = places.runY(course, course.to.row - 1);
  return [
    ...(ends.exit === 'side'
      ? [out, level(out.y)]
      : [ends.bottom, { x: ends.bottom.x, y: below }, level(below)]),
    ...(ends.entry === 'side'
      ? [level(into.y), into]
      : [level(above), { x: ends.top.x, y: above }, ends.top]),
  ];
}

/**
 * Returns where an arrow leaves or enters the side of a box. Several arrows share the height; incoming arrows
 * are above outgoing ones.
 */
function sidePort(course: Course, end: 'from' | 'to', side: Side, { courses, box }: Places): Point {
  const node = course[end];
  const entering = courses.filter((other) => other.to === node && usesSide(other, 'to', side));
  const leaving = courses.filter((other) => other.from === node && usesSide(other, 'from', side));
  // Arrows that enter by the same side join before the box.
  const uses = [...entering.slice(0, 1), ...leaving];
  const own = end === 'to' ? 0 : uses.indexOf(course);
  const isPassed = courses.some(
    ({ from, to, plan }) => plan.kind === 'side' && (from === node || to === node),
  );
  const share = isPassed ? (own + 1) / (2 * (uses.length + 1)) : (own + 1) / (uses.length + 1);
  const place = box(node);
  const y = place.rect.y + place.rect.height * share;
  return { x: outlineX(place, side, y), y };
}

function usesSide({ plan }: Course, end: 'from' | 'to', side: Side): boolean {
  if (plan.kind === 'elbow') return end === 'from' && plan.side === side;
  return plan.kind === 'lane' && plan.side === side && plan[end === 'from' ? 'exit' : 'entry'] === 'side';
}
