import { expect, it } from 'vitest';
import { faultsOfHazards, hazardsOf, proofsOf } from './hazards.mjs';

const proof = '`doses/src/fit.test.ts` "a dose for others"';
const right = {
  ...{ id: 'H-01', before: 'Major, High: 4', proof, now: 'Major, Low: 3' },
  state: '**Controlled** by data.',
};

const row = ({ id, before, proof, now, state }) =>
  `| ${id} | A wrong dose | No age | ${before} | Ages are data | ${proof} | ${now} | ${state} |`;
const titlesIn = (file) => (file === 'doses/src/fit.test.ts' ? ['a dose for others'] : undefined);
const faultsOf = (...changes) =>
  faultsOfHazards(changes.map((change) => row({ ...right, ...change })).join('\n'), titlesIn);

it('proofsOf reads each file with all of its titles, over the ends of lines', () => {
  expect(proofsOf('See `a/b.test.ts` "one",\n"two"; `c.spec.ts` "three". Not `d.ts` "four".')).toEqual([
    { file: 'a/b.test.ts', title: 'one' },
    { file: 'a/b.test.ts', title: 'two' },
    { file: 'c.spec.ts', title: 'three' },
  ]);
});

it('hazardsOf reads the rows of every table and nothing else', () => {
  const text = ['# Log', '| ID | Harm |', '| --- | --- |', row(right), '', row({ ...right, id: 'H-02' })];
  expect(hazardsOf(text.join('\n')).map(({ id, size }) => [id, size])).toEqual([
    ['H-01', 8],
    ['H-02', 8],
  ]);
});

it('faultsOfHazards accepts a hazard with a test that exists, and an open one that says what is left', () => {
  const open = { id: 'H-02', proof: 'No test', now: right.before, state: '**Open**: nobody has signed it.' };
  expect(faultsOf({}, open)).toEqual([]);
});

it.each([
  ['a duplicate ID', 'stands twice', {}, {}],
  ['a file that does not exist', 'does not exist', { proof: '`gone.test.ts` "a dose"' }],
  ['a title that does not exist', 'has no test', { proof: '`doses/src/fit.test.ts` "a renamed test"' }],
  ['a rating that is not that of the matrix', 'not of the matrix', { before: 'Major, High: 3' }],
  ['a word that is not of the scale', 'not of the matrix', { now: 'Major, Rare: 1' }],
  ['a control that makes the harm less severe', 'less severe', { now: 'Minor, Low: 1' }],
  ['a control that makes the harm likelier', 'grows worse', { now: 'Major, Very high: 5' }],
  ['an unknown state', 'has no state', { state: '**Fine** as it is.' }],
  ['a row without a test that does not say so', 'names no test', { proof: 'the dose table' }],
  [
    'a lower risk without a test',
    'no test proves why',
    { proof: 'No test', state: '**Open**: a note asks to check it.' },
  ],
  ['a controlled hazard with a high risk', 'over 3', { now: right.before }],
  ['an open hazard that does not say what is left', 'what is left', { state: '**Partly**' }],
  ['a row with too few cells', 'cells', { state: '', id: 'H-01 |' }],
])('faultsOfHazards rejects %s', (_, fault, ...changes) => {
  expect(faultsOf(...changes).join('\n')).toContain(fault);
});
