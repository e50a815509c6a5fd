import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
const ask = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response.replaceAll(
    /[\u00a0\u2009]/g,
    ' ',
  );

const dose = /\d\s*(?:mg|g|micrograms|units|mL|vials?)(?![a-z])/i;

describe('a purpose that a page has no dose for', () => {
  it.each([
    'quinine for leg cramps 70kg woman',
    'quinine cramps dose',
    'sodium valproate migraine 60kg',
    'benzylpenicillin newborn sepsis 3kg 2 days old',
    'heparin for NSTEMI 70kg',
    'heparin nstemi dose',
    'rabies vaccine before travel',
    'TXA for heavy periods dose',
    'txa for gi bleed',
    'haloperidol for hiccups im 60 yr',
    'prednisone gout flare 80kg man',
    'promethazine for motion sickness 6yr 20kg',
    'lorazepam for alcohol withdrawal',
    'nifedipine for hypertension',
    'diazepam for back spasm',
    'diazepam in back spasm',
    'diazepam with muscle spasms',
    'ketamine for depression',
    'metoprolol with anxiety',
    'lidocaine for haemorrhoids',
    'dexamethasone for knee swelling',
    'adrenaline bronchiolitis',
    'promethazine in insomnia',
    'doxycycline sinusitis dose adult',
  ])('gets no number: %s', async (text) => {
    const response = await ask(text);
    expect(response).toMatch(/^\*\*Oryx has no dose of .+ for .+\.\*\*/);
    expect(response).not.toMatch(dose);
  });

  it.each([
    ['45M chest pain, aspirin dose', '300 mg'],
    ['amoxil sinusitis', '1 g'],
    ['amoxicillin for otitis media adult', '1 g'],
    ['morphine for broken femur 70kg', '2.5–5 mg'],
    ['txa for kid hit by bakkie 1hr ago', '15 mg/kg'],
    ['txa for stab wound', '1 g'],
    ['diazepam for convultions 12kg child', '6 mg'],
    ['salbutamol for tight chest 5yr', '2.5 mg'],
    ['ketamine for fracture reduction 20kg child', '20–30 mg'],
    ['snake antivenom dose snakebite', '10–20 vials'],
    ['diazepam dose for muscle spasms in tetanus', '0.1–0.3 mg/kg'],
    ['clindamycin po for abcess child 14kg', '140 mg'],
    ['dexa for preterm labour 30 weeks lungs', '12 mg'],
    ['labetalol for hypertension', '2 mg/min'],
    ['ceftriaxone for the baby with meningitis 5kg 3 months', '400–500 mg'],
  ])('is not read from other words for a purpose of the page: %s', async (text, amount) =>
    expect((await ask(text)).slice(0, 200)).toContain(amount),
  );

  it('is not blamed where a dose is for others only', async () =>
    expect(await ask('ceftriaxone newborn 3kg meningitis')).toMatch(
      /^\*\*No dose on the page of .+ is for this patient[\s\S]*\*\*Contraindications/,
    ));

  it('is no dose of an adult for a child', async () => {
    expect(await ask('children syntocinon im')).toMatch(/^\*\*No dose on the page of/);
    expect(await ask('oxytocin 10 units im, baby delivered')).toContain('**10 units');
  });
});

// Flumazenil, page: too deep sedation by a benzodiazepine, 0.2 mg.
it('does not take what another drug was for as the purpose', async () =>
  expect(await ask('over sedated after midaz for shoulder reduction, flumazenil how much first')).toContain(
    '**0.2 mg = 200 micrograms',
  ));
