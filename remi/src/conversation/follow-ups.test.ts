import type { ChatState } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { lastOf } from '../test/last-of.ts';
import { shippedPatterns, shippedRemi } from '../test/shipped.ts';
import { completed as completedBy } from './completed.ts';

const remi = await shippedRemi();
const patterns = await shippedPatterns();
const completed = (text: string, state: ChatState) => completedBy(text, state, patterns);

const lastAnswer = async (turns: readonly string[]) => (await lastOf(remi, turns)).text;

/** What was answered first, what is asked then, and what the beginning of the next answer must say. */
const table: readonly (readonly [
  kind: string,
  first: string,
  then: readonly (readonly [string, RegExp])[],
])[] = [
  [
    'a drug of the chart before by the end of its name',
    'rabies bite',
    [
      ['immunoglobulin dose 20 kg', /400\sunits/],
      ['vaccine', /Rabies vaccine - 1\svial/],
    ],
  ],
  ['the same for another child', 'ondansetron 12 kg', [['his sister 10 yrs 34 kg same thing', /3\.4\smg/]]],
  ['a drug that is lacking', 'eclampsia', [['geen magnesium nie', /No magnesium: midazolam 10\smg IM/]]],
  [
    'a drug of a child',
    'pneumonia child 10 kg ceftriaxone',
    [['over how long', /800 mg = 8 mL .* over 30 min/]],
  ],
  [
    'a drug that is mixed',
    'ceftriaxone 2g',
    [
      ['can i mix with ringers', /Ringer's lactate and Ceftriaxone: major/],
      ['ok to run with calcium gluconate?', /Do not mix it with .* ceftriaxone: flush the line/],
    ],
  ],
  [
    'a step that names its drug on a line',
    'svt child 10 kg',
    [['vagal failed', /adenosine fast IV; 0\.1 mg\/kg = 1 mg/]],
  ],
  // `he is` answers a question, and `he is 25 kg` does not.
  ['a question of a chart', 'burns 40%', [['he is 25 kg', /^(?!.*transfer\? Yes\.).*Burns 1\./]]],
  ['a question that is open', 'snakebite', [['he is', /Weakness\? Yes\./]]],
  [
    'a drug of which the kidneys matter',
    'magnesium eclampsia',
    [
      ['she has no urine output', /Magnesium sulphate: Stop if .* urine is under 100 mL in 4 h/],
      ['no output from the catheter', /^(?!.*Red flag)/],
    ],
  ],
  // The page of noradrenaline has doses for shock alone, 0.05 to 0.5 micrograms/kg/min of adrenaline are 3 to 30 of 60 kg.
  [
    'a drug for one purpose that is lacking',
    'noradrenaline 60 kg',
    [
      ['what if we only have adrenaline', /^.{0,60}Adrenaline, 60 kg - 3–30 micrograms\/min/],
      ['no noradrenaline, only adrenaline', /^.{0,60}Adrenaline, 60 kg - 3–30 micrograms\/min/],
      ['we only have adrenaline', /^.{0,60}Adrenaline, 60 kg - 3–30 micrograms\/min/],
    ],
  ],
  ['a level of consciousness', 'gcs 14', [['bp 85/50', /^(?!.*unresponsive).*BP 85\/50: systolic/]]],
  [
    'a chart with a step that is named',
    '5 yr old burns 15%',
    [
      ['pain', /Burns 1\. Pain relief IV; tetanus: Morphine, child: 0\.05-0\.1 mg\/kg/],
      ['anything for pain?', /Burns 1\. Pain relief IV/],
    ],
  ],
  [
    'a chart of which a line names the state',
    'child 20kg dka',
    [['he is in shock', /Diabetic ketoacidosis.*20 mL\/kg = 400 mL fast/]],
  ],
  [
    'a chart, with values',
    'asthma adult',
    [
      [
        'hr 130 rr 32 cannot complete sentences',
        /Red flag: Respiratory rate 32.*Acute severe asthma, adult 1\./,
      ],
    ],
  ],
  [
    'low glucose',
    'hypoglycaemia',
    [
      [
        'woke up, now what',
        /Hypoglycaemia 1\. Glucose oral: Adult 15-20 g.*Recheck glucose: At 15, 30 and 60 min/,
      ],
      ["hasn't woken up", /Red flag: unresponsive/],
      ['never woke up', /Red flag: unresponsive/],
    ],
  ],
  [
    'croup',
    'croup 12 kg',
    [
      // One dose has failed: it is repeated. Two have: the chart asks for the airway.
      ['still stridor after neb', /again every 15 min(?!.*Airway now)/],
      ['still stridor after 2 nebs', /Airway now/],
    ],
  ],
  [
    'a bite',
    'dog bite bled',
    [
      ['had full rabies course before', /1\. Rabies vaccine IM: Days 0 and 3; No immunoglobulin/],
      ['he was fully vaccinated against rabies last year', /Days 0 and 3; No immunoglobulin/],
      ['never had full course', /^(?!.*Days 0 and 3)/],
      ['full course before but hiv pos', /^(?!.*Days 0 and 3)/],
    ],
  ],
  [
    'two drugs',
    'lorazepam or diazepam for status',
    [['which is better', /Status epilepticus, adult Lorazepam 4 mg IV over 2 min or diazepam 10 mg IV/]],
  ],
  ['a drug and a weight', 'diazepam rectal 10kg child', [['side effects', /Adverse effects Apnoea/]]],
  ['a poison', 'paracetamol overdose 60 kg', [['NAC bag 3', /^.{0,90}60 kg - 6\s?000 mg/]]],
  [
    'a wound',
    'wound from rusty nail',
    [['last tetanus booster 12 years ago', /0\.5 mL IM into the upper arm/]],
  ],
  [
    'a drug with a chart of its purpose',
    'oxytocin',
    [['what if still bleeding', /Postpartum haemorrhage .*Tranexamic acid 1 g IV/]],
  ],
  [
    'a dose that rises',
    'labetalol 20 mg given',
    [['bp still 170/115 after 30 min', /Do not repeat the first one\. 40 mg, then 80 mg/]],
  ],
  // A drug without a page is one that the patient takes.
  ['a drug that is taken', 'she takes warfarin', [['aspirin dose', /^.{0,120}Aspirin and Warfarin: major/]]],
  [
    'another drug that is taken',
    'sildenafil',
    [['gtn spray chest pain', /Contraindications.*Sildenafil within 24 h/]],
  ],
  ['signs of too much', 'eclampsia magnesium', [['toxic what now', /Stop the magnesium/]]],
  ['a part of a calculation', 'burns 30% 70 kg', [['first 8 hours', /First 8 hours.*4\s?200\smL/]]],
  ['a prevention', 'rape', [['pregnancy prevention too', /1\.5\smg/]]],
  ['a stage of pregnancy', 'quinine', [['first trimester', /pregnant, Quinine.*20\smg\/kg/]]],
  ['waking up', 'hypoglycaemia', [['woke up now what', /Recheck glucose/]]],
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
  ['a dose after an operation', 'enoxaparin dvt prophylaxis 80kg', [['post op hip', /40 mg = 0\.4 mL/]]],
  [
    'a dose in pregnancy',
    'azithromycin cholera dose',
    [['and if she is pregnant', /takes the place of doxycycline[\s\S]*1 g/]],
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
      ['atropine no effect', /Transcutaneous pacing/],
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
  [
    'a drug against a fit',
    'lorazepam fitting adult',
    [
      ['still fitting', /Repeat the benzodiazepine once: Same dose again; 2 doses in all/],
      ['phenytoin, still fitting', /Phenytoin - 20 mg\/kg/],
      ['no IV line', /no dose for this without a vein.* Diazepam - 10 mg .* into the rectum/],
      ['he is not responding, no pulse', /Adult cardiac arrest .*CPR 30:2/],
      ['patient still unresponsive gcs 5', /Coma \/ reduced consciousness 1\. Airway/],
    ],
  ],
  [
    'a drug of asthma',
    'salbutamol neb child 15kg asthma',
    [['still wheezing, blue', /2\. Call for help; oxygen: Adrenaline 1:1000/]],
  ],
  [
    'a drug of a newborn',
    'phenobarbital newborn 3kg fits',
    [['still fitting', /Still fitting: 10 mg\/kg = 30 mg more, 40 mg\/kg = 120 mg in all/]],
  ],
  [
    'a drug of anaphylaxis',
    'adrenaline anaphylaxis child 20kg',
    [['no better after 2 doses', /1\. Adrenaline infusion: 1 mg in 100 mL/]],
  ],
  [
    'a drug of eclampsia',
    'eclampsia magnesium',
    [
      ['second line?', /2 g = 10 mL of 20%.*another fit/],
      ['she fits again', /2 g = 10 mL of 20%.*another fit/],
    ],
  ],
  [
    'a drug with a small first dose',
    'naloxone child 10kg morphine overdose',
    [['no response', /go on to 0\.1 mg\/kg.* - 1 mg = 2\.5 mL/]],
  ],
  [
    'a drug of a pulse',
    'amiodarone stable vt adult',
    [['still in vt', /as the chart says: Repeat if needed; Then 1 mg\/min/]],
  ],
  [
    'a chart of shock',
    'septic shock adult bp 70/40',
    [['bp still 70 after 2 L', /Adult: noradrenaline infusion/]],
  ],
  [
    'a chart of asthma',
    'asthma attack adult severe',
    [['no better after nebs', /2\. Magnesium sulphate: 2 g IV over 20 min/]],
  ],
  [
    'a chart of potassium',
    'hyperkalaemia k 7.2 ecg changes',
    [['no better after calcium', /ECG still changed at the end of the dose\? Yes: Repeat calcium/]],
  ],
  [
    'a drug by mouth',
    'coartem child 18kg malaria',
    [['vomited after 10 min', /Vomited within an hour: give it again/]],
  ],
  [
    'a drug of which the page says nothing of vomiting',
    'ibuprofen child 15kg',
    [
      ['he vomited it', /does not say what to do if a dose is vomited/],
      ['he vomits blood', /Upper gastrointestinal and variceal bleeding/],
    ],
  ],
  // Chart Convulsing child: after two doses of a benzodiazepine phenobarbital 20 mg/kg, and no third one. 12 x 20 = 240.
  [
    'a benzodiazepine that was repeated',
    '2 yr old 12 kg fitting, gave midazolam, still fitting',
    [
      [
        'repeated it, IV is in now, glucose 5.3, still going 10 minutes later. next?',
        /Phenobarbital .* = 240 mg/,
      ],
    ],
  ],
  // Chart Suspected bacterial meningitis: chloramphenicol 1 g for an adult who had anaphylaxis to penicillin.
  [
    'an allergy that is told of a relative',
    'fever stiff neck photophobia 24M 70 kg, his mom says he had anaphylaxis with penicillin as a kid',
    [['what do you suggest instead and the dose', /Chloramphenicol/]],
  ],
  // Enoxaparin, page: 1 mg/kg once a day from 15 to under 30 mL/min. 80 x 1 = 80.
  [
    'a clearance that the laboratory tells',
    'clexane treatment dose for PE 80 kg woman',
    [['lab phoned crcl 22', /15 to under 30 mL\/min: treatment once a day.*Enoxaparin, 80 kg - 80\smg/]],
  ],
  // Tenecteplase, page: from 75 years half the dose, and for 80 to under 90 kg 45 mg. 45 / 2 = 22.5.
  ['an age behind a weight', 'metalyse stemi 82 kg man', [['he is 77 by the way', /22\.5\smg/]]],
  // Ibuprofen, page: 10 mg/kg. 16 x 10 = 160.
  ['a weight that ends a message', 'ibuprofen dose 4 yr old', [['weighs about 16', /160\smg/]]],
  ['a weight that is taken back', 'amoxicillin 20 kg pneumonia', [['nie sy is 12 kg nie', /480\smg/]]],
  ['a drug with an article behind it', 'gentamicin adult', [['for a 12 kg child', /90 mg = 9 mL/]]],
  [
    'an emergency of somebody who takes a drug',
    'anaphylaxis adult adrenaline',
    [['he takes atenolol', /Adrenaline - 0.5 mg = 500 micrograms.* IM into the outer thigh/]],
  ],
  [
    'a dose in Portuguese',
    'dose de ceftriaxona meningite adulto',
    [
      ['e numa criança de 10 kg', /Ceftriaxone, 10 kg - 800–1\s?000 mg/],
      ['como diluir', /Ceftriaxone, to make up/],
      ['é alérgica a penicilina', /Stated allergy: check before Ceftriaxone/],
    ],
  ],
  [
    'a dose in Afrikaans',
    'morfien dosis vir n kind van 15 kg',
    [
      ['hoe gereeld kan ek dit herhaal', /repeat every 2 to 4 h/],
      ['hy is nou nie wakker nie asemhaling 6', /Red flag: Respiratory rate 6: 8 or less.*Naloxone/],
    ],
  ],
  [
    'an antibiotic',
    'amoxicillin child 14kg pneumonia',
    [['mom says he came out in a rash with it last time', /Stated allergy.*No dose of Amoxicillin is shown/]],
  ],
  [
    'an induction',
    'ketamine for rsi 70kg',
    [['can i give it with midazolam', /Midazolam and Ketamine: major/]],
  ],
  [
    'a drug whose page says nothing of it',
    'pt 34f with pneumonia, ceftriaxone dose',
    [['what about kidneys', /The page of Ceftriaxone says nothing of kidney disease/]],
  ],
  ['a chart of venom', 'snakebite', [['swelling past the elbow', /Snakebite 1\. Calm/]]],
  ['a chart of bleeding', 'bleeding after delivery', [['uterus is soft', /Postpartum haemorrhage/]]],
  [
    'a dose',
    'adrenaline anaphylaxis adult',
    [['are you sure', /I do not confirm .* only what stands on a page counts.*0\.5 mg/]],
  ],
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

describe('what was given', () => {
  it.each([
    [
      'a third benzodiazepine',
      ['lorazepam fitting adult', 'still fitting', 'still fitting'],
      /again, as its page/,
    ],
    [
      'the nebulised dose of croup',
      ['adrenaline anaphylaxis child 20kg', 'no better after 2 doses'],
      /croup/,
    ],
    ['the push of an arrest', ['amiodarone stable vt adult', 'still in vt'], /pulseless/],
    ['the dose that was vomited', ['ibuprofen child 15kg', 'he vomited it'], /150 mg|75/],
    ['the drug for a lost pulse', ['lorazepam fitting adult', 'not responding, no pulse'], /Lorazepam again/],
    ['the drug for a low pressure', ['lorazepam fitting adult', 'still hypotensive'], /Lorazepam again/],
    ['an allergy to what is taken', ['anaphylaxis adult', 'he is on propranolol'], /allergic/],
  ])('and failed is never followed by %s', async (_, turns, wrong) => {
    expect(await lastAnswer(turns)).not.toMatch(wrong);
  });

  it('is counted, so that the next drug follows the second failure', async () => {
    const answer = await lastAnswer(['lorazepam fitting adult', 'still fitting', 'still fitting']);
    expect(answer).toMatch(/No more Lorazepam: its page gives 2 doses in all.*Phenytoin 20 mg\/kg/);
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

describe('a correction without a name', () => {
  it.each([
    ['sorry 78 not 60', { weight: 60 }, 'actually 78 kg'],
    ['sorry 78 not 60', { weight: 60, age: 40 * 365.25 }, 'actually 78 kg'],
    ['no 78', { weight: 60 }, 'actually 78 kg'],
    ['nie 14 nie, 12', { weight: 14 }, 'actually 12 kg'],
    ['nao, 12', { weight: 14 }, 'actually 12 kg'],
    ['made a mistake, 12 not 21 kg', { weight: 21, age: 4 * 365.25 }, 'actually 12 kg'],
    ['oops 78kg', { weight: 60 }, 'actually 78 kg'],
    ['wrong weight its 78', { weight: 60, age: 40 * 365.25 }, 'actually 78 kg'],
    ['sorry 3 not 5', { weight: 20, age: 5 * 365.25 }, 'actually 3 years old'],
    ['no hes 3', { weight: 20, age: 5 * 365.25 }, 'actually 3 years old'],
    ['no 78', { weight: 60, age: 40 * 365.25 }, 'no 78'],
    ['actually sats 88', { weight: 60 }, 'actually sats 88'],
    ['sorry misread scale its 44', { weight: 60 }, 'actually 44 kg'],
    ['oh wait scale says 44', { weight: 60 }, 'actually 44 kg'],
    ['verkeerd gelees, 10', { weight: 12 }, 'actually 10 kg'],
    ['make that 24', { weight: 20 }, 'actually 24 kg'],
    ['again in 10 min?', { weight: 20 }, 'again in 10 min?'],
  ])('reads "%s" of a patient %o as "%s"', (text, patient, read) =>
    expect(completed(text, { drugs: ['Gentamicin'], patient })).toBe(read),
  );

  it('gives no figure where the number may be the age or the weight', async () => {
    const answer = await lastAnswer(['gentamicin 60 kg woman 40 years', 'no 78']);
    expect(answer).toContain('Say the age and the weight');
    expect(answer).not.toContain('300–360 mg');
  });

  it('gives the dose of a drug that is meant with the one before', async () => {
    // Chart Acute coronary syndromes and page Enoxaparin: 30 mg IV, then 1 mg/kg SC.
    const lysis = 'stemi 68yo 84 kg tnk dose';
    expect(await lastAnswer([lysis, 'and the clexane with it'])).toMatch(
      /Enoxaparin, 84 kg - 30 mg = .*84 mg = /,
    );
    expect(await lastAnswer(['dka child 15kg fluids', 'and now insulin'])).toMatch(/0\.75–1\.5\sunits\/h/);
  });

  it('does not take a drug that was not given for one that is lacking', async () => {
    const answer = await lastAnswer(['eclampsia', 'geen magnesium nie gegee nie']);
    expect(answer).not.toContain('No magnesium: midazolam');
  });

  it('asks anew which drug is for another disease', async () => {
    const turns = ['otitis media child 12kg antibiotic', 'cellulitis antibiotic pen allergy 70kg'];
    const answer = await lastAnswer(turns);
    expect(answer).not.toContain('Amoxicillin');
    expect(answer).toMatch(/Left out, as contraindicated here: Co-amoxiclav.*Clindamycin/s);
  });

  it('asks for an antibiotic of the disease before', async () => {
    expect(await lastAnswer(['pneumonia adult', 'which antibiotic'])).toContain('Severe pneumonia');
    expect(
      await lastAnswer(['ceftriaxone 70kg meningitis', 'and what antibiotic if pen anaphylaxis']),
    ).toMatch(/check before Ceftriaxone.*Instead, Chloramphenicol/s);
  });

  it('reads a reaction of the past as an allergy', async () => {
    const turns = ['suspected bacterial meningitis adult, antibiotics?', 'penicillin anaphylaxis'];
    expect(await lastAnswer(turns)).toMatch(/allergic to penicillin.*Chloramphenicol/s);
    expect(await lastAnswer([turns[0] ?? '', 'anaphylaxis now'])).toMatch(/Adrenaline/);
  });
});
