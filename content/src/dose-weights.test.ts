import { dose as doseOfContract } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { faultsOfWeights } from './dose-weights.ts';
import { dose, type Fields } from './test/drugs.ts';

const faultsOf = (...doses: readonly Fields[]) =>
  faultsOfWeights(doses.map((each) => doseOfContract.parse(dose(each)))).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

const of = (stated: Fields, changes: Fields = {}) => ({ weights: stated, ...changes });

describe('faultsOfWeights', () => {
  it('MED-14 rejects weights that descend, are empty, or give an end twice', () => {
    expect(faultsOf(of({ from: 20, under: 20.1 }))).toEqual([]);
    expect(faultsOf(of({ from: 20, under: 20 }))).toEqual([
      'doses.0.weights: the least, 20 kg, is not less than the most, 20 kg',
    ]);
    expect(faultsOf(of({ over: 20, upTo: 19 }))).toHaveLength(1);
    expect(faultsOf(of({}))).toEqual(['doses.0.weights: no weight is stated']);
    expect(faultsOf(of({ from: 10, over: 10 }))).toEqual(['doses.0.weights: state either from or over']);
    expect(faultsOf(of({ under: 10, upTo: 10 }))).toEqual(['doses.0.weights: state either under or upTo']);
  });

  it('MED-14 requires weights of similar doses to meet without overlap or gap', () => {
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

  it('MED-14 rejects a dose for any weight beside a similar one for some weights', () => {
    expect(faultsOf({}, of({ from: 20 }))).toEqual(['doses.1.weights: the weights overlap those of doses.0']);
    expect(faultsOf({}, {})).toEqual([]);
  });

  it.each<Fields>([
    { indication: 'fever' },
    { patient: 'child' },
    { who: 'over 75 years' },
    { routes: ['oral'] },
    { amount: { kind: 'fixed', min: 1, max: 1, unit: 'mg', time: 'h' } },
  ])('MED-14 ignores the weights of a dose that differs in %j', (changes) => {
    expect(faultsOf(of({ upTo: 20 }), of({ from: 10 }, changes))).toEqual([]);
  });
});
