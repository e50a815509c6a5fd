import { atOnce, words } from '@oryx/search';
import { describe, expect, it } from 'vitest';
import { medication, sourcesWith } from '../test/fixtures.ts';
import { drugsOf, Names } from './names.ts';
import { nearlyNamed, wrongLetters } from './nearly.ts';

const names = atOnce(
  Names.of(
    sourcesWith({
      spellings: [{ drug: 'Adrenaline', spellings: ['adrenline'] }],
      medications: [
        medication(1, 'Adrenaline', { synonyms: ['epinephrine'] }),
        medication(7, 'Calcium gluconate', { synonyms: ['calcium'] }),
        medication(15, 'Morphine', { classification: 'Opioid agonist' }),
        medication(24, 'Naloxone', { classification: 'Opioid antagonist' }),
        medication(38, 'Metoclopramide', { classification: 'Dopamine D2 antagonist' }),
      ],
      otherDrugs: ['Noradrenaline', 'Calcium chloride', 'Dopamine', 'Dobutamine', 'Opioids'],
    }),
  ),
);

const drugsIn = (text: string) => drugsOf(names.in(words(text), () => false)).map(({ name }) => name);

describe('Names', () => {
  it('finds each drug once, by any of its names, in text order', () => {
    expect(drugsIn('epinephrine after dopamine, then adrenaline')).toEqual(['Adrenaline', 'Dopamine']);
  });

  it('knows a common misspelling that can mean no other drug', () => {
    expect(drugsIn('adrenline, calsium')).toEqual(['Adrenaline']);
  });

  it('prefers the longest name: calcium chloride does not name calcium', () => {
    expect(drugsIn('calcium chloride')).toEqual(['Calcium chloride']);
    expect(drugsIn('calcium')).toEqual(['Calcium gluconate']);
  });

  it('finds a drug by a prefix that only one drug has', () => {
    expect(drugsIn('epine')).toEqual(['Adrenaline']);
    expect(drugsIn('calci')).toEqual([]);
  });

  it('needs a longer prefix for a drug without a page, because many words share a short one', () => {
    expect(drugsIn('dobu')).toEqual([]);
    expect(drugsIn('dobuta')).toEqual(['Dobutamine']);
  });

  it('maps a group to its members, and not to their antagonists', () => {
    const [mention] = names.in(words('opioids'));
    expect(mention?.entries.map(({ title }) => title)).toEqual(['Morphine']);
    expect(names.in(words('dopamine'))[0]?.entries).toEqual([]);
  });
});

describe('nearlyNamed', () => {
  it('returns the closest names, including those of drugs without a page', () => {
    expect(nearlyNamed('dobutamin', names).map(({ name }) => name)).toEqual(['Dobutamine']);
    expect(nearlyNamed('morfin', names).map(({ name }) => name)).toEqual(['Morphine']);
  });

  it('returns nothing for a short word, or for one that is far from every name', () => {
    expect(nearlyNamed('dopa', names)).toEqual([]);
    expect(nearlyNamed('capital', names)).toEqual([]);
  });

  it.each([
    ['aspirin', 'asprin', 1],
    ['aspirin', 'apsirin', 1],
    ['dopamine', 'dobutamine', 3],
    ['same', 'same', 0],
  ])('counts the letters by which %s and %s differ: %i', (one, other, wrong) => {
    expect(wrongLetters(one, other)).toBe(wrong);
  });
});
