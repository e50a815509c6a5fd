import { algorithm } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { algorithmFile, faultsOfAlgorithms } from './algorithm.ts';
import { soundGraph, withNode } from './test/graphs.ts';
import type { YamlFile } from './yaml-file.ts';

const facts = {
  id: 3,
  title: 'Arrest',
  description: 'Shocks and drugs.',
  source: 'RCSA',
  references: [{ title: 'Arrest card', edition: '2021', read: 'excerpt', for: 'order of steps' }],
  help: 'Call for help first',
  review: { status: 'draft', by: null, on: null },
  sourceNotes: ['All steps rest on general knowledge.'],
};

const parse = (changes: object = {}) => algorithmFile.safeParse({ ...facts, ...soundGraph(), ...changes });

describe('algorithmFile', () => {
  it('ALG-22 generates an algorithm of the contract from a file', () => {
    const { data } = parse();
    expect(algorithm.safeParse(data).error).toBeUndefined();
    expect(data).toMatchObject({ id: 3, title: 'Arrest', source: 'RCSA', image: null });
    expect(data?.steps).toHaveLength(soundGraph().nodes.length);
    expect(data?.chart?.svg).toContain('<title id="chart-3-title">Arrest</title>');
  });

  it('ALG-22 spells the references as each source does', () => {
    const cited = ['Arrest card. 2021.'];
    expect(parse().data).toMatchObject({ medicalReferences: cited });
    expect(parse().data).not.toHaveProperty('medical_references');
    const namibian = parse({ id: 12, source: 'Namibia_STDG' }).data;
    expect(namibian).toMatchObject({ medical_references: cited });
    expect(namibian).not.toHaveProperty('medicalReferences');
  });

  it('hands on the help of the chart and the facts of its steps, and keeps to itself what only the check needs', () => {
    const others = [{ guideline: 'ERC 2021', text: 'after shock 3' }];
    const facts = { without: 'Mouth to mask', harms: [{ cause: 'bleeding', asked: 'check' }], others };
    const { data } = parse(withNode('cpr', facts));
    expect(algorithm.safeParse(data).data).toMatchObject({ help: 'Call for help first' });
    expect(data?.steps?.find(({ id }) => id === 'cpr')).toEqual({
      ...{ id: 'cpr', type: 'action', heading: 'CPR 2\u00a0min', details: [] },
      ...{
        next: [{ to: 'pulse', label: null }],
        until: 'Until a team takes over',
        without: 'Mouth to mask',
        others,
      },
    });
  });

  it('rejects a chart that breaks the rule, and locates it', () => {
    const issue = parse(withNode('check', { asks: 'test', unknown: 'Not known' })).error?.issues[0];
    expect(issue).toMatchObject({ path: ['nodes', 1, 'unknown'] });
  });

  it('rejects a graph and a drawing with a fault, and locates it', () => {
    const overlapping = parse(withNode('shock', { column: 1 })).error?.issues[0];
    expect(overlapping).toMatchObject({
      path: ['nodes', 3],
      message: expect.stringContaining('overlaps drug'),
    });
    const wide = parse(withNode('drug', { text: 'Pseudocholinesterasedeficiency' })).error?.issues[0];
    expect(wide).toMatchObject({ path: ['nodes', 2, 'text'] });
  });

  it('ALG-22 rejects a number below 1, and accepts any other for either source', () => {
    expect(parse({ id: 0 }).success).toBe(false);
    expect(parse({ id: 1.5 }).success).toBe(false);
    expect(parse({ id: 44, source: 'RCSA' }).success).toBe(true);
    expect(parse({ id: 1, source: 'Namibia_STDG' }).success).toBe(true);
  });

  it('rejects drugs of which nobody has opened any reference, and a chart without a word of help', () => {
    const references = [{ ...facts.references[0], read: 'none' }];
    expect(parse({ references }).error?.issues[0]).toMatchObject({ path: ['references'] });
    expect(parse({ references, ...withNode('drug', { type: 'action' }) }).success).toBe(true);
    expect(parse({ help: undefined }).error?.issues[0]).toMatchObject({ path: ['help'] });
  });

  it('rejects an algorithm without references, without notes on its sources, or of another source', () => {
    expect(parse({ references: [] }).success).toBe(false);
    expect(parse({ sourceNotes: [] }).success).toBe(false);
    expect(parse({ source: 'AHA' }).success).toBe(false);
  });
});

describe('faultsOfAlgorithms', () => {
  const fileOf = (id: number): YamlFile => ({
    file: `algorithms/${id}.yaml`,
    body: { id },
    faultAt: (path, reason) => `algorithms/${id}.yaml: ${path.join('.')}: ${reason}`,
  });

  it('ALG-22 accepts any number of algorithms with unique numbers', () => {
    expect(faultsOfAlgorithms([fileOf(7)])).toEqual([]);
    expect(faultsOfAlgorithms(Array.from({ length: 50 }, (_, index) => fileOf(index + 1)))).toEqual([]);
  });

  it('ALG-22 rejects a duplicate number', () => {
    expect(faultsOfAlgorithms([fileOf(7), fileOf(8), fileOf(7)])).toEqual([
      'algorithms/7.yaml: id: another algorithm has the number 7',
    ]);
  });
});
