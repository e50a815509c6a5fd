import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
const ask = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response.replaceAll('\u00a0', ' ');
const drugsIn = (response: string) =>
  [...response.matchAll(/^### \[([^\]]+)\]\(\/medications/gm)].map(([, name]) => name);
const says = '**Oryx has doses for this.**';

describe('what to give for a complaint', () => {
  // Fentanyl, page: severe pain, 0.5 to 1 microgram/kg. Morphine, page: severe pain, titrated. Ketamine: pain.
  it.each([
    'something for pain, broken femur 30y 80kg',
    'pain 9/10 80kg what can i give',
    'pain relief for renal colic 80kg',
    'iets vir die pyn, 70kg gebreekte been',
    'algo para dor 60kg fratura',
  ])('is the strong drugs first where it is severe: %s', async (text) => {
    const response = await ask(text);
    expect(response.startsWith(says)).toBe(true);
    expect(drugsIn(response).slice(0, 4)).toEqual(
      expect.arrayContaining(['Fentanyl', 'Ketamine', 'Morphine']),
    );
  });

  it.each([
    ['something for pain', 'Paracetamol'],
    ['anything for fever 12kg child', 'Paracetamol'],
    ['antiemetic child 20kg', 'Ondansetron'],
    ['something for nausea adult', 'Ondansetron'],
    ['what can i give for itching', 'Promethazine'],
  ])('is the mild drugs first otherwise: %s', async (text, drug) => {
    const response = await ask(text);
    expect(response.startsWith(says)).toBe(true);
    expect(drugsIn(response)[0]).toBe(drug);
  });

  // Paracetamol, page: child 15 mg/kg by mouth. 12 x 15 = 180 mg.
  it('is worked out for the weight', async () =>
    expect(await ask('anything for fever 12kg child')).toContain('180 mg'));

  // Ibuprofen, page: contraindicated in pregnancy.
  it('leaves out what is contraindicated, and says so', async () => {
    const response = await ask('painkiller for pregnant woman 30 weeks');
    expect(response).toMatch(/Left out, as contraindicated here: \[Ibuprofen\]/);
    expect(response).not.toMatch(/^### \[Ibuprofen\]/m);
  });

  it('shows no dose of a drug that the patient is allergic to', async () =>
    expect(await ask('something for pain, allergic to paracetamol')).not.toMatch(/\*\*1 g\*\*/));

  it.each([
    ['chest pain stemi pain relief', 'Acute coronary syndromes'],
    ['antihistamine in anaphylaxis', 'Anaphylaxis'],
    ['child swallowed 20 painkillers', 'Poisoning: Paracetamol'],
    ['pain relief with morphine 80 kg', 'Morphine, 80 kg'],
    ['headache for 3 days what do i do', 'Headache'],
  ])('gives way to a chart, a poison and a drug that is named: %s', async (text, title) => {
    const response = await ask(text);
    expect(response).not.toContain(says);
    expect(response).toContain(title);
  });
});
