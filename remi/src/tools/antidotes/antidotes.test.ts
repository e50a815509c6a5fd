import { describe, expect, it } from 'vitest';
import { shippedRemi, shippedSources } from '../../test/shipped.ts';

const sources = await shippedSources();
const remi = await shippedRemi();
const ask = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response.replaceAll('\u00a0', ' ');

describe('a poisoning', () => {
  it.each([
    ['swallowed 40 panados 3 hrs ago', 'Acetylcysteine'],
    ['19f overdose amitriptyline', 'Sodium bicarbonate'],
    ['beta blocker overdose', 'glucagon'],
    ['verapamil od, bp low', 'Calcium'],
    ['drank tick dip, drooling', 'Atropine'],
    ['het paraffien gedrink, 2 jaar', 'No antidote'],
    ['2yr old swallowed button battery', 'honey'],
    ['antidote for heparin', 'Protamine'],
    ['teenmiddel vir warfarin', 'Vitamin K'],
    ['what reverses warfarin', 'Vitamin K'],
    ['fentanyl 50kg, what if he gets too drowsy', 'naloxone'],
    ['midazolam 70 kg, and if she stops breathing', 'Flumazenil'],
    ['wat kan ek gee, omkeer van warfarin', 'Vitamin K'],
    ['took all his INH tablets, fitting', 'Pyridoxine'],
    ['child swallowed tb pills', 'Pyridoxine'],
    ['popped 30 brufen', 'supportive'],
    ["took gran's heart pills", 'glucagon'],
    ['drank doom', 'Atropine'],
    ['methanol', 'ethanol'],
    ['cyanide', 'hydroxocobalamin'],
    ['charcoal fire in shack, family drowsy', 'High-flow oxygen'],
    ['glycomin overdose', 'Glucose IV'],
    ["took mom's sugar pills 3yr 14kg drowsy", 'Glucose IV'],
    ['ten bloka overdose hr 38', 'glucagon'],
    ['child ate terbufos, drooling', 'Atropine'],
    ['magnesium toxicity, no reflexes', 'calcium gluconate'],
    ['bebeu petroleo, criança', 'No antidote'],
  ])('gets the antidote: %s', async (text, antidote) => {
    const response = await ask(text);
    expect(response).toContain('### Poisoning: ');
    expect(response).toContain(antidote);
    expect(response).toContain('0861 555 777');
  });

  it.each([
    ['3yo took 10 ferrous tabs what now', 'Poisoning: Iron'],
    ['drank bleach, what do i do', 'Poisoning: Bleach, acid or another corrosive'],
    ['swallowed antifreeze how to manage', 'Poisoning: Methanol or antifreeze'],
    ['overdose of amitriptyline gcs 9 what now', 'Poisoning: Tricyclic antidepressant'],
    ['took 20 panados. what do i do', 'Poisoning: Paracetamol'],
  ])('%s is answered with the row of the poison, and not with the chart for any', async (text, title) => {
    expect((await ask(text)).slice(0, 120)).toContain(`### ${title}\n`);
  });

  it('gives what comes next where the antidote that is named has failed', async () => {
    const title = '### Poisoning: Beta-blocker';
    const [before = ''] = (await ask('beta blocker overdose bp 60/30 hr 35 atropine failed')).split(title);
    expect(before).not.toContain('Atropine');
    const [asked = ''] = (await ask('beta blocker overdose hr 35 atropine dose')).split(title);
    expect(asked).toContain('1 mg = 1 mL');
  });

  it('takes a button battery for a battery, and not for mandrax', async () => {
    const response = await ask('button battery in nose');
    expect(response).toMatch(/^### Poisoning: Battery/);
    expect(response).not.toContain('Methaqualone');
  });

  it.each(['unknown pills swallowed, drowsy, what now', 'what is the approach to poisoning'])(
    '%s leads to the chart for any poison',
    async (text) => expect((await ask(text)).slice(0, 120)).toContain('Poisoning: general approach'),
  );

  it.each(['drank paraffin child', 'swallowed a battery', 'drank jik'])(
    'with what burns or goes to the lungs gets no dose of charcoal: "%s"',
    async (text) => {
      const response = await ask(text);
      expect(response).toContain('no charcoal');
      expect(response).not.toMatch(/1 g\/kg/);
    },
  );

  it('works the antidote of a child out, and asks of no interaction', async () => {
    // 0.1 mg/kg at 12 kg are 1.2 mg.
    const response = await ask('naloxone 12 kg toddler took grandmas morphine');
    expect(response).toContain('[Naloxone](/medications/24)');
    expect(response).toMatch(/1\.2 mg/);
    expect(response).not.toContain('Medication check');
  });

  it('gives the antidote that is asked for first', async () => {
    // 70 mg/kg at 12 kg are 840 mg, 2 micrograms/kg at 20 kg are 40.
    expect(await ask('inh overdose child 12kg fitting pyridoxine dose')).toContain('**840 mg');
    const response = await ask('sandostatin for glibenclamide od 6yr 20kg still hypo on d10');
    expect(response.indexOf('40 micrograms')).toBeLessThan(response.indexOf('40 mL of 10%'));
    expect(response).toContain('40 micrograms');
  });

  it('tells amitraz from other dips by its name', async () => {
    for (const text of ['tick dip triatix drowsy pulse 38', 'amitraz dip drank sleepy hr 40']) {
      const response = await ask(text);
      expect(response).toContain('Poisoning: Amitraz');
      expect(response).not.toContain('doubled every 5 min');
    }
  });

  it('gives no charcoal for a poison that it does not bind', async () => {
    const text = await ask('2yr old ate moms ferrous sulphate tabs, drowsy now. charcoal??');
    expect(text).toContain('No charcoal: it does not bind iron');
    expect(text).not.toContain('1 g/kg');
  });

  it('gives charcoal as such where it is asked for', async () =>
    // 1 g/kg.
    expect(await ask('charcoal dose 20kg child swallowed tablets')).toContain('**20 g**'));

  it.each([
    'took all his epilim, fitting',
    '20 epilim tablets taken, fitting',
    'drank a bottle of phenytoin syrup child fitting',
    'took all his epilim, fitting, diazepam not working',
  ])('never gives a dose of the drug that was taken for what it has led to: %s', async (text) => {
    const response = await ask(text);
    expect(response).toContain('### Poisoning');
    expect(response).not.toMatch(/\*\*(?:20|40) mg\/kg/);
  });

  it.each([
    ['swallowed 30 tablets, activated charcoal dose 70kg', '**50 g**'],
    ['took handful of tablets, naloxone dose', '**0.4–2 mg'],
  ])('gives the dose of another drug that is asked for: %s', async (text, dose) =>
    expect((await ask(text)).slice(0, 200)).toContain(dose),
  );

  it('is none where a usual dose was taken and another drug is asked for', async () => {
    const response = await ask('chest pain took cialis last nite around 10 can i give isordil sl');
    expect(response).not.toContain('### Poisoning');
    expect(response).toContain('48 h');
  });

  it('leads to the poison before the chart of its fits', async () =>
    expect((await ask('took 40 tegretol, fitting what now')).slice(0, 400)).toContain('bicarbonate'));

  it('is none after a usual dose of some hours ago', async () =>
    expect(await ask('had aspirin 6 hours ago, chest pain')).not.toContain('### Poisoning'));

  it('of an unknown poison with the signs of an organophosphate leads to its chart', async () => {
    const response = await ask('drank green poison, drooling, pin point pupils, wheezing');
    expect(response).toContain('/algorithms/36');
    expect(response).toContain('Atropine');
  });

  it('of a child who is not breathing well asks for no score of Wells', async () =>
    expect(await ask('12 kg toddler ate morphine tablets, not breathing well')).toContain(
      'Poisoning: Opioid',
    ));

  it('of an unknown poison leads to the chart', async () => {
    expect(await ask('patient took an overdose what do i do')).toContain('/algorithms/37');
    expect(await ask('took 10 tablets of nevirapine')).toContain('Oryx has no antidote of Nevirapine');
  });

  it.each([
    'stemi, chewed aspirin 300 mg, what next',
    'drunk patient needs diazepam',
    'dose of paracetamol for a child of 10 kg',
    'tranexamic acid dose pph',
  ])('is not read from "%s"', async (text) => expect(await ask(text)).not.toContain('### Poisoning'));
});

describe('the stored poisons', () => {
  const { poisons } = sources.knowledge;

  it.each(poisons.rows.map((row) => [row.id, row] as const))(
    '%s names doses, steps and a chart that exist',
    (_, { doses, steps, chart }) => {
      const page = sources.algorithms.find(({ id }) => `algorithm/${id}` === chart);
      expect(page).toBeDefined();
      for (const step of steps) expect((page?.steps ?? []).map(({ id }) => id)).toContain(step);
      for (const { drug, topics } of doses) {
        const medication = sources.medications.find(({ name }) => name === drug);
        for (const topic of topics)
          expect((medication?.doses ?? []).map((dose) => dose.topic)).toContain(topic);
      }
    },
  );
});
