import { concentration, dose as doseOfContract, limit as limitOfContract } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { writtenAges } from './dose-ages.ts';
import { faultsOfBags, faultsOfChoices, faultsOfLimits, faultsOfObesity } from './dose-data.ts';
import type { DoseFault } from './dose-fault.ts';
import { dose, type Fields, fixed, perKg } from './test/drugs.ts';

const lines = (faults: readonly DoseFault[]) =>
  faults.map(({ path, message }) => `${path.join('.')}: ${message}`);

const parsed = ({ ages = null, ...changes }: Fields = {}) =>
  doseOfContract.parse(dose({ ...changes, ages: writtenAges.parse(ages) }));

describe('faultsOfLimits', () => {
  const faultsOf = ({ ages = null, ...changes }: Fields) => {
    const fields = { patient: 'adult', kind: 'fixed', amount: 20, unit: 'mg', per: 'day' };
    const stated = limitOfContract.parse({ ...fields, ...changes, ages: writtenAges.parse(ages) });
    return lines(faultsOfLimits([stated], [parsed(), parsed({ topic: 'Fever' })]));
  };

  it('MED-14 accepts a limit for topics that doses have', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ topics: ['Pain', 'Fever'], note: 'label' })).toEqual([]);
  });

  it('MED-14 rejects a topic that no dose has, in another spelling too', () => {
    expect(faultsOf({ topics: ['Pain', 'Seizure'] })).toEqual([
      'maxDose.0.topics: no dose has the topic Seizure',
    ]);
    expect(faultsOf({ topics: ['pain'] })).toEqual(['maxDose.0.topics: no dose has the topic pain']);
  });

  it('MED-14 rejects ages and weights that descend, and restrictions in the note', () => {
    expect(faultsOf({ ages: { from: '75 years', under: '75 years' } })).toEqual([
      'maxDose.0.ages: the youngest is not younger than the oldest',
    ]);
    expect(faultsOf({ weights: { from: 50, under: 50 } })).toEqual([
      'maxDose.0.weights: the least, 50 kg, is not less than the most, 50 kg',
    ]);
    expect(faultsOf({ note: 'from 75 years' })).toEqual([
      'maxDose.0.note: state a route, a time, an age, a weight or a patient group as data',
    ]);
  });
});

describe('faultsOfBags', () => {
  const recipe = {
    amount: 1,
    unit: 'mg',
    volume: 100,
    fluid: 'sodium chloride 0.9%',
    container: 'bag',
    source: 'label',
    basis: 'seen',
  };
  const strength = (changes: Fields) =>
    concentration.parse({
      key: 'bag',
      label: '10 micrograms/mL',
      amount: 10,
      unit: 'microgram/mL',
      bag: recipe,
      ...changes,
    });
  const rate = (changes: Fields = {}) =>
    parsed({ amount: fixed(2, 10, 'microgram', 'min'), concentration: 'bag', ...changes });
  const withoutBag = ['doses.0.concentration: a rate needs a strength with the recipe of its bag'];

  it('MED-14 rejects a rate without a strength, and one whose strength is an ampoule', () => {
    expect(lines(faultsOfBags([rate()], [strength({})]))).toEqual([]);
    expect(lines(faultsOfBags([rate({ concentration: null })], [strength({})]))).toEqual(withoutBag);
    expect(lines(faultsOfBags([rate()], [strength({ bag: null })]))).toEqual(withoutBag);
    expect(lines(faultsOfBags([rate()], []))).toEqual(withoutBag);
  });

  it('MED-14 asks no recipe of a single dose, an inhaled gas or a fluid as it is supplied', () => {
    expect(lines(faultsOfBags([parsed()], []))).toEqual([]);
    const gas = parsed({ amount: fixed(10, 15, 'L', 'min'), routes: ['inhaled'] });
    expect(lines(faultsOfBags([gas], []))).toEqual([]);
    const fluid = parsed({ amount: fixed(250, 500, 'mL', 'h') });
    expect(lines(faultsOfBags([fluid], []))).toEqual([]);
    expect(lines(faultsOfBags([{ ...fluid, concentration: 'bag' }], []))).toEqual(withoutBag);
  });

  it('MED-14 rejects a strength that is not the amount of its recipe by the volume', () => {
    const faultsOf = (changes: Fields) =>
      lines(faultsOfBags([], [strength({ bag: { ...recipe, ...changes } })]));
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ amount: 1000, unit: 'microgram' })).toEqual([]);
    // 1 mg in 250 mL is 4 micrograms/mL. The basic unit is the mg.
    expect(faultsOf({ volume: 250 })).toEqual([
      'concentrations.0.bag: the recipe makes 0.004 per mL, not 0.01',
    ]);
    expect(faultsOf({ amount: 10 })).toHaveLength(1);
  });

  it('MED-14 rejects a recipe in another dimension than its strength', () => {
    const units = strength({ bag: { ...recipe, unit: 'unit' } });
    expect(lines(faultsOfBags([], [units]))).toEqual([
      'concentrations.0.bag: the recipe is in unit, the strength in microgram/mL',
    ]);
  });
});

describe('faultsOfObesity', () => {
  const intubation = { topic: 'Intubation', amount: perKg(1, 2, 'mg') };
  const faultsOf = (changes: Fields) => lines(faultsOfObesity(parsed({ ...intubation, ...changes })));

  it('MED-14 rejects an adult intubation dose per kg without a maximum and without a word on obesity', () => {
    const why = ['bodyWeight: state a maximum, or the weight that the dose works on'];
    expect(faultsOf({})).toEqual(why);
    expect(faultsOf({ patient: 'any' })).toEqual(why);
    expect(faultsOf({ maximum: { amount: 200, unit: 'mg' } })).toEqual([]);
    expect(faultsOf({ bodyWeight: 'ideal' })).toEqual([]);
    expect(faultsOf({ bodyWeight: 'unstated' })).toEqual([]);
    expect(faultsOf({ patient: 'child' })).toEqual([]);
    expect(faultsOf({ amount: fixed(100, 100, 'mg') })).toEqual([]);
    expect(faultsOf({ topic: 'Pain' })).toEqual([]);
  });
});

describe('faultsOfChoices', () => {
  const faultsOf = (...doses: readonly Fields[]) => lines(faultsOfChoices(doses.map(parsed)));

  it('MED-14 rejects a dose that competes with an earlier one and does not say why', () => {
    expect(faultsOf({}, { amount: fixed(5, 5, 'mg') })).toEqual([
      'doses.1.differs: say why it differs from doses.0',
    ]);
    expect(faultsOf({}, { differs: 'UK label' })).toEqual([]);
    expect(faultsOf({}, { who: 'in shock' })).toEqual([]);
    // The dose for some comes first, and that for all must say why it is another one.
    expect(faultsOf({ who: 'in shock' }, {})).toHaveLength(1);
    expect(faultsOf({}, { differs: 'UK label' }, {})).toEqual([
      'doses.2.differs: say why it differs from doses.0',
    ]);
  });

  it.each<Fields>([
    { topic: 'Fever' },
    { patient: 'child' },
    { routes: ['oral'] },
    { amount: fixed(1, 1, 'mg', 'h') },
  ])('MED-14 does not compare doses that differ in %j', (changes) => {
    expect(faultsOf({}, changes)).toEqual([]);
  });

  it('MED-14 does not compare doses for other ages or weights', () => {
    expect(faultsOf({ ages: { under: '75 years' } }, { ages: { from: '75 years' } })).toEqual([]);
    expect(faultsOf({ ages: { upTo: '75 years' } }, { ages: { from: '75 years' } })).toHaveLength(1);
    expect(faultsOf({ weights: { under: 60 } }, { weights: { from: 60 } })).toEqual([]);
    expect(faultsOf({ routes: ['IV', 'IM'] }, { routes: ['IM', 'SC'] })).toHaveLength(1);
  });
});
