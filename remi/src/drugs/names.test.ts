import { atOnce, words } from '@oryx/search';
import { describe, expect, it } from 'vitest';
import { medication, sourcesWith } from '../test/fixtures.ts';
import { wrongLetters } from './letters.ts';
import { drugsOf, Names } from './names.ts';
import { nearlyNamed } from './nearly.ts';

const names = atOnce(
  Names.of(
    sourcesWith({
      spellings: [
        { drug: 'Adrenaline', spellings: ['adrenline'] },
        { drug: 'Calcium gluconate', spellings: ['give calcium'] },
      ],
      medications: [
        medication(1, 'Adrenaline', { synonyms: ['epinephrine'] }),
        medication(7, 'Calcium gluconate', { synonyms: ['calcium'] }),
        medication(15, 'Morphine', { classification: 'Opioid agonist' }),
        medication(25, 'Phenytoin', { synonyms: ['phenytoin sodium'] }),
        medication(24, 'Naloxone', { classification: 'Opioid antagonist' }),
        medication(38, 'Metoclopramide', {
          classification: 'Dopamine D2 antagonist',
          tradeNames: ['Maxolon'],
        }),
      ],
      otherDrugs: [
        'Sodium bicarbonate',
        'Noradrenaline',
        'Calcium chloride',
        'Dopamine',
        'Dobutamine',
        'Opioids',
        'Calcium channel blocker',
      ],
    }),
  ),
);

const drugsIn = (text: string) => drugsOf(names.in(words(text), () => false)).map(({ name }) => name);

it('takes the beginning of a trade name for that drug from six letters on', () => {
  expect(names.begunBy('epin')?.name).toBe('Adrenaline');
  expect(names.begunBy('maxo')).toBeUndefined();
  expect(names.begunBy('maxolo')?.name).toBe('Metoclopramide');
});

describe('Names', () => {
  it('finds each drug once, by any of its names, in text order', () => {
    expect(drugsIn('epinephrine after dopamine, then adrenaline')).toEqual(['Adrenaline', 'Dopamine']);
  });

  it('knows a common misspelling that can mean no other drug', () => {
    expect(drugsIn('adrenline, kalsium')).toEqual(['Adrenaline']);
  });

  it.each([
    ['epinehrine', ['Adrenaline']],
    ['calcium gluconte', ['Calcium gluconate']],
    ['metoclopramise', ['Metoclopramide']],
    // Of two drugs it may be either, a trade name is none, a short word is another one, and two letters are too many.
    ['nadrenaline', []],
    ['noradrenalne', []],
    ['dobutamin', ['Dobutamine']],
    ['maxolom', []],
    ['morfie', []],
    ['epinehrin', []],
    ['metoclopramides 10', ['Metoclopramide']],
    // Two wrong vowels are heard so.
    ['metaclopromide', ['Metoclopramide']],
    ['dabotamine', []],
  ])('reads a name with one wrong letter if it can be no other drug: %s', (text, expected) => {
    expect(drugsIn(text)).toEqual(expected);
  });

  it('marks a name that it reads despite a wrong letter', () => {
    const [mention] = names.in(words('epinehrine'), () => false);
    expect(mention?.isMisspelt).toBe(true);
    expect(names.in(words('epinephrine'), () => false)[0]?.isMisspelt).toBeUndefined();
  });

  it('prefers the longest name: calcium chloride does not name calcium', () => {
    expect(drugsIn('calcium chloride')).toEqual(['Calcium chloride']);
    expect(drugsIn('calcium')).toEqual(['Calcium gluconate']);
    expect(drugsIn('give calcium channel blockers')).toEqual(['Calcium channel blocker']);
    expect(drugsIn('give calcium now')).toEqual(['Calcium gluconate']);
  });

  it('leaves a word to the next drug whose name it begins', () => {
    expect(drugsIn('phenytoin, sodium bicarbonate')).toEqual(['Phenytoin', 'Sodium bicarbonate']);
    expect(names.in(words('phenytoin sodium'))).toMatchObject([{ length: 2 }]);
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
