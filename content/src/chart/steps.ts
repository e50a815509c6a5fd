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
      .map(({ to, label, when, usual }) => ({ to, label: label ?? null, ...stated({ when, usual }) }));
    const { asks, unknown, goes, without, until, others, beside, given, energy, criteria, at, lineFor } =
      node;
    return {
      ...{ id: node.id, type: node.type, heading, details, next },
      ...stated({
        asks,
        unknown,
        goes,
        without,
        until,
        others,
        beside: beside && [...beside],
        given,
        energy,
      }),
      ...stated({ criteria, at, lineFor: lineFor && [...lineFor] }),
    };
  });
}

/** Returns the fields that have a value. */
function stated<Fields extends object>(fields: Fields): StatedFields<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as StatedFields<Fields>;
}

type StatedFields<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
