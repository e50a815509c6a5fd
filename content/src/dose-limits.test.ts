import { dose as doseOfContract } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { faultsOfMaximum, faultsOfMinimum } from './dose-limits.ts';
import { dose, type Fields, fixed, perKg } from './test/drugs.ts';

const parsed = (changes: Fields) => doseOfContract.parse(dose({ patient: 'child', ...changes }));
const maximumFaults = (changes: Fields) => faultsOfMaximum(parsed(changes)).map(({ message }) => message);
const minimumFaults = (changes: Fields) => faultsOfMinimum(parsed(changes)).map(({ message }) => message);

describe('a maximum', () => {
  it('MED-14 applies to one dose by default', () => {
    expect(parsed({ maximum: { amount: 10, unit: 'mg' } }).maximum?.per).toBe('dose');
  });

  it('MED-14 caps a dose if per day or course, never an infusion', () => {
    for (const per of ['dose', 'day', 'course']) {
      const maximum = { amount: 10, unit: 'mg', per };
      expect(maximumFaults({ amount: perKg(0.5, 1, 'mg'), maximum }), per).toEqual([]);
      expect(maximumFaults({ amount: perKg(0.5, 1, 'mg', 'h'), maximum }), per).toEqual([
        'only a rate can cap an infusion',
      ]);
    }
  });

  it('MED-14 caps an infusion if per minute or hour, never a dose', () => {
    const rate = (amount: number, per: string) => ({ amount, unit: 'mg', per });
    // 2 mg/kg/h is 40 mg/h at 20 kg.
    const hourly = { amount: perKg(2, 2, 'mg', 'h') };
    expect(maximumFaults({ ...hourly, maximum: rate(20, 'h') })).toEqual([]);
    expect(maximumFaults({ ...hourly, maximum: rate(19.9, 'h') })).toHaveLength(1);
    expect(maximumFaults({ ...hourly, maximum: rate(400, 'h') })).toEqual([]);
    expect(maximumFaults({ ...hourly, maximum: rate(401, 'h') })).toHaveLength(1);
    expect(maximumFaults({ ...hourly, maximum: rate(1, 'min') })).toEqual([]);
    expect(maximumFaults({ ...hourly, maximum: rate(7, 'min') })).toHaveLength(1);
    expect(maximumFaults({ amount: perKg(2, 2, 'mg'), maximum: rate(40, 'h') })).toEqual([
      'a rate cannot cap a dose given at once',
    ]);
  });

  it('MED-14 is compared with the dose at a weight of its patients', () => {
    const dosed = { amount: perKg(10, 10, 'mg'), maximum: { amount: 75, unit: 'mg' } };
    expect(maximumFaults(dosed)).toEqual(['the dose at 20 kg is 2.7 times its maximum']);
    expect(maximumFaults({ ...dosed, weights: { upTo: 10 } })).toEqual([]);
  });
});

describe('a minimum', () => {
  const byWeight = { amount: perKg(0.02, 0.02, 'mg') };
  const least = (amount: number, unit = 'mg') => ({ minimum: { amount, unit } });

  it('MED-14 exceeds neither the dose at a usual weight nor the maximum', () => {
    expect(minimumFaults({ ...byWeight, ...least(0.4) })).toEqual([]);
    expect(minimumFaults({ ...byWeight, ...least(0.41) })).toEqual([
      'the least is more than the dose at 20 kg',
    ]);
    expect(minimumFaults({ ...byWeight, ...least(100, 'microgram') })).toEqual([]);
    const maximum = { amount: 0.1, unit: 'mg' };
    expect(minimumFaults({ ...byWeight, ...least(0.1), maximum })).toEqual([]);
    expect(minimumFaults({ ...byWeight, ...least(0.11), maximum })).toEqual([
      'the least is more than the maximum',
    ]);
  });

  it('MED-14 requires a single dose by weight, in a unit of its dimension', () => {
    const only = ['only a dose by weight, given at once, can have a least'];
    expect(minimumFaults({ amount: fixed(1, 1, 'mg'), ...least(0.1) })).toEqual(only);
    expect(minimumFaults({ amount: perKg(1, 1, 'mg', 'h'), ...least(0.1) })).toEqual(only);
    expect(minimumFaults({ ...byWeight, ...least(0.1, 'mL') })).toEqual([
      'a least in mL cannot raise a dose in mg',
    ]);
  });
});
