import { type ChartNode, type Fault, type Graph, inReadingOrder } from './graph.ts';
import { reachedFrom } from './reach.ts';

const mostColumns = 3;

/** Returns the faults of a graph that show before layout: in names, grid positions and edges. */
export function faultsOfGraph(graph: Graph): Fault[] {
  const named = [...faultsOfNames(graph), ...faultsOfGrid(graph)];
  return named.length > 0
    ? named
    : [...faultsOfExits(graph), ...faultsOfStart(graph), ...faultsOfEnds(graph)];
}

function faultsOfNames({ nodes, edges }: Graph): Fault[] {
  const ids = nodes.map(({ id }) => id);
  const twice = nodes.flatMap(({ id }, index) =>
    ids.indexOf(id) < index
      ? [{ path: ['nodes', index, 'id'], message: `another node is called ${id}` }]
      : [],
  );
  const unknown = edges.flatMap((edge, index) =>
    (['from', 'to'] as const)
      .filter((end) => !ids.includes(edge[end]))
      .map((end) => ({ path: ['edges', index, end], message: `no node is called ${edge[end]}` })),
  );
  const pairs = edges.map(({ from, to }) => `${from} ${to}`);
  const repeated = edges.flatMap(({ from, to }, index) => {
    if (from === to) return [{ path: ['edges', index], message: `${from} leads to itself` }];
    if (pairs.indexOf(pairs[index] ?? '') === index) return [];
    return [{ path: ['edges', index], message: `another edge leads from ${from} to ${to}` }];
  });
  return [...twice, ...unknown, ...repeated];
}

function faultsOfGrid({ nodes }: Graph): Fault[] {
  const takenBy = new Map<string, string>();
  return nodes.flatMap((node, index) => {
    const path = ['nodes', index];
    if (node.column + node.span - 1 > mostColumns)
      return [{ path, message: `${node.id} goes beyond column ${mostColumns}` }];
    const faults: Fault[] = [];
    for (let column = node.column; column < node.column + node.span; column += 1) {
      const cell = `column ${column}, row ${node.row}`;
      const other = takenBy.get(cell);
      if (other) faults.push({ path, message: `${node.id} overlaps ${other} in ${cell}` });
      takenBy.set(cell, node.id);
    }
    return faults;
  });
}

function faultsOfExits({ nodes, edges }: Graph): Fault[] {
  return nodes.flatMap((node, index) => {
    const exits = edges.filter(({ from }) => from === node.id);
    return exitFaults(
      node,
      exits.map(({ label }) => label),
    ).map((message) => ({ path: ['nodes', index], message }));
  });
}

function exitFaults({ id, type, beside }: ChartNode, labels: (string | undefined)[]): string[] {
  if (beside) return [];
  if (type === 'outcome') return labels.length > 0 ? [`${id} is an outcome and leads on`] : [];
  if (labels.length === 0) return [`${id} is a dead end and no outcome`];
  if (type !== 'decision') return labels.length > 1 ? [`${id} branches and is no decision`] : [];
  if (labels.length < 2) return [`the decision ${id} has one exit only`];
  if (labels.some((label) => !label)) return [`an exit of the decision ${id} has no label`];
  return new Set(labels).size < labels.length ? [`two exits of the decision ${id} have one label`] : [];
}

function faultsOfStart(graph: Graph): Fault[] {
  const { nodes } = graph;
  const starts = nodes.filter(({ type }) => type === 'start');
  const [start] = starts;
  if (!start || starts.length > 1)
    return [{ path: ['nodes'], message: `there are ${starts.length} starts instead of one` }];
  if (inReadingOrder(nodes)[0] !== start)
    return [{ path: ['nodes', nodes.indexOf(start)], message: `the start ${start.id} does not stand first` }];
  const reached = reachedFrom(graph, start.id);
  return nodes.flatMap(({ id }, index) =>
    reached.has(id) ? [] : [{ path: ['nodes', index], message: `nothing leads from the start to ${id}` }],
  );
}

/** Returns a fault for each loop without an exit. Plain dead ends are reported elsewhere. */
function faultsOfEnds({ nodes, edges }: Graph): Fault[] {
  const leaves = ({ id, type }: ChartNode) => type === 'outcome' || !edges.some(({ from }) => from === id);
  const ending = new Set(nodes.filter(leaves).map(({ id }) => id));
  // Iteration over a Set includes items that are added during the iteration.
  for (const id of ending) for (const edge of edges) if (edge.to === id) ending.add(edge.from);
  return nodes.flatMap(({ id }, index) =>
    ending.has(id) ? [] : [{ path: ['nodes', index], message: `nothing leads from ${id} to an outcome` }],
  );
}
