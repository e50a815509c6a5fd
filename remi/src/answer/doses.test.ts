import { describe, expect, it } from 'vitest';
import { createRemi } from '../create-remi.ts';
import { fixedDose, medication, sourcesWith } from '../test/fixtures.ts';

const weights = { from: null, over: null, under: null, upTo: null };

const lines = [
  { text: 'Adult, cardiac arrest: 1 mg IV.', dose: { indication: 'cardiac arrest' } },
  { text: 'Adult, shock: 0.05 micrograms/kg/min IV.', dose: { indication: 'shock' } },
  { text: 'Adult, anaphylaxis: 0.5 mg IM.', dose: { indication: 'anaphylaxis' } },
  {
    text: 'Child, cardiac arrest: 0.01 mg/kg IV.',
    dose: { indication: 'cardiac arrest', patient: 'child' as const },
  },
  {
    text: 'Child, anaphylaxis: 0.01 mg/kg IM. Never IV.',
    dose: { indication: 'anaphylaxis', patient: 'child' as const },
  },
];
const byWeight = [
  { text: 'Child (over 10 kg), pain: 15 mg/kg.', dose: { weights: { ...weights, over: 10 } } },
  { text: 'Child, pain: 10 mg/kg by mouth.', dose: {} },
  { text: 'Child (10 kg or less), pain: 7.5 mg/kg.', dose: { weights: { ...weights, upTo: 10 } } },
];
const drug = (id: number, name: string, all: typeof lines | typeof byWeight, more = {}) =>
  medication(id, name, {
    dosageAdministration: all.map(({ text }) => text).join('\n'),
    doses: all.map(({ dose }) => fixedDose(1, 'mg', { ...more, ...dose })),
  });

const remi = createRemi(
  sourcesWith({
    medications: [drug(1, 'Adrenaline', lines), drug(2, 'Paracetamol', byWeight, { patient: 'child' })],
  }),
);

const ask = async (message: string) =>
  (await remi.answer(message, { profession: 'Nurse', mode: 'consultation' })).response;
const quotesOf = async (message: string) =>
  [...(await ask(message)).matchAll(/^> (.+)$/gm)].map(([, line]) => line);

describe('the doses that are quoted', () => {
  it('are those of the indication and the patient asked about, whole, and the others are said to be there', async () => {
    const question = 'adrenaline dose anaphylaxis child 14 kg';
    expect(await quotesOf(question)).toEqual(['Child, anaphylaxis: 0.01 mg/kg IM. Never IV.']);
    expect(await ask(question)).toContain(
      'Doses for other indications, patients or weights stand on the page of [Adrenaline](/medications/1).',
    );
  });

  it('are all of a patient where no indication is named', async () => {
    expect(await quotesOf('adrenaline dose for a child')).toEqual([lines[3]?.text, lines[4]?.text]);
  });

  it.each([
    ['adrenaline dose adult shock', [1]],
    ['adrenaline dose adult anaphylactic shock', [1, 2]],
    // What is not explained by the indications of the page may be another one: it is only put behind.
    ['adrenaline dose adult allergic shock', [1, 0, 2]],
    ['adrenaline dose adult hypothermia', [0, 1, 2]],
    ['adrenaline dose adult arrest, IV', [0]],
  ])('leave none out by a word that may mean another indication: %s', async (question, expected) => {
    expect(await quotesOf(question)).toEqual(expected.map((at) => lines[at]?.text));
  });

  it.each([
    ['paracetamol dose for a child of 6 kg', [2, 1]],
    ['paracetamol dose for a child of 10 kg', [2, 1]],
    ['paracetamol dose for a child of 11 kg', [0, 1]],
  ])('are first those for the weight, and none that exclude it: %s', async (question, expected) => {
    expect(await quotesOf(question)).toEqual(expected.map((at) => byWeight[at]?.text));
  });

  it('are none of another patient, which is said', async () => {
    expect(await quotesOf('adrenaline dose newborn')).toEqual([]);
    expect(await ask('adrenaline dose newborn')).toContain(
      'No dose on the page of [Adrenaline](/medications/1)',
    );
  });
});
