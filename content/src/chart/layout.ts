import { type Box, textOf } from './box.ts';
import { type Columns, columnsFor } from './columns.ts';
import { type ChartNode, type Graph, rowsOf } from './graph.ts';
import { type Label, placeLabels, type Route } from './labels.ts';
import { type Course, coursesOf } from './plan.ts';
import { pointsOf, type Run, runsOf, runTracks, verticalPorts } from './routes.ts';
import { sizes } from './sizes.ts';

/** A laid-out chart. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly routes: readonly Route[];
  readonly labels: readonly Label[];
}

/** Positions the boxes of a graph on its grid, then the arrows and labels around them. */
export function layoutOf(graph: Graph): Layout {
  const courses = coursesOf(graph);
  const columns = columnsFor(graph, courses);
  const ports = verticalPorts(courses, columns);
  const runs = runsOf(courses, columns, ports);
  const tracks = runTracks(runs);
  const rows = placeRows(graph, columns, courses, tracks);
  const boxes = new Map(graph.nodes.map((node) => [node, boxOf(node, columns, rows)]));
  const box = (node: ChartNode) => boxes.get(node) ?? boxOf(node, columns, rows);
  const runY = (course: Course, gap: number) => {
    const run = runs.find((other) => other.course === course && other.gap === gap);
    return rows.trackY(gap, run ? (tracks.get(run) ?? 0) : 0);
  };
  const routes = courses.map((course) => ({
    edge: course.edge,
    points: pointsOf(course, { courses, columns, ports, box, runY }),
  }));
  const labels = placeLabels(routes, [...boxes.values()]);
  return { width: sizes.width, height: rows.height, boxes: [...boxes.values()], routes, labels };
}

function boxOf(node: ChartNode, columns: Columns, rows: Rows): Box {
  const width = columns.width(node);
  const rect = { x: columns.left(node), y: rows.top(node.row), width, height: rows.rowHeight(node.row) };
  return { node, rect, text: textOf(node, width) };
}

/** The vertical positions of rows and gaps. */
interface Rows {
  readonly top: (row: number) => number;
  readonly rowHeight: (row: number) => number;
  /** Returns the y of a track in the gap below a row. */
  readonly trackY: (gap: number, track: number) => number;
  readonly height: number;
}

/** Sizes every row by its tallest box, and every gap by its labels and tracks. */
function placeRows(
  graph: Graph,
  columns: Columns,
  courses: readonly Course[],
  tracks: Map<Run, number>,
): Rows {
  const last = rowsOf(graph);
  const heights = new Map<number, number>();
  for (const node of graph.nodes) {
    const height = textOf(node, columns.width(node)).height + 2 * sizes.paddingY;
    heights.set(node.row, Math.max(height, heights.get(node.row) ?? 0));
  }
  const lead = (gap: number) => (hasLabel(courses, gap) ? sizes.labelHeight + 4 : sizes.track);
  const gapHeight = (gap: number) => {
    const used = [...tracks].filter(([run]) => run.gap === gap).map(([, track]) => track + 1);
    if (used.length === 0) return gap === 0 || gap === last ? 0 : sizes.rowGap;
    return Math.max(sizes.rowGap, lead(gap) + Math.max(...used) * sizes.track + sizes.arrow);
  };
  const tops = new Map<number, number>();
  let y = sizes.margin + gapHeight(0);
  for (let row = 1; row <= last; row += 1) {
    tops.set(row, y);
    y += (heights.get(row) ?? 0) + gapHeight(row);
  }
  const top = (row: number) => tops.get(row) ?? sizes.margin;
  const rowHeight = (row: number) => heights.get(row) ?? 0;
  const gapTop = (gap: number) => (gap === 0 ? sizes.margin : top(gap) + rowHeight(gap));
  const trackY = (gap: number, track: number) => gapTop(gap) + lead(gap) + track * sizes.track;
  return { top, rowHeight, trackY, height: y + sizes.margin };
}

/** Returns true if a label is at the top of the gap below a row. */
function hasLabel(courses: readonly Course[], gap: number): boolean {
  return courses.some(
    ({ edge, from, plan }) =>
      edge.label !== undefined &&
      from.row === gap &&
      plan.kind !== 'side' &&
      plan.kind !== 'elbow' &&
      !(plan.kind === 'lane' && plan.exit === 'side'),
  );
}
