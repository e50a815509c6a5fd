import { describe, expect, it } from 'vitest';
import { createRemi } from '../create-remi.ts';
import { medication, sourcesWith } from '../test/fixtures.ts';

const remi = createRemi(
  sourcesWith({
    medications: [
      medication(9, 'Aspirin', { contraindications: ['Allergy to aspirin', 'Active bleeding'] }),
      medication(12, 'Furosemide', { contraindications: ['Allergy to sulphonamides'] }),
    ],
    drugs: [
      { name: 'Ibuprofen', names: ['Brufen'], classes: ['NSAIDs'] },
      { name: 'Diclofenac', names: [], classes: ['NSAIDs'] },
    ],
    otherDrugs: ['Penicillin', 'Amoxicillin', 'Warfarin', 'NSAIDs'],
  }),
);

const ask = async (message: string) =>
  (await remi.answer(message, { profession: 'Nurse', mode: 'consultation' })).response;

/** What a handover has in a line of its background. */
const backgroundOf = async (text: string, label: string) =>
  new RegExp(`^- ${label}: (.*)$`, 'm').exec(await ask(`Summarise: 40 year old man, ${text}`))?.[1];

describe('readAllergies', () => {
  it.each([
    ['allergic to penicillin, time 14:20', 'penicillin', undefined],
    ['allergic to penicillin and takes warfarin', 'penicillin', 'Warfarin'],
    ['on warfarin, penicillin allergy', 'penicillin', 'Warfarin'],
    ['allergies: penicillin, aspirin. Warfarin 5 mg daily', 'penicillin, aspirin', 'Warfarin'],
    ['allergic to penicillin, warfarin 5 mg daily', 'penicillin', 'Warfarin'],
    ['allergic to peanuts, eggs, chest pain', 'peanuts, eggs', undefined],
    ['allergic to penicillin chest pain, on warfarin', 'penicillin', 'Warfarin'],
    ['allergic to penicillin (rash), aspirin. On warfarin', 'penicillin rash, aspirin', 'Warfarin'],
    ['no penicillin allergy, on warfarin', 'none known, as the text says', 'Warfarin'],
    ['nkda, on warfarin', 'none known, as the text says', 'Warfarin'],
    ['not allergic to penicillin, on warfarin', 'none known, as the text says', 'Warfarin'],
    ['on warfarin', 'not stated', 'Warfarin'],
  ])('separates allergies from current drugs: %s', async (text, allergies, drugs) => {
    expect(await backgroundOf(text, 'Allergies')).toBe(allergies);
    expect(await backgroundOf(text, 'Drugs named')).toBe(drugs);
  });
});

it('leaves history and complaint unchanged', async () => {
  const response = await ask(
    'Summarise: man of 40, chest pain, known with asthma and allergic to penicillin, hx of diabetes. Aspirin allergy.',
  );
  expect(response).toContain('- Complaint: chest pain');
  expect(response).toContain(
    '- Allergies: penicillin, Aspirin\n- As written, not checked: man of 40; known with asthma; hx of diabetes',
  );
});

describe('an allergy warning', () => {
  it.each([
    ['allergic to penicillin, check amoxicillin', 'Amoxicillin', 'Amoxicillin is one of the penicillins'],
    ['ibuprofen allergy, can I give diclofenac', 'Diclofenac', 'Diclofenac is one of the NSAIDs'],
    ['allergic to NSAIDs. Give Brufen?', 'Ibuprofen', 'Ibuprofen is one of the NSAIDs'],
    ['sulfa allergy, furosemide dose', 'Furosemide', 'Contraindication: Allergy to sulphonamides'],
    ['aspirin allergy. Give aspirin?', 'Aspirin', 'an allergy to Aspirin'],
  ])('comes first: %s', async (message, drug, why) => {
    const response = await ask(message);
    expect(response).toMatch(new RegExp(`^\\*\\*Stated allergy: check before ${drug}\\*\\*`));
    expect(response).toContain(why);
  });

  it('neither checks the allergen as a drug nor warns about drugs of other groups', async () => {
    const response = await ask('check warfarin and aspirin, allergic to penicillin');
    expect(response).toContain('I checked: Warfarin, Aspirin.');
    expect(response).not.toContain('Penicillin');
    expect(response).not.toContain('Stated allergy');
    expect(response).not.toContain('Allergy to aspirin');
  });
});

describe('an allergy in other words', () => {
  it.each([
    'anaphylaxis to amoxicillin, plan amoxicillin',
    'rash with amoxicillin, amoxicillin dose?',
    'reacts badly to penicillin, give amoxicillin',
    'pen allergic, amoxicillin dose',
    'allergies: pen. plan amoxicillin',
    'penicillin rash as a kid, amoxicillin dose?',
  ])('is read from "%s"', async (text) =>
    expect(await ask(text)).toContain('**Stated allergy: check before Amoxicillin**'),
  );

  it('to aspirin is one to the other drugs of its kind', async () =>
    expect(await ask('intolerant of aspirin, can i give ibuprofen')).toContain(
      '**Stated allergy: check before Ibuprofen**',
    ));

  it.each([
    'rash with fever, aspirin?',
    'not allergic to penicillin, amoxicillin dose',
    'hives, adrenaline dose',
  ])('is not read from "%s"', async (text) => expect(await ask(text)).not.toContain('Stated allergy'));
});
