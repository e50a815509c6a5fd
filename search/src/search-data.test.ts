import type { Algorithm, Medication } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { searchDataFrom } from './search-data.ts';
import type { SearchSources } from './sources.ts';
import { withConcepts } from './with-concepts.ts';

const drug = {
  id: 1,
  name: 'Adrenaline',
  genericName: 'Adrenaline (epinephrine)',
  synonyms: ['Epinephrine'],
  tradeNames: ['EpiPen'],
  classification: 'Catecholamine (class A)',
  indications: ['Cardiac arrest', 'Anaphylaxis', 'Croup', 'Bradycardia'],
  doses: [{ indication: 'cardiac arrest, first dose', topic: 'Cardiac arrest', patient: 'child' }],
  concentrations: [{ label: '1:1000' }],
} as unknown as Medication;

const chart = {
  id: 9,
  title: 'Choking (airway obstruction)',
  description: 'What to do next.',
  source: 'Namibia_STDG',
  steps: [{ heading: 'Give epinephrine', details: ['Then noradrenaline'] }],
} as unknown as Algorithm;

const none: SearchSources = {
  medications: [],
  algorithms: [],
  vitalSigns: [],
  equipment: [],
  defibrillation: [],
  tools: [],
  guidelines: [],
  things: [],
  concepts: [],
  otherDrugs: [],
};

const entriesFrom = (sources: Partial<SearchSources>) => searchDataFrom({ ...none, ...sources }).entries;

describe('searchDataFrom', () => {
  it('SRCH-18 makes an entry for a drug, found by names, class, indications and strengths', () => {
    const [found] = entriesFrom({ medications: [drug] });
    expect(found).toMatchObject({
      id: '1',
      type: 'medication',
      title: 'Adrenaline',
      description: 'Cardiac arrest. Anaphylaxis. Croup',
      category: 'Catecholamine',
      route: '/medications/1',
    });
    expect(found?.names).toEqual(['Adrenaline (epinephrine)', 'Epinephrine', 'EpiPen']);
    expect(found?.terms).toEqual(
      expect.arrayContaining(['Catecholamine (class A)', 'Bradycardia', '1:1000', 'child']),
    );
  });

  it('SRCH-18 makes an entry for an algorithm, found by all names of the drugs in its steps', () => {
    const [, found] = entriesFrom({
      medications: [drug],
      algorithms: [chart],
      otherDrugs: [{ name: 'Noradrenaline' }],
    });
    expect(found).toMatchObject({ type: 'algorithm', category: 'Namibia STDG', route: '/algorithms/9' });
    expect(found?.names).toEqual(['Choking', 'airway obstruction']);
    expect(found?.terms).toEqual(expect.arrayContaining(['Adrenaline', 'Noradrenaline']));
  });

  it('SRCH-10 lists no drug as missing that has an entry under any of its names', () => {
    const { otherDrugs } = searchDataFrom({
      ...none,
      medications: [drug],
      otherDrugs: ['Noradrenaline', 'adrenaline', 'Epinephrine', 'EPIPEN'].map((name) => ({ name })),
    });
    expect(otherDrugs).toEqual(['Noradrenaline']);
  });

  it('SRCH-18 makes entries for calculators, tables and guidelines', () => {
    const found = entriesFrom({
      tools: [{ id: 'gcs', title: 'Glasgow Coma Scale (GCS)', description: 'Eyes', categories: ['general'] }],
      vitalSigns: [
        {
          ageGroup: 'Newborn',
          weightKg: null,
          heartRateRange: null,
          respiratoryRateRange: null,
          systolicBpRange: null,
        },
      ],
      guidelines: [
        {
          id: 'nice',
          title: 'NICE: Head injury',
          publisher: 'NICE',
          about: 'Head injury.',
          names: [],
          citedBy: ['algorithm/40'],
          citedAs: 'NG232',
        },
      ],
    });
    expect(found.map(({ type, category, route }) => [type, category, route])).toEqual([
      ['calculator', 'General', '/calculator/gcs'],
      ['pediatric', 'Paediatrics', '/pediatrics'],
      ['pediatric', 'Paediatrics', '/pediatrics'],
      ['guideline', 'NICE', '/algorithms/40'],
      // Pages of Oryx, which need no content.
      ['other', undefined, '/handover'],
      ['other', 'Education', '/ecg-gallery'],
      ['other', 'Education', '/ecg-course'],
      ['other', 'Education', '/continuing-education'],
    ]);
  });

  it('SRCH-04 gives an entry its further names, and every word of the complaints that it mentions', () => {
    const { entries, concepts } = searchDataFrom({
      ...none,
      algorithms: [chart],
      things: [{ of: 'algorithm/9', names: ['Verstik', 'choking'], terms: ['Heimlich'] }],
      concepts: [
        { concept: 'fever', words: ['hot'] },
        { concept: 'obstruction', words: ['blocked airway'] },
      ],
    });
    const [found = expect.fail()] = entries;
    expect(found.names).toEqual(['Choking', 'airway obstruction', 'Verstik']);
    // The words of a complaint are sent once, for all entries.
    expect(found.about).toEqual([1]);
    expect(found.terms).not.toContain('blocked airway');
    const { terms } = withConcepts(found, concepts);
    expect(terms).toEqual(expect.arrayContaining(['Heimlich', 'blocked airway']));
    expect(terms).not.toContain('hot');
  });
});
