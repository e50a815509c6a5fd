import type { Dose } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { createRemi } from '../../create-remi.ts';
import { fixedDose, medication, sourcesWith } from '../../test/fixtures.ts';

const amount = (size: number, unit: Dose['amount']['unit'], changes: Partial<Dose['amount']> = {}) => ({
  amount: { kind: 'fixed' as const, min: size, max: size, unit, time: null, ...changes },
});
const perKg = { kind: 'perKg' } as const;
const weights = { from: null, over: null, under: null, upTo: null };
const ages = { from: null, over: null, under: null, upTo: null };

const lines: readonly { readonly text: string; readonly dose: Partial<Dose> }[] = [
  {
    text: 'Adult, cardiac arrest: 1 mg IV.',
    dose: { indication: 'cardiac arrest', ...amount(1, 'mg') },
  },
  {
    text: 'Adult, shock: 0.05 micrograms/kg/min IV.',
    dose: { indication: 'shock', ...amount(0.05, 'microgram', { ...perKg, time: 'min' }) },
  },
  {
    text: 'Adult, anaphylaxis: 0.5 mg IM.',
    dose: { indication: 'anaphylaxis', routes: ['IM'], ...amount(0.5, 'mg') },
  },
  {
    text: 'Child, cardiac arrest: 0.01 mg/kg IV.',
    dose: { indication: 'cardiac arrest', patient: 'child', ...amount(0.01, 'mg', perKg) },
  },
  {
    text: 'Child, anaphylaxis: 0.01 mg/kg IM. Never IV.',
    dose: {
      ...{ indication: 'anaphylaxis', patient: 'child', routes: ['IM'], note: 'Never IV' },
      ...amount(0.01, 'mg', perKg),
    },
  },
];
const byWeight: typeof lines = [
  {
    text: 'Child (over 10 kg), pain: 15 mg/kg IV.',
    dose: { weights: { ...weights, over: 10 }, ...amount(15, 'mg', perKg) },
  },
  { text: 'Child, pain: 10 mg/kg by mouth.', dose: { routes: ['oral'], ...amount(10, 'mg', perKg) } },
  {
    text: 'Child (10 kg or less), pain: 7.5 mg/kg IV.',
    dose: { weights: { ...weights, upTo: 10 }, ...amount(7.5, 'mg', perKg) },
  },
];
const byAge: typeof lines = [
  {
    text: 'Child (1 month to 11 years), seizure: 5 mg IV.',
    dose: {
      ages: { ...ages, from: { value: 1, unit: 'month' }, upTo: { value: 11, unit: 'year' } },
      ...amount(5, 'mg'),
    },
  },
  {
    text: 'Child (12 years or older), seizure: 10 mg IV.',
    dose: { ages: { ...ages, from: { value: 12, unit: 'year' } }, ...amount(10, 'mg') },
  },
];
const drug = (id: number, name: string, all: typeof lines, more: Partial<Dose> = {}) =>
  medication(id, name, { doses: all.map(({ dose }) => fixedDose(1, 'mg', { ...more, ...dose })) });

const remi = createRemi(
  sourcesWith({
    medications: [
      drug(1, 'Adrenaline', lines),
      drug(2, 'Paracetamol', byWeight, { patient: 'child' }),
      drug(3, 'Diazepam', byAge, { patient: 'child', indication: 'seizure' }),
    ],
  }),
);

const ask = async (message: string) =>
  (await remi.answer(message, { profession: 'Nurse', mode: 'consultation' })).response;
const quotesOf = async (message: string) =>
  [...(await ask(message)).matchAll(/^> (.+)$/gm)].map(([, line]) => line);

describe('withFittingDoses', () => {
  it('quotes whole dose lines for the requested indication and patient, and mentions that others exist', async () => {
    const question = 'adrenaline dose anaphylaxis child 14 kg';
    expect(await quotesOf(question)).toEqual(['Child, anaphylaxis: 0.01 mg/kg IM. Never IV.']);
    expect(await ask(question)).toContain(
      'Doses for other indications, patients or weights stand on the page of [Adrenaline](/medications/1).',
    );
  });

  it('quotes every dose of a patient if no indication is named', async () => {
    expect(await quotesOf('adrenaline dose for a child')).toEqual([lines[3]?.text, lines[4]?.text]);
  });

  it.each([
    ['adrenaline dose adult shock', [1]],
    ['adrenaline dose adult anaphylactic shock', [1, 2]],
    // What is not explained by the indications of the page may be another one: it is only put behind.
    ['adrenaline dose adult allergic shock', [1, 0, 2]],
    ['adrenaline dose adult hypothermia', [0, 1, 2]],
    ['adrenaline dose adult arrest, IV', [0]],
  ])('drops no dose for a word that may mean another indication: %s', async (question, expected) => {
    expect(await quotesOf(question)).toEqual(expected.map((at) => lines[at]?.text));
  });

  it.each([
    ['paracetamol dose for a child of 6 kg', [1, 2]],
    ['paracetamol dose for a child of 10 kg', [1, 2]],
    ['paracetamol dose for a child of 11 kg', [0, 1]],
  ])(
    'drops doses that exclude the weight and keeps the order of the page: %s',
    async (question, expected) => {
      expect(await quotesOf(question)).toEqual(expected.map((at) => byWeight[at]?.text));
    },
  );

  it.each([
    ['diazepam dose 6 year old', [0]],
    ['diazepam dose 14 year old', [1]],
    // Somebody of 15 kg is not yet 12 years old.
    ['diazepam dose child of 15 kg', [0]],
    ['diazepam dose child', [0, 1]],
  ])(
    'drops doses for another age, or for an age that the weight rules out: %s',
    async (question, expected) => {
      expect(await quotesOf(question)).toEqual(expected.map((at) => byAge[at]?.text));
    },
  );

  it('quotes no dose of another patient, and says so', async () => {
    expect(await quotesOf('adrenaline dose newborn')).toEqual([]);
    expect(await ask('adrenaline dose newborn')).toContain(
      'No dose on the page of [Adrenaline](/medications/1)',
    );
  });
});
