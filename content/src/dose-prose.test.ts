import { dose as doseOfContract } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { writtenAges } from './dose-ages.ts';
import { faultsOfLimitNote, faultsOfProse } from './dose-prose.ts';
import { dose, type Fields } from './test/drugs.ts';

const childFields = { patient: 'child', routes: ['IV', 'IM'] };

/** Returns the fields of a dose for children that hold a restriction, in any order of the file. */
function faultyFields({ ages = null, ...changes }: Fields): string[] {
  const written = { ...childFields, ...changes, ages: writtenAges.parse(ages) };
  return faultsOfProse(doseOfContract.parse(dose(written))).map(({ path }) => path.join('.'));
}

describe('the words of a dose', () => {
  it.each<[string, Fields]>([
    ['who', { who: '1 month to 11 years' }],
    ['who', { who: 'under 6 months' }],
    ['who', { who: 'over ten years by the US label' }],
    ['who', { who: '75 years or older' }],
    ['who', { who: 'a 2-year-old' }],
    ['who', { who: 'aged 2 and more' }],
    ['who', { who: 'from 6 weeks' }],
    ['who', { who: 'under 7 days' }],
    ['who', { who: '>12 yrs' }],
    ['who', { who: 'in their 60s' }],
    ['who', { who: '65+' }],
    ['who', { who: 'of 40 kg or more' }],
    ['who', { who: 'forty kilograms or more' }],
    ['who', { who: 'not newborns' }],
    ['who', { who: 'adults too' }],
    ['who', { who: 'babies' }],
    ['who', { who: 'toddlers' }],
    ['who', { who: 'adolescents' }],
    ['who', { who: 'when given IM' }],
    ['who', { who: 'by mouth' }],
    ['topic', { topic: 'Pain over 2 years' }],
    ['indication', { indication: 'pain, 2 years or older' }],
    ['indication', { indication: 'pain in a child under 20 kg' }],
    ['indication', { indication: 'pain of newborns' }],
    ['indication', { indication: 'fever of infants' }],
    ['differs', { differs: 'from 12 years' }],
    ['repeat', { repeat: 'every 6 h, under 3 months every 8 h', interval: { min: 6, max: 6, unit: 'h' } }],
    ['repeat', { repeat: 'until 50 kg are reached' }],
    ['over', { over: 'over 10 min, from 20 kg over 5 min' }],
    ['over', { over: 'over 10 min, in adults over 5 min' }],
    ['over', { over: 'only IV' }],
  ])('MED-14 rejects an age, a weight, a group or a route in %s: %j', (field, changes) => {
    expect(faultyFields(changes)).toEqual([field]);
  });

  it.each<Fields>([
    { who: 'frail or in shock' },
    { who: 'creatinine clearance 15 to under 30 mL/min' },
    { who: 'stable circulation' },
    { indication: 'fever of a child' },
    { indication: 'bradycardia under 60/min with poor perfusion' },
    { indication: 'shock, after 20 mL/kg of fluid' },
    { indication: 'postpartum haemorrhage' },
    { over: 'over 3 days' },
    { over: 'over 24 h, diluted' },
    { over: 'slowly, at 4 mg/min or less' },
    { over: 'in 5 mL/kg of sodium chloride 0.9%' },
    { repeat: 'until 24 h after the last fit' },
    { repeat: 'each morning for 3 days' },
    { repeat: 'up to 40 vials by response' },
    { differs: 'UK label' },
  ])('MED-14 accepts %j', (changes) => {
    expect(faultyFields(changes)).toEqual([]);
  });
});

describe('the note of a dose', () => {
  it.each<[string, Fields?]>([
    ['Not under 2 years.'],
    ['Not under 2 years (label)'],
    ['Never below 10 kg'],
    ['Do not give it under six months'],
    ["Don't give it under 2 years"],
    ['Avoid from 12 years'],
    ['Contraindicated in children under 1 year'],
    ['Under 3 months only on the advice of a doctor'],
    ['Only from 2 years'],
    ['Only for infants'],
    ['Slowly; 2 years or older only'],
    ['No dose is given here for 2 to 4 years'],
    ['Halve it under 1 year'],
    ['At most 5 mg under 10 kg'],
    ['Use less under 6 months'],
    ['From 50 kg give 10 mg instead'],
    ['Not for a child'],
    ['Not for infants', { ages: { under: '5 years' } }],
    ['Not under 2 years', { ages: { from: '1 year' } }],
    ['Not under 10 kg', { weights: { from: 5 } }],
    ['Not over 65 years', { patient: 'adult' }],
    ['Not in newborns', { patient: 'any' }],
    ['IM only'],
    ['Give it only IV'],
    ['Never IV'],
    ['Not by mouth', { routes: ['oral'] }],
  ])('MED-14 rejects what restricts: %s', (note, changes = {}) => {
    expect(faultyFields({ ...changes, note })).toEqual(['note']);
  });

  it.each<[string, Fields?]>([
    ['MSF gives 0.5 mg from 5 years since 2023'],
    ['The UK label gives 2 mg/kg under 1 year'],
    ['Australia, not under 2 years'],
    ['The US label does not cover a child under 10 years'],
    ['BC hospital stops at 5 mg above 50 kg'],
    ['Great care under 1 year'],
    ['Under 6 kg ask a specialist'],
    ['Up to 6.6 kg this is less than 0.1 mL of the syringe'],
    ['If the weight is not known, the dose for a child younger than 6 years'],
    ['At 6 to 8 years the labels differ'],
    ['Never give 50% to a child'],
    ['Not within 14 days of another drug'],
    ['Not in shock. The dose of a child of 20 kg is 4 mg'],
    ['At most 30 mg/kg in 24 hours'],
    ["The limit is the adult's first dose, for the first dose only"],
    // The data say the same.
    ['Not under 2 years', { ages: { from: '2 years' } }],
    ['Never below 10 kg', { weights: { from: 10 } }],
    ['Only from 2 years', { ages: { from: '2 years' } }],
    ['Not for newborns'],
    ['Not for children', { patient: 'adult' }],
    ['For a child only on the advice of a specialist', { patient: 'adult' }],
    ['IM only', { routes: ['IM'] }],
    ['IM only in exceptional cases'],
    ['Never by mouth'],
  ])('MED-14 accepts what informs, or what the data say as well: %s', (note, changes = {}) => {
    expect(faultyFields({ ...changes, note })).toEqual([]);
  });
});

describe('the repeat of a dose', () => {
  const repeated = (repeat: string, changes: Fields = {}) => faultyFields({ repeat, ...changes });
  const hours = (min: number, max: number) => ({ interval: { min, max, unit: 'h' } });

  it('MED-14 needs its interval as data, the same one', () => {
    expect(repeated('every 4 to 6 h')).toEqual(['interval']);
    expect(repeated('every 4 to 6 h', hours(4, 6))).toEqual([]);
    expect(repeated('every 4 to 6 h', hours(6, 6))).toEqual(['interval']);
    expect(repeated('every 4 to 6 h', { interval: { min: 4, max: 6, unit: 'min' } })).toEqual(['interval']);
    expect(repeated('at 12 h and 24 h, then every 24 h', hours(12, 24))).toEqual([]);
    expect(repeated('not more often than every 2 h')).toEqual([]);
    expect(repeated('every day')).toEqual([]);
  });

  it('MED-14 needs its number of doses as data', () => {
    const twice = { count: { most: 2, per: 'course' } };
    expect(repeated('once')).toEqual(['count']);
    expect(repeated('once after 5 min', twice)).toEqual([]);
    expect(repeated('once a day')).toEqual([]);
    expect(repeated('as needed, at most 4 times in 24 h')).toEqual(['count']);
    expect(repeated('up to 3 doses in all')).toEqual(['count']);
    expect(repeated('as needed, 3 times, then stop')).toEqual([]);
    const single = { count: { most: 1, per: 'course' } };
    expect(repeated('once', single)).toEqual(['repeat']);
    expect(repeated('once only', single)).toEqual([]);
  });
});

describe('the note of a limit', () => {
  it.each([
    'under 75 years',
    'up to 33 kg',
    'children only',
    'in one IV dose',
    'by mouth',
    'intravenously',
    'as an infusion',
    'in 24 hours',
    'a day',
    'in total',
    'per kg',
  ])('MED-14 rejects a restriction: %s', (note) => {
    expect(faultsOfLimitNote(note).map(({ path }) => path.join('.'))).toEqual(['note']);
  });

  it.each([
    null,
    'label',
    'no ceiling in poisoning',
    '20 mL of 10%',
    'as a single bolus',
    'US label, if premature',
  ])('MED-14 accepts %s', (note) => {
    expect(faultsOfLimitNote(note)).toEqual([]);
  });
});
