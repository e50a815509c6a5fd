import { describe, expect, it } from 'vitest';
import { node, soundGraph, withNode } from '../test/graphs.ts';
import { faultsOfLayout } from './check-layout.ts';
import type { Graph } from './graph.ts';
import type { Label, Route } from './labels.ts';
import { type Layout, layoutOf } from './layout.ts';

const graph = soundGraph();
const layout = layoutOf(graph);

const messagesOf = (changed: Layout) => faultsOfLayout(graph, changed).map(({ message }) => message);

function isOf(from: string, to: string) {
  return ({ edge }: Route | Label) => edge.from === from && edge.to === to;
}

/** The sound layout with the arrow between two nodes led through other points. */
function withRoute(from: string, to: string, points: Route['points']): Layout {
  const isIt = isOf(from, to);
  return {
    ...layout,
    routes: layout.routes.map((route) => (isIt(route) ? { ...route, points } : route)),
  };
}

/** The sound layout with the label of an arrow moved. */
function withLabelAt(from: string, to: string, x: number, y: number): Layout {
  const isIt = isOf(from, to);
  return {
    ...layout,
    labels: layout.labels.map((label) => (isIt(label) ? { ...label, rect: { ...label.rect, x, y } } : label)),
  };
}

function rectOf(id: string) {
  const box = layout.boxes.find((each) => each.node.id === id);
  if (!box) throw new Error(`no box ${id}`);
  return box.rect;
}

describe('faultsOfLayout', () => {
  it('ALG-06 finds no fault in a valid chart', () => {
    expect(faultsOfLayout(graph, layout)).toEqual([]);
  });

  it('rejects a word that is wider than its box', () => {
    const wide = withNode('drug', { text: 'Pseudocholinesterasedeficiency 5 mg' });
    expect(faultsOfLayout(wide, layoutOf(wide))).toEqual([
      { path: ['nodes', 2, 'text'], message: 'a word is wider than the box of drug' },
    ]);
  });

  it('rejects an arrow through a box', () => {
    const [from, to] = [rectOf('check'), rectOf('cpr')];
    const x = rectOf('drug').x + 10;
    const through = withRoute('check', 'drug', [
      { x, y: from.y + from.height },
      { x, y: to.y },
    ]);
    expect(messagesOf(through)).toContain('the edge from check to drug goes through drug');
  });

  it('rejects two arrows that meet and lead to different nodes', () => {
    const { x, y, height } = rectOf('drug');
    const low = y + height + 10;
    const crossing = withRoute('pulse', 'after', [
      { x, y: low },
      { x: x + 300, y: low },
    ]);
    expect(messagesOf(crossing)).toEqual(
      expect.arrayContaining(['the edge from pulse to after meets the edge from drug to cpr']),
    );
  });

  it('rejects an arrow that leaves the chart', () => {
    const outside = withRoute('pulse', 'after', [
      { x: 359, y: rectOf('after').y - 4 },
      { x: 365, y: rectOf('after').y - 4 },
    ]);
    expect(messagesOf(outside)).toContain('the edge from pulse to after leaves the chart');
  });

  it('rejects a label on a box, an arrow, another label, or over the edge', () => {
    const box = rectOf('cpr');
    expect(messagesOf(withLabelAt('pulse', 'after', box.x + 20, box.y))).toEqual([
      'the label Yes of the edge from pulse to after overlaps cpr',
    ]);
    const [arrow] = layout.routes.find(isOf('pulse', 'after'))?.points ?? [];
    expect(messagesOf(withLabelAt('pulse', 'after', (arrow?.x ?? 0) - 5, (arrow?.y ?? 0) + 2))).toEqual([
      'the label Yes of the edge from pulse to after overlaps the edge from pulse to after',
    ]);
    const other = layout.labels.find(isOf('check', 'drug'))?.rect;
    expect(messagesOf(withLabelAt('pulse', 'after', other?.x ?? 0, other?.y ?? 0))).toEqual([
      'the label Yes of the edge from pulse to after overlaps the label No',
    ]);
    expect(messagesOf(withLabelAt('pulse', 'after', 350, rectOf('after').y - 20))).toEqual([
      'the label Yes of the edge from pulse to after overlaps the edge of the chart',
    ]);
  });

  it('rejects labels without room beside their arrows', () => {
    const label = 'after a very long time without any breath';
    const crowded: Graph = {
      nodes: [
        node('start', 'start', 1, { span: 2 }),
        node('choice', 'decision', 2, { span: 2 }),
        node('one', 'outcome', 3),
        node('two', 'outcome', 3, { column: 2 }),
      ],
      edges: [
        { from: 'start', to: 'choice' },
        { from: 'choice', to: 'one', label },
        { from: 'choice', to: 'two', label: `not ${label}` },
      ],
    };
    const faults = faultsOfLayout(crowded, layoutOf(crowded));
    expect(faults.map(({ path }) => path)).toContainEqual(['edges', 2, 'label']);
  });
});
