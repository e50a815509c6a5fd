import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
const ask = async (text: string) => {
  const { response, blocks } = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
  return { response, drugs: blocks.flatMap(({ card }) => (card?.kind === 'dose' ? [card.drug] : [])) };
};

describe('a number of tablets without a verb', () => {
  it.each([
    ['lanoxin 30 tabs vomiting yellow vision', 'Poisoning: Digoxin', 'Digoxin'],
    ['30 inh tabs fitting', 'Pyridoxine', 'Phenytoin'],
    ['disprin 60 tabs tinnitus breathing fast', 'Poisoning: Aspirin', 'Aspirin'],
    ['slow-k 40 tabs', 'Poisoning: Potassium chloride', 'Potassium chloride'],
    ['20 epilims', 'Poisoning: Valproate', 'Valproate'],
    ['took 40 slow k', 'Poisoning: Potassium chloride', 'Potassium chloride'],
    ['drank whole bottle of ventolin syrup, 3yr', 'Poisoning: Salbutamol', 'Salbutamol'],
    ['maxolon eyes rolling up after injection', 'Too much: Haloperidol or metoclopramide', 'Metoclopramide'],
    ['zinc phosphide', 'Poisoning: Rat poison', 'Zinc sulphate'],
  ])('is a poisoning, and no dose of it is shown: %s', async (text, title, drug) => {
    const { response, drugs } = await ask(text);
    expect(response).toContain(title);
    expect(drugs).not.toContain(drug);
  });

  it.each([
    'amoxil 500 tds x 10',
    'prednisone 40mg 8 tabs daily',
    'diazepam 5mg x 10 tabs for alcohol withdrawal',
    'ceftriaxone 1g x 14 days',
    '30 weeks pregnant bleeding',
    'child drank ors and vomited',
    'ate peanuts swollen lips',
  ])('is not read from "%s"', async (text) =>
    expect((await ask(text)).response).not.toContain('### Poisoning'),
  );

  it.each([
    ['drank jeyes fluid', 'Poisoning: Bleach, acid or another corrosive'],
    ['car exhaust suicide attempt', 'Poisoning: Carbon monoxide'],
    ['drank roundup', 'Ask a poison line'],
  ])('is not needed for what is known as a poison: %s', async (text, says) =>
    expect((await ask(text)).response).toContain(says),
  );
});
