import type { Dose } from '@oryx/contract';
import { fitOf } from '@oryx/doses';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Remi } from '../../remi.ts';
import { shippedRemi, shippedSources } from '../../test/shipped.ts';

const sources = await shippedSources();

let remi: Remi;
beforeAll(async () => {
  remi = await shippedRemi();
});

/** Returns the answer with plain spaces. */
async function answer(text: string): Promise<string> {
  const { response } = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
  return response.replaceAll('\u00a0', ' ');
}
const firstDose = async (text: string) =>
  (await answer(text)).split('\n').find((line) => line.startsWith('- **') && /\d (?:mg|g)\b/.test(line)) ??
  '';

describe('the first dose', () => {
  it.each([
    ['panado 13 kg', /^- \*\*195 mg = 8\.1 mL of syrup/],
    ['mida 14kg fitting no line', /^- \*\*4\.2 mg = 0\.84 mL of 5 mg\/mL\*\* inside the cheek/],
    // Adults get 10 mg inside the cheek.
    // Without a weight the dose of the age, which can be given at once, stands before the 0.3 mg/kg.
    ['midazolam buccal 9 months', /^- \*\*2\.5 mg = 0\.5 mL of 5 mg\/mL\*\* inside the cheek/],
  ])('is by the route of its form: %s', async (text, expected) => {
    expect(await firstDose(text)).toMatch(expected);
  });

  // What was given, failed or was measured is no subject beside a drug that is asked for: 20 mg/kg of phenytoin and of
  // phenobarbital, 1.5 to 2.5 mg/kg of propofol, 10 mg of metoclopramide.
  it.each([
    ['fitting 20 min diazepam 10 mg pr given, phenytoin dose 60kg', /^- \*\*1\s200 mg/],
    ['diazepam x2 given still fitting, phenytoin dose 70 kg', /^- \*\*1\s400 mg/],
    ['vomiting, ondansetron didnt work, maxalon dose', /^- \*\*10 mg = 2 mL of 5 mg\/mL/],
    ['newborn fits 3kg glucose ok. phenobarb load?', /^- \*\*60 mg/],
    ['neonate seizing sugar normal, phenobarb loading dose 3 kg', /^- \*\*60 mg/],
    ['glicose normal, convulsao, diazepam 12 kg', /^- \*\*6 mg/],
    // Prevention is 40 mg once a day (20 mg under a clearance of 30 mL/min), and treatment 1 mg/kg.
    ['enoxaparin dvt prophylaxis 80kg', /^- \*\*40 mg/],
    ['clexane to prevent dvt 60kg', /^- \*\*40 mg/],
    ['enoxaparina profilaxia de tvp 65 kg', /^- \*\*40 mg/],
    ['enoxaparin dvt prophylaxis crcl 20 80kg', /^- \*\*20 mg/],
    // Treatment is that of a clot, 1 mg/kg, and no bolus of an infarct.
    ['enoxaparin crcl 20 treatment 80kg', /^- \*\*80 mg.*once a day/],
    ['clexane 70kg treatment', /^- \*\*70 mg.*every 12 h/],
    ['enoxaparin dvt 80kg', /^- \*\*80 mg/],
    // 4 mg/kg of hydrocortisone.
    ['salbutamol neb 20kg child given, hydrocortisone dose', /^- \*\*80 mg/],
    ['propofol for tube 70kg', /^- \*\*105–175 mg/],
    ['ketamine for chest tube 70kg', /, pain;/],
  ])('is that of the drug and purpose asked for: %s', async (text, expected) => {
    expect(await firstDose(text)).toMatch(expected);
  });

  // The injection is 10 units, the drip 20 units in a litre, and at most 60 units in all.
  it.each([
    ['oxytocin 20u running + 10 im given', false],
    ['oxytocin 40 units in the drip, gave 10 im too', false],
    ['oxytocin 20 units im', true],
  ])('REMI-18 holds a drip and an injection each against its own: %s', async (text, isAbove) => {
    expect((await answer(text)).includes('Dose above what Oryx states')).toBe(isAbove);
  });

  // The bands of the World Health Organization's table, each from both sides.
  it.each([
    ['5 kg', '1 tablet'],
    ['14.9 kg', '1 tablet'],
    ['15 kg', '2 tablets'],
    ['24.9 kg', '2 tablets'],
    ['25 kg', '3 tablets'],
    ['34.9 kg', '3 tablets'],
    ['35 kg', '4 tablets'],
  ])('MED-14 is a number of tablets by weight: %s', async (weight, tablets) => {
    expect(await answer(`how many coartem tablets, child of ${weight}`)).toContain(
      `- **${tablets}** by mouth`,
    );
  });

  it('MED-14 is withheld below the least weight of the tablets', async () => {
    expect(await answer('coartem child of 4.9 kg')).toContain('No dose on the page');
  });

  it.each([
    ['nifedipine for preterm labour 30 weeks', /^- \*\*20 mg\*\* by mouth, preterm labour/],
    [
      'nifedipine severe hypertension in pregnancy',
      /^- \*\*10 mg\*\* by mouth, severe hypertension in pregnancy/,
    ],
  ])('is by the purpose in a pregnancy: %s', async (text, expected) => {
    expect(await firstDose(text)).toMatch(expected);
  });

  it.each([
    ['amiodarone for 22kg in VF after 3rd shock', /^- \*\*110 mg .*\bpushed, VF or pulseless VT/],
    ['amiodarone 22 kg pulseless vt', /^- \*\*110 mg .*\bpushed, VF or pulseless VT/],
    ['amiodarone child 22 kg vt with a pulse', /^- \*\*110 mg .*\bdiluted, tachycardia with a pulse/],
  ])('is for the pulse that is stated: %s', async (text, expected) => {
    expect(await firstDose(text)).toMatch(expected);
  });

  it.each([
    [
      '7yo 22kg bee sting stridor bp 70/40. epi dose?',
      /^- \*\*220 micrograms = 0\.22 mg .*\bIM into the outer thigh/,
    ],
    [
      'stung by bees, stridor, 30 kg child, adrenaline dose',
      /^- \*\*300 micrograms = 0\.3 mg .*\bIM into the outer thigh/,
    ],
    ['croup, stridor, 12 kg, adrenaline dose', /^- \*\*1 mg .*\bby nebuliser/],
  ])('is for what happened and not for the noise that it made: %s', async (text, expected) => {
    expect(await firstDose(text)).toMatch(expected);
  });

  it('is not of the drug that somebody is dependent on', async () => {
    expect(await answer('naloxone morphine addict chronic pain how much')).not.toContain('2.5–5 mg');
  });

  it.each([
    ['txa dose adult hit by bakkie', /bleeding after trauma, first dose/],
    ['txa dose child 25kg run over by a car', /^- \*\*375 mg .*trauma, first dose/],
    ['txa dose man fell from a roof', /bleeding after trauma, first dose/],
    ['txa dose head injury gcs 8 hit by a car', /head injury/],
  ])('is for the injury: %s', async (text, expected) => {
    expect(await firstDose(text)).toMatch(expected);
  });

  it.each([
    '8kg infant swallowed granny codeine not breathing naloxone dose',
    'narcan 8 kg baby apnoeic after codeine',
  ])('is the one for no breath: %s', async (text) => {
    expect(await firstDose(text)).toMatch(/^- \*\*0\.8 mg /);
  });

  it('stands first if the kidneys are said to be well, and what it says of the kidneys if not', async () => {
    expect(await answer('enoxaparin nstemi 60 kg kidneys fine')).toMatch(
      /^### Enoxaparin, 60 kg\n\n- \*\*60 mg/,
    );
    expect(await answer('enoxaparin nstemi 60 kg kidneys not fine')).toMatch(/^[^-]*\*\*Kidney disease\*\*/);
    expect(await answer('enoxaparin nstemi 60 kg renal failure')).toMatch(/^[^-]*\*\*Kidney disease\*\*/);
  });

  it.each([
    'aciclovir 60kg encephalitis creatinine clearance 20',
    'acyclovir dose 60 kg crcl 20 herpes encephalitis',
    'aciclovir 60 kg, renal failure',
    'aciclovir 60 kg encephalitis creatinine 400',
    // (140 - 70) x 60 / (72 x 200 / 88.4) x 0.85 = 22 mL/min by Cockcroft and Gault.
    'aciclovir 70 year old woman 60 kg encephalitis creatinine 200',
  ])('has no interval of healthy kidneys below the line on ill ones: %s', async (text) => {
    const said = await answer(text);
    expect(said).toContain('10 to 25: every 24 h');
    expect(said).toContain('**600 mg');
    expect(said).not.toContain('every 8 h');
  });

  it('keeps its interval with a clearance that no page lowers a dose for', async () => {
    expect(await answer('aciclovir 60kg encephalitis creatinine clearance 70')).toContain('every 8 h');
    expect(await answer('aciclovir 60kg encephalitis creatinine clearance 69')).not.toContain('every 8 h');
  });

  it.each([
    'never vaccinated, dirty wound, Td dose adult',
    'tetanus vaccine dose for a wound, vaccinations not known',
    'tetanus toxoid dose for a wound',
  ])('is the fuller course unless a course is known: %s', async (text) => {
    expect(await answer(text)).toMatch(/^[^-]*\n- \*\*0\.5 mL\*\* [^\n]*repeat after 28 days/);
  });

  it('of an antidote stands above its interaction with the poison', async () => {
    for (const text of ['heroin od rr 4 narcan dose iv', 'morphine 10mg given rr 6 now naloxone dose']) {
      const said = await answer(text);
      expect(said).toMatch(/\*\*0\.4–2 mg/);
      expect(said.slice(0, said.indexOf('0.4–2 mg'))).not.toContain('Withdrawal');
    }
  });
});

describe('a form without a dose on the page', () => {
  it('is named before the doses by other routes', async () => {
    expect(await answer('paracetamol suppository 13kg')).toMatch(/^\*\*No rectal dose of Paracetamol\*\*/);
  });
});

describe('what was given or is not at hand', () => {
  it('leaves the steps of the chart first', async () => {
    expect(await answer('adrenaline given 3 shocks 22kg vf')).toMatch(/^### \[Paediatric cardiac arrest\]/);
    expect(await answer('cerebral malaria adult and we have no artesunate at all, quinine how')).toMatch(
      /20 mg\/kg/,
    );
  });
});

describe('what a text means', () => {
  it.each([
    ['adren for the allergic one', '**0.5 mg = 500 micrograms = 0.5 mL of 1:1000, 1 mg/mL** IM'],
    ['adrenaline severe allergic reaction 4yo 16kg', '**160 micrograms = 0.16 mg'],
    ['ceftriaxone iv dose adult', '**2 g = 20 mL of 100 mg/mL for IV use**'],
    ['diazepam rectal infant 8 months fit 9kg', '**4.5 mg = 0.9 mL of 5 mg/mL** into the rectum'],
    ['ketamine rsi shocked 70kg', '**17.5–35 mg'],
    ['oxytocin 10 units im, baby delivered', '**10 units = 1 mL of 10 units/mL** IM'],
    ['mag sulph loading eclampsia im', '**4 g = 20 mL of 20%, 0.2 g/mL** IV'],
    ['how much iv dormicum for children with convulsing', 'mg/kg** IV or IO'],
    ['dextrose 10% 14kg', '**28 mL of 10%** IV'],
    ['how often can i repeat adrenaline im', 'repeat every 5 min'],
    ['when can i give a second dose of adrenaline im', 'repeat every 5 min'],
    ['can i give another dose of diazepam 20kg still fitting', 'repeat once after 10 min'],
    ['lasix iv acute pulm oedema never had diuretic before', '**40 mg = 4 mL of 10 mg/mL** IV'],
  ])('leads the answer: %s', async (text, dose) => {
    expect((await answer(text)).slice(0, 400)).toContain(dose);
  });

  it('gives an adult no limit of a newborn', async () => {
    expect((await answer('paracetamol iv 60kg max per day')).slice(0, 400)).not.toMatch(/Newborn|Child/);
  });

  it('takes no drug that is denied', async () => {
    expect(await answer('GTN not on viagra')).not.toContain('contraindicated**');
  });
});

describe('each dose per kg of a child', () => {
  // Doses that follow another one, or are told from the usual one only by their small print, are asked for otherwise.
  const usual = ({ patient, amount, differs, who, indication, routes, ages }: Dose) =>
    patient === 'child' &&
    amount.kind === 'perKg' &&
    amount.unit === 'mg' &&
    amount.time === null &&
    differs === null &&
    who === null &&
    ages?.under === undefined &&
    routes.length > 0 &&
    !/no better|goes on|in hospital|second|FIRST|no vein|without a vein|no IV/.test(indication);
  const weight = 21;
  const rows = sources.medications.flatMap(({ name, doses }) =>
    doses
      .filter((dose) => usual(dose) && fitOf(dose, { weight, age: null }).state !== 'withheld')
      .map(
        (dose) =>
          [`${name} ${dose.topic} child ${weight} kg ${dose.routes[0]}`.toLowerCase(), name, dose] as const,
      ),
  );

  it('stands first, worked out and capped, for its drug, topic, route and weight', async () => {
    expect(rows.length).toBeGreaterThan(15);
    const wrong: string[] = [];
    for (const [question, name, { topic, amount, maximum }] of rows) {
      const { blocks } = await remi.answer(question, { profession: 'Nurse', mode: 'consultation' });
      const card = blocks.flatMap((block) => (block.card?.kind === 'dose' ? [block.card] : []))[0];
      // Another row of the topic may have the same figure. The largest amount is the one that kills.
      const most = Math.min(
        amount.max * weight,
        maximum?.per === 'dose' && maximum.unit === 'mg' ? maximum.amount : Infinity,
      );
      const shown = Number(
        /([\d.]+)\u00a0mg$/.exec((card?.amount ?? '').replace('\u202f', ''))?.[1] ?? 'NaN',
      );
      if (card?.drug !== name || !(Math.abs(shown / most - 1) < 0.05))
        wrong.push(
          `${question} (${topic}): ${card?.drug} ${card?.amount} for ${card?.purpose}, not ${most} mg`,
        );
    }
    expect(wrong).toEqual([]);
  });
});
