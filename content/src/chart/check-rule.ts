import type { ChartNode, Fault, Graph } from './graph.ts';
import { loopsOf, reachedFrom } from './reach.ts';

/**
 * Returns the faults of a graph against the rule for charts: danger is asked before a patient is reassured,
 * a cause before a treatment that harms it, and each question for a figure or a test has a way out if it is
 * not known. docs/content.md states the rule.
 */
export function faultsOfRule(graph: Graph): Fault[] {
  return [
    ...graph.nodes.flatMap((node, index) =>
      [
        ...faultsOfQuestion(graph, node),
        ...faultsOfOutcome(node),
        ...faultsOfAsked(graph, node),
        ...faultsOfBeside(graph, node),
        ...faultsOfGiven(graph, node),
      ].map(({ path, message }) => ({ path: ['nodes', index, ...path], message })),
    ),
    ...faultsOfLoops(graph),
  ];
}

function faultsOfQuestion({ edges }: Graph, { id, type, asks, unknown }: ChartNode): Fault[] {
  if (type !== 'decision') {
    const fields = { asks, unknown };
    return Object.entries(fields).flatMap(([field, value]) =>
      value === undefined ? [] : [{ path: [field], message: `${id} is no decision` }],
    );
  }
  if (unknown === undefined)
    return asks === 'figure' || asks === 'test'
      ? [{ path: [], message: `the decision ${id} asks for a ${asks} and has no way if it is not known` }]
      : [];
  const labels = edges.filter(({ from }) => from === id).map(({ label }) => label);
  return labels.includes(unknown)
    ? []
    : [{ path: ['unknown'], message: `no exit of the decision ${id} is called ${unknown}` }];
}

function faultsOfOutcome({ id, type, goes, dangerAsked }: ChartNode): Fault[] {
  const fault = (field: string, message: string) => [{ path: [field], message }];
  if (goes !== undefined && type !== 'outcome') return fault('goes', `${id} is no outcome`);
  if (dangerAsked !== undefined && goes !== 'home' && goes !== 'watch')
    return fault('dangerAsked', `${id} reassures nobody: it does not go home or watch`);
  return [];
}

/** Each decision that a node relies on must be on every way from the start to the node. */
function faultsOfAsked(graph: Graph, { id, dangerAsked = [], harms = [] }: ChartNode): Fault[] {
  const asked = [
    ...dangerAsked.map((decision, index) => ({ decision, path: ['dangerAsked', index] })),
    ...harms.map((harm, index) => ({ decision: harm.asked, path: ['harms', index, 'asked'] })),
  ];
  return asked.flatMap(({ decision, path }) => {
    const node = graph.nodes.find((other) => other.id === decision);
    if (node?.type !== 'decision') return [{ path, message: `no decision is called ${decision}` }];
    const start = graph.nodes.find(({ type }) => type === 'start');
    return start && reachedFrom(graph, start.id, decision).has(id)
      ? [{ path, message: `a way leads to ${id} without ${decision}` }]
      : [];
  });
}

function faultsOfBeside({ nodes, edges }: Graph, { id, type, beside }: ChartNode): Fault[] {
  if (beside === undefined) return [];
  const fault = (message: string) => [{ path: ['beside'], message }];
  if (type !== 'action' && type !== 'drug')
    return fault(`${id} is of the type ${type} and cannot run beside others`);
  if (edges.some(({ from, to }) => from === id || to === id))
    return fault(`${id} runs beside others and has an arrow`);
  return beside.flatMap((host) => {
    const node = nodes.find((other) => other.id === host);
    if (!node) return fault(`no node is called ${host}`);
    return node.beside || node.type === 'outcome' ? fault(`nothing can run beside ${host}`) : [];
  });
}

function faultsOfGiven({ nodes }: Graph, { id, type, beside, given }: ChartNode): Fault[] {
  if (given === undefined) return [];
  const fault = (message: string, ...path: string[]) => [{ path: ['given', ...path], message }];
  if (type !== 'drug' || beside === undefined) return fault(`${id} is no drug that runs beside others`);
  if (given.after && !nodes.some((other) => other.id === given.after?.step))
    return fault(`no node is called ${given.after.step}`, 'after', 'step');
  if (given.every && given.every.from > given.every.upTo)
    return fault('the shortest time is longer than the longest', 'every');
  return [];
}

/** A loop needs a stop: a second way out besides the one of success, or words that say when to stop. */
function faultsOfLoops(graph: Graph): Fault[] {
  return loopsOf(graph).flatMap((loop) => {
    const ways = graph.edges.filter(({ from, to }) => loop.has(from) && !loop.has(to));
    const inLoop = graph.nodes.filter(({ id }) => loop.has(id));
    if (ways.length > 1 || inLoop.some(({ until }) => until !== undefined)) return [];
    const names = [...loop].join(', ');
    return [{ path: ['nodes'], message: `the loop ${names} has one way out and does not say when to stop` }];
  });
}
