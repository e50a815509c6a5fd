import { describe, expect, it } from 'vitest';
import { soundGraph, withNode } from '../test/graphs.ts';
import { faultsOfFacts } from './check-facts.ts';
import type { Graph } from './graph.ts';

const messagesOf = (graph: Graph) => faultsOfFacts(graph).map(({ message }) => message);

describe('faultsOfFacts', () => {
  it('finds no fault in a chart that states everything', () => {
    expect(faultsOfFacts(soundGraph())).toEqual([]);
  });

  it('rejects a decision that does not say what answers it', () => {
    expect(messagesOf(withNode('pulse', { asks: undefined }))).toEqual([
      'the decision pulse does not say what answers it (asks)',
    ]);
  });

  it('rejects an outcome without a destination, and one that reassures without a question for danger', () => {
    expect(messagesOf(withNode('after', { goes: undefined }))).toEqual([
      'the outcome after does not say where the patient goes (goes)',
    ]);
    for (const goes of ['home', 'watch'] as const) {
      expect(messagesOf(withNode('after', { goes }))).toEqual([
        'the outcome after reassures and does not say where danger was asked (dangerAsked)',
      ]);
      expect(messagesOf(withNode('after', { goes, dangerAsked: ['pulse'] }))).toEqual([]);
    }
  });

  it.each([
    ['CT of the head within 1 h', 'CT'],
    ['Noradrenaline by pump', 'pump'],
    ['Blood\nTake a blood gas', 'blood gas'],
    ['Call the surgeon', 'surgeon'],
  ])(
    'rejects a step that needs what may be lacking, and does not say what to do without: %s',
    (text, needed) => {
      const message = `cpr needs ${needed} and does not say what to do without`;
      expect(messagesOf(withNode('cpr', { text }))).toEqual([message]);
      expect(messagesOf(withNode('cpr', { text, without: 'Transfer now' }))).toEqual([]);
    },
  );

  it('rejects a box that states what two guidelines say', () => {
    const text = 'Adrenaline 1 mg\nAfter shock 2 (AHA) or 3 (ERC)';
    expect(messagesOf(withNode('cpr', { text }))).toEqual([
      'cpr states what AHA and ERC say: one is the step, the other belongs to others',
    ]);
    expect(messagesOf(withNode('cpr', { text: 'Adrenaline 1 mg (ERC)' }))).toEqual([]);
  });

  it.each(['No pump: 10 units IM each hour', 'Ultrasonic', 'If there is CT, go there', 'Act at once'])(
    'accepts a step that needs nothing of the kind: %s',
    (text) => {
      expect(messagesOf(withNode('cpr', { text }))).toEqual([]);
    },
  );
});
