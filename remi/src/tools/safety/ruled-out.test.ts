import { describe, expect, it } from 'vitest';
import { poisonQuestions, safetyQuestions } from '../../test/safety-phrasings.ts';
import { shippedRemi, shippedSources } from '../../test/shipped.ts';

const remi = await shippedRemi();
const ask = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response;

describe('what rules a drug out', () => {
  it.each([
    ['ceftriaxone for a jaundiced newborn on calcium', 'Newborns with jaundice'],
    ['aspirin for 8 year old with fever', 'Reye'],
    ['enoxaparin platelets 20', 'Platelets under 50'],
    ['clexane, plt 18', 'Platelets under 50'],
    ['magnesium next dose, RR 8', 'respiratory rate is under 16'],
    ['mgso4 no knee jerk', 'no knee jerk'],
    ['atenolol HR 45', 'slow pulse'],
    ['propranolol BP 90/60', 'low pressure'],
    ['labetalol bp 85/50', 'low pressure'],
    ['nifedipine in pt with bp 80/40', 'blood pressure is low'],
    ['digoxin with K 2.3', 'hold the digoxin'],
    ['furosemide bp 80/50', 'dry or hypotensive'],
    ['morphine RR 8', 'Breathing is slow'],
    ['tramadol for 6 year old', 'under 12 years'],
    ['codeine ok for a toddler', 'under 12 years'],
    ['syntometrine bp 165/105 pph', 'high blood pressure'],
    ['verapamil in wpw', 'WPW'],
    ['mag ek atenolol gee vir asma', 'asthma'],
    ['ibuprofen 34 weeks pregnant', 'third trimester'],
    ['metformin egfr 20', 'lactic acidosis'],
    ['spironolactone K 6.1', 'high potassium'],
    ['txa 5 hours post injury', 'More than 3 h'],
    ['adrenaline in arrest, core temp 26', 'no adrenaline'],
    ['temp 31 arrest, adrenaline how often', 'every 6 to 10 min'],
    ['hypothermic arrest 27 degrees temp 27 amiodarone', 'no drug'],
    ['amiodarone for torsades', 'magnesium, not with amiodarone'],
    ['haldol, qt 520', 'long QT interval'],
    ['haloperidol hr 38', 'slow pulse'],
    ['amiodarone for a patient with hr 40', 'Sinus node disease'],
    ['arrest, found frozen outside, adrenaline', 'no adrenaline'],
    ['adenosine, second degree heart block', 'AV block'],
    ['lidocaine in complete heart block', 'High-grade heart block'],
    ['scorpion sting 3yo polyvalent antivenom dose', 'antivenoms of their own'],
    ['antivenom for a button spider bite', 'antivenoms of their own'],
    ['start noradrenalin in trauma pt bleeding bp 70 no fluids yet?', 'has not been replaced'],
    ['noradrenaline for hypovolaemic shock', 'has not been replaced'],
    ['polyvalent snake antivenom, allergic to horses', 'horse serum'],
  ])('stands above all else: %s', async (text, line) => {
    const response = await ask(text);
    const at = response.search(/\*\*(?:Contraindications|Cautions) that match what you wrote\*\*/);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(response.slice(at)).toContain(line);
    const dose = response.search(/^> (?:Adult|Child|Any age)/m);
    if (dose >= 0) expect(dose).toBeGreaterThan(at);
  });

  it.each([
    'adenosine svt, no asthma',
    'metoprolol HR 130 bp 140/80',
    'magnesium sulphate eclampsia RR 20',
    'enoxaparin platelets 250',
    'aspirin for a 60 year old with stemi',
    'lidocaine for a finger block 60kg',
    'adrenaline dose cardiac arrest temp 36',
    'ibuprofen, not pregnant, denies ulcers',
    'morphine 70kg fracture bp 130/80 rr 18',
    'ors 12kg not in shock some dehydration',
    'streptokinase stemi',
  ])('is not read from "%s"', async (text) =>
    expect(await ask(text)).not.toContain('that match what you wrote'),
  );

  it.each(['allergic to keflex can i give rocephin', 'claforan anaphylaxis, ceftriaxone dose 70kg'])(
    'is an allergy to another drug of the group by its trade name: %s',
    async (text) => expect(await ask(text)).toContain('Stated allergy: check before Ceftriaxone'),
  );

  it.each([
    ['cefazolin 2g preop, tongue swelled with penicillin', 'Cefazolin'],
    ['ampicillin 60kg, came out in spots after penicillin as a child', 'Ampicillin'],
    ['bactrim 60kg pcp, skin peeled off with sulfa', 'Co-trimoxazole'],
    ['amoxil 20kg, mom says penicillin makes him swell', 'Amoxicillin'],
    ['brufen, chest closes up when he takes aspirin', 'Ibuprofen'],
    ['pt cant have penicillin. amoxil dose 70kg', 'Amoxicillin'],
    ['penicillin allergy, cloxacillin dose', 'Cloxacillin'],
    ['pip tazo 4.5g pen allergic', 'Piperacillin'],
    ['hy is allergies vir penisillien, amoxil dosis 20kg', 'Amoxicillin'],
    ['alergico a penicilina, dou amoxicilina 500?', 'Amoxicillin'],
    ['heparin, allergic to clexane', 'Heparin'],
    ['doxy for tick bite, allergic to tetracycline', 'Doxycycline'],
    ['lidocaine, allergic to marcaine', 'Lidocaine'],
    ['rocuronium 70kg allergic to vecuronium', 'Rocuronium'],
  ])('is an allergy in other words: %s', async (text, drug) =>
    expect(await ask(text)).toContain(`Stated allergy: check before ${drug}`),
  );

  it.each([
    'never given penicillin before, amoxil 20kg',
    "patient can't have anything by mouth, paracetamol iv 70kg",
    'face swelling after snake bite, antivenom dose',
    'furosemide 40 mg, no rash',
  ])('reads no allergy from "%s"', async (text) => expect(await ask(text)).not.toContain('Stated allergy'));

  it.each([
    'adrenaline anaphylaxis dose 70kg',
    'glucagon anaphylaxis on beta blocker',
    'salbutamol, anaphylaxis with wheeze',
  ])('reads no allergy to what treats a reaction: %s', async (text) =>
    expect(await ask(text)).not.toContain('Stated allergy'),
  );

  it('never answers a low potassium with a high one', async () => {
    expect(await ask('potassium dose K 2.4')).not.toMatch(/hyperkalaemia/i);
    expect(await ask('digoxin with K 2.3')).not.toMatch(/hyperkalaemia/i);
  });

  it('says where to look for a drug without a page', async () => {
    const response = await ask('can i give cefepime in pregnancy');
    expect(response).toContain('That is not a yes');
    expect(response).toContain('Medicines Formulary');
  });

  it.each([
    'hypothermic arrest temp 26 adrenaline dose',
    'morphine dose 70kg, acute asthma attack',
    'ors for 10kg child in shock cold hands cap refill 5 sec',
  ])('hides the doses that it rules out: %s', async (text) => {
    const response = await ask(text);
    expect(response).toContain('is shown for this patient');
    expect(response).not.toMatch(/^- \*\*[\d.–]+ mg|750\smL/m);
  });

  it('withholds no dose for an age that only some children of the weight have, and says the age', async () => {
    // Promethazine is for no child under 2 years; a child of 14 kg is 18 months to 6 years old.
    const response = await ask('phenergan 14 kg urticaria');
    expect(response).toContain('Children under 2 years');
    expect(response).toMatch(/6\.25–12\.5\smg/);
    expect(await ask('phenergan 8 kg 10 months')).not.toMatch(/^- \*\*[\d.–]+ mg/m);
  });

  it('names the oral way and the rate of potassium, not the triage, as the dose of a low potassium', async () =>
    expect(await ask('potassium dose K 2.4')).toMatch(/10\smmol\/hour/));
});

describe('generated questions', async () => {
  const sources = await shippedSources();
  const sample = <Each>(all: readonly Each[], count: number) =>
    Array.from({ length: count }, (_, at) => all[(at * 7919) % all.length]).flatMap((each) => each ?? []);

  it.each(sample(safetyQuestions(sources), 16))('$text', async ({ text, row, isDenied }) => {
    const response = await ask(text);
    if (isDenied) expect(response).not.toContain('that match what you wrote');
    else expect(response).toContain(row.text);
  });

  // Nobody swallows a bite or a sting: their own charts answer.
  const bites = ['algorithm/34', 'algorithm/35'];
  const taken = sources.knowledge.poisons.rows.filter(({ chart }) => !bites.includes(chart));
  it.each(sample(poisonQuestions(taken), 8))('$text', async ({ text, poison }) =>
    expect(await ask(text)).toContain(poison.antidote),
  );
});
