import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
const ask = async (text: string) => {
  const answer = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
  return { ...answer, response: answer.response.replaceAll(/[\u00a0\u2009]/g, ' ') };
};
const cards = async (text: string) =>
  (await ask(text)).blocks.flatMap(({ card }) => (card?.kind === 'dose' ? [card] : []));

describe('a complaint of childhood', () => {
  // Transcribed from content/medications.
  it.each([
    ['adrenaline croup dose', '1 mg = 1 mL of 1:1000'],
    ['nebulised adrenaline for kroep', '1 mg = 1 mL of 1:1000'],
    ['dexamethasone croup', '0.15 mg/kg'],
    ['prednisone croup dose', '1–2 mg/kg'],
    ['diazepam febrile convulsion dose', '0.5 mg/kg'],
    ['lorazepam febrile fit', '0.1 mg/kg'],
    ['paracetamol febrile seizure dose', '15 mg/kg'],
    ['salbutamol bronchiolitis dose', '2.5 mg'],
    ['phenobarbital neonatal seizures', '20 mg/kg'],
  ])('gets the dose of a child without an age: %s', async (text, dose) => {
    expect((await ask(text)).response.slice(0, 200)).toContain(`**${dose}`);
    for (const { patient } of await cards(text)) expect(patient).not.toMatch(/^Adult/);
  });

  it.each(['croup adult 70kg adrenaline', 'adrenaline for croup in a 40 year old man'])(
    'gets no dose for something else in an adult: %s',
    async (text) => expect(await cards(text)).toEqual([]),
  );
});

describe('somebody who collapsed', () => {
  it.each(['adrenaline patient collapsed', 'epi for collapsed pt', 'adrenaline collapse dose'])(
    'is asked about before a dose is chosen: %s',
    async (text) => {
      const { response, choices } = await ask(text);
      expect(response).toMatch(/^\*\*Check breathing and pulse now/);
      expect(choices).toEqual(
        expect.arrayContaining(['Adrenaline cardiac arrest', 'Adrenaline anaphylaxis']),
      );
      expect((await cards(text)).map(({ purpose }) => purpose)).toEqual(
        expect.arrayContaining(['cardiac arrest', 'anaphylaxis']),
      );
    },
  );

  it('is a child where the text says so', async () => {
    const [first] = await cards('adrenaline child collapsed');
    expect(first).toMatchObject({ purpose: 'cardiac arrest', amount: '10\u00a0micrograms/kg' });
  });

  it('gets the dose of an arrest alone if there is no pulse', async () =>
    expect((await cards('adrenaline, collapsed, no pulse'))[0]?.purpose).toBe('cardiac arrest'));
});

describe('a dose for whoever takes another drug', () => {
  it.each(['adenosine dose adult svt, he takes tegretol', 'adenosine svt adult on carbamazepine'])(
    'stands in place of the usual one: %s',
    async (text) => expect((await cards(text))[0]?.amount).toBe('3\u00a0mg'),
  );
});
