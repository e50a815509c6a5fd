import type { ChartEdge, ChartNode, Graph } from '../chart/graph.ts';

/** Returns a box of one column whose text is its id, unless changed. */
export function node(
  id: string,
  type: ChartNode['type'],
  row: number,
  more: Partial<ChartNode> = {},
): ChartNode {
  return { id, type, column: 1, row, span: 1, text: id, ...more };
}

/** Returns a small valid chart with a decision, two branches, a drug, a shock and a loop. */
export function soundGraph(): Graph {
  return {
    nodes: [
      node('start', 'start', 1, { span: 2, text: 'Collapsed adult' }),
      node('check', 'decision', 2, { span: 2, text: 'Shockable rhythm?', asks: 'sign' }),
      node('drug', 'drug', 3, { text: 'Adrenaline 1 mg IV\nevery 3-5 min' }),
      node('shock', 'shock', 3, { column: 2, text: 'Shock 200 J' }),
      node('cpr', 'action', 4, { span: 2, text: 'CPR 2 min', until: 'Until a team takes over' }),
      node('pulse', 'decision', 5, { span: 2, text: 'Pulse back?', asks: 'sign' }),
      node('after', 'outcome', 6, { span: 2, text: 'Care after the arrest', goes: 'high-care' }),
    ],
    edges: [
      { from: 'start', to: 'check' },
      { from: 'check', to: 'drug', label: 'No' },
      { from: 'check', to: 'shock', label: 'Yes' },
      { from: 'drug', to: 'cpr' },
      { from: 'shock', to: 'cpr' },
      { from: 'cpr', to: 'pulse' },
      { from: 'pulse', to: 'check', label: 'No', via: 'left' },
      { from: 'pulse', to: 'after', label: 'Yes' },
    ],
  };
}

/** Returns the valid graph with one node changed. */
export function withNode(id: string, change: Partial<ChartNode>): Graph {
  const { nodes, edges } = soundGraph();
  return { nodes: nodes.map((each) => (each.id === id ? { ...each, ...change } : each)), edges };
}

/** Returns the valid graph with other edges. */
export function withEdges(change: (edges: readonly ChartEdge[]) => ChartEdge[]): Graph {
  const { nodes, edges } = soundGraph();
  return { nodes, edges: change(edges) };
}

/** Returns the valid graph with one more node and its edges. */
export function withMore(added: ChartNode, edges: readonly ChartEdge[]): Graph {
  const graph = soundGraph();
  return { nodes: [...graph.nodes, added], edges: [...graph.edges, ...edges] };
}
