import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
const ask = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response.replaceAll('\u00a0', ' ');
const matched = /\*\*(?:Contraindications|Cautions) that match what you wrote\*\*/;
const shownDose = /^- \*\*[\d.–][\d\s.–]*(?:mg|g|units|mL|micrograms)/m;

/** What stands above all else for each question, by hand from the lines of the pages. */
const limits: readonly (readonly [string, string])[] = [
  ['alteplase stroke bp 195/118 give?', 'Pressure over 185/110'],
  ['alteplase for stroke, bp 186/100', 'Pressure over 185/110'],
  ['alteplase stroke bp 170/114', 'Pressure over 185/110'],
  ['can i give alteplase platelets 80', 'platelets under 100'],
  ['alteplase in stroke INR 2.1', 'INR over 1.7'],
  ['heparin if bp 190/115', 'Pressure over 180/110'],
  ['heparin for PE, platelets 55', 'Platelets under 60'],
  ['can tenecteplase be given, BP 200/120', 'above 180/110 mmHg'],
  ['gtn chest pain bp 88/60', 'Systolic pressure under 90'],
  ['coartem for 4kg baby', 'Under 5 kg'],
  ['coartem child 4.2 kg malaria', 'Under 5 kg'],
  ['insulin potassium 3.1 dka', 'Potassium under 3.3'],
  ['head injury gcs 14 txa?', 'For the head alone it is given with GCS of 12 or less'],
  ['subdural gcs 15 tranexamic acid dose', 'For the head alone it is given with GCS of 12 or less'],
  ['TXA 5 hrs after injury can i', 'More than 3 h after injury'],
  ['txa given more than 3 hours after birth ok?', 'More than 3 h after injury'],
  ['tranexamic acid, stabbed 6 hours ago', 'More than 3 h after injury'],
  ['pph 5 hours after delivery, TXA?', 'More than 3 h after injury'],
  ['cyklokapron mva 10h ago', 'More than 3 h after injury'],
  ['mva at 6 this morning, now 1pm, give cyklokapron now?', 'More than 3 h after injury'],
  ['fell at 22:30, now 02:15, bleeding, tranexamic acid?', 'More than 3 h after injury'],
  // Alteplase, page: ischaemic stroke within 4.5 h. Tenecteplase, page: STEMI within 12 h of onset.
  ['stroke 6 hours ago alteplase', 'only within 4.5 h of its beginning'],
  ['stroke onset 8am now 14:00 alteplase?', 'only within 4.5 h of its beginning'],
  ['stemi pain 14 hours tenecteplase 80kg', 'within 12 h of the beginning'],
  ['is txa safe 2 days after a fall', 'More than 3 h after injury'],
  ['rabies immunoglobulin day 10 after first vaccine', 'More than 7 days after the first vaccine'],
  ['can i give rabies immunoglobulin, first vaccine 9 days ago', 'More than 7 days after the first vaccine'],
  ['oxytocin 10iu im after delivery twins second not out', 'Before the baby is born'],
  ['posso dar ceftriaxona a recem nascido com ictericia', 'Newborns with jaundice'],
];

const safe: readonly string[] = [
  'head injury gcs 9 1h ago txa',
  'stab abdomen gcs 14 txa dose',
  'alteplase stroke bp 185/110',
  'alteplase stroke bp 170/100',
  'alteplase stroke INR 1.2 platelets 150',
  'heparin for PE bp 150/90 platelets 210',
  'tenecteplase stemi bp 150/95',
  'gtn chest pain bp 130/80',
  'coartem child 12 kg',
  'TXA 2 hrs after injury',
  'TXA dose, injured 45 min ago',
  'pph 1 hour after delivery txa dose',
  'txa for kid hit by bakkie 1hr ago, 9 years, 30 kg',
  'txa trauma, 1 g over 8 h after the bolus',
  'rabies immunoglobulin day 3 after first vaccine',
  'rabies immunoglobulin bitten 10 days ago',
];

describe('a limit in numbers', () => {
  it.each(limits)('stands above all else: %s', async (text, line) => {
    const response = await ask(text);
    expect(response).toMatch(matched);
    expect(response.slice(response.search(matched))).toContain(line);
    const dose = response.search(shownDose);
    if (dose >= 0) expect(dose).toBeGreaterThan(response.search(matched));
  });

  it.each(safe)('is not passed by "%s"', async (text) => expect(await ask(text)).not.toMatch(matched));
});

describe('a drug that was given before', () => {
  it.each([
    'stemi got streptokinase 2 yrs ago can i give again',
    'streptokinase had it 5 years back',
    'previous streptokinase, new stemi, give?',
    'can i repeat streptokinase',
    'streptokinase given last year, stemi now',
    'streptokinase in 2019 for an mi, can he get it again',
    'got streptase 3 months ago, streptokinase ok?',
    'stemi, had streptokinase before',
  ])('is not given again: %s', async (text) => {
    const response = await ask(text);
    expect(response).toContain('Streptokinase given before');
    expect(response).not.toMatch(shownDose);
  });

  it.each([
    'streptokinase stemi, had mi 3 months ago',
    'streptokinase stemi 2 hours pain, aspirin given before',
    'streptokinase dose 70 year old',
    'never had streptokinase before, stemi',
  ])('is not read from "%s"', async (text) =>
    expect(await ask(text)).not.toContain('**Streptokinase**: Streptokinase given before'),
  );
});

describe('a creatinine', () => {
  it.each([
    ['gentamicin creatinine 400 dose 60kg', 'Kidney failure'],
    ['amikacin creatinine 600', 'Kidney failure'],
    ['aciclovir creatinine 4.5 mg/dl dose 60kg', 'Under 10: half the dose'],
    ['morphine dose creat 520', 'Kidney disease'],
    ['metoclopramide cr 480', 'Halve the dose in severe renal impairment'],
    ['enoxaparin 82yr woman 45kg creatinine 180', '20 mg once a day'],
    ['enoxaparin 40mg prevention egfr 20 ok?', 'prevention 20 mg once a day'],
    ['co-trimoxazole dose creatinine 450', 'Severe failure of the kidneys'],
    ['digoxin loading dose, creatinine 380', 'half of the loading'],
    ['nsaid for renal colic, creat 240', 'bad kidneys'],
    ['diclofenac im creat 240', 'bad kidneys'],
    ['potassium chloride infusion creatinine 700', 'kidney'],
    ['ibuprofen creatinine 310', 'kidney'],
  ])('is read as bad kidneys: %s', async (text, line) => {
    const response = await ask(text);
    expect(response).toMatch(matched);
    expect(response.slice(response.search(matched))).toContain(line);
  });

  it.each([
    'gentamicin creatinine 90 dose 60kg',
    'aciclovir creatinine 1.0 mg/dl dose 60kg',
    'enoxaparin 30yr man 80kg creatinine 80',
    'ibuprofen creatinine 100',
  ])('is normal: %s', async (text) => expect(await ask(text)).not.toMatch(matched));
});

describe('a patient of another class', () => {
  it.each([
    ['ergometrine dose for a pregnant woman', 'before the last baby is born'],
    ['ergometrine dose 28 wks pregnant', 'before the last baby is born'],
    ['ergometrine dose antepartum bleeding 34 wks', 'before the last baby is born'],
    ['oxytocin dose for a pregnant woman', 'Before the baby is born'],
    ['oxytocin dose 34 weeks', 'Before the baby is born'],
    ['misoprostol 600 undelivered', 'Before the birth of the last baby'],
    ['syntometrine second twin still inside', 'before the last baby is born'],
    ['magnesium in heart block', 'Heart block'],
    ['noradrenaline with high bp', 'High blood pressure'],
    ['ergometrine in heart disease', 'Heart disease'],
    ['gtn in children?', 'Children'],
    ['ors in severe malnutrition ok', 'ReSoMal'],
    ['can we give promethazine to children under 2', 'Children under 2 years'],
    ['is metoclopramide ok in babies below 1 year', 'Under 1 year'],
    ['aspirin for kids under 12 years', 'Under 16 years'],
    ['ibuprofen dengue fever', 'Dengue or another fever with bleeding'],
    ['heparin, had HIT last year', 'Low platelets from heparin'],
  ])('stands above all else: %s', async (text, line) => {
    const response = await ask(text);
    expect(response).toMatch(matched);
    expect(response.slice(response.search(matched))).toContain(line);
  });

  it.each([
    'oxytocin dose pph after delivery',
    'ergometrine dose pph, baby delivered',
    'promethazine for children over 5 years',
    'misoprostol pph placenta out',
  ])('is not read from "%s"', async (text) => expect(await ask(text)).not.toMatch(matched));

  it.each([
    'can i push 50% dextrose straight to a 3yr old hgt 2',
    'glucose 50% undiluted for a child of 10 kg',
    'can i give strong glucose to a baby',
    'd50 push to a 5 year old, glucose 1.8',
    'toddler hypo, 50 % glucose iv ok?',
  ])('is stopped from strong glucose: %s', async (text) =>
    expect((await ask(text)).slice(0, 200)).toContain('Never give 50% glucose undiluted to a child'),
  );
});

describe('an allergy', () => {
  it.each([
    'can i give ampicillin, pt has allergy to penicillin',
    'amoxicillin ok? penicillin allergy',
    'co-amoxiclav to a man with an allergy to penicillin?',
    'bactrim in sulpha allergy',
    'keflex allergy, cefazolin dose',
    'ibuprofen dose, allergic to aspirin',
  ])('hides the dose and says nothing else of the page: %s', async (text) => {
    const response = await ask(text);
    expect(response).toContain('Stated allergy: check before');
    expect(response).not.toContain('no contraindication on its page matches');
    expect(response).not.toMatch(shownDose);
  });

  it.each([
    'furosemide 40 mg lung oedema, sulfa allergy',
    'penicillin rash, ceftriaxone dose meningitis 70kg',
  ])('to another group hides none: %s', async (text) => expect(await ask(text)).toMatch(shownDose));
});

it('quotes only the limit that a value is within, and one line once', async () => {
  const response = await ask('enoxaparin 60kg dvt crcl 12');
  const [rows = ''] = response.split('### [Enoxaparin]');
  expect(rows).toContain('under 15 mL/min');
  expect(rows).not.toContain('15 to under 30');
  const twice = await ask('tenofovir-lamivudine-dolutegravir oral child 12kg 2 years');
  expect(twice.split('Under 10 years or under 30 kg').length).toBeLessThanOrEqual(3);
});

it.each(['fentanyl intranasal 20kg child', 'hydrocortisone dose old woman 80 years 50kg'])(
  'takes the way and the age of a patient for no condition: %s',
  async (text) => expect(await ask(text)).not.toMatch(matched),
);
