import type { SearchData } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { drugMentions, markDoubtful } from './grounding.ts';

const entry = (title: string, names: string[] = []) => ({
  ...{ id: title, type: 'medication' as const, title, description: '', route: `/medications/${title}` },
  ...{ names, terms: [] },
});
const data: SearchData = {
  entries: [entry('Adrenaline', ['Epinephrine']), entry('Amiodarone')],
  otherDrugs: ['Noradrenaline'],
  concepts: [],
};
const evidence = [
  { title: 'Adrenaline', text: 'Cardiac arrest, adult: 1 mg IV. Child: 10 micrograms/kg.' },
  { title: 'Adult cardiac arrest', text: 'Amiodarone 300 mg after the third shock.' },
];
const flaggedIn = (answer: string) => markDoubtful(answer, evidence, drugMentions(data), []).flagged;

describe('markDoubtful', () => {
  it.each([
    'Give adrenaline 1 mg.',
    'Epinephrine **1 mg** IV.',
    'Adrenaline 0.01 mg/kg for a child.',
    'Amiodarone 300 mg.',
    'Adrenaline first.\nThen 1 mg again.',
    'Call for help.',
  ])('leaves %j unchanged', (answer) => {
    expect(flaggedIn(answer)).toEqual([]);
    expect(markDoubtful(answer, evidence, drugMentions(data), []).text).toBe(answer);
  });

  it.each([
    ['Adrenaline 10 mg.', '10 mg'],
    ['Adrenaline 1 mg/kg.', '1 mg/kg'],
    ['Adrenaline ten milligrams.', 'ten milligrams'],
    // The dose of another drug.
    ['Adrenaline 300 mg.', '300 mg'],
    ['Amiodarone is next. 1 mg.', '1 mg'],
    // A drug that Oryx has nothing of.
    ['Noradrenaline 1 mg.', '1 mg'],
    ['Adrenaline 1 to 5 mg.', '1 to 5 mg'],
  ])('flags %j', (answer, dose) => {
    expect(flaggedIn(answer)).toEqual([dose]);
  });

  it('marks the dose in place', () => {
    expect(markDoubtful('Adrenaline 1 mg, then 7 mg IV.', evidence, drugMentions(data), []).text).toBe(
      "Adrenaline 1 mg, then 7 mg **[not found in Oryx's sources]** IV.",
    );
  });

  it('marks an overdose although its figure occurs in the evidence, with a mark of its own', () => {
    const answer = 'Adrenaline 1 mg IV, then 7 mg IM.';
    const overdose = { start: answer.indexOf('1 mg'), end: answer.indexOf(' IV') };
    expect(markDoubtful(answer, evidence, drugMentions(data), [overdose])).toEqual({
      text: "Adrenaline 1 mg **[above what Oryx states]** IV, then 7 mg **[not found in Oryx's sources]** IM.",
      flagged: ['1 mg', '7 mg'],
      above: ['1 mg'],
    });
  });

  it('marks an unconfirmed overdose as both', () => {
    const answer = 'Adrenaline 7 mg IV.';
    const overdose = { start: answer.indexOf('7 mg'), end: answer.indexOf(' IV') };
    expect(markDoubtful(answer, evidence, drugMentions(data), [overdose]).text).toBe(
      "Adrenaline 7 mg **[not found in Oryx's sources]** **[above what Oryx states]** IV.",
    );
  });
});
