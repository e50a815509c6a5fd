import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
const ask = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response.replaceAll('\u00a0', ' ');

describe('signs of too much of a drug that runs or was given', () => {
  // The antidotes are those of poisons.yaml, the amounts those of the pages of calcium gluconate and naloxone.
  it.each([
    ['eclampsia pt on mag no reflexes rr 6', /Stop the magnesium/, /10 mL of 10%/],
    ['mgso4 running knee jerks gone', /Stop the magnesium/, /10 mL of 10%/],
    ['magnesium given, rr 10', /Stop the magnesium/, /10 mL of 10%/],
    ['morphine 10mg given rr 6', /Ventilate first/, /Naloxone/],
    ['child 12kg got morphine, pinpoint pupils rr 8', /Ventilate first/, /0\.12 mg/],
    ['fentanyl pushed, cant wake him', /Ventilate first/, /Naloxone/],
    ['oxytocin drip contractions too strong fetal hr 80', /Stop the oxytocin/, /\/algorithms\/44/],
    ['too much adrenaline given chest pain hr 180', /Give no more now/, /\/algorithms\/37/],
    ['lignocaine 40ml 2% given now fitting tongue numb', /Stop injecting/, /lipid emulsion/],
    ['bupivacaine block, metallic taste', /Stop injecting/, /lipid emulsion/],
    ['macaine in the vein, pt collapsed 70kg', /Stop injecting/, /20%, 1\.5 mL\/kg/],
    ['on warfarin inr 12 no bleeding', /Too much: Warfarin/, /1\smg = 0\.1\smL/],
    ['on digoxin, yellow vision, hr 38', /Too much: Digoxin/, /Digoxin antibodies/],
  ])('stop it first, and show no dose of it: %s', async (text, stop, antidote) => {
    const response = await ask(text);
    expect(response.slice(0, 450)).toMatch(stop);
    expect(response).toMatch(antidote);
    expect(response).not.toMatch(/\*\*4 g|\*\*Magnesium sulphate 4 g|\*\*1 mg = 10 mL of 1:10 000|250 mL\/h/);
  });

  it.each([
    'eclampsia magnesium dose',
    'morphine dose adult rr 18',
    'can i give mag if no reflexes',
    'magnesium running, knee jerk present, rr 18',
    'oxytocin drip pph dose',
    'adrenaline given im, anaphylaxis, still wheezing',
    'lignocaine dose for a block 70 kg',
  ])('are not read from "%s"', async (text) => expect(await ask(text)).not.toContain('### Too much'));
});

describe('an antidote that is asked for by name', () => {
  it.each([
    ['calcium chloride dose verapamil overdose adult', 'Calcium chloride 10%', '10 mL of 10%'],
    ['cacl2 amlodipine overdose', 'Calcium chloride 10%', '10 mL of 10%'],
    ['calcium gluconate dose verapamil overdose adult', 'Calcium gluconate 10%', '30 mL of 10%'],
    ['verapamil overdose adult', 'Calcium gluconate 10%', '30 mL of 10%'],
  ])('is shown, and not one that looks like it: %s', async (text, drug, dose) => {
    const response = await ask(text);
    expect(response.slice(0, 600)).toContain(`### [${drug}]`);
    expect(response).toContain(`**${dose}`);
    const other = drug.includes('chloride') ? '**30 mL of' : '**10 mL of';
    expect(response).not.toContain(other);
  });
});

describe('heat after effort or in the sun', () => {
  it.each([
    'army recruit collapsed on run 41.6C confused',
    'miner collapsed underground hot 40.5 confused',
    'baby left in hot car limp temp 41',
    'rugby player confused temp 41',
    'soldier on a march, fitting, temp 41.2',
    'old man working in the sun, temp 40.4, drowsy',
  ])('leads to heat stroke: %s', async (text) =>
    expect((await ask(text)).slice(0, 400)).toContain('/algorithms/56'),
  );

  it.each([
    'fever 40.2 cough child 3 years',
    'temp 40 stiff neck confused',
    'marathon runner temp 36.5 sprained ankle',
  ])('and another fever or runner does not: %s', async (text) =>
    expect((await ask(text)).slice(0, 400)).not.toContain('/algorithms/56'),
  );
});
