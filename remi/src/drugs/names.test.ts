import { words } from '@oryx/content/search';
import { describe, expect, it } from 'vitest';
import { medication, sourcesWith } from '../test/fixtures.ts';
import { drugsOf, Names } from './names.ts';
import { nearlyNamed, wrongLetters } from './nearly.ts';

const names = new Names(
  sourcesWith({
    medications: [
      medication(1, 'Adrenaline', { synonyms: ['epinephrine'] }),
      medication(7, 'Calcium gluconate', { synonyms: ['calcium'] }),
      medication(15, 'Morphine', { classification: 'Opioid agonist' }),
      medication(24, 'Naloxone', { classification: 'Opioid antagonist' }),
      medication(38, 'Metoclopramide', { classification: 'Dopamine D2 antagonist' }),
    ],
    otherDrugs: ['Noradrenaline', 'Calcium chloride', 'Dopamine', 'Dobutamine', 'Opioids'],
  }),
);

const drugsIn = (text: string) => drugsOf(names.in(words(text), () => false)).map(({ name }) => name);

describe('names of drugs in a text', () => {
  it('are found by every name, in their order, each once', () => {
    expect(drugsIn('epinephrine after dopamine, then adrenaline')).toEqual(['Adrenaline', 'Dopamine']);
  });

  it('are the longest: calcium chloride does not name calcium', () => {
    expect(drugsIn('calcium chloride')).toEqual(['Calcium chloride']);
    expect(drugsIn('calcium')).toEqual(['Calcium gluconate']);
  });

  it('are found by their beginning, where it is of one drug alone', () => {
    expect(drugsIn('epine')).toEqual(['Adrenaline']);
    expect(drugsIn('calci')).toEqual([]);
  });

  it('are found by a longer beginning where they have no page: many words begin as some drug does', () => {
    expect(drugsIn('dobu')).toEqual([]);
    expect(drugsIn('dobuta')).toEqual(['Dobutamine']);
  });

  it('of a group lead to its members, and not to what acts against it', () => {
    const [mention] = names.in(words('opioids'));
    expect(mention?.entries.map(({ title }) => title)).toEqual(['Morphine']);
    expect(names.in(words('dopamine'))[0]?.entries).toEqual([]);
  });
});

describe('names nearly typed', () => {
  it('are the nearest ones, of drugs without a page too', () => {
    expect(nearlyNamed('dobutamin', names).map(({ name }) => name)).toEqual(['Dobutamine']);
    expect(nearlyNamed('morfin', names).map(({ name }) => name)).toEqual(['Morphine']);
  });

  it('are none for a short word, or one that is far from every name', () => {
    expect(nearlyNamed('dopa', names)).toEqual([]);
    expect(nearlyNamed('capital', names)).toEqual([]);
  });

  it.each([
    ['aspirin', 'asprin', 1],
    ['aspirin', 'apsirin', 1],
    ['dopamine', 'dobutamine', 3],
    ['same', 'same', 0],
  ])('%s and %s differ by %i', (one, other, wrong) => {
    expect(wrongLetters(one, other)).toBe(wrong);
  });
});
