import { describe, expect, it } from 'vitest';
import { node, soundGraph, withMore, withNode } from '../test/graphs.ts';
import { faultsOfGraph } from './check-graph.ts';
import { faultsOfRule } from './check-rule.ts';
import type { ChartNode, Graph } from './graph.ts';

const messagesOf = (graph: Graph) => faultsOfRule(graph).map(({ message }) => message);

/** Chest pain: danger is asked on one way only, because the second question leads past it. */
const twoWays: Graph = {
  nodes: [
    node('start', 'start', 1),
    node('ecg', 'decision', 2, { text: 'ST elevation?' }),
    node('danger', 'decision', 3, { text: 'Tearing pain?' }),
    node('aspirin', 'drug', 4),
    node('ct', 'outcome', 4, { column: 2 }),
    node('rest', 'outcome', 5),
  ],
  edges: [
    { from: 'start', to: 'ecg' },
    { from: 'ecg', to: 'danger', label: 'Yes' },
    { from: 'ecg', to: 'aspirin', label: 'No' },
    { from: 'danger', to: 'ct', label: 'Yes' },
    { from: 'danger', to: 'aspirin', label: 'No' },
    { from: 'aspirin', to: 'rest' },
  ],
};

const changed = (graph: Graph, id: string, change: Partial<ChartNode>): Graph => ({
  ...graph,
  nodes: graph.nodes.map((each) => (each.id === id ? { ...each, ...change } : each)),
});

describe('faultsOfRule', () => {
  it('rejects an outcome that reassures if a way to it passes by the question for danger', () => {
    expect(messagesOf(changed(twoWays, 'rest', { goes: 'home', dangerAsked: ['danger'] }))).toEqual([
      'a way leads to rest without danger',
    ]);
    expect(messagesOf(changed(twoWays, 'rest', { goes: 'home', dangerAsked: ['ecg'] }))).toEqual([]);
  });

  it('rejects a treatment if a way to it passes by the question for a cause that it harms', () => {
    const harms = [{ cause: 'aortic dissection', asked: 'danger' }];
    expect(faultsOfRule(changed(twoWays, 'aspirin', { harms }))).toEqual([
      { path: ['nodes', 3, 'harms', 0, 'asked'], message: 'a way leads to aspirin without danger' },
    ]);
    const always = { ...twoWays, edges: twoWays.edges.filter(({ label, to }) => to !== 'aspirin' || !label) };
    expect(messagesOf(changed(always, 'aspirin', { harms }))).toEqual([]);
  });

  it('rejects a question for danger that is no decision of the chart', () => {
    for (const decision of ['nowhere', 'aspirin'])
      expect(messagesOf(changed(twoWays, 'rest', { goes: 'watch', dangerAsked: [decision] }))).toEqual([
        `no decision is called ${decision}`,
      ]);
  });

  it('rejects a question for a figure or a test without a way if it is not known', () => {
    for (const asks of ['figure', 'test'] as const)
      expect(messagesOf(withNode('check', { asks }))).toEqual([
        `the decision check asks for a ${asks} and has no way if it is not known`,
      ]);
    expect(messagesOf(withNode('check', { asks: 'sign' }))).toEqual([]);
    expect(messagesOf(withNode('check', { asks: 'test', unknown: 'No' }))).toEqual([]);
    expect(messagesOf(withNode('check', { asks: 'test', unknown: 'Not known' }))).toEqual([
      'no exit of the decision check is called Not known',
    ]);
  });

  it('rejects the facts of a decision or an outcome on another step', () => {
    expect(messagesOf(withNode('cpr', { asks: 'sign' }))).toEqual(['cpr is no decision']);
    expect(messagesOf(withNode('cpr', { goes: 'home' }))).toEqual(['cpr is no outcome']);
    expect(messagesOf(withNode('after', { goes: 'admit', dangerAsked: ['pulse'] }))).toEqual([
      'after reassures nobody: it does not go home or watch',
    ]);
  });
});

describe('a loop', () => {
  /** A drug is repeated until it works: the only way out. */
  const loop: Graph = {
    nodes: [
      node('start', 'start', 1),
      node('drug', 'drug', 2),
      node('works', 'decision', 3, { text: 'Does it work?' }),
      node('after', 'outcome', 4),
      node('help', 'outcome', 4, { column: 2 }),
    ],
    edges: [
      { from: 'start', to: 'drug' },
      { from: 'drug', to: 'works' },
      { from: 'works', to: 'after', label: 'Yes' },
      { from: 'works', to: 'drug', label: 'No', via: 'left' },
    ],
  };

  it('is rejected with one way out unless it says when to stop', () => {
    const message = 'the loop drug, works has one way out and does not say when to stop';
    expect(messagesOf(loop)).toEqual([message]);
    expect(messagesOf(changed(loop, 'drug', { until: 'Stop after 3 doses' }))).toEqual([]);
  });

  it('is accepted with a second way out', () => {
    const stops = { from: 'works', to: 'help', label: 'No: 3 doses' };
    expect(messagesOf({ ...loop, edges: [...loop.edges, stops] })).toEqual([]);
  });
});

describe('a step beside others', () => {
  const beside = (more: Partial<ChartNode> = {}) =>
    withMore(node('access', 'drug', 7, { beside: ['cpr'], ...more }), []);

  it('needs no arrow, is no dead end, and is reached where its host is', () => {
    expect(faultsOfGraph(beside())).toEqual([]);
    expect(messagesOf(beside())).toEqual([]);
  });

  it('is rejected with an arrow, as a decision or outcome, or without a host that goes on', () => {
    const withArrow = {
      ...beside(),
      edges: [...soundGraph().edges, { from: 'access', to: 'after' }],
    };
    expect(messagesOf(withArrow)).toEqual(['access runs beside others and has an arrow']);
    expect(messagesOf(beside({ type: 'outcome' }))).toEqual([
      'access is of the type outcome and cannot run beside others',
    ]);
    expect(messagesOf(beside({ beside: ['nowhere'] }))).toEqual(['no node is called nowhere']);
    expect(messagesOf(beside({ beside: ['after'] }))).toEqual(['nothing can run beside after']);
  });

  it('may give a drug after a step of the chart, at times that can be kept', () => {
    const given = { name: 'Adrenaline', after: { step: 'shock', times: 3 }, every: { from: 3, upTo: 5 } };
    expect(messagesOf(beside({ given }))).toEqual([]);
    expect(messagesOf(beside({ type: 'action', given }))).toEqual([
      'access is no drug that runs beside others',
    ]);
    expect(messagesOf(beside({ given: { ...given, after: { step: 'nowhere', times: 1 } } }))).toEqual([
      'no node is called nowhere',
    ]);
    expect(messagesOf(beside({ given: { ...given, every: { from: 5, upTo: 3 } } }))).toEqual([
      'the shortest time is longer than the longest',
    ]);
  });
});
