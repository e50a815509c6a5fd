import { concentration, dose as doseOfContract } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { faultsOfDoses, type Limit } from './dose-checks.ts';
import { dose, type Fields, fixed, perKg } from './test/drugs.ts';

const ampoule = { key: 'ampoule', label: '10 mg/mL', amount: 10, unit: 'mg/mL' };

/** What is wrong with doses, a line each: `path: reason`. */
function faultsOf(doses: readonly Fields[], limits: readonly Limit[] = [], strengths = [ampoule]): string[] {
  const drug = {
    doses: doses.map((each) => doseOfContract.parse(each)),
    concentrations: strengths.map((each) => concentration.parse(each)),
    maxDose: limits,
  };
  return faultsOfDoses(drug).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const limit = (changes: Partial<Limit> = {}): Limit => ({
  patient: 'adult',
  kind: 'fixed',
  amount: 20,
  unit: 'mg',
  routes: null,
  ...changes,
});

describe('ranges and concentrations', () => {
  it('MED-14 refuses a range that runs downwards or over a slipped decimal point', () => {
    expect(faultsOf([dose({ amount: fixed(4, 2, 'mg') })])).toEqual([
      'doses.0.amount: the least, 4, is more than the most, 2',
    ]);
    expect(faultsOf([dose({ amount: perKg(0.1, 2, 'mg') })])).toEqual([
      'doses.0.amount: the most, 2, is over ten times the least, 0.1',
    ]);
    // An infusion is titrated over whatever range it needs.
    expect(faultsOf([dose({ amount: fixed(5, 200, 'microgram', 'min') })])).toEqual([]);
  });

  it('MED-14 refuses a concentration that is for other routes', () => {
    const syrup = { ...ampoule, key: 'syrup', routes: ['oral'] };
    const drawn = (...routes: string[]) => faultsOf([dose({ concentration: 'syrup', routes })], [], [syrup]);
    expect(drawn('oral')).toEqual([]);
    expect(drawn('oral', 'IV')).toEqual(['doses.0.concentration: syrup is not for IV']);
    expect(drawn('IM', 'IV')).toEqual(['doses.0.concentration: syrup is not for IM, IV']);
  });

  it('MED-14 refuses a concentration that is not there, stands twice, or holds something else', () => {
    expect(faultsOf([dose({ concentration: 'vial' })])).toEqual([
      'doses.0.concentration: no concentration has the key vial',
    ]);
    expect(faultsOf([dose({ concentration: 'ampoule', amount: fixed(1, 1, 'unit') })])).toEqual([
      'doses.0.concentration: a dose in unit cannot be drawn from mg/mL',
    ]);
    expect(faultsOf([dose()], [], [ampoule, { ...ampoule, amount: 1 }])).toEqual([
      'concentrations.1.key: another concentration has the key ampoule',
    ]);
  });
});

describe('maxima', () => {
  it('MED-14 refuses a dose above its maximum, and a maximum ten times the dose', () => {
    const capped = (amount: number, unit = 'mg') => [dose({ maximum: { amount, unit } })];
    expect(faultsOf(capped(5))).toEqual(['doses.0.maximum: the dose is 2 times its maximum']);
    expect(faultsOf(capped(10))).toEqual([]);
    expect(faultsOf(capped(101))).toEqual(['doses.0.maximum: the maximum is 10 times the dose']);
    expect(faultsOf(capped(10, 'mL'))).toEqual(['doses.0.maximum: a maximum in mL cannot cap a dose in mg']);
  });

  it('MED-14 compares a dose by weight with its maximum at a usual weight', () => {
    const capped = (min: number, max: number) =>
      dose({ patient: 'child', amount: perKg(min, max, 'mg'), maximum: { amount: 12, unit: 'mg' } });
    expect(faultsOf([capped(0.1, 0.2)])).toEqual([]);
    expect(faultsOf([capped(1, 2)])).toEqual(['doses.0.maximum: the dose at 20 kg is 3.3 times its maximum']);
    expect(faultsOf([capped(0.01, 0.02)])).toEqual([
      'doses.0.maximum: the maximum is 30 times the dose at 20 kg',
    ]);
  });

  it('MED-14 refuses one dose above the most of the drug, for like patients, routes and units', () => {
    const thirty = [dose({ amount: fixed(30, 30, 'mg') })];
    expect(faultsOf(thirty, [limit()])).toEqual([
      'doses.0.amount: the dose is 1.5 times the most of this drug',
    ]);
    expect(faultsOf(thirty, [limit({ patient: 'any', amount: 0.02, unit: 'g' })])).toHaveLength(1);
    expect(faultsOf(thirty, [limit({ patient: 'child' })])).toEqual([]);
    expect(faultsOf(thirty, [limit({ routes: ['oral'] })])).toEqual([]);
    expect(faultsOf(thirty, [limit({ unit: 'mL' })])).toEqual([]);
    expect(faultsOf([dose({ amount: fixed(30, 30, 'mg', 'h') })], [limit()])).toEqual([]);
  });

  it('MED-14 refuses a dose by weight tenfold above a fixed limit, and the other way round', () => {
    expect(faultsOf([dose({ amount: perKg(3, 3, 'mg') })], [limit()])).toHaveLength(1);
    expect(faultsOf([dose({ amount: perKg(2, 2, 'mg') })], [limit()])).toEqual([]);
    const byWeight = limit({ kind: 'perKg', amount: 0.1 });
    expect(faultsOf([dose({ amount: fixed(80, 80, 'mg') })], [byWeight])).toHaveLength(1);
    expect(faultsOf([dose({ amount: perKg(0.2, 0.2, 'mg') })], [byWeight])).toHaveLength(1);
  });
});

describe('doses beside each other', () => {
  it('MED-14 refuses a dose ten times apart from every like dose', () => {
    const apart = [dose(), dose({ amount: fixed(100, 100, 'mg') })];
    expect(faultsOf(apart)).toEqual([
      'doses.0.amount: the dose is 10 times apart from every like dose',
      'doses.1.amount: the dose is 10 times apart from every like dose',
    ]);
    expect(faultsOf([...apart, dose({ amount: fixed(20, 40, 'mg') })])).toEqual([]);
  });

  it('MED-14 compares milligrams with micrograms and grams', () => {
    expect(faultsOf([dose(), dose({ amount: fixed(10_000, 10_000, 'microgram') })])).toEqual([]);
    expect(faultsOf([dose(), dose({ amount: fixed(10, 10, 'g') })])).toHaveLength(2);
  });

  it('MED-14 leaves other routes, other patients and infusions alone', () => {
    expect(faultsOf([dose(), dose({ routes: ['oral'], amount: fixed(500, 500, 'mg') })])).toEqual([]);
    expect(faultsOf([dose(), dose({ patient: 'newborn', amount: perKg(0.1, 0.1, 'mg') })])).toEqual([]);
    expect(faultsOf([dose(), dose({ amount: fixed(1, 1, 'mg', 'h') })])).toEqual([]);
  });

  it('MED-14 holds the dose of a child of 20 kg against those of an adult by the same route', () => {
    const child = (min: number, max: number) => dose({ patient: 'child', amount: perKg(min, max, 'mg') });
    expect(faultsOf([dose(), child(0.1, 0.2)])).toEqual([]);
    expect(faultsOf([dose(), child(1.5, 2)])).toEqual([
      'doses.1.amount: the dose at 20 kg is 4 times the largest of an adult',
    ]);
    expect(faultsOf([dose(), child(0.01, 0.02)])).toEqual([
      'doses.1.amount: the smallest of an adult is 25 times the dose at 20 kg',
    ]);
    expect(faultsOf([dose({ routes: ['IM'] }), child(1.5, 2)])).toEqual([]);
    const small = { ...child(0.1, 0.1), maximum: { amount: 1, unit: 'mg' } };
    expect(faultsOf([dose({ amount: fixed(12, 12, 'mg') }), small])).toEqual([]);
  });
});
