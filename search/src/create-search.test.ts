import type { SearchEntry } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { createSearch } from './create-search.ts';

const entry = (type: SearchEntry['type'], title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id: title.toLowerCase(),
  type,
  title,
  description: '',
  route: `/${title}`,
  names: [],
  terms: [],
  ...more,
});

const search = createSearch({
  entries: [
    entry('medication', 'Adrenaline', {
      names: ['Epinephrine', 'EpiPen'],
      terms: ['anaphylaxis', 'paediatric'],
    }),
    entry('medication', 'Adenosine', { terms: ['tachycardia'] }),
    entry('medication', 'Calcium gluconate', { terms: ['high potassium'] }),
    entry('medication', 'Metoclopramide', { description: 'dopamine antagonist', terms: ['vomiting'] }),
    entry('algorithm', 'Anaphylaxis', { names: ['Allergic reaction'], terms: ['adrenaline'] }),
    entry('algorithm', 'Acute pulmonary oedema', { terms: ['furosemide'] }),
    entry('algorithm', 'Acute stroke', { names: ['Stroke'] }),
    entry('calculator', 'NIH Stroke Scale (NIHSS)', { names: ['NIHSS'] }),
    entry('calculator', 'CURB-65 Score'),
    entry('guideline', 'Anaphylaxis guidance', { terms: ['guideline'] }),
  ],
  otherDrugs: ['Dopamine', 'Calcium chloride', 'Noradrenaline'],
  concepts: [],
});

const titles = (query: string) => search(query).map(({ title }) => title);
const first = (query: string) => {
  const [found] = search(query);
  return found && [found.title, found.didYouMean ?? false];
};

describe('createSearch', () => {
  it('SRCH-18 returns the fields of a result and no words of the index', () => {
    expect(search('adenosine')[0]).toEqual({
      id: 'adenosine',
      type: 'medication',
      title: 'Adenosine',
      description: '',
      route: '/Adenosine',
    });
  });

  it('SRCH-08 finds nothing for blank text or punctuation', () => {
    for (const text of ['', '  ', '%', '?!']) expect(search(text)).toEqual([]);
  });

  it('SRCH-04 ranks a named thing first, by any of its names', () => {
    expect(titles('anaphylaxis')[0]).toBe('Anaphylaxis');
    expect(titles('allergic reaction')[0]).toBe('Anaphylaxis');
    expect(first('epipen')).toEqual(['Adrenaline', false]);
    expect(first('EPINEPHRINE')).toEqual(['Adrenaline', false]);
  });

  it('SRCH-04 finds by the prefix of a word', () => {
    expect(first('adren')).toEqual(['Adrenaline', false]);
    expect(titles('curb')).toEqual(['CURB-65 Score']);
  });

  it('SRCH-04 reads British and American spelling, hyphens, capitals and accents alike', () => {
    expect(titles('pulmonary edema')).toEqual(['Acute pulmonary oedema']);
    expect(titles('Pulmonary Oedema')).toEqual(['Acute pulmonary oedema']);
    for (const text of ['curb65', 'CURB 65', 'curb-65']) expect(titles(text)[0], text).toBe('CURB-65 Score');
    expect(titles('ánaphylaxis')[0]).toBe('Anaphylaxis');
  });

  it('SRCH-04 joins words, and ignores those that only request a dose or a chart', () => {
    expect(titles('adrenaline dose for anaphylaxis')[0]).toBe('Adrenaline');
    expect(titles('anaphylaxis protocol')[0]).toBe('Anaphylaxis');
    expect(titles('stroke scale')[0]).toBe('NIH Stroke Scale (NIHSS)');
    expect(titles('anaphylaxis guidelines')[0]).toBe('Anaphylaxis guidance');
  });

  it('SRCH-10 finds a misspelt name, and asks if it is a drug', () => {
    expect(first('adernaline')).toEqual(['Adrenaline', true]);
    expect(first('adenosin')).toEqual(['Adenosine', false]);
    expect(first('adenocine')).toEqual(['Adenosine', true]);
    expect(first('anafilaxis')).toEqual(['Anaphylaxis', false]);
  });

  it('SRCH-10 asks before it offers a drug that only mentions another', () => {
    expect(first('dopamine')).toEqual(['Metoclopramide', true]);
    expect(first('dopami')).toEqual(['Metoclopramide', true]);
    expect(first('calcium chloride')).toEqual(['Calcium gluconate', true]);
    expect(titles('noradrenaline')).toEqual([]);
  });

  it('looks for a drug by its name alone, whatever weight, age or amount stands beside it', () => {
    for (const text of ['adenosine 14', 'adenosine 14 kg', 'adenosine 14kg', 'adenosine 3 years', 'adeno 14'])
      expect(first(text), text).toEqual(['Adenosine', false]);
    // The number is a part of the name.
    expect(titles('curb 65')).toEqual(['CURB-65 Score']);
  });

  it('says what has no page, beside the pages that come nearest', () => {
    const named = createSearch({
      entries: [
        entry('algorithm', 'Head injury', { names: ['Concussion'], terms: ['spinal', 'heparin'] }),
        entry('other', 'Back pain', { id: 'back-pain' }),
      ],
      otherDrugs: ['heparin'],
      concepts: [],
      otherTopics: [{ names: ['Spinal cord injury', 'spinal', 'Concussion'], see: ['complaint/back-pain'] }],
    });
    const found = (query: string) => named(query).map(({ title, nearTo }) => [title, nearTo]);
    expect(found('Spinal')).toEqual([['Back pain', 'Spinal cord injury']]);
    expect(found('heparin dose')).toEqual([['Head injury', 'Heparin']]);
    // A page has this name.
    expect(found('concussion')).toEqual([['Head injury', undefined]]);
  });

  it('SRCH-10 asks if it knows only part of the text', () => {
    expect(first('calcium xyzzy')).toEqual(['Calcium gluconate', true]);
    expect(first('adrenaline xyzzy')).toEqual(['Adrenaline', true]);
  });

  it('SRCH-04 returns at most ten results, and accepts any text', () => {
    const many = createSearch({
      entries: Array.from({ length: 30 }, (_, at) => entry('algorithm', `Burn ${at}`)),
      otherDrugs: [],
      concepts: [],
    });
    expect(many('burn')).toHaveLength(10);
    for (const text of [
      'constructor',
      '__proto__',
      'toString',
      'x'.repeat(200),
      'a '.repeat(100),
      '🚑',
      '\0',
    ]) {
      expect(() => search(text)).not.toThrow();
    }
    expect(createSearch({ entries: [], otherDrugs: [], concepts: [] })('anything')).toEqual([]);
  });
});
