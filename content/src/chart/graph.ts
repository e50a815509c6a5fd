import {
  type AlgorithmStep,
  type Conditions,
  type Destination,
  hasNote,
  type People,
  type QuestionKind,
  type StepType,
} from '@oryx/contract';

/** One box of a chart on the hand-set grid. Columns and rows start at 1. */
export interface ChartNode {
  readonly id: string;
  readonly type: StepType;
  readonly column: number;
  readonly row: number;
  /** Number of columns that the box covers. */
  readonly span: number;
  /** The first line is the heading when others follow. */
  readonly text: string;
  readonly asks?: QuestionKind | undefined;
  readonly unknown?: string | undefined;
  readonly goes?: Destination | undefined;
  /** For an outcome that reassures: the decisions that have asked for danger on every way here. */
  readonly dangerAsked?: readonly string[] | undefined;
  /** The causes that this treatment harms, each with the decision that has asked for it on every way here. */
  readonly harms?: readonly { readonly cause: string; readonly asked: string }[] | undefined;
  readonly without?: string | undefined;
  readonly until?: string | undefined;
  readonly others?: AlgorithmStep['others'] | undefined;
  readonly beside?: readonly string[] | undefined;
  readonly given?: AlgorithmStep['given'] | undefined;
  readonly energy?: AlgorithmStep['energy'] | undefined;
  /** True for a box that says whom the chart is for or how to judge, and gives nothing to do. */
  readonly criteria?: boolean | undefined;
  /** The facts that put a patient at this box. */
  readonly at?: Conditions | undefined;
  /** Whom each line of the text is for, the heading first. Null is everybody. */
  readonly lineFor?: readonly (People | null)[] | undefined;
}

/** One arrow of a chart. */
export interface ChartEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string | undefined;
  /** The side lane for an arrow that cannot go straight. */
  readonly via?: Side | undefined;
  /** The facts that settle the decision for this arrow. */
  readonly when?: Conditions | undefined;
  /** True if the arrow is followed while nothing settles the decision. */
  readonly usual?: boolean | undefined;
}

export type Side = 'left' | 'right';

/** The nodes and edges of a chart. */
export interface Graph {
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

/** A fault of a graph, and its location. */
export interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Returns the number of grid columns. */
export function columnsOf({ nodes }: Graph): number {
  return Math.max(1, ...nodes.map((node) => node.column + node.span - 1));
}

/** Returns the number of grid rows. */
export function rowsOf({ nodes }: Graph): number {
  return Math.max(1, ...nodes.map((node) => node.row));
}

/** Returns nodes in reading order: top to bottom, then left to right. */
export function inReadingOrder(nodes: readonly ChartNode[]): ChartNode[] {
  return nodes.toSorted((a, b) => a.row - b.row || a.column - b.column);
}

/** Returns true if a node covers a column. */
export function covers(node: ChartNode, column: number): boolean {
  return column >= node.column && column < node.column + node.span;
}

/** Returns true if a grid cell holds no node. A cell outside the grid is free. */
export function isFree({ nodes }: Graph, column: number, row: number): boolean {
  return !nodes.some((node) => node.row === row && covers(node, column));
}

/** Returns the nodes that say more than their boxes, in the order of the numbers of their notes. */
export function noted(nodes: readonly ChartNode[]): ChartNode[] {
  return inReadingOrder(nodes).filter(hasNote);
}
