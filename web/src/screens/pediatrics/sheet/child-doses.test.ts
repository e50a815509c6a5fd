import { concentration, dose, type Medication } from '@oryx/contract/medications';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Ampoules } from '../../../clinical/ampoules/ampoules.ts';
import { childDoses } from './child-doses.ts';

const years = (value: number) => value * 365.25;

const doseOf = (given: Partial<z.input<typeof dose>>) =>
  dose.parse({ indication: 'any', patient: 'child', source: 'key', basis: 'seen', ...given });

const perKg = (min: number, max: number, unit: 'mg' | 'mL' | 'microgram') =>
  ({ kind: 'perKg', min, max, unit }) as const;

function medicationOf(given: Pick<Medication, 'id' | 'name' | 'doses' | 'concentrations'>): Medication {
  return given as Medication;
}

const adrenaline = medicationOf({
  id: 1,
  name: 'Adrenaline',
  concentrations: [
    { key: 'thousand', label: '1:1000, 1 mg/mL', amount: 1, unit: 'mg/mL', routes: ['IM'] } as const,
    { key: 'ten', label: '1:10 000, 0.1 mg/mL', amount: 0.1, unit: 'mg/mL', routes: ['IV', 'IO'] } as const,
  ].map((one) => concentration.parse(one)),
  doses: [
    doseOf({
      indication: 'heart rate under 60/min',
      topic: 'Cardiac arrest',
      routes: ['IV', 'IO'],
      amount: perKg(10, 10, 'microgram'),
      maximum: { amount: 1, unit: 'mg' },
      concentration: 'ten',
      repeat: 'every 3 to 5 min',
    }),
    doseOf({
      topic: 'Anaphylaxis',
      routes: ['IM'],
      amount: perKg(10, 10, 'microgram'),
      maximum: { amount: 0.5, unit: 'mg' },
      concentration: 'thousand',
      over: 'into the outer thigh',
    }),
    doseOf({
      topic: 'Cardiac arrest',
      patient: 'adult',
      routes: ['IV'],
      amount: { kind: 'fixed', min: 1, max: 1, unit: 'mg' },
    }),
    doseOf({ topic: 'Shock', routes: ['IV'], amount: { ...perKg(0.1, 1, 'microgram'), time: 'min' } }),
  ],
});

const midazolam = medicationOf({
  id: 19,
  name: 'Midazolam',
  concentrations: [
    { key: 'weak', label: '1 mg/mL', amount: 1, unit: 'mg/mL' } as const,
    { key: 'strong', label: '5 mg/mL', amount: 5, unit: 'mg/mL' } as const,
  ].map((one) => concentration.parse({ ...one, routes: ['buccal', 'IV'] })),
  doses: [
    doseOf({
      topic: 'Seizure',
      ages: { from: { value: 1, unit: 'month' }, upTo: { value: 11, unit: 'year' } },
      routes: ['buccal'],
      amount: perKg(0.2, 0.3, 'mg'),
      maximum: { amount: 10, unit: 'mg' },
      concentration: 'strong',
    }),
    doseOf({
      topic: 'Seizure',
      differs: 'twice the dose',
      routes: ['buccal'],
      amount: perKg(0.5, 0.5, 'mg'),
      concentration: 'strong',
    }),
  ],
});

const glucose = medicationOf({
  id: 32,
  name: 'Glucose',
  concentrations: [
    {
      key: 'g10',
      label: '10%',
      amount: 100,
      unit: 'mg/mL',
      preparation: 'dilute 1 part of 50% with 4',
    } as const,
    { key: 'g50', label: '50%', amount: 500, unit: 'mg/mL' } as const,
  ].map((one) => concentration.parse(one)),
  doses: [
    doseOf({
      topic: 'Hypoglycaemia',
      routes: ['IV', 'IO'],
      amount: perKg(2, 5, 'mL'),
      maximum: { amount: 250, unit: 'mL' },
      concentration: 'g10',
    }),
  ],
});

/** The doses as `drug, title: dose, volume of strength (notes)`. */
function read(patient: { weight: number; age: number | null }, ampoules: Ampoules = {}) {
  return childDoses([adrenaline, midazolam, glucose], patient, ampoules).flatMap(
    ({ title, medication, doses, withheld }) =>
      doses.length === 0
        ? [`${medication.name}, ${title}: ${withheld}`]
        : doses.map((one) =>
            `${medication.name}, ${title}: ${one.dose}, ${one.volume} of ${one.strength}${one.isStocked ? ' (stocked)' : ''} ${one.notes.join('; ')}`
              .replaceAll('\u00a0', ' ')
              .trim(),
          ),
  );
}

describe('the doses of the sheet', () => {
  // By hand: 10 micrograms x 14 = 140; 0.14 mg at 0.1 mg/mL = 1.4 mL; 0.2 to 0.3 mg x 14 = 2.8 to 4.2 mg.
  it('are the first choices of the medicine pages at 14 kg, with volumes', () => {
    expect(read({ weight: 14, age: years(3) })).toEqual([
      'Adrenaline, Cardiac arrest: 140 micrograms IV or IO, 1.4 mL of 1:10 000, 0.1 mg/mL repeat every 3 to 5 min',
      'Adrenaline, Anaphylaxis: 140 micrograms IM into the outer thigh, 0.14 mL of 1:1000, 1 mg/mL',
      'Glucose, Low glucose: 28–70 mL IV or IO, 28–70 mL of 10%: dilute 1 part of 50% with 4',
      'Midazolam, Seizure: 2.8–4.2 mg inside the cheek, 0.56–0.84 mL of 5 mg/mL',
    ]);
  });

  it('say what each is for, as its row does', () => {
    const [arrest] = childDoses([adrenaline], { weight: 14, age: years(3) }, {});
    expect(arrest?.doses.map(({ indication }) => indication)).toEqual(['heart rate under 60/min']);
  });

  it('follow the stocked strength', () => {
    expect(read({ weight: 14, age: years(3) }, { 19: 'weak' }).at(-1)).toBe(
      'Midazolam, Seizure: 2.8–4.2 mg inside the cheek, 2.8–4.2 mL of 1 mg/mL (stocked)',
    );
  });

  it('ignore a stocked strength that is not for the dose', () => {
    expect(read({ weight: 14, age: years(3) }, { 1: 'thousand' })[0]).toContain('1.4 mL of 1:10 000');
  });

  it('name the stated strength of a dose in mL, whatever is stocked', () => {
    const [, , glucoseDose] = read({ weight: 14, age: years(3) }, { 32: 'g50' });
    expect(glucoseDose).toContain('28–70 mL of 10%');
    expect(glucoseDose).not.toContain('stocked');
  });

  // 40 x 10 = 400 micrograms; 0.3 x 40 = 12 mg is limited to 10 mg.
  it('stop at the maximum', () => {
    expect(read({ weight: 60, age: years(11) })[1]).toBe(
      'Adrenaline, Anaphylaxis: 500 micrograms IM into the outer thigh, 0.5 mL of 1:1000, 1 mg/mL at its maximum',
    );
    expect(read({ weight: 40, age: years(11) }).at(-1)).toContain('8–10 mg inside the cheek, 1.6–2 mL');
  });

  it('state 1000 micrograms in mg', () => {
    expect(read({ weight: 100, age: years(12) })[0]).toContain('1 mg IV or IO, 10 mL');
  });

  it('are withheld with the reason where the age is not that of the dose', () => {
    expect(read({ weight: 40, age: years(12) }).at(-1)).toMatch(
      /^Midazolam, Seizure: for .*1 month to 11 years/,
    );
  });

  it('name the ages of a dose when the age is unknown', () => {
    expect(read({ weight: 14, age: null }).join()).not.toContain('undefined');
    expect(read({ weight: 4, age: null }).at(-1)).toContain('only child (1 month to 11 years)');
  });

  // 10 micrograms x 4 = 40; 0.04 mL of 1 mg/mL.
  it('say that a volume cannot be measured, and never round it to nothing', () => {
    expect(read({ weight: 4, age: 90 })[1]).toBe(
      'Adrenaline, Anaphylaxis: 40 micrograms IM into the outer thigh, 0.04 mL of 1:1000, 1 mg/mL under 0.1 mL cannot be measured: dilute it first',
    );
  });

  it('leave out a drug that is not on the device', () => {
    expect(childDoses([], { weight: 14, age: null }, {})).toEqual([]);
  });
});
