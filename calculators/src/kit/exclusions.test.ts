import { describe, expect, it } from 'vitest';
import { loadDefinition, tools } from '../index.ts';
import { exclusionFor } from './exclusions.ts';

const notFor = [
  { words: 'children', facts: { group: 'child' } },
  { words: 'patients under 16 years', facts: { underYears: 16 } },
  { words: 'pregnant women', facts: { isPregnant: true } },
  { words: 'atrial fibrillation' },
] as const;
const wordsFor = (at: number, patient: Parameters<typeof exclusionFor>[1]) =>
  exclusionFor({ notFor: notFor.slice(at, at + 1) }, patient)?.words;

describe('exclusionFor', () => {
  it('returns an exclusion whose facts hold for the patient', () => {
    expect(wordsFor(0, { group: 'child' })).toBe('children');
    expect(wordsFor(0, { group: 'adult', years: 30 })).toBeUndefined();
    expect(wordsFor(1, { years: 15 })).toBe('patients under 16 years');
    expect(wordsFor(1, { years: 16 })).toBeUndefined();
    expect(wordsFor(2, { isPregnant: true })).toBe('pregnant women');
    expect(wordsFor(2, { isPregnant: false })).toBeUndefined();
  });

  it('takes a child of unknown age for one under the age, and no adult', () => {
    expect(wordsFor(1, { group: 'child' })).toBe('patients under 16 years');
    expect(wordsFor(1, { group: 'adult' })).toBeUndefined();
    expect(wordsFor(1, {})).toBeUndefined();
  });

  it('returns no exclusion that only words state', () => {
    expect(wordsFor(3, { group: 'child', years: 1, isPregnant: true })).toBeUndefined();
  });
});

/** Words of patients whom a program can tell from others. */
const patientWords = /\b(?:under \d|adults$|children$|pregnan|newborn|neonat)/;

/** Words that leave out part of a tool, or need something that no program knows. */
const forTheReader = [
  'the severity band in children, who have lower limits (see the table below)',
  'children who do not speak yet (use the paediatric scale)',
  'malnourished children',
  // Scores of consciousness, no ages.
  'a GCS under 13',
  'a GCS under 14',
  'a GCS under 15',
];

describe('the exclusions of all tools', () => {
  it('state an age, a patient group or pregnancy as facts, wherever their words do', async () => {
    const loaded = await Promise.all(
      tools.filter(({ load }) => load).map(async ({ id }) => [id, await loadDefinition(id)] as const),
    );
    const all = loaded.flatMap(([id, definition]) => definition.notFor.map((each) => ({ id, ...each })));
    const inWordsAlone = all.filter(
      ({ words, facts }) => !facts && patientWords.test(words) && !forTheReader.includes(words),
    );
    expect(inWordsAlone, 'state these as `facts` too, or add the words to `forTheReader`').toEqual([]);
    expect(
      Object.fromEntries(all.flatMap(({ words, facts }) => (facts ? [[words, facts]] : []))),
      'new words: check that their facts say the same, and add both to this list',
    ).toEqual({
      'patients under 16 years': { underYears: 16 },
      'pregnant women': { isPregnant: true },
      children: { group: 'child' },
      adults: { group: 'adult' },
      'infants under 1 year, for whom no limits are given': { underYears: 1 },
      'infants under 6 months': { underYears: 0.5 },
      'children under 10 years': { underYears: 10 },
      'children under 11 years': { underYears: 11 },
      'babies under 3 months': { underYears: 0.25 },
      'newborns under 28 days': { underYears: 28 / 365.25 },
      'under 16 years': { underYears: 16 },
      'under 18 years': { underYears: 18 },
      '18 years or more': { group: 'adult' },
      pregnancy: { isPregnant: true },
    });
  });
});
