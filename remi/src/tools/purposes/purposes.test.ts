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

describe('what to give for a disease', () => {
  it.each([
    // Metronidazole, page: giardiasis, child, 30 mg/kg. 12 x 30 = 360 mg.
    ['giardiasis treatment child 12kg', 'Metronidazole', '360 mg'],
    // Amoxicillin, page: middle ear, child, 30 mg/kg. 12 x 30 = 360 mg.
    ['otitis media child 12kg antibiotic', 'Amoxicillin', '360 mg'],
    ['antibiótico para otite 12kg criança', 'Amoxicillin', '360 mg'],
    // Amoxicillin, page: tonsillitis, child, 25 mg/kg. 25 x 25 = 625 mg.
    ['antibiotic for tonsillitis child 25kg', 'Amoxicillin', '625 mg'],
    // Cefazolin, page: open fracture, adult, 2 g.
    ['antibiotika vir oop fraktuur volwassene', 'Cefazolin', '2 g'],
    // Doxycycline, page: tick-bite fever, adult, 100 mg.
    ['tick bite fever what do i give', 'Doxycycline', '100 mg'],
    // Amoxicillin, page: purulent flare of COPD, 500 mg. The chart names it far down.
    ['infected copd flare which antibiotic', 'Amoxicillin', '500 mg'],
    // Hydrocortisone, page: adrenal crisis, first dose, adult, 100 mg.
    ['adrenal crisis adult dose', 'Hydrocortisone', '100 mg'],
    // Biperiden, page: acute dystonia, adult, 2 mg.
    ['which drug for dystonia', 'Biperiden', '2 mg'],
  ])('is the dose of the drug that is for it: %s', async (text, drug, amount) => {
    const response = await ask(text);
    expect(drugsIn(response)).toContain(drug);
    expect(response).toContain(says);
    expect(response).toContain(amount);
  });

  // Ampicillin and gentamicin, pages: sepsis of a newborn, each with the other.
  it('is every drug that is given together', async () =>
    expect(drugsIn(await ask('neonatal sepsis antibiotic 3 kg day 2')).toSorted()).toEqual([
      'Ampicillin',
      'Gentamicin',
    ]));

  // Clindamycin, page: infection of skin or wound with allergy to penicillin, 600 mg.
  // Cefazolin, page: only a severe reaction to a penicillin rules it out.
  it('is what is for an allergic patient only where an allergy is stated', async () => {
    const allergic = await ask('cellulitis antibiotic pen allergy 70kg');
    expect(drugsIn(allergic)).toContain('Clindamycin');
    expect(drugsIn(allergic)).not.toContain('Co-amoxiclav');
    expect(allergic).toContain('Left out, as contraindicated here: [Co-amoxiclav]');
    expect(drugsIn(await ask('cellulitis antibiotic 70kg'))).not.toContain('Clindamycin');
  });

  // Doxycycline, page: not in pregnancy.
  it('is no dose where all drugs are contraindicated', async () => {
    const response = await ask('tick bite fever antibiotic 30 weeks pregnant');
    expect(response).toContain('Left out, as contraindicated here: [Doxycycline]');
    expect(response).not.toMatch(/\d m?g\b/);
  });

  it('shows nothing where only an allergy is stated', async () =>
    expect(await ask('allergic to unknown drug')).not.toContain(says));

  it.each([
    // Each word tells which disease is meant: the rows are of an abscess, wounds, a low glucose and herpes.
    'antibiotic for breast abscess',
    'antibiotic for a burn wound',
    'antibiotic for kidney infection child 12kg',
    'what do i give for low blood pressure',
    'tick bite no fever what do i give',
    // Aciclovir, page: severe chickenpox.
    'treatment of chickenpox in a healthy child 15kg',
  ])('is no dose for another disease: %s', async (text) => expect(await ask(text)).not.toContain(says));

  // Hydralazine and nifedipine, pages: severe hypertension in pregnancy. Enalapril: raised blood pressure.
  it('is what is for a pregnancy only where one is stated', async () => {
    expect(drugsIn(await ask('treatment of hypertension at the clinic'))).toEqual(['Enalapril']);
    expect(drugsIn(await ask('what do i give for high blood pressure in pregnancy'))).toEqual(
      expect.arrayContaining(['Hydralazine', 'Nifedipine']),
    );
  });

  it.each([
    // Fluconazole, page: thrush of mouth or gullet, adult, 50 to 200 mg.
    ['what to give for oral thrush in HIV adult', 'Fluconazole'],
    // Co-amoxiclav, page: infection of the skin that spreads, 1 g.
    ['antibiotic for cellulitis in breastfeeding mother', 'Co-amoxiclav'],
    ['which antibiotic for otitis media in renal failure adult', 'Amoxicillin'],
  ])('is the same beside a state of the patient: %s', async (text, drug) =>
    expect(drugsIn(await ask(text))).toContain(drug),
  );

  it.each([
    ['treatment of pneumonia child', 'Severe pneumonia in adult and child'],
    ['drug for croup', 'Croup'],
    ['what do i give for svt', 'Tachycardia with a pulse'],
    // Fever is no disease, and tick-bite fever is another.
    ['antibiotic for fever child 12 kg', 'Fever in a child'],
    ['antibiotic for snake bite', 'Snakebite'],
    // The chart has ceftriaxone in its second step.
    ['antibiotic for meningitis child 12kg', 'Suspected bacterial meningitis'],
    ['treatment of gout', 'Oryx has no page of Gout'],
    // A clot is not what dissolves it.
    ['thrombolysis contraindications', 'Oryx has no page of "thrombolysis"'],
  ])('gives way to a chart and to what has no dose: %s', async (text, title) => {
    const response = await ask(text);
    expect(response).not.toContain(says);
    expect(response).toContain(title);
  });
});
