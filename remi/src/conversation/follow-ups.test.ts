import type { ChatState } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { shippedPatterns, shippedRemi } from '../test/shipped.ts';
import { completed as completedBy } from './completed.ts';

const remi = await shippedRemi();
const patterns = await shippedPatterns();
const completed = (text: string, state: ChatState) => completedBy(text, state, patterns);

async function lastAnswer(turns: readonly string[]): Promise<string> {
  let state: ChatState | undefined;
  let response = '';
  for (const turn of turns) {
    const context = { profession: 'Nurse', mode: 'consultation' as const, ...(state ? { state } : {}) };
    ({ response, state } = await remi.answer(turn, context));
  }
  return response
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[[*#>`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 420);
}

/** What was answered first, what is asked then, and what the beginning of the next answer must say. */
const table: readonly (readonly [
  kind: string,
  first: string,
  then: readonly (readonly [string, RegExp])[],
])[] = [
  ['a drug beside the one before', 'warfarin', [['plus ibuprofen ok?', /Ibuprofen and Warfarin: major/]]],
  [
    'a dose for a child',
    'midazolam buccal child 14 kg fitting',
    [
      ['and 20?', /6 mg/],
      ['how fast', /Midazolam, 14 kg/],
      ['every how often?', /[Rr]epeat once after 5 min/],
      ['max?', /10 mg/],
      ['en as hy 10 kg weeg', /3 mg/],
      ['no midazolam, what else?', /7 mg = 1\.4 mL of 5 mg\/mL into the rectum/],
      ['same for diazepam', /Diazepam, 14 kg/],
      ['5 yr old', /5 years old/],
    ],
  ],
  [
    'a dose for an adult',
    'ketamine rsi 70kg',
    [
      ['shocked?', /17\.5–35 mg/],
      ['and in children, 12 kg?', /12–24 mg/],
      ['out of ketamine', /replaces Ketamine|Without Ketamine/],
    ],
  ],
  ['a dose for old people', 'haloperidol agitated adult', [['he is 84', /0\.5–1 mg/]]],
  ['a dose by its scheme', 'adenosine svt adult', [["6 mg didn't work", /12 mg/]]],
  [
    'a chart',
    'bradycardia hr 34 bp 70/40',
    [
      ['atropine didnt work', /Transcutaneous pacing/],
      ['dose of atropine?', /1 mg/],
    ],
  ],
  ['a chart of an arrest', 'adult cardiac arrest vf', [['after 3rd shock?', /Amiodarone 300 mg/]]],
  ['a chart of anaphylaxis', 'anaphylaxis', [['and a child of 9 kg?', /0\.09 mg|90 micrograms/]]],
  ['a chart of a bite', 'snakebite mamba weak', [['how many vials?', /10–20 vials/]]],
  ['a chart of a rhythm', 'svt adult stable', [['vagal failed', /adenosine 6 mg/]]],
  [
    'a chart with a patient',
    'stemi 60yr 72 kg no pci',
    [
      ['dose of lytic?', /40 mg/],
      ['no tenecteplase', /No lytic drug: aspirin, clopidogrel 300 mg/],
    ],
  ],
  [
    'a score',
    'gcs e3v4m5',
    [
      ['now e2v2m4', /8 of 15/],
      ['which page?', /Glasgow Coma Scale/],
    ],
  ],
  ['a worked-out fluid', 'parkland 70kg 20% burn', [['what if 30%', /8 400 mL/]]],
  ['a value of a table', 'ett size 4 yr old', [['and 8?', /6\.0 mm Tracheal tube, uncuffed/]]],
  ['an energy of a table', 'defib joules 20kg child', [['second shock', /80 J/]]],
  ['an interaction', 'warfarin and aspirin', [['same with clopidogrel', /Clopidogrel/]]],
  [
    'a preparation',
    'insulin infusion how to mix',
    [
      ['rate for 80kg dka', /8 mL\/h/],
      ['and how many mL of it', /Insulin/],
    ],
  ],
];

describe('a follow-up', () => {
  it.each(
    table.flatMap(([kind, first, then]) =>
      then.map(([question, says]) => [kind, first, question, says] as const),
    ),
  )('after %s (%s) changes one thing and gets the whole answer: %s', async (_, first, question, says) => {
    expect(await lastAnswer([first, question])).toMatch(says);
  });
});

describe('completed', () => {
  const ageOf = (years: number) => years * 365.25;

  it('makes a bare number an age or a weight by what is known of the patient', () => {
    expect(completed('and 8?', { patient: { age: ageOf(4) } })).toBe('8 years old');
    expect(completed('and 8?', { patient: { weight: 14 } })).toBe('8 kg');
    expect(completed('he is 84', { patient: { group: 'adult' } })).toBe('he is 84 years old');
    expect(completed('what if 30%', { patient: { values: { burnedArea: 20 } } })).toBe('burned area 30%');
  });

  it('leaves a number that may be either, or that stands with other words', () => {
    for (const state of [{}, { patient: { age: ageOf(4), weight: 16 } }, { patient: { age: 60 } }])
      expect(completed('and 8?', state)).toBe('and 8?');
    expect(completed('8 mg?', { patient: { weight: 14 } })).toBe('8 mg?');
    expect(completed("she's 4", { patient: { weight: 14 } })).toBe("she's 4");
  });
});
