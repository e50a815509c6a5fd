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

describe('an age in other words', () => {
  it.each([
    ['midazolam 9/12 fitting', '2.5 mg = 0.5 mL'],
    ['adrenaline 6/12 anaphylaxis', '10 micrograms/kg'],
    ['ampicillin 1 day old 900g', '45 mg'],
  ])('is no dose of an adult: %s', async (text, dose) =>
    expect((await ask(text)).response.slice(0, 300)).toContain(`**${dose}`),
  );

  it.each(['aspirin for teenager 14 with flu', 'teenager aspirin headache', 'schoolgirl fever aspirin'])(
    'is that of a child: %s',
    async (text) => expect((await ask(text)).response).toContain('Under 16 years (Reye syndrome)'),
  );

  it.each(['clexane 3/12 dvt 80kg', 'prednisone 3/12 course asthma'])(
    'is not read from how long it lasts: %s',
    async (text) => {
      for (const { patient } of await cards(text)) expect(patient).not.toMatch(/^Child/);
    },
  );
});

describe('a weight that does not fit the age', () => {
  it.each([
    'adrenaline 2 year old weighing 200 kg',
    'paracetamol 8 month old 30kg',
    'ceftriaxone 3 week old 35kg',
    'morphine 25yr 7kg',
    'anaphylaxis 1 year old 100kg',
  ])('works out nothing: %s', async (text) => {
    const { response } = await ask(text);
    expect(response).toContain('kg cannot be the weight at');
    expect(await cards(text)).toEqual([]);
  });

  it.each(['paracetamol 5 yr 35kg', 'paracetamol 12 year old 15kg'])('is asked about: %s', async (text) =>
    expect((await ask(text)).response).toMatch(/^\*\*\d+ kg is unusual at \d+ years: check both\.\*\*/),
  );

  it.each(['paracetamol 2yr 12kg', 'paracetamol 12 months 6.5 kg', 'gentamicin newborn 3kg day 2'])(
    'is not that of %s',
    async (text) => expect((await ask(text)).response).not.toMatch(/cannot be the weight|is unusual at/),
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
