import type { Conditions, People } from '@oryx/contract';
import type { Fault, Graph } from './graph.ts';

/**
 * Returns the faults of what lets Remi walk a chart: only a decision has ways to choose from, one of them at most is
 * the usual one, no fact settles a decision for two ways, and each limit has an end.
 */
export function faultsOfWays({ nodes, edges }: Graph): Fault[] {
  const decisions = new Set(nodes.flatMap(({ id, type }) => (type === 'decision' ? [id] : [])));
  const ofEdges = edges.flatMap((edge, index) => {
    const said = edge.when ?? [];
    const others = edges.filter(({ from }, at) => from === edge.from && at < index);
    const twice = said.find((each) =>
      others.some(({ when = [] }) => when.some((other) => isSame(each, other))),
    );
    return [
      ...(!decisions.has(edge.from) && (edge.when || edge.usual)
        ? [`${edge.from} is no decision, and has a way to choose`]
        : []),
      ...(edge.usual && others.some(({ usual }) => usual) ? [`${edge.from} has two usual ways`] : []),
      ...(twice === undefined ? [] : [`${JSON.stringify(twice)} settles ${edge.from} for two ways`]),
      ...faultsOfLimits(said, edge.from),
    ].map((message) => ({ path: ['edges', index], message }));
  });
  const ofNodes = nodes.flatMap(({ id, at = [], type, criteria }, index) =>
    [
      ...(at.length > 0 && type === 'start' ? [`${id} is the start, and no fact puts a patient there`] : []),
      ...(criteria && type === 'drug' ? [`${id} gives a drug, and is not only criteria`] : []),
      ...faultsOfLimits(at, id),
    ].map((message) => ({ path: ['nodes', index], message })),
  );
  return [...ofEdges, ...ofNodes];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const faultsOfLimits = (said: Conditions, id: string): string[] =>
  said
    .flat()
    .flatMap((each) =>
      typeof each === 'object' && each.below === null && each.from === null
        ? [`${id} does not say how low or high ${each.of} is`]
        : [],
    );

/** How a line begins that is for some patients only. */
const audiences: readonly (readonly [RegExp, People])[] = [
  [/^Adult\b/, 'adult'],
  [/^(?:Older child|Child)\b(?! and\b)/, 'child'],
];
const audienceIn = (line: string) => audiences.find(([begins]) => begins.test(line))?.[1];

/**
 * Returns the faults of boxes that give something to some patients only, and do not say for each line whom it is for.
 * Without that a child would be shown the dose of an adult.
 */
export function faultsOfLines({
  nodes,
  patient,
}: Graph & { readonly patient?: People | undefined }): Fault[] {
  return nodes.flatMap(({ id, type, text, lineFor, criteria }, index) => {
    const lines = text.split('\n').filter((line) => line !== '');
    const path = ['nodes', index];
    if (lineFor && lineFor.length !== lines.length)
      return [{ path, message: `${id} has ${lines.length} lines, and lineFor has ${lineFor.length}` }];
    if (patient || criteria || (type !== 'drug' && type !== 'shock')) return [];
    return lines.flatMap((line, at) => {
      const own = audienceIn(line);
      return own && lineFor?.[at] !== own
        ? [
            {
              path,
              message: `${id}: line ${at + 1} is for ${own === 'adult' ? 'an adult' : 'a child'}, and lineFor does not say so`,
            },
          ]
        : [];
    });
  });
}
