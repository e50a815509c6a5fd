import { describe, expect, it } from 'vitest';
import { node, soundGraph, withNode } from '../test/graphs.ts';
import { faultsOfLayout } from './check-layout.ts';
import type { Graph } from './graph.ts';
import { layoutOf } from './layout.ts';
import { sizes } from './sizes.ts';

const pointsOf = (graph: Graph, from: string, to: string) =>
  layoutOf(graph).routes.find(({ edge }) => edge.from === from && edge.to === to)?.points ?? [];

describe('layoutOf', () => {
  it('ALG-06 fits all boxes into the width of a phone', () => {
    const { boxes, width, height } = layoutOf(soundGraph());
    expect(width).toBe(sizes.width);
    for (const { rect } of boxes) {
      expect(rect.x).toBeGreaterThanOrEqual(0);
      expect(rect.x + rect.width).toBeLessThanOrEqual(width);
      expect(rect.y + rect.height).toBeLessThanOrEqual(height);
    }
  });

  it('makes a row as high as its tallest text', () => {
    const long = layoutOf(withNode('shock', { text: 'Shock\n200 J\nthen CPR at once\nfor 2 min' }));
    const heights = long.boxes.filter(({ node: { row } }) => row === 3).map(({ rect }) => rect.height);
    expect(new Set(heights).size).toBe(1);
    expect(heights[0]).toBeGreaterThan(4 * sizes.lineHeight);
  });

  it('leads an arrow straight down if possible', () => {
    const points = pointsOf(soundGraph(), 'start', 'check');
    expect(points).toHaveLength(2);
    expect(points[0]?.x).toBe(points[1]?.x);
  });

  it('leads an arrow straight past a box that leaves a column free', () => {
    const graph: Graph = {
      nodes: [
        node('start', 'start', 1, { span: 2 }),
        node('choice', 'decision', 2, { span: 2 }),
        node('more', 'action', 3, { column: 2 }),
        node('last', 'outcome', 4, { span: 2 }),
      ],
      edges: [
        { from: 'start', to: 'choice' },
        { from: 'choice', to: 'last', label: 'No' },
        { from: 'choice', to: 'more', label: 'Yes' },
        { from: 'more', to: 'last' },
      ],
    };
    expect(pointsOf(graph, 'choice', 'last')).toHaveLength(2);
    expect(pointsOf(graph, 'choice', 'last')[0]?.x).toBeLessThan(sizes.width / 2);
    expect(faultsOfLayout(graph, layoutOf(graph))).toEqual([]);
  });

  it('leads a loop along the requested side', () => {
    const first = Math.min(...layoutOf(soundGraph()).boxes.map(({ rect }) => rect.x));
    const xs = pointsOf(soundGraph(), 'pulse', 'check').map(({ x }) => x);
    expect(Math.min(...xs)).toBeLessThan(first);
  });

  it('leads an arrow horizontally to a box of the same row, and around a box in between', () => {
    const graph: Graph = {
      nodes: [
        node('start', 'start', 1),
        node('choice', 'decision', 2),
        node('beside', 'outcome', 2, { column: 2 }),
        node('next', 'action', 3),
        node('last', 'outcome', 4),
      ],
      edges: [
        { from: 'start', to: 'choice' },
        { from: 'choice', to: 'beside', label: 'Yes' },
        { from: 'choice', to: 'last', label: 'Never' },
        { from: 'choice', to: 'next', label: 'No' },
        { from: 'next', to: 'last' },
      ],
    };
    const level = pointsOf(graph, 'choice', 'beside');
    expect(level.map(({ y }) => y)).toEqual([level[0]?.y, level[0]?.y]);
    expect(faultsOfLayout(graph, layoutOf(graph))).toEqual([]);
  });

  it('keeps a label within the chart', () => {
    const graph: Graph = {
      nodes: [
        node('start', 'start', 1, { span: 3 }),
        node('choice', 'decision', 2, { span: 3 }),
        node('one', 'outcome', 3, { span: 2 }),
        node('two', 'outcome', 3, { column: 3 }),
      ],
      edges: [
        { from: 'start', to: 'choice' },
        { from: 'choice', to: 'one', label: 'No' },
        { from: 'choice', to: 'two', label: 'Yes, in shock' },
      ],
    };
    expect(faultsOfLayout(graph, layoutOf(graph))).toEqual([]);
  });
});
