import { describe, expect, it } from 'vitest';
import { shippedPatterns } from '../test/shipped.ts';
import { readAges, readPerson } from './person.ts';

const patterns = await shippedPatterns();

describe('readPerson', () => {
  it.each<[string, string | undefined, string | undefined]>([
    ['54 yr old male', '54 years', 'male'],
    ['female 61 day 9 after surgery', '61 years', 'female'],
    ['F 31 vomiting', '31 years', 'female'],
    ['m/62 SOB', '62 years', 'male'],
    ['26F G2P1', '26 years', 'female'],
    ['4yr old boy', '4 years', 'male'],
    ['6 month old girl', '6 months', 'female'],
    ['6-month-old girl', '6 months', 'female'],
    ['Man, 47, snakebite', '47 years', 'male'],
    ['72 y/o F collapsed', '72 years', 'female'],
    ['Mrs M 65yrs', '65 years', 'female'],
    ['woman 2h post delivery', undefined, 'female'],
    ['lady 3 days post caesar', undefined, 'female'],
    ['man 2h chest pain', undefined, 'male'],
    ['woman 28 g2p1', '28 years', 'female'],
    ['temp 37.6F, 34M', '34 years', 'male'],
    ['45M BP 90 on 60', '45 years', 'male'],
    ['Pt 33 male stab chest', '33 years', 'male'],
    ['8yo 25kg wheeze', '8 years', undefined],
    ['baby 3 weeks fever', '3 weeks', undefined],
    ['3 week old, not feeding', '3 weeks', undefined],
    ['infant 6/12 old', '6 months', undefined],
    ['paracetamol 6kg 4/12', '4 months', undefined],
    ['4/12, 6 kg, cough', '4 months', undefined],
    ['3/52 4 kg fever', '3 weeks', undefined],
    ['cough 3/52, 70 kg', undefined, undefined],
    ['fever 3/7', undefined, undefined],
    ['he is 78 not 60', '78 years', 'male'],
    ['10yr risk man 52', '52 years', 'male'],
    ['50yo risk factors 2', '50 years', undefined],
    ['10 year risk of stroke', undefined, undefined],
    ['10 kg lost over 6/12', undefined, undefined],
    ['10 kg 6/12 of cough', undefined, undefined],
    ['DOL 5 fits', '5 days', undefined],
    ['DOL5 jaundice', '5 days', undefined],
    ['day of life 12', '12 days', undefined],
    ['day 3 of life', '3 days', undefined],
    ['4½ yr old', '4.5 years', undefined],
    ['2½ years', '2.5 years', undefined],
    ['2 ½ yrs', '2.5 years', undefined],
    ['2 1/2 year old', '2.5 years', undefined],
    ['6mo rr 66 indrawing', '6 months', undefined],
    ['6mo history of cough', undefined, undefined],
    ['day 3 neonate', '3 days', undefined],
    ['aged 71, fell', '71 years', undefined],
    ['65 yrs M, chest pain', '65 years', 'male'],
    ['ketamine 8kg 10 months', '10 months', undefined],
    ['10 months, 8 kg, fever', '10 months', undefined],
    ['8kg 10m fracture', '10 months', undefined],
    ['weight loss 2 months 45 kg', undefined, undefined],
    ['8 kg, cough for 3 months', undefined, undefined],
    ['kind van 4 jaar', '4 years', undefined],
    ['menina 7 anos febre', '7 years', 'female'],
    ['6mo rr 66 indrawing', '6 months', undefined],
    ['rr 66, 6mo, hr 165', '6 months', undefined],
    ['rr 66, 6 months hr 165', '6 months', undefined],
    ['8 months sats 84%', '8 months', undefined],
    ['she is 82 and 42 kg', '82 years', 'female'],
    ['he is 4, 16 kg', '4 years', 'male'],
    ['newborn d3 gentamicin', '3 days', undefined],
    ['newborn day 5 2.8 kg', '5 days', undefined],
    ['2.9 kg d2 fitting', '2 days', undefined],
    ['bw 2800 day 9', '9 days', undefined],
    ['baby day 3 of life', '3 days', undefined],
  ])('reads age and sex of "%s"', (text, age, sex) => {
    const person = readPerson(text, patterns);
    expect([person.age, person.sex]).toEqual([age, sex]);
  });

  it.each([
    'chest pain since 08:00',
    'diabetic for 10 years',
    'stroke 2 years ago',
    'fever for 3 days',
    'sore throat x 3/7',
    '5 mg/kg over 10 min',
    'baby day 5 of antibiotics',
    'baby post op day 3',
    'newborn 3 kg d5 drip',
    'newborn vit d3',
    'cough 2mo rr 30',
    'fever for 2 months rr 30',
    'she is 36 weeks pregnant',
    'he is 90 kg',
    'adult day 3 after surgery',
  ])('reads no age in "%s"', (text) => expect(readPerson(text, patterns).age).toBeUndefined());

  it('never takes a number that belongs to a measure for an age', () => {
    expect(readPerson('pulse 60 F', patterns, [{ at: 0, end: 8 }]).age).toBeUndefined();
  });

  it.each<[string, 'adult' | 'child' | undefined]>([
    ['15 years old', 'child'],
    ['16 years old', 'adult'],
    ['toddler, fitting', 'child'],
    ['elderly, fell', 'adult'],
    ['fell', undefined],
  ])('reads the group of "%s"', (text, group) => expect(readPerson(text, patterns).group).toBe(group));

  it('reads the age in days', () => {
    expect(readPerson('3 weeks old', patterns).days).toBe(21);
    expect(readPerson('12 days old', patterns).days).toBe(12);
  });
});

it('reads every age of a text', () => {
  expect(readAges('3 yr old and 40 yr old in the same car', patterns).map(({ value }) => value)).toEqual([
    3, 40,
  ]);
});
