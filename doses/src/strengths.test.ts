import { describe, expect, it } from 'vitest';
import { canBeDrawn, isVolume, strengthOf, strengthsFor, strengthUnit } from './strengths.ts';
import { ages, days, doseOf, type Fields, fixed, patientOf, perKg, recipe, strength } from './test/doses.ts';
import { amountOf } from './units.ts';

describe('strengths', () => {
  it('MED-14 states the drug in one mL', () => {
    expect(strengthOf(strength())).toEqual(amountOf(10, 'mg'));
    expect(strengthOf(strength({ amount: 100, unit: 'microgram/mL' })).size).toBeCloseTo(0.1, 12);
    expect(strengthUnit('unit/mL')).toBe('unit');
    expect(strengthUnit('microgram/mL')).toBe('microgram');
    expect(canBeDrawn('g', strength())).toBe(true);
    expect(canBeDrawn('unit', strength())).toBe(false);
    expect(canBeDrawn('mL', strength())).toBe(false);
  });

  it('MED-14 never chooses the strength of a volume', () => {
    const volume = doseOf({ amount: perKg(2, 2, 'mL'), concentration: 'ampoule' });
    expect(isVolume(volume)).toBe(true);
    expect(isVolume(doseOf())).toBe(false);
    expect(strengthsFor(volume, [strength()], patientOf({ weight: 20 }))).toEqual([]);
  });
});

describe('strengthsFor', () => {
  const keys = (dose: Fields, known: readonly Fields[], patient: Parameters<typeof patientOf>[0] = {}) =>
    strengthsFor(
      doseOf(dose),
      known.map((each) => strength(each)),
      patientOf({ weight: 70, ...patient }),
    ).map(({ key }) => key);

  it('MED-14 offers the strengths of the unit, and those of the routes', () => {
    const known = [
      {},
      { key: 'units', unit: 'unit/mL' },
      { key: 'weak', amount: 1, routes: ['IV', 'IO'] },
      { key: 'deep', amount: 50, routes: ['IM'] },
      { key: 'syrup', amount: 2, routes: ['oral'] },
    ];
    expect(keys({ routes: ['IV'] }, known)).toEqual(['ampoule', 'weak']);
    expect(keys({ routes: ['IV', 'IO'] }, known)).toEqual(['ampoule', 'weak']);
    // A dose for two routes needs a strength for both.
    expect(keys({ routes: ['IV', 'IM'] }, known)).toEqual(['ampoule']);
    // A strength without routes is an ampoule, which nobody drinks.
    expect(keys({ routes: ['oral'] }, known)).toEqual(['syrup']);
    expect(keys({ routes: ['nebulised'] }, known)).toEqual([]);
    expect(keys({ routes: ['oral'], concentration: 'ampoule' }, known)).toEqual(['ampoule', 'syrup']);
  });

  it('MED-14 offers a bag for a rate alone, and an ampoule for a single dose alone', () => {
    const known = [{}, { key: 'bag', amount: 1, bag: recipe }];
    expect(keys({}, known)).toEqual(['ampoule']);
    expect(keys({ amount: fixed(1, 5, 'mg', 'h'), concentration: 'bag' }, known)).toEqual(['bag']);
    // A bolus from the bag, if the page says so.
    expect(keys({ concentration: 'bag' }, known)).toEqual(['ampoule', 'bag']);
  });

  it('MED-14 does not offer 8.5% bicarbonate to a baby', () => {
    const bicarbonate = [
      { key: '8.5', amount: 1, unit: 'mmol/mL', ages: ages({ from: '2 years' }) },
      { key: '4.2', amount: 0.5, unit: 'mmol/mL' },
    ];
    const dose = { patient: 'child', amount: perKg(1, 1, 'mmol'), concentration: '4.2' };
    const offered = (patient: Parameters<typeof patientOf>[0]) => keys(dose, bicarbonate, patient);
    expect(offered({ weight: 5, age: days('3 months') })).toEqual(['4.2']);
    expect(offered({ weight: 12, age: days('23 months') })).toEqual(['4.2']);
    expect(offered({ weight: 12, age: days('2 years') })).toEqual(['8.5', '4.2']);
    // 5 kg is plausible until 6 months, 12 kg from 9 months. At 17.2 kg every plausible age is over 2 years.
    expect(offered({ weight: 5 })).toEqual(['4.2']);
    expect(offered({ weight: 12 })).toEqual(['4.2']);
    expect(offered({ weight: 17.2 })).toEqual(['8.5', '4.2']);
    expect(offered({ weight: null })).toEqual(['4.2']);
    // The dose is for adults, so the strength is for all of its patients.
    expect(keys({ amount: fixed(50, 50, 'mmol') }, bicarbonate, { weight: null })).toEqual(['8.5', '4.2']);
  });
});
