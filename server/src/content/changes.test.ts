import { expect, it } from 'vitest';
import { changesOf } from './changes.ts';

const drug = (id: number, name: string, facts: object = {}) => ({ id, name, ...facts });

it('reports added, changed and removed rows, and differences outside the rows', () => {
  const before = { rows: [drug(1, 'A', { onset: '1 min' }), drug(2, 'B'), drug(3, 'C')], notes: ['old'] };
  const after = {
    rows: [drug(4, 'D'), drug(1, 'A', { onset: '2 min', duration: null }), drug(2, 'B')],
    notes: [],
  };
  expect(changesOf('medications', before, after)).toEqual({
    added: ['4 / D'],
    changed: [{ row: '1 / A', fields: ['onset', 'duration'] }],
    removed: ['3 / C'],
    beside: ['notes'],
  });
});

it('ignores the order of fields and undefined fields', () => {
  const before = { rows: [{ name: 'A', id: 1, onset: { a: 1, b: 2 } }] };
  const after = { rows: [{ id: 1, name: 'A', onset: { b: 2, a: 1 }, tallMan: undefined }] };
  const nothing = { added: [], changed: [], removed: [], beside: [] };
  expect(changesOf('medications', before, after)).toEqual(nothing);
});
