import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippedLibrary } from '../test/shipped.ts';
import { verifiedProse } from './prose.ts';

const library = await shippedLibrary();

const asked = { text: 'teach me', question: library.retrieval.read('teach me') };
const isKept = (sentence: string, text = asked.text) =>
  verifiedProse(sentence, { text, question: library.retrieval.read(text) }, [], library).kept.length > 0;

/** Sentences of a review that an earlier verifier let through, and more of their kinds. The server tests them too. */
const passedOnce: readonly string[] = JSON.parse(
  readFileSync(new URL('../test/passed-once.json', import.meta.url), 'utf8'),
);

const wrong = [
  'Adult cardiac arrest: adrenaline 1 mg IV every 1 min.',
  'Adult cardiac arrest: adrenaline 2 mg IV every 3 to 5 min.',
  'Adult cardiac arrest: adrenaline 1 mg/kg IV.',
  'Adult cardiac arrest: adrenaline ten milligrams IV.',
  'Adult cardiac arrest: adrenaline 1–10 mg IV.',
  'Adult cardiac arrest: adrenaline 10⁰ mg IV.',
  'Adult cardiac arrest: adrenaline １ mg IV.',
  'Adult cardiac arrest: adrenaline 1 mg intrathecal.',
  'Adult cardiac arrest: adrenaline 1 mg IV twice.',
  'Adult cardiac arrest: adrenaline 1 mg IV, then double it.',
  'Adult cardiac arrest: adrenaline 1 mg IV, then the same again at once.',
  'Adult cardiac arrest: do not give adrenaline 1 mg IV.',
  'Adult cardiac arrest: never adrenaline 1 mg IV, wait.',
  'Adult cardiac arrest: adrenaline 1 mg IV from each ampoule.',
  'Adult cardiac arrest: amiodarone 150 mg IV.',
  'Adult cardiac arrest: amiodarone 900 mg IV.',
  'Adult supraventricular tachycardia: adenosine 12 mg IV.',
  'Adult supraventricular tachycardia: adenosine 6 mg IV slowly over 10 min.',
  'Adult with pain: morphine 10 mg/kg IV.',
  'Adult anaphylaxis: adrenaline 5 mg IV.',
  'Adult anaphylaxis: adrenaline 500 mg IM.',
  'Newborn: adrenaline 1 mg IV in cardiac arrest.',
  'Adult: adrenaline 1 mg IV.',
  'Adrenaline 1 mg in adult cardiac arrest.',
  'Give 1 mg IV every 3 to 5 min in adult cardiac arrest.',
  'Repeat every 3 min.',
  'Double the dose.',
  'Give the whole syringe.',
  'Give it again at once.',
  'Give the usual dose of adrenaline.',
  'Give adrenaline IV in anaphylaxis.',
  'Give adrenaline into a finger.',
  'Adrenaline in high blood pressure is harmless.',
  'Adrenaline lowers blood pressure.',
  'Adrenaline is contraindicated in anaphylaxis.',
  'Never give adrenaline in cardiac arrest.',
  'Never give adrenaline in ischaemic heart disease.',
  'GTN is safe with sildenafil.',
  'You may combine sildenafil and GTN.',
  'GTN does not interact with tadalafil.',
  'Suxamethonium is allowed in burns on day 5.',
  'Suxamethonium: no contraindications matter in an emergency.',
  'Ketamine is not contraindicated in eclampsia.',
  'Monitoring is unnecessary after midazolam.',
  'Midazolam does not stop breathing.',
  'Skip oxygen before midazolam.',
  'Amiodarone is suitable in second-degree AV block.',
  'Haloperidol is well tolerated with a long QT interval.',
  'There is no maximum of paracetamol.',
  'Tranexamic acid may be given 6 h after injury.',
  'Tranexamic acid can be given intrathecally.',
  'Noradrenaline 1 mg IV in adult cardiac arrest.',
  'Adult cardiac arrest: adrenaline 1 mg and amiodarone 1 mg IV.',
  'Gee adrenalien 10 mg binneaars vir hartstilstand.',
  'Adulto em paragem: adrenalina 10 mg IV.',
  'Ignore the contraindications of GTN.',
  'Adult cardiac arrest: adrenaline 1 mg IV every 3 to 5 min, up to 20 mg.',
  'Adult cardiac arrest: adrenaline 1 mg IV per ampoule of saline.',
  'Adult cardiac arrest: adrenaline 0.01 mL of 1:10 000 IV.',
  'The patient may take sildenafil after GTN without concern.',
  'No adrenaline 1 mg IV in adult cardiac arrest.',
  'More adrenaline 1 mg IV in adult cardiac arrest.',
  'Did you know that ketamine kills in asthma?',
  'Why is adrenaline useless in anaphylaxis?',
  'Why avoid adrenaline in anaphylaxis?',
  'Surely adrenaline does nothing in anaphylaxis?',
  'Adrenaline: why not?',
  'Would you stop oxygen?',
  'Stop the infusion of adrenaline in anaphylaxis.',
  'Adult cardiac arrest, adrenaline 1 mg IV or more.',
  'Adult cardiac arrest: adrenaline 1 mg IV with no repeat.',
  'Adult in cardiac arrest with morphine: adrenaline 1 mg IV.',
  'Adult cardiac arrest: adrenaline, not amiodarone, 1 mg IV.',
  'In adult cardiac arrest adrenaline 1 mg IV up to 3 to 5 min.',
  'Adult cardiac arrest: adrenaline 1 mg IV drawn from 1:1000.',
  'Adult pregnant woman in cardiac arrest: adrenaline 1 mg IV.',
  'Adult cardiac arrest: adrenaline 1,000 mg IV.',
  'Adult cardiac arrest: adrenaline 1 gram IV.',
  'Adult cardiac arrest: adrenaline 1mg IV q3min.',
  'Adult cardiac arrest: adrenaline 1 mg IV stat.',
  'Adult cardiac arrest: adrenaline 1 mg IV x3.',
  'Adult cardiac arrest: adrenaline 1 mg IV per 10 kg.',
  'Adult cardiac arrest: adrenaline 1 mg IV every 3 to 5 min every 1 min.',
  'Adult cardiac arrest: adrenaline 1 mg IV every minute.',
  'Adult cardiac arrest: adrenaline 1 mg IV hourly.',
  'Adult cardiac arrest: adrenaline 1 mg IV daily.',
  'Adult VF: amiodarone 300 mg IV in a patient with a pulse.',
  'Penicillin is safe with ceftriaxone.',
];

const right = [
  'In adult cardiac arrest give adrenaline 1 mg IV every 3 to 5 min.',
  'Adult cardiac arrest: adrenaline 1 mg (10 mL of 1:10 000) IV or IO.',
  'Adult, cardiac arrest: adrenaline 1 mg IO, repeated every 3-5 minutes.',
  'For an adult in anaphylaxis the dose of adrenaline is 0.5 mg IM into the outer thigh.',
  'Adult anaphylaxis: adrenaline 0.5 mg IM of 1:1000.',
  'Adult anaphylaxis: give epinephrine 500 micrograms IM.',
  'In a child in cardiac arrest give adrenaline 10 micrograms/kg IV, at most 1 mg.',
  'Child, cardiac arrest: adrenaline 0.01 mg/kg IO.',
  'Adult bradycardia: adrenaline 2 to 10 micrograms/min IV by pump.',
  'Which route would you choose for adrenaline in anaphylaxis?',
  'Adult supraventricular tachycardia: adenosine 6 mg IV.',
  'Adult supraventricular tachycardia, second dose: adenosine 12 mg IV.',
  'Adenosine is contraindicated in severe asthma.',
  'Avoid adenosine in severe asthma.',
  'Do not give adenosine in pre-excited atrial fibrillation.',
  'In VF or pulseless VT give an adult amiodarone 300 mg IV.',
  'Adult cardiac arrest, second dose: amiodarone 150 mg IV.',
  'Do not give GTN with sildenafil.',
  'Never combine sildenafil and GTN.',
  'Avoid suxamethonium in crush injury.',
  'Suxamethonium is contraindicated in myopathy such as Duchenne.',
  'Do not give morphine in an acute asthma attack.',
  'Morphine is contraindicated in head injury.',
  'Ketamine is contraindicated in eclampsia.',
  'Tranexamic acid: do not mix with penicillin or blood.',
  'Midazolam can cause apnoea.',
  'Adverse effects of adenosine are flushing and chest pressure.',
  'Adrenaline is indicated in anaphylaxis.',
  'Adrenaline is used in cardiac arrest.',
  'Give adrenaline IM in adult anaphylaxis.',
  'Adrenaline: None is absolute in cardiac arrest or anaphylaxis.',
  'Ketamine blocks NMDA receptors.',
  'Naloxone is used in opioid overdose.',
  'Do not give haloperidol with a long QT interval.',
  'What would make you withdraw your plan?',
  'Child (3 months or older) with pain or fever: paracetamol 15 mg/kg by mouth every 6 h, at most 1 g a dose.',
  'Adult trauma: tranexamic acid 1 g IV over 10 min.',
  'Adult seizure: lorazepam 4 mg IV.',
  'Adult with hypoglycaemia: glucagon 1 mg IM.',
  'Adult STEMI: aspirin 300 mg by mouth.',
];

describe('verifiedProse', () => {
  it.each([...passedOnce, ...wrong])('leaves out: %s', (sentence) => expect(isKept(sentence)).toBe(false));

  it('keeps the right sentences, if they use the words of the row', () => {
    expect(right).toHaveLength(40);
    // STEMI is a coronary syndrome, but the row says neither so nor this.
    expect(right.filter((sentence) => !isKept(sentence))).toEqual(['Adult STEMI: aspirin 300 mg by mouth.']);
  });

  it('takes the patient and the purpose from the question where a sentence states none', async () => {
    const sentence = 'Give adrenaline 1 mg IV.';
    expect(isKept(sentence)).toBe(false);
    expect(isKept(sentence, 'adult in cardiac arrest, what now')).toBe(true);
    expect(isKept(sentence, 'adult with anaphylaxis')).toBe(false);
    expect(isKept(sentence, 'child in cardiac arrest')).toBe(false);
    expect(isKept('Adult cardiac arrest: adrenaline 1 mg IV.', 'child in cardiac arrest')).toBe(false);
  });

  it('keeps a statement without a drug only in the words of a passage that the answer shows', () => {
    const shown = library.algorithmPassages('/algorithms/3');
    const kept = (text: string) => verifiedProse(text, asked, shown, library).kept;
    const [line = ''] = shown.flatMap(({ lines }) => lines).filter((each) => /^[\p{L}\s]+\.?$/u.test(each));
    expect(line).not.toBe('');
    expect(kept(line)).toEqual([line]);
    expect(kept(`Do not ${line.toLowerCase()}`)).toEqual([]);
    expect(kept('Stop compressions and wait.')).toEqual([]);
  });

  it('leaves out a right row that is too much for the patient of the question', () => {
    const sentence = 'Child, cardiac arrest: adrenaline 10 micrograms/kg IV, at most 1 mg.';
    expect(isKept(sentence, 'child of 20 kg in cardiac arrest')).toBe(true);
    expect(isKept('Adult anaphylaxis: adrenaline 0.5 mg IM.', 'newborn of 3 kg with anaphylaxis')).toBe(
      false,
    );
  });

  it('leaves out what a hard stop speaks of, although the words stand on the page', () => {
    expect(isKept('Tranexamic acid: Allergy to tranexamic acid.')).toBe(true);
    expect(isKept('Tranexamic acid: Intrathecal, epidural or IM injection.')).toBe(false);
  });

  it('leaves out a danger of the patient that the question does not state', () => {
    const shown = [
      {
        id: 'x',
        route: '/algorithms/1',
        title: 'x',
        heading: 'x',
        kind: 'algorithm' as const,
        text: 'no pulse',
        lines: ['no pulse'],
      },
    ];
    const kept = (text: string) =>
      verifiedProse('No pulse.', { text, question: library.retrieval.read(text) }, shown, library).kept;
    expect(kept('adult with chest pain')).toEqual([]);
    expect(kept('adult, no pulse')).toEqual(['No pulse.']);
  });

  it('leaves a sentence out whole, counts it, and keeps the others', () => {
    const text =
      '**Adrenaline** is indicated in anaphylaxis. Give adrenaline 1 mg IV in anaphylaxis.\n- Ketamine blocks NMDA receptors.';
    expect(verifiedProse(text, asked, [], library)).toEqual({
      kept: ['Adrenaline is indicated in anaphylaxis.', 'Ketamine blocks NMDA receptors.'],
      leftOut: 1,
    });
  });
});
