import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
const opening = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response.slice(0, 450);

describe('whether a drug may be given, in the words of the bedside', () => {
  it.each([
    ['voltaren at 34 weeks ok?', 'no NSAID, above all in the third trimester'],
    ['brufen 3rd trimester?', 'no NSAID, above all in the third trimester'],
    ['amox safe while breastfeeding', 'Breastfeeding goes on'],
    ['came out in hives with augmentin, keflex ok?', 'Severe reaction to a penicillin'],
    ['amiodarone if long qt', 'Long QT interval: it can cause torsades'],
    ['propofol egg allergy', 'Allergy to propofol, soya or peanut'],
    ['pt on warfarin needs doac', 'Warfarin and Direct oral anticoagulant (any): contraindicated'],
  ])('says what stands against it: %s', async (text, line) => expect(await opening(text)).toContain(line));

  // Whether a drug may be given again is told by its doses, unless something stands against it.
  it.each([
    ['paracetamol 1g 6h ago, can I repeat', 'repeat every 4 to 6 h'],
    ['adrenaline im 5 min ago no better can i repeat', 'repeat every 5 min'],
    ['naloxone given 2 min ago can I repeat', 'repeat every 2 to 3 min'],
    ['can i give voltaren again with kidney failure', 'No NSAID with an ulcer, bleeding, kidney failure'],
  ])('says when it may be given again: %s', async (text, line) => {
    expect(await opening(text)).toContain(line);
    expect(await opening(text)).not.toContain('no contraindication on its page');
  });

  it('takes a drug and its class for one drug', async () =>
    expect(await opening('blood thinners on eliquis lumbar puncture needed')).not.toContain(
      'contraindicated',
    ));

  it('takes the age at birth for no pregnancy', async () =>
    expect(await opening('baby born at 34 weeks can i give ceftriaxone')).toContain('no contraindication'));
});

describe('an allergy said with its severity or its signs', () => {
  it.each([
    'amoxil dose 12kg, pen anaphylaxis',
    'amoxil dose 12kg, pcn allergy',
    'amoxil dose 12kg, pen rash before',
    'penicillin severe allergy, amoxicillin dose 12kg',
    'amoxil dose 12kg, allergy severe to penicillin',
    'bactrim anaphylaxis before, bactrim dose 60kg',
    'bactrim dose 60kg, sulfa rash',
    'stevens johnson from bactrim, bactrim dose 60kg',
    'brufen makes his asthma worse, brufen dose 70kg',
    'meningitis, ceftriaxone reaction before, ceftriaxone dose 70kg',
  ])('warns: %s', async (text) => expect(await opening(text)).toContain('Stated allergy: check before'));

  it.each([
    'adrenaline severe allergy 20kg',
    'promethazine severe allergic reaction dose',
    'hydrocortisone severe allergy 60kg',
    'furosemide makes his chest better, furosemide 40mg',
  ])('is none to the drug that treats it: %s', async (text) =>
    expect(await opening(text)).not.toContain('Stated allergy'),
  );
});
