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
