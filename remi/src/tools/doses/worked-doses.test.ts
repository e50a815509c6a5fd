import { fitOf } from '@oryx/doses';
import { describe, expect, it } from 'vitest';
import { readPatient } from '../../read/patient.ts';
import { shippedPatterns, shippedSources } from '../../test/shipped.ts';
import { statedStrength } from '../preparation/strengths.ts';
import { cardLine, cardOf, needsWeight } from './worked-doses.ts';

const patterns = await shippedPatterns();

const { medications } = await shippedSources();
const drug = (name: string) => {
  const found = medications.find((each) => each.name === name);
  if (!found) throw new Error(`no drug is called ${name}`);
  return found;
};
const source = { title: 'Page', route: '/medications/1' };
const linesFor = (name: string, text: string) =>
  fittingDoses(name, text).map((dose) =>
    cardLine(cardOf(drug(name), dose, readPatient(text, patterns), source), false).replaceAll('\u00a0', ' '),
  );

function fittingDoses(name: string, text: string) {
  const { days = null, signs } = readPatient(text, patterns);
  const known = { age: days, weight: signs.get('weight')?.latest.value ?? null };
  const group = /child|years/.test(text) ? ['child', 'any'] : ['adult', 'child', 'newborn', 'any'];
  return drug(name).doses.filter(
    (dose) => fitOf(dose, known).state !== 'withheld' && group.includes(dose.patient),
  );
}

describe('cardOf', () => {
  it('works a dose out in mg and mL for the stated weight', () => {
    // 10 micrograms/kg at 14 kg are 0.14 mg, which are 0.14 mL of 1 mg/mL.
    expect(
      linesFor('Adrenaline', 'child 14 kg').some((line) =>
        /^\*\*140 micrograms = 0\.14 mg = 0\.14 mL of 1:1000/.test(line),
      ),
    ).toBe(true);
  });

  it('leaves out the mL of a strength that is not the one in hand', () => {
    const inHand = statedStrength('midazolam 1 mg/mL');
    const own = statedStrength('midazolam 15 mg in 3 mL');
    const patient = readPatient('9 years old, 40 kg', patterns);
    const [dose] = fittingDoses('Midazolam', '9 years old, 40 kg').filter(({ routes }) =>
      routes.includes('buccal'),
    );
    if (!dose) throw new Error('no buccal dose');
    const card = (strength: typeof own) => cardOf(drug('Midazolam'), dose, patient, source, strength);
    expect(card(inHand).volume).toBeUndefined();
    expect(cardLine(card(inHand), false)).not.toContain('mL');
    // 15 mg in 3 mL are 5 mg/mL, the strength of the page.
    expect(card(own)).toEqual(card(undefined));
  });

  it('keeps to the maximum of a dose, and says so', () => {
    // 0.3 mg/kg at 40 kg would be 12 mg; the most is 10 mg.
    const buccal = linesFor('Midazolam', '9 years old, 40 kg').find((line) =>
      line.includes('inside the cheek'),
    );
    expect(buccal).toMatch(/^\*\*10 mg = 2 mL of 5 mg\/mL\*\*/);
    expect(buccal).toContain('limited by that maximum');
  });

  it('names the condition that tells one dose from another of the same purpose', () => {
    const intubation = linesFor('Ketamine', '4 years old, 16 kg').filter((line) =>
      line.includes('rapid sequence intubation'),
    );
    expect(intubation.map((line) => /stable circulation|in shock/.exec(line)?.[0])).toEqual([
      'stable circulation',
      'in shock',
    ]);
  });

  it('gives the amount per kg without a weight, and knows that one is needed', () => {
    expect(linesFor('Ketamine', 'child, pain').join(' ')).toContain('**0.1–0.3 mg/kg');
    expect(needsWeight(drug('Midazolam').doses, readPatient('child fitting', patterns))).toBe(true);
    expect(needsWeight(drug('Midazolam').doses, readPatient('child 14 kg', patterns))).toBe(false);
  });

  it('says for which patient and weight a dose is', () => {
    const [first] = drug('Adrenaline').doses;
    if (!first) throw new Error('adrenaline has no dose');
    const card = cardOf(drug('Adrenaline'), first, readPatient('35 kg', patterns), source);
    expect(cardLine(card, true).replaceAll('\u00a0', ' ')).toMatch(
      /^Adult, 35 kg: \*\*1 mg = 10 mL of 1:10 000/,
    );
  });
});
