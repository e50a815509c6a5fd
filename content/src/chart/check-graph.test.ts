import { describe, expect, it } from 'vitest';
import { node, soundGraph, withEdges, withMore, withNode } from '../test/graphs.ts';
import { faultsOfGraph } from './check-graph.ts';
import type { Graph } from './graph.ts';

const messagesOf = (graph: Graph) => faultsOfGraph(graph).map(({ message }) => message);

describe('faultsOfGraph', () => {
  it('ALG-06 finds no fault in a valid chart', () => {
    expect(faultsOfGraph(soundGraph())).toEqual([]);
  });

  it('rejects two nodes in one grid cell', () => {
    expect(messagesOf(withNode('shock', { column: 1 }))).toEqual(['shock overlaps drug in column 1, row 3']);
    expect(messagesOf(withNode('drug', { span: 2 }))).toEqual(['shock overlaps drug in column 2, row 3']);
  });

  it('rejects a node beyond the third column', () => {
    expect(messagesOf(withNode('shock', { column: 3, span: 2 }))).toEqual(['shock goes beyond column 3']);
  });

  it('rejects two nodes with one name, and an edge to a missing node', () => {
    expect(messagesOf(withMore(node('drug', 'action', 7), []))).toEqual(['another node is called drug']);
    expect(messagesOf(withEdges((edges) => [...edges, { from: 'cpr', to: 'nowhere' }]))).toEqual([
      'no node is called nowhere',
    ]);
  });

  it('rejects a duplicate edge, and an edge to its own node', () => {
    expect(messagesOf(withEdges((edges) => [...edges, { from: 'cpr', to: 'pulse' }]))).toEqual([
      'another edge leads from cpr to pulse',
    ]);
    expect(messagesOf(withEdges((edges) => [...edges, { from: 'cpr', to: 'cpr' }]))).toEqual([
      'cpr leads to itself',
    ]);
  });

  it('rejects an unreachable node', () => {
    const graph = withMore(node('lost', 'action', 7), [{ from: 'lost', to: 'after' }]);
    expect(messagesOf(graph)).toEqual(['nothing leads from the start to lost']);
  });

  it('rejects a dead end that is not an outcome, and an outcome with a next step', () => {
    expect(messagesOf(withNode('after', { type: 'action' }))).toEqual(['after is a dead end and no outcome']);
    expect(messagesOf(withEdges((edges) => [...edges, { from: 'after', to: 'start' }]))).toEqual([
      'after is an outcome and leads on',
    ]);
  });

  it('rejects a loop without an exit', () => {
    const graph: Graph = {
      nodes: [node('start', 'start', 1), node('one', 'action', 2), node('two', 'action', 3)],
      edges: [
        { from: 'start', to: 'one' },
        { from: 'one', to: 'two' },
        { from: 'two', to: 'one' },
      ],
    };
    expect(messagesOf(graph)).toEqual(
      ['start', 'one', 'two'].map((id) => `nothing leads from ${id} to an outcome`),
    );
  });

  it('rejects a decision with one exit, an unlabelled exit, or a duplicate label', () => {
    const isYes = ({ from, to }: { from: string; to: string }) => from === 'pulse' && to === 'after';
    const relabelled = (label?: string) =>
      withEdges((edges) => edges.map((edge) => (isYes(edge) ? { ...edge, label } : edge)));
    const single = withEdges((edges) =>
      edges.filter(({ label, from }) => from !== 'pulse' || label !== 'No'),
    );
    expect(messagesOf(single)).toEqual(['the decision pulse has one exit only']);
    expect(messagesOf(relabelled())).toEqual(['an exit of the decision pulse has no label']);
    expect(messagesOf(relabelled('No'))).toEqual(['two exits of the decision pulse have one label']);
  });

  it('rejects a branch at a node that is not a decision', () => {
    expect(messagesOf(withEdges((edges) => [...edges, { from: 'cpr', to: 'after' }]))).toEqual([
      'cpr branches and is no decision',
    ]);
  });

  it('rejects a chart without a start, with two, or with one that is not first', () => {
    expect(messagesOf(withNode('start', { type: 'action' }))).toContain('there are 0 starts instead of one');
    expect(messagesOf(withNode('cpr', { type: 'start' }))).toContain('there are 2 starts instead of one');
    expect(messagesOf(withNode('start', { row: 7 }))).toContain('the start start does not stand first');
  });
});
