import { type Box, isOnBox } from './box.ts';
import { grown, overlap, type Rect, rectOf, type Segment, segmentsOf } from './geometry.ts';
import type { Fault, Graph } from './graph.ts';
import type { Route } from './labels.ts';
import type { Layout } from './layout.ts';

/** Returns the faults of a laid-out chart: text, arrows and labels that do not fit. */
export function faultsOfLayout(graph: Graph, layout: Layout): Fault[] {
  const pathOf = (route: Route) => ['edges', graph.edges.indexOf(route.edge)];
  return [
    ...faultsOfText(graph, layout),
    ...layout.routes.flatMap((route) =>
      routeFaults(route, layout).map((message) => ({ path: pathOf(route), message })),
    ),
    ...faultsOfLabels(graph, layout),
  ];
}

function faultsOfText(graph: Graph, { boxes }: Layout): Fault[] {
  return boxes
    .filter(({ text }) => text.overflows)
    .map(({ node }) => ({
      path: ['nodes', graph.nodes.indexOf(node), 'text'],
      message: `a word is wider than the box of ${node.id}`,
    }));
}

const nameOf = ({ edge }: Pick<Route, 'edge'>) => `the edge from ${edge.from} to ${edge.to}`;

function routeFaults(route: Route, layout: Layout): string[] {
  const segments = segmentsOf(route.points);
  const through = layout.boxes
    .filter((box) => segments.some((segment) => isOnBox(shrunk(box), rectOf(segment))))
    .map(({ node }) => `${nameOf(route)} goes through ${node.id}`);
  const earlier = layout.routes.slice(0, layout.routes.indexOf(route));
  const crossing = earlier
    .filter((other) => !isKin(route, other) && touch(segments, segmentsOf(other.points)))
    .map((other) => `${nameOf(route)} meets ${nameOf(other)}`);
  const outside = segments.some((segment) => !within(rectOf(segment), layout));
  return [...through, ...crossing, ...(outside ? [`${nameOf(route)} leaves the chart`] : [])];
}

/** Returns the box without its outline, because its own arrows touch the outline. */
function shrunk({ node, rect }: Box) {
  return { node, rect: grown(rect, -1) };
}

/** Returns true if two arrows lead to the same node and may therefore join. */
function isKin(one: Route, other: Route): boolean {
  return one.edge.to === other.edge.to;
}

function touch(some: readonly Segment[], others: readonly Segment[]): boolean {
  return some.some((one) => others.some((other) => overlap(grown(rectOf(one), 1), grown(rectOf(other), 1))));
}

function faultsOfLabels(graph: Graph, layout: Layout): Fault[] {
  return layout.labels.flatMap((label, index) => {
    const path = ['edges', graph.edges.indexOf(label.edge), 'label'];
    const fault = (what: string) => [
      { path, message: `the label ${label.text} of ${nameOf(label)} overlaps ${what}` },
    ];
    const box = layout.boxes.find((each) => isOnBox(each, label.rect));
    if (box) return fault(box.node.id);
    const route = layout.routes.find(({ points }) =>
      segmentsOf(points).some((segment) => overlap(rectOf(segment), label.rect)),
    );
    if (route) return fault(nameOf(route));
    const other = layout.labels.slice(0, index).find(({ rect }) => overlap(rect, label.rect));
    if (other) return fault(`the label ${other.text}`);
    return within(label.rect, layout) ? [] : fault('the edge of the chart');
  });
}

function within(rect: Rect, { width, height }: Layout): boolean {
  return rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= width && rect.y + rect.height <= height;
}
