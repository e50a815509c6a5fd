import { describe, expect, it } from 'vitest';
import { shippedPatterns } from '../test/shipped.ts';
import { readPatient, signValue } from './patient.ts';
import { isOfSeveral } from './several.ts';

const patterns = await shippedPatterns();

describe('the line about the patient in hand, which the app sends with a question', () => {
  it.each([
    ['Patient: 12 days old, 3.2 kg.', '12 days', 3.2, 'child', undefined],
    ['Patient: 7 months old, 7.5 kg (estimated by length tape), male.', '7 months', 7.5, 'child', 'male'],
    ['Patient: 4 years old, 16 kg (estimated by age), female.', '4 years', 16, 'child', 'female'],
    ['Patient: 30 months old, 13 kg (estimated by hand).', '30 months', 13, 'child', undefined],
    [
      'Patient: 30 years old, 62.5 kg, female, pregnant, allergies: penicillin.',
      '30 years',
      62.5,
      'adult',
      'female',
    ],
  ])('is read: %s', (line, age, weight, group, sex) => {
    const patient = readPatient(`midazolam dose for a seizure\n\n${line}`, patterns);
    expect(patient).toMatchObject({ age, group });
    expect(patient.sex).toBe(sex);
    expect(signValue(patient, 'weight')).toBe(weight);
    expect(patient.isPregnant).toBe(line.includes('pregnant'));
  });

  it('names one patient together with a question that states the same age', () => {
    expect(isOfSeveral('4 year old fitting\n\nPatient: 4 years old, 16 kg.', patterns)).toBe(false);
  });
});
