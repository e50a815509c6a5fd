import { describe, expect, it } from 'vitest';
import type { PatientFacts } from './patient-in-hand.ts';
import { ageInDays, ageWords, patientLine, patientSigns, questionLine, typedAge } from './patient-words.ts';

const unknown: PatientFacts = {
  weight: null,
  weightFrom: null,
  age: null,
  height: null,
  sex: null,
  isPregnant: null,
  allergies: null,
};

describe('the words of a patient', () => {
  it.each([
    [0, 'days', '0 days'],
    [1, 'days', '1 day'],
    [28, 'days', '28 days'],
    [1, 'months', '1 month'],
    [7, 'months', '7 months'],
    [18, 'months', '18 months'],
    [1, 'years', '1 year'],
    [4, 'years', '4 years'],
    [2.5, 'years', '2.5 years'],
    [80, 'years', '80 years'],
  ] as const)('state an age of %d %s as it was typed', (value, unit, words) => {
    const days = ageInDays({ value, unit });
    expect(ageWords(days)).toBe(words);
    expect(typedAge(days)).toEqual({ value, unit });
  });

  it.each([
    ['scales', '16 kg'],
    ['length', '16 kg (estimated by length tape)'],
    ['age', '16 kg (estimated by age)'],
    ['hand', '16 kg (estimated by hand)'],
  ] as const)('name the origin of a weight: %s', (weightFrom, words) => {
    expect(patientLine({ ...unknown, weight: 16, weightFrom })).toBe(words);
  });

  it('state all that is known on one line', () => {
    const facts: PatientFacts = {
      weight: 62,
      weightFrom: 'scales',
      age: 30 * 365.25,
      height: 165,
      sex: 'female',
      isPregnant: true,
      allergies: 'penicillin',
    };
    expect(patientLine(facts)).toBe('30 years, 62 kg, 165 cm, female, pregnant, allergies: penicillin');
    expect(patientSigns(facts)).toBe('30\u00a0y · 62\u00a0kg · ♀ · pregnant · allergies');
  });

  it('mark an estimate in the signs of the chip', () => {
    expect(patientSigns({ ...unknown, age: 4 * 365.25, weight: 16, weightFrom: 'age' })).toBe(
      '4\u00a0y · 16\u00a0kg\u00a0est',
    );
  });
});

describe('the line about a patient for Remi', () => {
  it.each([
    [0.5, 'Patient: 0 days old.'],
    [12, 'Patient: 12 days old.'],
    [30.5, 'Patient: 1 month old.'],
    [7.5 * 30.4375, 'Patient: 7 months old.'],
    // Remi takes the last digit of 2.5 years for the age.
    [2.5 * 365.25, 'Patient: 30 months old.'],
    [4.9 * 365.25, 'Patient: 4 years old.'],
  ])('has a whole number for an age of %d days', (age, line) => {
    expect(questionLine({ ...unknown, age })).toBe(line);
  });

  it('names estimate, sex, pregnancy and allergies', () => {
    const facts: PatientFacts = {
      ...unknown,
      age: 30 * 365.25,
      weight: 62.5,
      weightFrom: 'hand',
      sex: 'female',
      isPregnant: true,
      allergies: 'penicillin',
    };
    expect(questionLine(facts)).toBe(
      'Patient: 30 years old, 62.5 kg (estimated by hand), female, pregnant, allergies: penicillin.',
    );
  });
});
