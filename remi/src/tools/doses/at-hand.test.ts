import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
const opening = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response
    .replaceAll('\u202f', '')
    .replaceAll('\u00a0', ' ')
    .slice(0, 600);

// Each by hand from the page of the drug.
describe('a dose as it is asked for beside a story', () => {
  it.each([
    // 0.5 mg/kg into the rectum
    [
      '14/12 baby 9kg fitting, only got valium amps, no line',
      '**4.5 mg = 0.9 mL of 5 mg/mL** into the rectum',
    ],
    [
      'fitting 12 kg 2 yr old no line, we have only got diazepam',
      '**6 mg = 1.2 mL of 5 mg/mL** into the rectum',
    ],
    // 40 to 50 mg/kg
    ['24kg 7 yr asthma still bad after 3 back to back nebs magnesium?', '**960–1200 mg'],
    // 0.1 mg/kg, breathing has stopped
    ['swallowed grannys morphine syrup 10 kg not breathing bagging now narcan dose iv', '**1 mg = 2.5 mL'],
    // 1.5 to 2.5 mg/kg
    ['prop induction fit 45yr old 70 kilos for appy', '**105–175 mg'],
    ['propofol to induce 30 yr old 60 kg for hernia', '**90–150 mg'],
    ['fast af with failure 150/min bp 96/60 dig iv? k 4.1 never had it before', '**0.25 mg'],
    ['INR 3, vomiting blood, vit k', '**5–10 mg'],
    // 0.1 to 0.3 mg/kg
    ['ketamine pain fourteen kilo 4 yr old broken arm iv', '**1.4–4.2 mg'],
    // 20 mg/kg, after two doses of a benzodiazepine
    ['status 6yr 21kg 2 x dormicum in, now? have phenytoin', '**420 mg'],
    ['streptokinase mix and rate', 'in 100 mL of 0.9% sodium chloride'],
    // 1 to 2 mg/kg
    ['pred 9 kg croup', '**9–18 mg'],
    // 20 mL/kg, shock from lost fluid
    ['ringers bolus 12 kg shocked gastro', '**240 mL**'],
    // 5 mg/kg of trimethoprim
    ['baby 5 kg bactrim pcp dose', '**25 mg'],
    // 15 mg/kg
    ['panado for my twelve kg 3yo', '**180 mg'],
    ['mother takes warfarin, child 12 kg fever panado dose', '**180 mg'],
    // 15 mg/kg of trauma; 15 to 30 mg/kg is for a head injury with GCS of 12 or less alone.
    ['pvc 6y 21kg tender belly hr 150 cold, hit 50min ago. txa dose', '**315 mg = 3.2 mL'],
    ['head injury gcs 14 40kg 12 y txa dose', '**600 mg'],
    ['head injury gcs 9, 30 kg 9 yrs, txa dose', '**450–900 mg'],
    // 40 to 60 mg/kg
    [
      '5yo 18kg still jerking post 2 doses loraz, iv ok. kepra load?',
      '### Levetiracetam, 18 kg\n\n- **720–1080 mg',
    ],
    [
      'torsades w pulse bp 108/70, on methadone + moxiflox, k 3.1. mag how much over how long',
      '**2 g = 10 mL',
    ],
    // The `+` of a potassium joins no drug to the one that is taken.
    ['on insulin, calcium gluconate for K+ 7', '**30 mL of 10%'],
    ['on labetalol, hydralazine now, bp 170/112 preg K+ 4', '**5 mg = 5 mL'],
    ['crypto meningitis day 1 ampho + flucon dose, no flucytosine in hosp. 61kg', '**1200 mg'],
    ['38/40 bp 178/116 headache. only hydralazine on shelf?', '**5 mg = 5 mL'],
    // 1 mg/kg once a day at this clearance
    ['clexane for dvt 92kg CrCl 22 ml/min', '**92 mg = 0.92 mL'],
    ['ataxic nystagmus confused = wernickes. thiamin iv dose', '- **500 mg** IV'],
    ['cefazolin 9kg baby finger caught in door bone out', '**270 mg'],
    ['nifedipine to stop labour 31 weeks', '- **20 mg** by mouth, preterm labour'],
    ['max LA 2% lignocaine with adrenaline 40 kg', '- **At most 280 mg**'],
    ['wheezy 3yr 14 kg salbutamol how much, nebulizer not working', '**4–10 puffs** inhaled'],
    ['over sedated with dormicum 15 kg child, anexate dose', '**0.15 mg'],
    // (140 - 68) * 55 / (72 * 142 / 88.4) * 0.85
    ['crcl pls woman 68 55kg creat 142, for clexane', '**Creatinine clearance: 29.1 mL/min**'],
  ])('%s', async (text, dose) => {
    const response = await opening(text);
    expect(response).toContain(dose);
    expect(response).not.toMatch(/Stop:|Red flag: fitting|renal failure|nebulised dose/);
  });

  it('gives the bolus before the infusion', async () =>
    // 5000 units, then 18 units/kg/h of 500 units/mL
    expect(await opening('PE, no clexane, 80kg, heparin bolus then infusion rate')).toMatch(
      /5000 units = 1 mL.*1440 units\/h = 2\.9 mL\/h/s,
    ));

  it.each([
    // 0.15 mg/kg, 1 to 2 mg/kg
    // 50 mg/kg and 5 mg/kg in the first week of life
    ['neonate 2.1kg day 3 sepsis, amp + gent doses', /### Ampicillin, 2\.1 kg.*### Gentamicin, 2\.1 kg/s],
    ['steroid dose croup 10 kg', /### Dexamethasone, 10 kg.*1\.5 mg.*### Prednisone, 10 kg.*10–20 mg/s],
    ['nsaid dose 20 kg fever', /### Ibuprofen, 20 kg.*100–200 mg/s],
    ['opioid for pain broken leg 60 kg dose', /### Fentanyl, 60 kg.*### Morphine, 60 kg/s],
  ])('gives the drugs of a group for what is said: %s', async (text, doses) =>
    expect(await opening(text)).toMatch(doses),
  );

  it('gives the mL of the syrup in hand', async () => {
    // The page has 125 mg in 5 mL: 30 mg/kg are 16.8 mL of that, and half as much of 250 mg in 5 mL.
    expect(await opening('amoxil syrup 250/5 how many mls 14kg ear infection')).not.toContain('16.8 mL');
    expect(await opening('amoxicillin 250mg/5ml 14kg ear')).toContain('**420 mg = 8.4 mL of 250mg in 5ml');
    expect(await opening('amoxil syrup 125/5 14kg ear infection')).toContain('**420 mg = 16.8 mL');
    expect(await opening('labetalol bp 180/110 pregnant')).not.toContain('You wrote');
    // 0.3 mg/kg; 15 mg in 3 mL is the 5 mg/mL of the page.
    expect(await opening('5yr 19kg tonic clonic buccal dormicum mls of 15mg/3ml')).toContain(
      '**5.7 mg = 1.1',
    );
    expect(await opening('how many ml is 2 mg of midazolam 15mg/3ml')).toContain('**0.4 mL** of');
  });

  it('says what a volume holds in each strength', async () => {
    expect(await opening('5 ml panado syrup')).toContain('**120 mg in 5 mL**');
    expect(await opening('10 ml brufen')).toContain('Several strengths exist');
  });

  it('keeps a fit that is one', async () =>
    expect(await opening('fit 45yr old healthy man 70kg')).toContain('Status epilepticus'));

  it('keeps what was given', async () =>
    expect(await opening('9kg fitting, only got one dose of valium so far, what next')).not.toMatch(
      /^### Diazepam/,
    ));
});

describe('what stands against a drug', () => {
  it.each([
    ['preg asthmatic bp 174/116 can i use trandate', 'Asthma, or earlier obstructive airway disease'],
    ['preg asthmatic bp 174/116 can i use trandate', 'Instead: Nifedipine by mouth or hydralazine IV'],
    ['should i take labetalol for her, asthmatic, 34 weeks, 180/120', 'Asthma, or earlier obstructive'],
    ['g6pd kid pcp bactrim ok?', 'Deficiency of G6PD: blood can break down'],
    ['lasix for lung oedema, usually takes 80 bd', 'needs at least the home dose'],
    ['last tetanus 7 yrs ago, dirty wound, need another?', 'one dose if the last is over 5 years ago'],
    ['mag drip running, urine 50 mL in 4 h', 'urine is under 100 mL in 4 h'],
    ['mg running, knee jerks gone', 'calcium gluconate'],
    ['ergo for pph in lady on lopinavir/ritonavir', 'ritonavir'],
    ['40% burns day 5 needs tube, only scoline in the trolley can i use it', 'Burns, crush injury'],
    ['suspected ectopic, brufen for pain ok', 'no NSAID'],
    ['does doxy interact with the pill', 'contraceptive'],
    ['vroulike pasient 8 weke swanger UTI cipro?', '**Pregnancy**'],
    ['told never to take sulfa, cotrim', 'Stated allergy: check before Co-trimoxazole'],
    ['allergic to sulfa, cotrim', 'Stated allergy: check before Co-trimoxazole'],
    ['dm on metformin creat 250', 'under 30 it is stopped'],
    ['coartem first trimester', 'First trimester: Zimbabwe 2015 gives quinine with clindamycin'],
    ['creatinine clearance 80 man creat 140 for enox dose, not weighed yet', 'Write age, sex and weight'],
    ['what number of panado would do it', 'Please talk to somebody now'],
    ['trying for baby, on epilim, ok?', 'Pregnancy, and every woman or girl who may be pregnant'],
    ['haldol after od of unknown pills, qt 520', 'Long QT interval'],
    ['my sister is allergic to penicillin, can she have amoxil', 'Stated allergy'],
    ['baby jaundiced 6 days rocephin', 'Newborns with jaundice'],
    ['inferior stemi, v4r elevation, gtn dose', '**No dose of Glyceryl trinitrate is shown'],
    ['20 ibumol', 'Poisoning: Anti-inflammatory'],
    ['60 panado 500', 'Poisoning: Paracetamol'],
    ['iron tablets, ate 10', 'Poisoning: Iron'],
    ['took 40 of her bp pills enalapril 10', 'Poisoning'],
  ])('%s', async (text, line) => expect(await opening(text)).toContain(line));

  it.each([
    '12 kg panado',
    '40 lasix',
    'lasix 1 mg/kg child 12 kg',
    'tetanus vaccine dose adult',
    'brufen 20 kg',
    'dm on metformin creat 90',
    '20 kg ibumol dose',
  ])('is not read from "%s"', async (text) =>
    expect(await opening(text)).not.toMatch(/Poisoning|that match what you wrote/),
  );

  it.each([
    'sister has penicillin allergy, pt pneumonia amoxil ok?',
    'my brother is allergic to pen, child amoxil?',
    'her husband allergic to sulfa, pt pcp cotrim 60kg',
    'mother allergic to sulfa, baby needs bactrim 6kg',
    '8 month old baby pneumonia ampicillin, mom severe penicillin allergy',
  ])('takes the allergy of a relative for none of the patient: %s', async (text) =>
    expect(await opening(text)).not.toContain('Stated allergy'),
  );

  it.each([
    'father and child both allergic to penicillin, amoxil for child?',
    'mother says he is allergic to penicillin, amoxil 10kg',
    'mother allergic to penicillin, in labour, GBS ampicillin',
    'mom reports penicillin allergy in child 12 kg amoxil',
    'brother allergic to penicillin, pt too, amoxil?',
  ])('keeps an allergy that the patient shares: %s', async (text) =>
    expect(await opening(text)).toContain('Stated allergy'),
  );

  it('lets a baby have vitamin K whose mother takes warfarin', async () =>
    expect(await opening('mom on warfarin for valve gave birth, baby 3kg vit k im')).toContain(
      '**1 mg = 0.1 mL',
    ));
});

describe('what the patient has had, joined by a plus sign', () => {
  it.each([
    'asthma child 20kg, had salbutamol x3 + ipratropium, still sats 88',
    'severe asthma adult, got salbutamol 5 mg neb + ipratropium, sats 86',
  ])('is not asked for again, whatever stands between: %s', async (text) => {
    const { response } = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
    expect(
      response
        .match(/^### .*$/gm)
        ?.slice(0, 2)
        .join(),
    ).toMatch(/cute (?:severe )?asthma/);
  });
});
