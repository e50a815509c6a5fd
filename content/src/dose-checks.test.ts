import { concentration, dose as doseOfContract, type Limit } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { faultsOfDoses } from './dose-checks.ts';
import { dose, type Fields, fixed, perKg } from './test/drugs.ts';

const ampoule = { key: 'ampoule', label: '10 mg/mL', amount: 10, unit: 'mg/mL' };

/** A prepared infusion, which each rate needs. */
const bag = {
  key: 'bag',
  label: '1 mg/mL',
  amount: 1,
  unit: 'mg/mL',
  bag: {
    amount: 50,
    unit: 'mg',
    volume: 50,
    fluid: 'sodium chloride 0.9%',
    container: 'syringe',
    source: 'label',
    basis: 'seen',
  },
};

/** Returns a rate from the prepared infusion. */
const rate = (min: number, max: number, unit: string, time: string) =>
  dose({ amount: fixed(min, max, unit, time), concentration: 'bag' });

/** What is wrong with doses, a line each: `path: reason`. */
function faultsOf(
  doses: readonly Fields[],
  limits: readonly Limit[] = [],
  strengths: readonly Fields[] = [ampoule, bag],
): string[] {
  const drug = {
    doses: doses.map((each) => doseOfContract.parse(each)),
    concentrations: strengths.map((each) => concentration.parse(each)),
    limits,
  };
  return faultsOfDoses(drug).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const noAges = { from: null, over: null, under: null, upTo: null };

const limit = (changes: Partial<Limit> = {}): Limit => ({
  patient: 'adult',
  ages: null,
  weights: null,
  routes: null,
  topics: null,
  kind: 'fixed',
  amount: 20,
  unit: 'mg',
  per: 'dose',
  note: null,
  ...changes,
});

describe('ranges and concentrations', () => {
  it('MED-14 rejects a descending range, and one as wide as a misplaced decimal point', () => {
    expect(faultsOf([dose({ amount: fixed(4, 2, 'mg') })])).toEqual([
      'doses.0.amount: the least, 4, is more than the most, 2',
    ]);
    expect(faultsOf([dose({ amount: perKg(0.1, 2, 'mg') })])).toEqual([
      'doses.0.amount: the most, 2, is over ten times the least, 0.1',
    ]);
    // An infusion is titrated over whatever range it needs.
    expect(faultsOf([rate(5, 200, 'microgram', 'min')])).toEqual([]);
  });

  it('MED-14 rejects a concentration for other routes', () => {
    const syrup = { ...ampoule, key: 'syrup', routes: ['oral'] };
    const drawn = (...routes: string[]) => faultsOf([dose({ concentration: 'syrup', routes })], [], [syrup]);
    expect(drawn('oral')).toEqual([]);
    expect(drawn('oral', 'IV')).toEqual(['doses.0.concentration: syrup is not for IV']);
    expect(drawn('IM', 'IV')).toEqual(['doses.0.concentration: syrup is not for IM, IV']);
  });

  it('MED-14 rejects a concentration that is not for every age of the dose, and ages that descend', () => {
    const strong = { ...ampoule, key: 'strong', ages: { from: { value: 2, unit: 'year' } } };
    const drawn = (ages: object | null) =>
      faultsOf([dose({ patient: 'child', ages, concentration: 'strong' })], [], [strong]);
    expect(drawn({ from: { value: 2, unit: 'year' } })).toEqual([]);
    expect(drawn({ from: { value: 24, unit: 'month' } })).toEqual([]);
    const why = 'doses.0.concentration: strong is not for all ages of the dose';
    expect(drawn(null)).toEqual([why]);
    expect(drawn({ from: { value: 23, unit: 'month' } })).toEqual([why]);
    expect(drawn({ under: { value: 2, unit: 'year' } })).toEqual([why]);
    const never = {
      ...ampoule,
      ages: { from: { value: 2, unit: 'year' }, under: { value: 1, unit: 'year' } },
    };
    expect(faultsOf([dose()], [], [never])).toEqual([
      'concentrations.0.ages: the youngest is not younger than the oldest',
    ]);
  });

  it('MED-14 rejects a missing or duplicate concentration, and one of another dimension', () => {
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
  it('MED-14 rejects a dose above its maximum, and a maximum ten times the dose', () => {
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

  it('MED-14 rejects a dose above the limit of the drug for the same patients, routes and units', () => {
    const thirty = [dose({ amount: fixed(30, 30, 'mg') })];
    expect(faultsOf(thirty, [limit()])).toEqual([
      'doses.0.amount: the dose is 1.5 times the most of this drug',
    ]);
    expect(faultsOf(thirty, [limit({ patient: 'any', amount: 0.02, unit: 'g' })])).toHaveLength(1);
    expect(faultsOf(thirty, [limit({ patient: 'child' })])).toEqual([]);
    expect(faultsOf(thirty, [limit({ routes: ['oral'] })])).toEqual([]);
    expect(faultsOf(thirty, [limit({ unit: 'mL' })])).toEqual([]);
    expect(faultsOf([rate(30, 30, 'mg', 'h')], [limit()])).toEqual([]);
  });

  it('MED-14 rejects a dose by weight that passes a fixed limit at any weight, and the reverse', () => {
    const heavy = { amount: perKg(0.3, 0.3, 'mg') };
    // 0.3 mg/kg for 150 kg is 45 mg.
    expect(faultsOf([dose(heavy)], [limit()])).toEqual([
      'doses.0.amount: the dose is 2.3 times the most of this drug',
    ]);
    expect(faultsOf([dose({ ...heavy, maximum: { amount: 20, unit: 'mg' } })], [limit()])).toEqual([]);
    expect(faultsOf([dose({ amount: perKg(0.1, 0.1, 'mg') })], [limit()])).toEqual([]);
    const byWeight = limit({ kind: 'perKg', amount: 0.2 });
    // 0.2 mg/kg for 30 kg is 6 mg.
    expect(faultsOf([dose()], [byWeight])).toHaveLength(1);
    expect(faultsOf([dose({ weights: { from: 50 } })], [byWeight])).toEqual([]);
    expect(faultsOf([dose({ weights: { from: 49.9 } })], [byWeight])).toHaveLength(1);
    expect(faultsOf([dose({ amount: perKg(0.21, 0.21, 'mg') })], [byWeight])).toHaveLength(1);
  });

  it('MED-14 compares a dose with a limit for the ages, weights, purposes and times of both', () => {
    const thirty = (changes: Fields = {}) => [dose({ amount: fixed(30, 30, 'mg'), ...changes })];
    const old = { ...noAges, from: { value: 75, unit: 'year' as const } };
    const young = { ...noAges, under: { value: 75, unit: 'year' as const } };
    expect(faultsOf(thirty(), [limit({ ages: old })])).toHaveLength(1);
    expect(faultsOf(thirty({ ages: young }), [limit({ ages: old })])).toEqual([]);
    const light = { from: null, over: null, under: 50, upTo: null };
    expect(faultsOf(thirty(), [limit({ weights: light })])).toHaveLength(1);
    expect(faultsOf(thirty({ weights: { from: 50 } }), [limit({ weights: light })])).toEqual([]);
    expect(faultsOf(thirty(), [limit({ topics: ['Pain'] })])).toHaveLength(1);
    expect(faultsOf(thirty(), [limit({ per: 'course' })])).toHaveLength(1);
    expect(faultsOf(thirty(), [limit({ per: 'min' })])).toEqual([]);
    expect(faultsOf([rate(30, 30, 'mg', 'h')], [limit({ per: 'h' })])).toHaveLength(1);
    // 30 mg/h is half a milligram a minute.
    expect(faultsOf([rate(30, 30, 'mg', 'h')], [limit({ per: 'min', amount: 0.5 })])).toEqual([]);
    expect(faultsOf([rate(30, 30, 'mg', 'h')], [limit({ per: 'min', amount: 0.4 })])).toHaveLength(1);
  });
});

describe('doses beside each other', () => {
  it('MED-14 rejects a dose that differs tenfold from every similar dose', () => {
    const other = (changes: Fields) => dose({ differs: 'of another label', ...changes });
    const apart = [dose(), other({ amount: fixed(100, 100, 'mg') })];
    expect(faultsOf(apart)).toEqual([
      'doses.0.amount: the dose is 10 times apart from every like dose',
      'doses.1.amount: the dose is 10 times apart from every like dose',
    ]);
    expect(faultsOf([...apart, other({ amount: fixed(20, 40, 'mg') })])).toEqual([]);
  });

  it('MED-14 compares milligrams with micrograms and grams', () => {
    const beside = (size: number, unit: string) =>
      faultsOf([dose(), dose({ amount: fixed(size, size, unit), differs: 'of another label' })]);
    expect(beside(10_000, 'microgram')).toEqual([]);
    expect(beside(10, 'g')).toHaveLength(2);
  });

  it('MED-14 ignores other routes, other patients and infusions', () => {
    expect(faultsOf([dose(), dose({ routes: ['oral'], amount: fixed(500, 500, 'mg') })])).toEqual([]);
    expect(faultsOf([dose(), dose({ patient: 'newborn', amount: perKg(0.1, 0.1, 'mg') })])).toEqual([]);
    expect(faultsOf([dose(), rate(1, 1, 'mg', 'h')])).toEqual([]);
  });

  it('MED-14 compares the dose of a child of 20 kg with adult doses by the same route', () => {
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
