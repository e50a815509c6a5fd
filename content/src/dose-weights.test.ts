import { dose as doseOfContract, weights } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { faultsOfWeights, referenceWeight, weightsText } from './dose-weights.ts';
import { dose, type Fields } from './test/drugs.ts';

const faultsOf = (...doses: readonly Fields[]) =>
  faultsOfWeights(doses.map((each) => doseOfContract.parse(dose(each)))).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

const of = (stated: Fields, changes: Fields = {}) => ({ weights: stated, ...changes });

describe('weightsText', () => {
  it.each<[string, Fields]>([
    ['20 kg or more', { from: 20 }],
    ['over 40 kg', { over: 40 }],
    ['under 20 kg', { under: 20 }],
    ['10 kg or less', { upTo: 10 }],
    ['60 to under 70 kg', { from: 60, under: 70 }],
    ['13 to 40 kg', { from: 13, upTo: 40 }],
    ['over 10, up to 50 kg', { over: 10, upTo: 50 }],
    ['over 10, up to under 50 kg', { over: 10, under: 50 }],
  ])('MED-07 writes %s', (text, stated) => {
    expect(weightsText(weights.parse(stated))).toBe(text);
  });

  it('MED-07 says nothing where any weight will do', () => {
    expect(weightsText(null)).toBeNull();
  });
});

describe('faultsOfWeights', () => {
  it('MED-14 refuses weights that run downwards, hold nobody, or name an end twice', () => {
    expect(faultsOf(of({ from: 20, under: 20.1 }))).toEqual([]);
    expect(faultsOf(of({ from: 20, under: 20 }))).toEqual([
      'doses.0.weights: the least, 20 kg, is not less than the most, 20 kg',
    ]);
    expect(faultsOf(of({ over: 20, upTo: 19 }))).toHaveLength(1);
    expect(faultsOf(of({}))).toEqual(['doses.0.weights: no weight is stated']);
    expect(faultsOf(of({ from: 10, over: 10 }))).toEqual(['doses.0.weights: state either from or over']);
    expect(faultsOf(of({ under: 10, upTo: 10 }))).toEqual(['doses.0.weights: state either under or upTo']);
  });

  it('MED-14 wants weights of like doses to meet without overlap or gap', () => {
    expect(faultsOf(of({ under: 20 }), of({ from: 20 }))).toEqual([]);
    expect(faultsOf(of({ upTo: 10 }), of({ over: 10, upTo: 50 }), of({ over: 50 }))).toEqual([]);
    expect(faultsOf(of({ upTo: 20 }), of({ from: 20 }))).toEqual([
      'doses.1.weights: the weights overlap those of doses.0',
    ]);
    expect(faultsOf(of({ from: 19.9 }), of({ under: 20 }))).toHaveLength(1);
    expect(faultsOf(of({ over: 20 }), of({ under: 20 }))).toEqual([
      'doses.1.weights: neither this nor doses.0 is for exactly 20 kg',
    ]);
    // A gap that a source leaves is not ours to fill.
    expect(faultsOf(of({ under: 20 }), of({ from: 25 }))).toEqual([]);
  });

  it('MED-14 refuses a dose for any weight beside one of the same name for some', () => {
    expect(faultsOf({}, of({ from: 20 }))).toEqual(['doses.1.weights: the weights overlap those of doses.0']);
    expect(faultsOf({}, {})).toEqual([]);
  });

  it.each<Fields>([
    { indication: 'fever' },
    { patient: 'child' },
    { who: 'over 75 years' },
    { routes: ['oral'] },
    { amount: { kind: 'fixed', min: 1, max: 1, unit: 'mg', time: 'h' } },
  ])('MED-14 leaves alone the weights of a dose that differs in %j', (changes) => {
    expect(faultsOf(of({ upTo: 20 }), of({ from: 10 }, changes))).toEqual([]);
  });
});

describe('referenceWeight', () => {
  it('MED-14 is a usual weight, as near to it as the dose allows', () => {
    const weightOf = (stated: Fields | null) =>
      referenceWeight({ patient: 'child', weights: stated && weights.parse(stated) });
    expect([null, { under: 30 }, { upTo: 10 }, { over: 40 }].map(weightOf)).toEqual([20, 20, 10, 40]);
  });
});
