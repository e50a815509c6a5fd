import { type ChartEdge, type ChartNode, columnsOf, covers, type Graph, isFree, type Side } from './graph.ts';

/**
 * The path of an arrow over the grid:
 * - `straight`: down to another box, within columns that both cover;
 * - `side`: horizontally, to a box of the same row;
 * - `elbow`: horizontally out of the side, then down;
 * - `step`: down, across in the gap below row `gap`, and down again;
 * - `lane`: along the left or right edge of the chart, for jumps and loops.
 */
type Plan =
  | { readonly kind: 'straight'; readonly over: Span }
  | { readonly kind: 'side' | 'elbow'; readonly side: Side }
  | { readonly kind: 'step'; readonly gap: number }
  | {
      readonly kind: 'lane';
      readonly side: Side;
      readonly exit: 'side' | 'bottom';
      readonly entry: 'side' | 'top';
    };

/** A run of adjacent columns. */
export type Span = Pick<ChartNode, 'column' | 'span'>;

/** An arrow with its two boxes and its path. */
export interface Course {
  readonly edge: ChartEdge;
  readonly from: ChartNode;
  readonly to: ChartNode;
  readonly plan: Plan;
}

/** Returns the paths of all arrows. Every arrow must name existing boxes. */
export function coursesOf(graph: Graph): Course[] {
  const byId = new Map(graph.nodes.map((node) => [node.id, node]));
  return graph.edges.flatMap((edge) => {
    const from = byId.get(edge.from);
    const to = byId.get(edge.to);
    return from && to ? [{ edge, from, to, plan: planOf(graph, edge, from, to) }] : [];
  });
}

function planOf(graph: Graph, edge: ChartEdge, from: ChartNode, to: ChartNode): Plan {
  if (edge.via) return laneOn(graph, edge.via, from, to);
  const side = to.column > from.column ? 'right' : 'left';
  if (to.row === from.row && between(from, to).every((column) => isFree(graph, column, from.row)))
    return { kind: 'side', side };
  if (to.row > from.row) {
    const shared = columnsShared(from, to);
    const over = widestOf(shared.filter((column) => isFreeDown(graph, column, from.row + 1, to.row - 1)));
    if (over) return { kind: 'straight', over };
    if (shared.length === 0) return bendOf(graph, from, to, side) ?? lane(graph, from, to);
  }
  return lane(graph, from, to);
}

/** Returns a path with one or two bends to a lower box in other columns. */
function bendOf(graph: Graph, from: ChartNode, to: ChartNode, side: Side): Plan | undefined {
  const columns = columnsOfNode(to);
  const free = (first: number, last: number) =>
    columns.every((column) => isFreeDown(graph, column, first, last));
  const besideFree = between(from, to).every((column) => isFree(graph, column, from.row));
  if (from.type === 'decision' && besideFree && free(from.row, to.row - 1)) return { kind: 'elbow', side };
  if (free(from.row + 1, to.row - 1)) return { kind: 'step', gap: from.row };
  const ownFree = columnsOfNode(from).every((c) => isFreeDown(graph, c, from.row + 1, to.row - 1));
  return ownFree ? { kind: 'step', gap: to.row - 1 } : undefined;
}

/** Returns the lane that both boxes reach most directly. A jump prefers the right lane, a loop the left. */
function lane(graph: Graph, from: ChartNode, to: ChartNode): Plan {
  const left = laneOn(graph, 'left', from, to);
  const right = laneOn(graph, 'right', from, to);
  const usual = to.row > from.row ? right : left;
  if (directness(left) === directness(right)) return usual;
  return directness(left) > directness(right) ? left : right;
}

function laneOn(graph: Graph, side: Side, from: ChartNode, to: ChartNode) {
  return {
    kind: 'lane' as const,
    side,
    exit: reaches(graph, from, side) ? ('side' as const) : ('bottom' as const),
    entry: reaches(graph, to, side) ? ('side' as const) : ('top' as const),
  };
}

function directness({ exit, entry }: { exit: string; entry: string }): number {
  return Number(exit === 'side') + Number(entry === 'side');
}

/** Returns true if nothing is between a box and an edge of the chart. */
function reaches(graph: Graph, node: ChartNode, side: Side): boolean {
  const columns =
    side === 'left' ? range(1, node.column - 1) : range(node.column + node.span, columnsOf(graph));
  return columns.every((column) => isFree(graph, column, node.row));
}

function isFreeDown(graph: Graph, column: number, first: number, last: number): boolean {
  return range(first, last).every((row) => isFree(graph, column, row));
}

/** Returns the widest run of adjacent columns, the first of equals. */
function widestOf(columns: readonly number[]): Span | undefined {
  const spans = columns.map((column) => {
    const end = range(column, column + columns.length).findIndex((next) => !columns.includes(next));
    return { column, span: end };
  });
  return spans.toSorted((a, b) => b.span - a.span)[0];
}

function columnsOfNode(node: ChartNode): number[] {
  return range(node.column, node.column + node.span - 1);
}

function columnsShared(one: ChartNode, other: ChartNode): number[] {
  return columnsOfNode(one).filter((column) => covers(other, column));
}

/** Returns the columns between two boxes that share no column. */
function between(one: ChartNode, other: ChartNode): number[] {
  const [first, second] = one.column < other.column ? [one, other] : [other, one];
  return range(first.column + first.span, second.column - 1);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
