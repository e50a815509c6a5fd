import type { Graph } from './graph.ts';

/**
 * Returns the ids of the nodes that the arrows lead to from a node, itself included, and of the nodes beside
 * them.
 *
 * @param without a node that may not be passed
 */
export function reachedFrom({ nodes, edges }: Graph, start: string, without?: string): ReadonlySet<string> {
  if (start === without) return new Set();
  const reached = new Set([start]);
  // Iteration over a Set includes items that are added during the iteration.
  for (const id of reached) {
    for (const { from, to } of edges) if (from === id && to !== without) reached.add(to);
    for (const each of nodes) if (each.beside?.includes(id) && each.id !== without) reached.add(each.id);
  }
  return reached;
}

/** Returns the loops of a graph: sets of nodes of which each leads to all others. */
export function loopsOf(graph: Graph): ReadonlySet<string>[] {
  const ids = graph.nodes.map(({ id }) => id);
  const reached = new Map(ids.map((id) => [id, reachedFrom(graph, id)]));
  const leads = (from: string, to: string) => reached.get(from)?.has(to) === true;
  const loops = ids.map((id) => new Set(ids.filter((other) => leads(id, other) && leads(other, id))));
  return loops.filter((loop, index) => loop.size > 1 && [...loop][0] === ids[index]);
}
