import type { AlgorithmStep } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { dose, fixed, medication, perKg, strength } from '../../test/medication.ts';
import { stepDose } from './step-dose.ts';

/** The rows of the pages that the charts of the arrest name. */
const adrenaline = medication({
  id: 1,
  name: 'Adrenaline',
  concentrations: [
    strength({ key: '1:10000', label: '1:10 000', amount: 0.1 }),
    strength({ key: '1:1000', label: '1:1000', amount: 1 }),
  ],
  doses: [
    dose({
      ...{ indication: 'cardiac arrest', topic: 'Cardiac arrest', routes: ['IV', 'IO'] },
      ...{ amount: fixed(1, 1, 'mg'), concentration: '1:10000' },
    }),
    dose({
      ...{ indication: 'cardiac arrest', topic: 'Cardiac arrest', patient: 'child', routes: ['IV', 'IO'] },
      ...{
        amount: perKg(10, 10, 'microgram'),
        maximum: { amount: 1, unit: 'mg', per: 'dose' },
        concentration: '1:10000',
      },
    }),
  ],
});
const step = (indication?: string): AlgorithmStep => ({
  ...{ id: 'adrenaline', type: 'drug', heading: 'Adrenaline 1 mg', details: [], next: [] },
  given: { name: 'Adrenaline', ...(indication === undefined ? {} : { indication }) },
});
const arrest = step('cardiac arrest');
const nobody = { weight: null, age: null };
const of = (found: ReturnType<typeof stepDose>) =>
  found && [found.amount, found.volume, found.routes].map((text) => text?.replaceAll('\u00a0', ' '));

describe('the dose of a step', () => {
  it('is that of an adult, with its volume', () => {
    expect(of(stepDose(arrest, [adrenaline], { patient: 'adult' }, nobody))).toEqual([
      '1 mg',
      '10 mL of 1:10 000',
      'IV or IO',
    ]);
  });

  it('is worked out for the weight of a child', () => {
    // 10 micrograms/kg at 14 kg are 0.14 mg, which are 1.4 mL of 0.1 mg/mL.
    const [amount, volume] =
      of(stepDose(arrest, [adrenaline], { patient: 'child' }, { ...nobody, weight: 14 })) ?? [];
    expect(amount).toBe('140 micrograms');
    expect(volume).toBe('1.4 mL of 1:10 000');
  });

  it('waits for the weight of a child', () => {
    expect(stepDose(arrest, [adrenaline], { patient: 'child' }, nobody)).toMatchObject({
      amount: undefined,
      volume: undefined,
    });
  });

  it('is none for other patients, without a row, or without the drug', () => {
    const adult = { patient: 'adult' } as const;
    expect(stepDose(arrest, [adrenaline], adult, { weight: 14, age: 3 * 365 })).toBeUndefined();
    expect(stepDose(arrest, [adrenaline], { patient: 'newborn' }, nobody)).toBeUndefined();
    expect(stepDose(step('croup'), [adrenaline], adult, nobody)).toBeUndefined();
    expect(stepDose(step(), [adrenaline], adult, nobody)).toBeUndefined();
    expect(stepDose(arrest, [], adult, nobody)).toBeUndefined();
  });
});
