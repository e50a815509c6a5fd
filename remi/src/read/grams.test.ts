import { describe, expect, it } from 'vitest';
import { shippedLibrary, shippedPatterns, shippedRemi } from '../test/shipped.ts';
import { withoutGrams } from './grams.ts';

const [patterns, library, remi] = [await shippedPatterns(), await shippedLibrary(), await shippedRemi()];
const namesDrug = (text: string) => library.mentionsIn(text).some(({ drug }) => drug);
const inKg = (text: string) => withoutGrams(text, patterns, namesDrug);

const ask = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u202f', ' ');

describe('the weight of a newborn in grams', () => {
  const units = ['g', ' g', 'gr', ' gr', 'gm', ' gms', ' grams', ' gramas', 'G'];
  const newborns = [
    'newborn',
    'neonate',
    'baby',
    'prem',
    'bw',
    'birth weight',
    'day 2,',
    'd3',
    'bebé',
    'baba',
  ];

  it.each(newborns)('is read in every notation of the unit: %s', (newborn) => {
    for (const unit of units) {
      expect(inKg(`${newborn} 3200${unit} paracetamol`)).toBe(`${newborn} 3.2 kg paracetamol`);
      expect(inKg(`paracetamol ${newborn} 900${unit}`)).toBe(`paracetamol ${newborn} 0.9 kg`);
    }
    expect(inKg(`${newborn} 2 800 g`)).toBe(`${newborn} 2.8 kg`);
    expect(inKg(`${newborn} 2,800 g`)).toBe(`${newborn} 2.8 kg`);
  });

  it('is read without a word for a baby where no drug stands before it', () =>
    expect(inKg('2800g gentamicin')).toBe('2.8 kg gentamicin'));

  it.each([
    'paracetamol 1 g',
    '2 g ceftriaxone',
    'amoxicillin 1000g adult',
    'adult needs 1000 g of paracetamol',
    'amoxicillin 1000 g',
    'charcoal 50 g',
    'newborn 200 g/L',
    'newborn ceftriaxone 250 g',
    'newborn 8000 g',
    '28 weeks pregnant, efw 1200 g, magnesium',
    'pph, she gave birth to a baby of 3500 g',
  ])('is not read from "%s"', (text) => expect(inKg(text)).toBe(text));

  // Pages: gentamicin 5 mg/kg in the first week from 2 kg, phenobarbital 20 mg/kg, vitamin K 0.5 mg under 1.5 kg.
  it.each([
    ['newborn day 5 2800g gentamicin', /14 mg/],
    ['phenobarb newborn 3200g fitting', /64 mg = 3\.2 mL/],
    ['vit k newborn 1400g', /0\.5 mg/],
    ['vit k newborn 1800gr', /1 mg = 0\.1 mL/],
    ['bw 2800 d2 gentamicin', /14 mg/],
    ['nb 3.2kg d3 gent', /16 mg/],
    ['gentamicin 3000 g neonate day 4', /15 mg/],
    ['baby 3200g paracetamol', /Newborn, 3\.2 kg: \*\*32 mg/],
  ])('gives the dose of a newborn: %s', async (text, dose) => {
    const response = await ask(text);
    expect(response.slice(0, 700)).toMatch(dose);
    expect(response).not.toContain('Dose above');
  });

  it.each(['gentamicin 3.2 kg', 'bw 2900 gentamicin', 'child 3.2 kg gentamicin', '4 kg baby gentamicin'])(
    'shows the rows of a newborn and asks for the age where only the weight tells: %s',
    async (text) => {
      const response = await ask(text);
      expect(response).toMatch(/- Newborn, /);
      expect(response).toContain('Write the age');
    },
  );

  it.each(['gentamicin 8 kg', 'gentamicin 3.2 kg 2 months', 'gentamicin child 14 kg'])(
    'shows none to a child who cannot be one: %s',
    async (text) => expect(await ask(text)).not.toMatch(/- Newborn, /),
  );
});
