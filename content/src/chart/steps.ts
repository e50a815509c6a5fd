import type { AlgorithmStep } from '@oryx/contract';
import { type Graph, inReadingOrder } from './graph.ts';
import { withUnitsKept } from './wrap.ts';

/** Returns the chart as an ordered list: every node once, in reading order, with its next steps. */
export function stepsOf(graph: Graph): AlgorithmStep[] {
  return inReadingOrder(graph.nodes).map((node) => {
    const [heading = '', ...details] = withUnitsKept(node.text)
      .split('\n')
      .filter((line) => line !== '');
    const next = graph.edges
      .filter((edge) => edge.from === node.id)
      .map(({ to, label }) => ({ to, label: label ?? null }));
    return { id: node.id, type: node.type, heading, details, next };
  });
}
