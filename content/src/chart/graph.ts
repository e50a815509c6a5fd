import type { StepType } from '@oryx/contract';

/** One box of a chart, on the hand-set grid. Columns and rows count from 1. */
export interface ChartNode {
  readonly id: string;
  readonly type: StepType;
  readonly column: number;
  readonly row: number;
  /** How many columns it covers. */
  readonly span: number;
  /** The first line is the heading when others follow. */
  readonly text: string;
}

/** One arrow of a chart. */
export interface ChartEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string | undefined;
  /** The side lane that an arrow must take which cannot go straight. */
  readonly via?: Side | undefined;
}

export type Side = 'left' | 'right';

/** What a chart is drawn from. */
export interface Graph {
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

/** Something that is wrong with a graph, and the place of it. */
export interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** How many columns the grid has. */
export function columnsOf({ nodes }: Graph): number {
  return Math.max(1, ...nodes.map((node) => node.column + node.span - 1));
}

/** How many rows the grid has. */
export function rowsOf({ nodes }: Graph): number {
  return Math.max(1, ...nodes.map((node) => node.row));
}

/** Nodes in the order in which they are read: from top to bottom, then from left to right. */
export function inReadingOrder(nodes: readonly ChartNode[]): ChartNode[] {
  return nodes.toSorted((a, b) => a.row - b.row || a.column - b.column);
}

/** Whether a node covers a column. */
export function covers(node: ChartNode, column: number): boolean {
  return column >= node.column && column < node.column + node.span;
}

/** Whether a cell of the grid holds no node. A cell outside the grid holds none. */
export function isFree({ nodes }: Graph, column: number, row: number): boolean {
  return !nodes.some((node) => node.row === row && covers(node, column));
}
