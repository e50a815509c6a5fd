import { dose as doseOfContract } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { faultsOfAges, writtenAges } from './dose-ages.ts';
import { dose } from './test/drugs.ts';

const faultsOf = (ages: object, patient = 'child') =>
  faultsOfAges(doseOfContract.parse(dose({ patient, ages: writtenAges.parse(ages) }))).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('faultsOfAges', () => {
  it.each([
    [{ from: '1 month', upTo: '11 years' }],
    [{ over: '3 months' }],
    [{ under: '5 years' }],
    // Up to 11 years ends on the 12th birthday.
    [{ from: '11 years', upTo: '11 years' }],
    // A stated end replaces that of the group, so a dose for adults may begin at 12 years.
    [{ from: '12 years', upTo: '17 years' }],
  ])('MED-14 accepts %j', (ages) => {
    expect(faultsOf(ages)).toEqual([]);
  });

  it.each([
    [{}, 'ages: no age is stated'],
    [{ from: '1 year', over: '1 year' }, 'ages: state either from or over'],
    [{ under: '1 year', upTo: '1 year' }, 'ages: state either under or upTo'],
    [{ from: '5 years', under: '5 years' }, 'ages: the youngest is not younger than the oldest'],
    [{ from: '12 months', under: '1 year' }, 'ages: the youngest is not younger than the oldest'],
    [{ from: '12 years', upTo: '10 years' }, 'ages: the youngest is not younger than the oldest'],
  ])('MED-14 rejects %j', (ages, fault) => {
    expect(faultsOf(ages)).toEqual([fault]);
  });

  it('MED-14 measures one stated end against the patient group', () => {
    const descends = ['ages: the youngest is not younger than the oldest'];
    expect(faultsOf({ under: '28 days' })).toEqual(descends);
    expect(faultsOf({ from: '18 years' })).toEqual(descends);
    expect(faultsOf({ under: '18 years' }, 'adult')).toEqual(descends);
    expect(faultsOf({ from: '12 years' }, 'adult')).toEqual([]);
    expect(faultsOf({ from: '29 days' }, 'newborn')).toEqual(descends);
  });

  it('MED-14 rejects a key that no end has', () => {
    expect(() => writtenAges.parse({ to: '5 years' })).toThrow(/to/);
  });
});
