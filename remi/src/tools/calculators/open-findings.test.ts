import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
const ask = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response;

describe('a number behind the name of a score', () => {
  it.each([
    ['crb65 72', 'CRB-65 Score: at least 1, at most 4'],
    ['timi nstemi 68', 'TIMI Risk Score: at least 1, at most 7'],
    ['curb65 for 80', 'CURB-65 Score: at least 1, at most 5'],
    ['heart score 67 prev MI', 'HEART Score: at least 4, at most 10'],
    // One or two risk factors count one point, and more may be found.
    ['heart score 56 smoker hypertension', 'HEART Score: at least 2, at most 9'],
  ])('is an age where it can be no total: %s', async (text, expected) =>
    expect(await ask(text)).toContain(expected),
  );

  it.each([
    ['curb65 3', 'CURB-65 Score, 3'],
    ['egfr 45', 'eGFR'],
    ['map 65', 'Mean arterial pressure'],
  ])('is none of %s', async (text) => expect(await ask(text)).not.toMatch(/Age: \d/));
});

describe('answers without commas', () => {
  // Requirements, CALC sections: Wells PE counts 3, 3, 1.5, 1.5, 1.5, 1 and 1; CURB-65 1 each; FAST 1 each.
  it.each([
    [
      'wells pe dvt signs no pe likely yes immobilised yes previous pe no haemoptysis no cancer no hr 110',
      'Wells Criteria for PE: 6 of 12.5',
    ],
    ['curb65: confusion no urea 5 rr 24 bp 110/70 age 70', 'CURB-65 Score: 1 of 5'],
    ['curb65: confusion yes urea 5 rr 24 bp 110/70 age 70', 'CURB-65 Score: 2 of 5'],
    ['fast: face yes arm no speech yes', 'FAST Stroke Test: 2 of 3'],
  ])('belong to what stands before them: %s', async (text, expected) =>
    expect(await ask(text)).toContain(expected),
  );
});

describe('findings in the words of the bedside', () => {
  // Requirements: E2 V2 M5 is 9; eyes to speech 3, cry to pain 3, withdraws 4 is 10; Wells PE 3 + 3 + 1.5 + 1.5 is 9.
  it.each([
    [
      'GCS? eyes open only when i pinch him, just moaning, pushes my hand away from the pain (localises)',
      '9 of 15',
    ],
    [
      'pead gcs 10 month old: opens eyes when i talk, cries when pinched only, pulls arm away from pain',
      '10 of 15',
    ],
    [
      'wells for PE: swollen painful calf, nothing else explains it better, pulse 112, hip replaced 3 weeks ago, no clots before, no blood coughed, no cancer',
      '9 of 12.5',
    ],
    ['wells pe calf swollen', 'Wells Criteria for PE: at least 3'],
    // `New` is no name of the early warning score.
    ['curb 65 please: 71 yr f, new confusion, rr 34, bp 124/76, urea 9.1', 'CURB-65 Score: 4 of 5'],
    // E3 V3 M4, and the points of APGAR 1, 1, 1, 1 and 1.
    [
      'adult head injury: opens eyes only when i shout, says random words that make no sense together, pulls arm away when pinched. gcs?',
      '10 of 15',
    ],
    [
      'apgar 5 min: pink body blue hands, pulse 90, grimaces, arms a bit bent, slow irregular breaths',
      '5 of 10',
    ],
  ])('count: %s', async (text, expected) => expect(await ask(text)).toContain(expected));

  it('are no total beside another input of the score', async () => {
    const response = await ask('bmi 80 kg 1.6');
    expect(response).toContain('**Missing:** Height');
    expect(response).not.toContain('Underweight');
  });
});

describe('the coma scale beside a complaint', () => {
  it.each([
    ['headache since this morning, vomits, gcs 13', 'Headache'],
    ['38m hiv cd4 40 headache 2 weeks neck stiff gcs 13', 'HIV emergencies'],
    ['platelets 40 headache gcs 13', 'Headache'],
    ['gcs 14 after mva what now', 'Major trauma'],
  ])('is a value, and no other number is a point of it: %s', async (text, title) =>
    expect((await ask(text)).slice(0, 60)).toContain(title),
  );

  it.each([
    ['what does gcs 13 mean', 'Glasgow Coma Scale (GCS), 13'],
    ['gcs 7 what now', 'Glasgow Coma Scale (GCS), 7'],
    ['shock index 1.2 what now', 'Shock Index, 1.2'],
    ['gcs 3 4 5', 'Glasgow Coma Scale (GCS): 12 of 15'],
    ['headache, calculate gcs e3 v4 m5', '12 of 15'],
  ])('is what is asked about otherwise: %s', async (text, expected) =>
    expect((await ask(text)).replaceAll('\u00a0', ' ')).toContain(expected),
  );
});

describe('the fluid of a burn', () => {
  // The doses of Ringer's lactate are for dehydration, shock and bleeding: 30 mL/kg would be far too much at once.
  it.each(['Ringers 70 kg adult burns', 'ringers lactate burns 70kg how much'])(
    'needs the burned area, and is no other dose of the drug: %s',
    async (text) => {
      const response = await ask(text);
      expect(response).toContain('Burned body surface');
      expect(response).not.toMatch(/mL\*\* IV/);
    },
  );

  it('is not asked for by the dose of another drug', async () =>
    expect(await ask('paracetamol for burns 70kg')).toMatch(/^### Paracetamol/));
});

describe('the range of a score', () => {
  // Age and breaths: the pressures share one point.
  it('counts a point that two values share once', async () =>
    expect(await ask('crb65, 72 years, rr 32')).toContain('CRB-65 Score: at least 2, at most 4'));
});

describe('a score without all of its values', () => {
  // Bone 1992: temperature over 38, pulse over 90, rate over 20, white cells over 12.
  it('gives the criteria of SIRS where only those of qSOFA are missing', async () =>
    expect(await ask('sirs temp 39 hr 110 rr 24 wcc 14')).toContain('SIRS criteria: 4 of 4'));

  it('reads slow breaths of a newborn', async () =>
    expect(await ask('apgar hr 90 grimace blue body slow resp limp')).toContain('APGAR Score: 3 of 10'));
});

describe('a finding that a text names', () => {
  it.each([
    ['wells dvt calf 4cm bigger', 'Calf swollen by more than 3 cm: Yes'],
    ['wells dvt calf swelling of 3.5 cm, previous dvt', 'Calf swollen by more than 3 cm: Yes'],
    ['wells dvt right calf 41cm left calf 37cm', 'Calf swollen by more than 3 cm: Yes'],
    ['wells dvt calf 2 cm larger, pitting oedema', 'Calf swollen by more than 3 cm: No'],
    ['wells dvt calf 3 cm larger, pitting oedema', 'Calf swollen by more than 3 cm: No'],
    ['wells dvt calf > 3 cm larger, pitting oedema', 'Calf swollen by more than 3 cm: Yes'],
    ['bishop 3cm 50% effaced station -2 soft posterior', 'Bishop Score: 6 of 13'],
    ['bishop: os 4 cm, 80% effaced, head at 0, soft, anterior', 'Bishop Score: 11 of 13'],
    ['bishop score closed uneffaced station -3 firm posterior', 'Bishop Score: 0 of 13'],
    [
      'perc 28f hr 88 sats 98 no hx dvt no surg no ocp no haemoptysis no leg swelling low suspicion',
      'Suspicion of pulmonary embolism is low: Yes',
    ],
    ['bishop 2cm 40% -2 medium mid', 'Bishop Score: 5 of 13'],
    [
      'perc 45m hr 96 sats 97 low suspicion, broke his leg last week',
      'Surgery or trauma within 4 weeks: Yes',
    ],
  ])('beside a number is read by its threshold: %s', async (text, expected) => {
    expect(await ask(text)).toContain(expected);
  });

  it.each([
    // One circumference is no difference.
    ['wells dvt calf 41 cm, pitting oedema, nothing else', 'Calf swollen by more than 3 cm'],
    ['perc 45m hr 96 sats 97 low suspicion, wrist in a backslab, no other risk factors', 'Surgery or trauma'],
    ['alvarado rebound, left shift unknown', 'Left shift'],
    ['alvarado rebound, left shift not done', 'Left shift'],
    ['heart score 58m htn and dm', 'Risk factors'],
    // Twice the limit is no number of points, and whether embolism is the likeliest is for the examiner to judge.
    ['heart score 50yo risk factors 2', 'Risk factors'],
    ['wells pe hr 110, nothing else', 'PE is the most likely diagnosis'],
    ['perc 52m hr 90 sats 96 nothing else', 'Suspicion of pulmonary embolism is low'],
    ['chads vasc 60m, bp 170/100, nothing else', 'Hypertension'],
    ['wells dvt in intensive care for a week, pitting, no other findings', 'Bedridden 3 days or more'],
    ['perc 45m hr 90 sats 97 low suspicion, takes yaz, nothing else', 'Oestrogen use'],
    ['timi 50m trop neg, st sag, no other risk factors', 'ST deviation'],
    ['chads vasc 68m, amlodipine for years, nothing else', 'Hypertension'],
  ])('in words that nobody reads is missing, not absent: %s', async (text, input) => {
    const response = await ask(text);
    expect(response).not.toContain(`${input}: No`);
    expect(response.split('**Missing:**')[1]?.split('What is not mentioned')[0]).toContain(input);
  });

  it.each([
    ['heart score? 61m story classic, st depression, diabetic hypertensive', 'History: Highly suspicious'],
    ['shock index 124 over 88 systolic', 'Shock Index: 1.41'],
    ['GBS: 58m urea 11 hb 9.4 bp 96/50 hr 108 melaena', 'Glasgow-Blatchford Score: at least'],
  ])('is read as it is said at the bedside: %s', async (text, expected) =>
    expect(await ask(text)).toContain(expected),
  );

  it('is not ruled out by a word about other diagnoses', async () => {
    const response = await ask('wells dvt tender calf, pitting oedema, no other dx likely');
    expect(response).toContain('Wells Criteria for DVT: at least 2, at most 9');
    expect(response).toContain('Alternative diagnosis at least as likely as DVT: No');
  });

  it('is absent if the text says so of all others, and nothing in it is unread', async () => {
    const response = await ask('wells dvt calf 4cm bigger, tender calf, no other findings');
    expect(response).toContain('Wells Criteria for DVT: 2 of 9');
  });
});

describe('a tool that a text means', () => {
  it.each([
    // 3 mg/kg of plain lidocaine and 2 mg/kg of bupivacaine, as the tool says.
    ['max lignocaine 2% plain 60kg how many ml', 'Local Anaesthetic Maximum: 9 mL'],
    ['max bupivacaine 0.5% 70kg how many ml', 'Local Anaesthetic Maximum: 28 mL'],
    ['paracetamol level 80 mg/l at 6 hrs 60kg single dose no jaundice', 'On or above the line: treat'],
    ['paracetamol level 40 at 8 hours, single dose, no jaundice', '**Under the line** either way'],
    // 45.5 + 0.91 * (160 - 152.4) is 52.4 kg.
    ['lung protective tidal vol female 160cm', '314 mL'],
    ['bmi 82kg 1.65m', '30.1'],
    // 7 mg/kg of 20 mg/mL
    ['max lignocaine 2% w adrenaline 48 kg big forearm lac, ml?', 'Local Anaesthetic Maximum: 16.8 mL'],
    ['tews adult walks w help rr 24 p118 sys 98 t 38,9 alert no injury sats 95', '(TEWS): 8'],
    ['edd lmp 3 march 2026', '8 Dec 2026'],
    ['acute malnutrition muac 11.2cm 14 month girl no oedema', 'Severe'],
    ['egfr 64f creat 110', 'Age: 64 years'],
    ['bilirubin 280 at 36 hours term baby 3.2kg well', 'Newborn Jaundice: 225'],
    ['anion gap na 138 cl 100 bic 8', '30 mmol/L'],
    ['phq-9: 3 3 2 2 1 1 2 0 2', 'PHQ-9 and GAD-7: 16 of 27'],
  ])('works it out: %s', async (text, expected) => {
    expect(await ask(text)).toContain(expected);
  });

  it.each([
    ['paracetamol 20 g 8 hours ago, single dose', 'Paracetamol level: 20'],
    ['lignocaine dose 70kg with adrenaline', 'Local Anaesthetic Maximum'],
    ['when to take paracetamol level after overdose 25F', 'Paracetamol Line and Acetylcysteine** needs'],
    ['gbs pt weak legs bp 150/90 hr 120', 'Glasgow-Blatchford'],
  ])('is not another one: %s', async (text, unexpected) => {
    expect(await ask(text)).not.toContain(unexpected);
  });
});

describe('an incomplete tool', () => {
  it.each([
    // 10 kg at 4 and 7 kg at 2 mL/kg/h.
    ['maintenance fluid rate 17kg child', 'Maintenance: 54 mL/h'],
    // 120 / 90, rounded down.
    ['obstetric shock index pulse 120 bp 90/60', 'Obstetric shock index: 1.33'],
    ['c spine rule 70f fell down stairs', '**Imaging needed** either way'],
    ['pecarn 4yr gcs 15, vomited', 'It can be'],
  ])('gives what holds whatever is missing: %s', async (text, expected) => {
    expect(await ask(text)).toContain(expected);
  });

  it('names no band of the PERC rule that the suspicion could undo', async () => {
    const response = await ask(
      'perc 34f hr 82 sats 98 no leg swelling no haemoptysis no surgery no previous dvt no pill',
    );
    expect(response).toContain('PERC Rule: 0');
    expect(response).toContain('It can be: Does not apply; Ruled out.');
  });
});

describe('a score in the words of a ward round', () => {
  // Requirements, CALC sections. SOFA: 2 or 3 without word of a ventilator, beside 2 + 2 + 1 + 1 + 2; noradrenaline
  // scores 3 or 4. ABCD2: 1 + 1 + 2 + 1 + 1. Wells DVT: 1 + 1 + 1 - 2. Parkland: 4 x 70 x 30 mL, half in 8 h.
  it.each([
    ['ABCD2 for 66y had left arm weakness for 40 min, bp 152/90, diabetic', 'ABCD2 Score: 6 of 7'],
    ['sofa: pf ratio 180 plt 90 bili 40 umol map 60 no pressors gcs 14 creat 200', 'at least 10, at most 11'],
    [
      'sofa: ventilated, P/F 180, platelets 90, bilirubin 15 umol, norad 0.2, GCS 8, creatinine 320',
      'at least 14, at most 15',
    ],
    [
      'wells dvt: calf 4cm bigger, pitting oedema, tender along deep veins but cellulitis just as likely',
      'at least 1, at most 7',
    ],
    ['Parkland 70kg man 30% burns, how fast in the first 8 hours', '525'],
    ['QTc for woman QT 400ms RR 800', 'QTc Calculation: 447 ms'],
    ['does this pneumonia need admission: 40 yo, rr 22, bp 120/70, not confused, urea 5', 'CURB-65 Score: 0'],
    ['chads vasc 52 yr old man AF no other problems', 'CHA2DS2-VASc Score: 0 of 9'],
    ['sedation after tube 70 kg adult', 'POST-Intubation Calculator: 70'],
    ['hoe swaar is n kind van 3 jaar', '14.0 kg'],
  ])('is worked out: %s', async (text, expected) => expect(await ask(text)).toContain(expected));

  it.each([
    ['bsl 28 ketones 5.1 ph 7.05. news score?', /NEWS\), \d/],
    ['bp 9/5. news?', /NEWS\), \d/],
    ['NEWS 30 weeks pregnant hr 120', /Red flag: NEWS/],
    // 11 stone and 4 pounds are 72 kg.
    ['11 st 4 lb in kg', /1\.81/],
    ['Bed 4: bp 90/50 hr 120. Bed 5: bp 130/80 hr 70. news score?', /111–219/],
  ])('takes no other value for its total or its patient: %s', async (text, never) =>
    expect(await ask(text)).not.toMatch(never),
  );
});

describe('a score in many words', () => {
  // Requirements, CALC sections. E2 V2 M5; 128 / 84; APGAR 1 + 1 + 1 + 1 + 1; Wells PE 3 + 3 + 1.5 + 1.5; Wells DVT
  // 1 + 1 + 1 - 2; ABCD2 1 + 1 + 2 + 1 + 1; TEWS of an adult 2 + 2 + 1 + 2 + 1 for RR 22, pulse 118, systolic 92, 38.9 and help.
  it.each([
    ['gcs: eyes only to pain, groaning, grabs my hand when i squeeze his trapezius', '9 of 15'],
    ['gcs: only opens eyes to voice, muddled, knocks my hand away', '12 of 15'],
    ['gcs: opens eyes when i rub his sternum, just noises, yanks his arm away from the pinch', '8 of 15'],
    ['gcs eyes shut even to pain, makes only noises, straightens arms', '5 of 15'],
    ['gcs eyes open, talking nonsense words only, squeezes my hand when asked', '13 of 15'],
    ['shock index: bloke off a motorbike, heart going at 128, systolic 84', '1.52'],
    ['shock index: ticker 120, systolic 100', '1.20'],
    [
      'apgar at 1 min - pink body but hands and feet blue, HR 90, just a grimace with suction, arms a bit flexed, slow irregular gasps',
      '5 of 10',
    ],
    [
      'apgar: trunk pink, fingers and toes dusky, hr 130, sneezes with the suction, kicking, screaming',
      '9 of 10',
    ],
    [
      'Wells for PE: right calf swollen and sore on the veins, HR 110, hip op 2 weeks back, has not coughed blood, no cancer, never had a clot before, nothing else explains it',
      '9 of 12.5',
    ],
    [
      'wells dvt: calf 4 cm bigger, tender along the vein, pitting, no cancer, no surgery, walking, something else is more likely, never had a clot, whole leg not swollen, no collateral veins, no plaster',
      'Wells Criteria for DVT: 1 of 9',
    ],
    ['abcd2 na TIA: 63 jaar, 150/85, linkerarm was swak vir 40 minute, is diabeet', 'ABCD2 Score: 6 of 7'],
    ['curb65: tannie van 63, pols 104, asem 32, 88/60, ureum 8, verward', 'CURB-65 Score: 4 of 5'],
    [
      'TEWS adult, walked in leaning on his brother, RR 22, P118, BP 92/60, T 38.9, alert, no injury, sats 96',
      '(TEWS): 8',
    ],
    ['TEWS adult, helped in by his wife, rr 18, hr 90, bp 120/80, t 37, alert, no injury', '(TEWS): 2'],
    // E3 V4 M4; CHA2DS2-VASc 2 + 1 + 1 + 1 + 2, and nobody has ruled out the other vessels.
    [
      '8 month old fell off the bed: opens eyes when mum calls, crying but can be consoled, pulls hand away when pinched. gcs?',
      '11 of 15',
    ],
    [
      'chadsvasc: 76 year old lady with AF, has high blood and sugar, no heart failure, had a mini stroke in 2019, no heart attacks',
      'at least 7, at most 8',
    ],
    [
      'timi: 67 yo, smoker, on pressure tablets and cholesterol high, never had a stent, takes aspirin daily, two bouts of chest pain since yesterday, st depression v4-6, trop negative',
      'TIMI Risk Score: 5 of 7',
    ],
    [
      'rosier: no seizure, didnt pass out, mouth drooping left, left arm weak, left leg weak, speech slurred, can see fine',
      'ROSIER Score: 4',
    ],
    ['fast: mouth skew, both arms go up fine, words come out wrong', '2 of 3'],
    [
      'alvarado: pain started round the belly button and went to the right side, off his food, puked once, tender over mcburney, rebound, t 37.8, wcc 13, neuts 80%',
      'Alvarado Score: 10 of 10',
    ],
    ['qsofa: bit muddled, breathing at 24, bp 96/60', 'qSOFA and SIRS: 3'],
    [
      'thompson: floppy, lethargic, 1 fit, fisting, moro partial, grasp poor, suck poor, breathing fine, fontanelle full',
      'Thompson HIE Score: 10',
    ],
    ['curb65: idosa de 78 anos, confusa, ureia 9, fr 32, ta 85/50', 'CURB-65 Score: 5 of 5'],
    [
      'news: asem 30, sats 88 kamerlug, bp 88/50, pols 132, koors 39.5, reageer net op stem',
      '(NEWS): 17 of 20',
    ],
    ['tews: adulto, anda com ajuda, fr 22, pulso 112, ta 95/60, temp 38.6, alerta, sem trauma', '(TEWS): 8'],
    [
      'abcd2: senhora de 70 anos, ait, ta 160/95, fraqueza no braço esquerdo durante 90 minutos, diabética',
      'ABCD2 Score: 7 of 7',
    ],
    // NIHSS: face 1, left arm 1, left leg 1, slurring 1.
    [
      'nihss: awake and alert, knows month and age, follows both commands, eyes move fully, no field loss, face droops mildly on the left, left arm drifts, right arm fine, left leg drifts, right leg fine, no ataxia, sensation normal, language normal, slight slurring, no neglect',
      '(NIHSS): 4',
    ],
    ['abcd2 59yo, 138/88, couldnt speak for 5 min, no diabetes', 'ABCD2 Score: 1 of 7'],
    // Nobody says that there was no bedrest.
    [
      'wells pe: geen kuitswelling, pols 90, geen operasie, nooit klonte, hoes nie bloed nie, geen kanker, longontsteking meer waarskynlik',
      'at least 0, at most 1.5',
    ],
  ])('is counted: %s', async (text, expected) =>
    expect((await ask(text)).replaceAll('\u00a0', ' ')).toContain(expected),
  );
});
