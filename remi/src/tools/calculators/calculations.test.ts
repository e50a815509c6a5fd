import { tools } from '@oryx/calculators';
import { atOnce, createSearch } from '@oryx/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Facts, readFacts } from '../../facts.ts';
import { Library } from '../../library.ts';
import { tokensOf } from '../../read/tokens.ts';
import { sourcesWith } from '../../test/fixtures.ts';
import { shippedSources } from '../../test/shipped.ts';
import { calculationsFor } from './calculations.ts';
import { dripRateFor } from './drip-rate.ts';
import { calculatorsOf } from './rows.ts';
import { scoreOf } from './score-of.ts';

let library: Library;

/** Remi with the names of the calculators alone, so that it is built quickly. */
beforeAll(async () => {
  const { search, knowledge } = await shippedSources();
  const none = sourcesWith({});
  const sources = {
    ...none,
    knowledge: { ...none.knowledge, calculators: knowledge.calculators, patterns: knowledge.patterns },
    search: {
      ...search,
      entries: search.entries.filter(({ type }) => type === 'calculator'),
      otherDrugs: [],
    },
  };
  library = atOnce(Library.of(sources, async () => createSearch(sources.search), noPause));
});

const rateOf = (text: string) => dripRateFor({ text, patterns: library.patterns });

const noPause = async () => undefined;

const factsOf = (text: string): Promise<Facts> => readFacts(text, library, noPause);
const calculated = async (text: string, id: string) => {
  const all = await calculationsFor(await factsOf(text), library);
  return all.find((each) => each.id === id);
};

/** A calculator, texts with its values, and a text that lacks one input. */
interface Row {
  readonly id: string;
  /** Expected values are those of `calculators/vectors` or worked out by hand from the published points. */
  readonly complete: readonly (readonly [text: string, expected: Readonly<Record<string, unknown>>])[];
  readonly lacking: readonly [text: string, key: string];
}

const rows: readonly Row[] = [
  {
    id: 'gcs',
    complete: [
      ['gcs e3 v4 m5', { score: 12 }],
      ['gcs: eyes open to pain, moaning, localises', { score: 9 }],
      ['E1V1M1 gcs', { score: 3 }],
    ],
    lacking: ['gcs eyes to pain, withdraws. total?', 'verbal'],
  },
  {
    id: 'news',
    complete: [
      ['news2 rr 26 sats 92% RA t 39.4 bp 98/60 p 118 alert', { score: 11 }],
      ['NEWS: RR 16, SpO2 97% on air, T 37.0, BP 120/80, HR 75, alert', { score: 0 }],
    ],
    lacking: ['news rr 18 sats 97 ra hr 88 bp 124/76 t 37', 'consciousness'],
  },
  {
    id: 'paediatric-gcs',
    complete: [
      ['paeds gcs e3 v4 m5', { score: 12 }],
      ['2yo gcs eyes to voice, irritable cry, localises', { score: 12 }],
    ],
    lacking: ['paediatric gcs eyes to pain, withdraws to pain', 'verbal'],
  },
  {
    id: 'pews',
    complete: [
      // 2 + 2 + 2.
      ['pews irritable, crt 4, recession', { score: 6 }],
      ['pews playing, pink, no recession', { score: 0 }],
    ],
    lacking: ['pews irritable, pale', 'respiratory'],
  },
  {
    id: 'shock-index',
    complete: [
      ['shock index hr 50 bp 100/60', { score: 0.5 }],
      ['shock index 120 90', { score: 120 / 90 }],
    ],
    lacking: ['shock index pulse 120', 'systolicBp'],
  },
  {
    id: 'sofa-score',
    complete: [
      // 80 / 0.5 = 160: 3, platelets 90: 2, bilirubin 40: 2, MAP 65: 1, GCS 10: 2, creatinine 200: 2.
      [
        'sofa pao2 80 mmhg fio2 50% ventilated, plt 90, bili 40 umol/l, map 65, gcs 10, creat 200',
        { score: 12 },
      ],
      // 60 kPa / 1.0 = 450 mmHg: 0 each but for the GCS of 14.
      [
        'SOFA score PaO2 60 kPa FiO2 1.0 platelets 220 bilirubin 10 umol/l MAP 80 GCS 14 creatinine 80',
        { score: 1 },
      ],
    ],
    lacking: [
      'sofa score pao2 95 mmhg fio2 21% platelets 220 bilirubin 10 umol/l gcs 14 creatinine 80',
      'cardiovascular',
    ],
  },
  {
    id: 'units-converter',
    complete: [
      ['glucose 90 mg/dl in mmol', { result: '4.99567' }],
      ['how many kg is 150 lb', { result: '68.0388' }],
      ['convert 104 f to c', { result: '40' }],
    ],
    lacking: ['90 mg/dl to mmol/l', 'analyte'],
  },
  {
    id: 'cha2ds2-vasc',
    complete: [
      // Age 2, sex 1, hypertension 1, diabetes 1.
      ['chadsvasc 76 F htn dm with AF, no heart failure, no stroke, no vascular disease', { score: 5 }],
      ['CHA2DS2-VASc 60 year old man, AF, previous TIA, no other risk factors', { score: 2 }],
    ],
    lacking: ['chads vasc 76F htn dm, no stroke, no vascular disease', 'chf'],
  },
  {
    id: 'framingham-risk',
    complete: [
      [
        'framingham 54 male total cholesterol 235 mg/dl hdl 26 mg/dl bp 139/80 smoker not diabetic untreated',
        { points: 15, risk: '20%' },
      ],
      [
        'Framingham risk: 35 yo man, chol 150 mg/dl, hdl 62 mg/dl, bp 110/70, non-smoker, no diabetes, not treated',
        { points: -5, risk: '<1%' },
      ],
    ],
    lacking: ['framingham 54 male chol 6.1 hdl 1.1 bp 139/80 smoker not diabetic', 'treated'],
  },
  {
    id: 'grace-score',
    complete: [
      // The vectors of the edges at 29 and 30 years.
      [
        'grace score 29yo hr 60 bp 150/80 creat 1 mg/dl killip 1 no arrest no st deviation trop neg',
        { score: 34 },
      ],
      [
        'GRACE score: 30 yrs, pulse 60, BP 150/90, creatinine 1.0 mg/dL, Killip I, no cardiac arrest, no ST changes, normal troponin',
        { score: 42 },
      ],
    ],
    lacking: ['grace score 29yo hr 60 bp 150/80 creat 1 mg/dl killip 1 no arrest trop neg', 'stDeviation'],
  },
  {
    id: 'killip-classification',
    complete: [
      ['killip class 1', { class: 'I', mortality: '6%' }],
      ['killip: creps and S3', { class: 'II' }],
    ],
    lacking: ['killip class 65M', 'class'],
  },
  {
    id: 'map',
    complete: [
      ['map for 90/50', { score: 63 }],
      ['map 120 80', { score: 93 }],
    ],
    lacking: ['mean arterial pressure score bp 90', 'diastolic'],
  },
  {
    id: 'qtc-calculation',
    complete: [
      ['qtc QT 400 rate 75', { score: 447 }],
      // 440 / sqrt(60 / 92).
      ['qtc 440 92', { score: 545 }],
      ['QTc man qt 430 rr 1000 ms', { score: 430, band: 'Borderline' }],
    ],
    lacking: ['qtc calculation qt 430 female', 'rr'],
  },
  {
    id: 'timi-score',
    complete: [
      [
        'timi 65 yo, 3 risk factors, known cad, aspirin, no severe angina, no st deviation, trop neg',
        { score: 4, band: 'High' },
      ],
      [
        'TIMI score 50M no risk factors, no known CAD, no aspirin, no severe angina, no ST changes, trop negative',
        { score: 0 },
      ],
    ],
    lacking: ['timi 65 yo, 3 risk factors, known cad, aspirin, no st deviation, trop neg', 'severeAngina'],
  },
  {
    id: 'abcd2-score',
    complete: [
      // Age 1, pressure 1, speech 1, 30 min 1, diabetes 1.
      ['abcd2 67yo bp 150/95 slurred speech 30 min diabetic', { score: 5 }],
      // Weakness 2, 60 min 2.
      ['ABCD2: 59 years, BP 130/80, unilateral weakness, lasted 2 hours, no diabetes', { score: 4 }],
    ],
    lacking: ['abcd2 67yo bp 150/95 slurred speech diabetic', 'duration'],
  },
  {
    id: 'mmse',
    complete: [
      ['mmse orientation 8 registration 3 attention 4 recall 2 language 8', { score: 25 }],
      ['MMSE 10 2 0 0 0', { score: 12, band: 'moderate' }],
    ],
    lacking: ['mmse orientation 8 registration 3 attention 4 recall 2', 'language'],
  },
  {
    id: 'moca',
    complete: [
      [
        'moca visuospatial 5 naming 3 attention 6 language 3 abstraction 2 delayed recall 5 orientation 2, university degree',
        { score: 26, adjusted: 26 },
      ],
      [
        'MoCA visuospatial 5, naming 3, attention 6, language 3, abstraction 0, recall 0, orientation 0, 12 years of education or less',
        { score: 17, adjusted: 18 },
      ],
    ],
    lacking: [
      'moca visuospatial 5 naming 3 attention 6 language 3 abstraction 2 recall 5 orientation 2',
      'education12OrLess',
    ],
  },
  {
    id: 'nihss',
    complete: [
      ['nihss 3 2 0 0 0 0 0 0 0 0 0 0 0 0 0', { score: 5 }],
      [
        'NIHSS 1a 3 1b 2 1c 2 gaze 2 visual 1 facial 0 left arm 0 right arm 0 left leg 0 right leg 0 ataxia 0 sensory 0 language 0 dysarthria 0 extinction 0',
        { score: 10 },
      ],
    ],
    lacking: [
      'NIHSS 1a 3 1b 2 1c 2 gaze 2 visual 1 facial 0 left arm 0 right arm 0 left leg 0 right leg 0 ataxia 0 sensory 0 language 0 dysarthria 0',
      'extinction',
    ],
  },
  {
    id: 'rosier-score',
    complete: [
      [
        'rosier facial droop, right arm weakness, no leg weakness, speech normal, vision normal, no loc',
        { score: 2 },
      ],
      [
        'ROSIER: syncope, no facial droop, no arm weakness, no leg weakness, no slurred speech, no visual field defect',
        { score: -1 },
      ],
    ],
    lacking: [
      'rosier facial droop, right arm weakness, no leg weakness, speech normal, no loc',
      'visualFieldDefect',
    ],
  },
  {
    id: 'stroke-fast',
    complete: [
      ['fast: face droop, arm drift, speech slurred', { score: 3 }],
      ['FAST test face normal, arm drift, speech normal', { score: 1, probability: '72%' }],
    ],
    lacking: ['fast test face droop, arm drift', 'speech'],
  },
  {
    id: 'cincinnati-stroke',
    complete: [
      ['cincinnati face droop, arms normal, speech slurred', { score: 2, probability: '88%' }],
      ['Cincinnati stroke scale: no facial droop, no arm drift, speech normal', { score: 0 }],
    ],
    lacking: ['cincinnati face droop, arms normal', 'speech'],
  },
  {
    id: 'asthma-severity',
    complete: [
      [
        'asthma severity 30yo words only, hr 130, rr 30, loud wheeze, using accessory muscles, alert, sitting forward',
        { severeCount: 6, criticalCount: 0 },
      ],
      [
        'Asthma severity score adult: lies flat, full sentences, no accessory muscle use, moderate wheeze, HR 90, RR 18, alert',
        { severeCount: 0, criticalCount: 0 },
      ],
    ],
    lacking: [
      'asthma severity 30yo words only, hr 130, rr 30, using accessory muscles, alert, sitting forward',
      'wheeze',
    ],
  },
  {
    id: 'curb65',
    complete: [
      ['curb 65: 70yrs confused urea 9 rr 32 bp 85/50', { score: 5 }],
      ['CURB-65 40 yo urea 5 rr 30 bp 120/80 orientated', { score: 1 }],
    ],
    lacking: ['curb65 66 yr rr 24 bp 110/70 orientated', 'bun'],
  },
  {
    id: 'geneva-score',
    complete: [
      // Age over 65 1, heart rate 98 5, previous 3, haemoptysis 2.
      [
        'geneva 70yo hr 98 previous dvt haemoptysis, no surgery or fracture, no cancer, no leg pain, no calf tenderness',
        { score: 11 },
      ],
      [
        'Revised Geneva score 40 yo HR 70 no previous PE, no surgery or fracture, no malignancy, no leg pain, no haemoptysis, no pain on palpation',
        { score: 0 },
      ],
    ],
    lacking: [
      'geneva 70yo hr 98 previous dvt haemoptysis, no surgery or fracture, no leg pain, no calf tenderness',
      'activeMalignancy',
    ],
  },
  {
    id: 'mrc-dyspnea',
    complete: [
      ['mrc dyspnoea stops after 100 m', { grade: 3 }],
      ['mMRC 4', { grade: 4, band: 'Severe' }],
    ],
    lacking: ['mrc scale for a 60 year old man', 'grade'],
  },
  {
    id: 'wells-dvt',
    complete: [
      [
        'wells dvt: calf swollen, pitting oedema, no cancer, not bedridden or surgery, no collateral veins, no entire leg swelling, no localised tenderness, no paralysis, no previous dvt, no alternative diagnosis',
        { score: 2 },
      ],
      [
        'Wells DVT score: calf swollen, whole leg swollen, pitting oedema, nothing else positive, no immobilisation or surgery',
        { score: 3 },
      ],
    ],
    lacking: [
      'wells dvt: calf swollen, pitting oedema, no cancer, not bedridden or surgery, no collateral veins, no entire leg swelling, no localised tenderness, no paralysis, no previous dvt',
      'alternativeDiagnosis',
    ],
  },
  {
    id: 'wells-pe',
    complete: [
      // 1.5 + 1.5 + 3.
      [
        'wells pe: hr 110, no haemoptysis, prev DVT, no cancer, no immobilisation or surgery, no leg swelling, pe most likely',
        { score: 6 },
      ],
      [
        'Wells PE score: haemoptysis, HR 80, no previous PE, no malignancy, no surgery or immobilisation, no signs of DVT, PE unlikely',
        { score: 1 },
      ],
    ],
    lacking: [
      'wells pe: hr 110, no haemoptysis, prev DVT, no cancer, no leg swelling, pe most likely',
      'immobilisationOrSurgery',
    ],
  },
  {
    id: 'burns',
    complete: [
      ['parkland 70kg 25% burn', { totalFluidMl: 7000, firstHalfMl: 3500, firstRateMlPerHr: 437.5 }],
      ['20kg child 18% scald fluids next 24h', { totalFluidMl: 1440, firstHalfMl: 720 }],
    ],
    lacking: ['parkland 25% burn', 'weight'],
  },
  {
    id: 'trauma-score',
    complete: [
      ['RTS gcs 10 sbp 80 rr 34', { score: 9, weighted: '5.88' }],
      ['revised trauma score RR 16 BP 120/80 GCS 15', { score: 12, weighted: '7.84' }],
    ],
    lacking: ['RTS gcs 10 sbp 80', 'respiratoryRate'],
  },
  {
    id: 'apgar',
    complete: [
      ['apgar body pink hands blue, hr 90, grimace, some flexion, weak cry', { score: 5 }],
      ['apgar 1 2 1 1 2', { score: 7 }],
    ],
    lacking: ['apgar body pink hands blue, hr 90, grimace, weak cry', 'activity'],
  },
  {
    id: 'ballard-score',
    complete: [
      // 24 points are (2 x 24 + 120) / 5 = 33.6 weeks.
      ['ballard 2 1 2 2 2 2 3 2 2 2 2 2', { score: 24, weeks: 33 }],
      [
        'Ballard skin 3, lanugo -1, plantar -2, breast -1, eye and ear -2, genitals -1, posture 0, square window -1, arm recoil 0, popliteal angle -1, scarf sign -1, heel to ear -2',
        { score: -9, weeks: 20, days: 3 },
      ],
    ],
    lacking: [
      'ballard skin 2, lanugo 1, plantar 2, breast 2, eye and ear 2, genitals 2, posture 3, square window 2, arm recoil 2, popliteal 2, scarf 2',
      'heelToEar',
    ],
  },
  {
    id: 'weight-loss-formulas',
    complete: [
      ['weight of 5 yr old if no scale', { weightKg: '18.0' }],
      ['estimate weight 2 years old', { weightKg: '12.0' }],
    ],
    lacking: ['estimated weight of a boy', 'age'],
  },
  {
    id: 'paediatric-trauma',
    complete: [
      // 1 + 1 + 1 + 1 + 1 + 1.
      ['pts 15 kg airway maintainable bp 80/50 drowsy minor wound closed fracture', { score: 6 }],
      [
        'paediatric trauma score 25kg normal airway bp 110/70 awake no wounds no fractures',
        { score: 12, band: 'Low Risk' },
      ],
    ],
    lacking: ['pts 15 kg airway maintainable bp 80/50 drowsy minor wound', 'skeletal'],
  },
  {
    id: 'wafelsm',
    complete: [
      ['wetflag 3 month old', { weightKg: 5.5, adrenalineMg: 0.055 }],
      // The weight that is known counts alone: 14 kg x 0.01 mg.
      ['wafelsm 14 kg', { weightKg: 14, adrenalineMg: 0.14 }],
    ],
    lacking: ['wetflag for a boy', 'months'],
  },
  {
    id: 'cage-audit',
    complete: [
      ['cage yes yes yes no', { score: 3, band: 'High Risk' }],
      ['audit-c 4 2 3', { score: 9 }],
    ],
    lacking: ['cage score: should cut down, annoyed by criticism, feels guilty', 'eyeOpener'],
  },
  {
    id: 'phq9-gad7',
    complete: [
      ['phq9 3 2 0 0 0 0 0 0 0', { score: 5, band: 'mild' }],
      ['gad-7 1 1 1 1 1 1 1', { score: 7 }],
    ],
    lacking: ['gad7 q1 1 q2 1 q3 1 q4 1 q5 1 q6 1', 'gad7'],
  },
  {
    id: 'air-score',
    complete: [
      // Vomiting 1, pain 1, rebound 3, fever 1, neutrophils over 85 2, WCC over 15 2, CRP over 50 2 is 12 at most.
      ['air score no vomiting no rif pain no guarding temp 37 neut 60% wcc 8 crp 5', { score: 0 }],
      [
        'AIR score: no vomiting, no RIF pain, no rebound, temp 38.5, neutrophils 60%, wcc 8, crp 5',
        { score: 1 },
      ],
    ],
    lacking: ['air score no vomiting no rif pain no guarding temp 37 neut 60% wcc 8', 'crp'],
  },
  {
    id: 'alvarado',
    complete: [
      [
        'alvarado migratory pain, anorexia, nausea, rif tenderness, rebound, temp 37.8, wcc 14, left shift',
        { score: 10 },
      ],
      [
        'Alvarado score: no migration, no anorexia, no nausea, RIF tenderness, no rebound, fever, normal WCC, no left shift',
        { score: 3 },
      ],
    ],
    lacking: [
      'alvarado migratory pain, anorexia, nausea, rif tenderness, rebound, temp 37.8, wcc 14',
      'shiftLeft',
    ],
  },
  {
    id: 'possum-score',
    complete: [
      [
        'possum 50 yo no cardiac failure, cxr normal, no dyspnoea, bp 120/80 pulse 70 gcs 15, minor operation, one operation, blood loss 100 ml, no soiling, no malignancy, elective',
        { physiological: 7, operative: 6 },
      ],
      [
        'POSSUM 70 years: no heart failure, normal CXR, no dyspnoea, BP 120/80, HR 70, GCS 15, minor surgery, single operation, EBL 50 mL, no soiling, no cancer, elective',
        { physiological: 8, operative: 6 },
      ],
    ],
    lacking: [
      'possum 50 yo no cardiac failure, cxr normal, no dyspnoea, bp 120/80 pulse 70 gcs 15, minor operation, one operation, blood loss 100 ml, no soiling, no malignancy',
      'modeOfSurgery',
    ],
  },
  {
    id: 'post-intubation',
    complete: [
      ['post intubation sedation 70 kg adult', {}],
      ['after intubation drugs, score for 45M 70kg: post-intubation calculator', {}],
    ],
    lacking: ['post intubation calculator 70 kg', 'patientType'],
  },
  {
    id: 'rsi',
    complete: [
      ['rsi 70kg adult', {}],
      ['RSI for a 34 year old man, 100 kg', {}],
    ],
    lacking: ['rsi adult man', 'weight'],
  },
  {
    id: 'perc',
    complete: [
      [
        'perc rule: low suspicion, 40 yo, hr 90, sats 97%, no leg swelling, no haemoptysis, no surgery or trauma, no previous dvt, no oestrogen',
        { score: 0, band: 'Ruled out' },
      ],
      [
        'PERC 55 yo low suspicion hr 110 sats 97% no leg swelling, no haemoptysis, no surgery or trauma, previous DVT, no oestrogen',
        { score: 3, band: 'Not ruled out' },
      ],
    ],
    lacking: [
      'perc: low suspicion, 40 yo, hr 90, sats 97%, no leg swelling, no haemoptysis, no surgery or trauma, no previous dvt',
      'oestrogen',
    ],
  },
  {
    id: 'crb65',
    complete: [
      ['crb65: 70yrs confused rr 32 bp 85/50', { score: 4 }],
      ['CRB-65 40 yo rr 24 bp 120/80 orientated', { score: 0 }],
    ],
    lacking: ['crb65 66 yr bp 110/70 orientated', 'respiratoryRate'],
  },
  {
    id: 'qsofa-sirs',
    complete: [
      // Rate 24, pressure 95: 2. Pulse, temperature and rate: 3.
      ['qsofa rr 24 bp 95/60 hr 120 temp 39 alert', { score: 2, sirs: 3 }],
      ['qSOFA: RR 18, BP 120/80, HR 80, T 37, oriented, WCC 14', { score: 0, sirs: 1 }],
    ],
    lacking: ['qsofa rr 24 bp 95/60 hr 120 temp 39', 'mentation'],
  },
  {
    id: 'heart-score',
    complete: [
      ['heart score 50 yo highly suspicious, normal ecg, no risk factors, trop neg', { score: 3 }],
      [
        'HEART score: slightly suspicious, ST depression, 70 years, two risk factors, normal troponin',
        { score: 5 },
      ],
    ],
    lacking: ['heart score 50 yo highly suspicious, normal ecg, no risk factors', 'troponin'],
  },
  {
    id: 'canadian-ct-head',
    complete: [
      [
        'canadian ct head rule 30 yo, no anticoagulants, gcs 15, no skull fracture, no basal fracture, no vomiting, amnesia 30 min, no dangerous mechanism',
        { high: 0, medium: 1 },
      ],
      [
        'CT head rule: 70 yo, no warfarin, GCS 15, no skull fracture, no basal fracture, no vomiting, no amnesia, no dangerous mechanism',
        { high: 1, medium: 0 },
      ],
    ],
    lacking: [
      'ct head rule 30 yo, no anticoagulants, gcs 15, no skull fracture, no basal skull fracture, no vomiting, no dangerous mechanism',
      'amnesia',
    ],
  },
  {
    id: 'pecarn',
    complete: [
      [
        'pecarn under 2, gcs 15, no skull fracture, occipital haematoma, no loss of consciousness, no severe mechanism, acting normally',
        { findings: 1, band: 'Intermediate' },
      ],
      [
        'PECARN over 2: GCS 15, no basal skull fracture, no loss of consciousness, no vomiting, no severe mechanism, no headache',
        { findings: 0 },
      ],
    ],
    lacking: [
      'pecarn over 2, gcs 15, no basal skull fracture, no loss of consciousness, no vomiting, no headache',
      'mechanismFrom2',
    ],
  },
  {
    id: 'nexus',
    complete: [
      [
        'nexus: no midline tenderness, no focal deficit, alert, not intoxicated, no distracting injury',
        { score: 0 },
      ],
      [
        'NEXUS criteria midline tenderness, no focal deficit, alert, drunk, no distracting injury',
        { score: 2 },
      ],
    ],
    lacking: ['nexus: no midline tenderness, no focal deficit, alert, sober', 'distractingInjury'],
  },
  {
    id: 'canadian-c-spine',
    complete: [
      [
        'c-spine rule 30 yo, no dangerous mechanism, no paraesthesia, walked, can turn neck',
        { band: 'Imaging not needed' },
      ],
      ['Canadian C-spine rule: 40 years, rollover, no tingling, walked after it', { band: 'Imaging needed' }],
    ],
    lacking: ['c-spine rule 30 yo, no dangerous mechanism, no paraesthesia', 'lowRisk'],
  },
  {
    id: 'glasgow-blatchford',
    complete: [
      [
        'blatchford man urea 9 hb 11 bp 95/60 hr 110, melaena, no syncope, no liver disease, no heart failure',
        // 3 + 3 + 2 + 1 + 1.
        { score: 10 },
      ],
      [
        'Glasgow-Blatchford score 30F: urea 4, Hb 13, BP 120/80, HR 80, no melaena, no syncope, no liver disease, no heart failure',
        { score: 0 },
      ],
    ],
    lacking: [
      'blatchford man urea 9 hb 11 bp 95/60 hr 110, melaena, no syncope, no liver disease',
      'heartFailure',
    ],
  },
  {
    id: 'lung-protective',
    complete: [
      // 45.5 + 0.91 x (160 - 152.4).
      ['tidal volume woman height 160 cm', { weight: 52.416 }],
      ['rox index man height 170 cm fio2 60% sats 90% rr 30', { rox: 5 }],
    ],
    lacking: ['tidal volume man', 'height'],
  },
  {
    id: 'acid-base',
    complete: [
      ['anion gap sodium 140 chloride 104 bicarb 16', { gap: 20, delta: 1 }],
      ['anion gap Na 140, chloride 104, HCO3 16, albumin 20', { corrected: 25 }],
    ],
    lacking: ['anion gap sodium 140 bicarb 16', 'chloride'],
  },
  {
    id: 'body-size',
    complete: [
      ['bmi 100 kg height 200 cm', { bmi: 25 }],
      ['body surface area 36 kg, height 144 cm', { surface: 1.2 }],
    ],
    lacking: ['body mass index 70 kg', 'height'],
  },
  {
    id: 'infusion-rate',
    complete: [
      [
        'infusion calculator dose 0.1 mcg/kg/min, drug 4 mg, volume 250 ml, weight 80 kg: rate from dose',
        { rate: 30 },
      ],
      [
        'pump rate: dose from rate, drug 500 mg, volume 50 ml, running at 7, weight 70 kg, mg/kg/h',
        { dose: 1 },
      ],
    ],
    lacking: ['infusion calculator rate from dose 0.1 mcg/kg/min, drug 4 mg, weight 80 kg', 'volume'],
  },
  {
    id: 'sats-tews',
    complete: [
      // 2 + 1 + 0 + 2.
      [
        'tews 40 year old man rr 24 hr 105 bp 120/80 temp 39 alert walks no injury, no emergency sign',
        { score: 5, band: 'Orange' },
      ],
      // 1 + 1 + 0.
      ['TEWS 5 year old: RR 24, HR 110, temp 37, alert, walks, no injury, no signs', { score: 2 }],
    ],
    lacking: [
      'tews 40 year old man rr 24 hr 105 bp 120/80 temp 39 alert no injury, no emergency sign',
      'mobility',
    ],
  },
  {
    id: 'child-fluids',
    complete: [
      [
        'holliday-segar 8 kg 6 month old, severe dehydration, not malnourished',
        { maintenance: 32, first: 240, second: 560 },
      ],
      ['WHO plan B 12 kg 2 year old, no malnutrition', { ors: 900 }],
    ],
    lacking: ['holliday-segar 8 kg 6 month old, not malnourished', 'dehydration'],
  },
  {
    id: 'due-date',
    complete: [
      ['due date lmp 10 weeks ago', { weeks: 10, days: 0, by: 'period' }],
      ['edd lmp 3/3/26', { by: 'period', dueDate: '2026-12-08' }],
      ['bp 120/80, last menstrual period 2026-03-03', { by: 'period', dueDate: '2026-12-08' }],
      ['edd by scan today, gestation 12 weeks', { weeks: 12, by: 'scan' }],
    ],
    lacking: ['due date by lmp', 'period'],
  },
  {
    id: 'maternal-warning',
    complete: [
      [
        'obstetric early warning hr 125 bp 100/60 rr 20 sats 97% good urine, alert, no headache',
        { triggers: 1, shockIndex: 1.25 },
      ],
      [
        'maternal early warning: HR 80, BP 120/70, RR 16, SpO2 98%, passing urine, alert, no headache',
        { triggers: 0 },
      ],
    ],
    lacking: ['obstetric early warning hr 125 bp 100/60 rr 20 sats 97% alert no headache', 'urine'],
  },
  {
    id: 'meows',
    complete: [
      ['MEOWS temp 37 bp 120/70 hr 110 rr 18 sats 98% alert no pain', { red: 0, yellow: 1 }],
      ['meows temp 38.5, bp 95/60, hr 125, rr 24, sats 96%, to voice, severe pain', { red: 2, yellow: 4 }],
    ],
    lacking: ['meows temp 37 bp 120/70 hr 110 rr 18 sats 98% no pain', 'consciousness'],
  },
  {
    id: 'mini-piers',
    complete: [
      [
        // The published example.
        'minipiers multip gestation 34 weeks bp 160/100 protein 3+ headache, no chest pain, no vaginal bleeding',
        { risk: 10.0248 },
      ],
      [
        'mini PIERS primip, gestation 36 weeks, BP 150/100, no proteinuria, no headache, no chest pain, no pv bleeding',
        { band: 'Under 25%' },
      ],
    ],
    lacking: [
      'minipiers multip gestation 34 weeks bp 160/100 headache, no chest pain, no vaginal bleeding',
      'dipstick',
    ],
  },
  {
    id: 'magnesium-regimen',
    complete: [
      ['pritchard regimen with 2 ml ampoules, passing urine', { ivAmpoules: 4, buttockAmpoules: 5 }],
      ['zuspan regimen 10 ml ampoules, renal failure', { loadingG: 4, pumpMlPerHour: 0 }],
    ],
    lacking: ['pritchard regimen, passing urine', 'ampoule'],
  },
  {
    id: 'paracetamol-line',
    complete: [
      [
        'rumack-matthew single overdose 5 hours ago, level 84, 70 kg, no jaundice',
        { line: 84, band: 'On or above', first: 10_500 },
      ],
      [
        'paracetamol nomogram: single overdose, 5 hours, level 500 umol/l, 120 kg, no jaundice',
        { line: 84, band: 'Under', first: 16_500 },
      ],
    ],
    lacking: ['paracetamol nomogram single overdose 5 hours ago, level 84, no jaundice', 'weight'],
  },
  {
    id: 'local-anaesthetic',
    complete: [
      ['local anaesthetic 60 kg plain lidocaine 1%', { volume: 18 }],
      ['maximum local anaesthetic bupivacaine 0.5% 75 kg', { maximum: 150, volume: 30 }],
    ],
    lacking: ['local anaesthetic 60 kg lignocaine', 'strength'],
  },
  {
    id: 'acute-malnutrition',
    complete: [
      ['muac 110 mm, 20 month old boy, no oedema', { band: 'Severe' }],
      // The median of a boy of 80 cm is 10.4 kg.
      [
        'who z-score 20 month old boy 10.4 kg, height 80 cm lying, muac 140, no oedema',
        { band: 'No acute', wasting: 'No wasting' },
      ],
    ],
    lacking: ['muac 110 mm 20 month old boy', 'oedema'],
  },
  {
    id: 'newborn-jaundice',
    complete: [
      [
        'bilirubin chart 2 day old baby, bilirubin 260 umol/l, feeding well',
        { phototherapy: 250, band: 'Phototherapy' },
      ],
      ['phototherapy 4 day old, bili 300 umol/l, feeding well', { phototherapy: 350, band: 'Under' }],
    ],
    lacking: ['phototherapy 4 day old, bili 300 umol/l', 'brainSigns'],
  },
  {
    id: 'thompson-score',
    complete: [
      [
        'thompson score: hypotonia, lethargic, no fits, normal posture, partial moro, poor grasp, poor suck, normal breathing, normal fontanelle',
        { score: 7 },
      ],
      [
        'HIE score flaccid, comatose, frequent fits, decerebrate, absent moro, absent grasp, absent suck, ventilated, tense fontanelle',
        { score: 22 },
      ],
    ],
    lacking: [
      'thompson score: hypotonia, lethargic, no fits, normal posture, partial moro, poor grasp, poor suck, normal breathing',
      'fontanelle',
    ],
  },
  {
    id: 'bishop-score',
    complete: [
      ['bishop score dilated 3 cm, effaced 60%, station -2, soft, anterior', { score: 9 }],
      ['bishop score closed, not effaced, station -3, firm, posterior', { score: 0 }],
    ],
    lacking: ['bishop score dilated 3 cm, effaced 60%, soft, anterior', 'station'],
  },
  {
    id: 'tb-screen',
    complete: [
      [
        'tb screen hiv positive, cough, no fever, no weight loss, no night sweats, walks, stage 1',
        { symptoms: 1, band: 'sputum and urine' },
      ],
      [
        'TB-LAM: HIV positive, no cough, no fever, no weight loss, no night sweats, walking, stage 2, CD4 350',
        { symptoms: 0, band: 'negative' },
      ],
    ],
    lacking: ['tb screen hiv positive, cough, no fever, no weight loss, walks, stage 1', 'nightSweats'],
  },
  {
    id: 'arm-weight',
    complete: [
      ['weight from the arm: arm 30 cm', { weight: 70 }],
      ['weight from arm circumference, muac 25', { weight: 50 }],
    ],
    lacking: ['weight from the arm, 40 year old man', 'arm'],
  },
  {
    id: 'pawper-xl-mac',
    complete: [
      ['pawper length 100 cm, mac 16', { weight: 15 }],
      ['PAWPER tape height 112 cm, arm 20', { weight: 21 }],
    ],
    lacking: ['pawper length 100 cm', 'arm'],
  },
  {
    id: 'kampala-trauma-score',
    complete: [
      ['kampala score 30 year old man bp 85/50 rr 32 to voice, one serious injury', { score: 12 }],
      ['KTS 60yo BP 120/80 RR 16 alert, no serious injury', { score: 15, band: 'Mild' }],
    ],
    lacking: ['kampala score 30 year old man bp 85/50 rr 32 to voice', 'injuries'],
  },
  {
    id: 'egfr',
    complete: [
      // 75 x 70 / (72 x 1.4), a published example.
      ['egfr 65 year old man, 70 kg, creatinine 1.4 mg/dl', { clearance: 52.0833, egfr: 55.7777 }],
      ['cockcroft-gault for a 45 year old woman, 60 kg, creatinine 79.56 umol/l', { clearance: 74.7685 }],
    ],
    lacking: ['egfr 65M 70kg', 'creatinine'],
  },
];

describe('calculationsFor', () => {
  it('has words for every calculator, and tests of each', () => {
    const ids = tools.map(({ id }) => id).toSorted();
    expect(
      [...calculatorsOf(library).map(({ id }) => id), 'units-converter'].toSorted(),
      'every tool has a row in content/search/calculators.yaml',
    ).toEqual(ids);
    expect(rows.map(({ id }) => id).toSorted(), 'every tool has texts in `rows` of this file').toEqual(ids);
  });

  it('names only inputs that the calculator has', async () => {
    for (const { id, inputs, orders, oneOf, mayLack } of calculatorsOf(library)) {
      const definition = await tools.find((tool) => tool.id === id)?.load?.();
      const known = Object.keys(definition?.inputs ?? {});
      for (const key of [...Object.keys(inputs), ...orders.flat(), ...oneOf, ...mayLack])
        expect(known, `${id} in content/search/calculators.yaml`).toContain(key);
      for (const [key, { options = {} }] of Object.entries(inputs)) {
        const input = definition?.inputs[key];
        const keys =
          input?.kind === 'choice' ? [...input.options.map((option) => option.key), 'NT', 'unclear'] : [];
        const isNumber = input?.kind === 'number';
        for (const option of Object.keys(options))
          if (!(isNumber && Number.isFinite(Number(option)))) expect(keys, `${id} ${key}`).toContain(option);
      }
    }
  });

  it('has no word of letters and digits, which a text is parted into', () => {
    const glued = calculatorsOf(library).flatMap(({ id, inputs }) =>
      Object.values(inputs)
        .flatMap(({ yes, no, name, numbers, any = [], options = {} }) => [
          yes,
          no,
          name,
          numbers,
          ...any,
          ...Object.values(options),
        ])
        .flatMap((phrases = '') => phrases.split(/[\s,|?*]+/))
        .filter((word) => /[a-z]\d|\d[a-z]/.test(word) && tokensOf(word).length > 1)
        .map((word) => `${id}: ${word}`),
    );
    expect(glued).toEqual([]);
  });

  const complete = rows.flatMap(({ id, complete: all }) =>
    all.map(([text, expected]) => [id, text, expected] as const),
  );
  it.each(complete)('works out %s from "%s"', async (id, text, expected) => {
    const calculation = await calculated(text, id);
    expect(
      calculation?.missing.map(({ key }) => key),
      text,
    ).toEqual([]);
    const values = calculation?.evaluation?.outcome.values ?? {};
    for (const [key, value] of Object.entries(expected)) {
      const found = values[key];
      if (typeof value === 'string') expect(String(found).toLowerCase(), key).toContain(value.toLowerCase());
      else if (typeof value === 'number') expect(found, key).toBeCloseTo(value, 4);
      else expect(found, key).toEqual(value);
    }
  });

  it.each(rows.map(({ id, lacking }) => [id, ...lacking] as const))(
    'gives no result of %s without one input: %s',
    async (id, text, key) => {
      const calculation = await calculated(text, id);
      expect(
        calculation?.missing.map((each) => each.key),
        text,
      ).toContain(key);
      expect(calculation?.evaluation).toBeUndefined();
    },
  );

  const asked = async (text: string) =>
    (await calculationsFor(await factsOf(text), library)).map(({ id }) => id);
  const rangeOf = async (text: string, id: string) => {
    const range = (await calculated(text, id))?.range;
    return range && [scoreOf(range.low), scoreOf(range.high)];
  };

  it.each([
    ['nihss alert, r arm drift 1, slurred mild, rest 0', 'nihss', 2],
    ['nihss alert, facial droop mild, slurred mild, everything else normal', 'nihss', 2],
    ['gad7 3,3,2,2,1,2,1', 'phq9-gad7', 14],
    ['shock index pulse 88, 110 over 84', 'shock-index', 0.8],
    ['mean arterial pressure 120/75', 'map', 90],
    ['wafelsm 8 months', 'wafelsm', 8],
    ['parkland 30% 70 kg how fast in the first 8 h', 'burns', 8400],
  ])('works out "%s"', async (text, id, score) => {
    const { values = {} } = (await calculated(text, id))?.evaluation?.outcome ?? {};
    expect(Object.values(values)).toContain(score);
  });

  it('says between which scores an incomplete sum lies', async () => {
    expect(await rangeOf('curb ur 9 rr 32 70 yo', 'curb65')).toEqual([3, 5]);
    expect(await rangeOf('gcs eyes to pain, withdraws', 'gcs')).toEqual([7, 11]);
    // Either age counts, never both.
    expect(await rangeOf('chadsvasc woman htn', 'cha2ds2-vasc')).toEqual([2, 9]);
    expect(
      await rangeOf(
        'sofa p/f < 200 ventilated plt 210 bili 10 umol/l bp 110/70 gcs 15 creat 80',
        'sofa-score',
      ),
    ).toEqual([3, 4]);
    expect(await rangeOf('wells dvt calf swollen', 'wells-dvt')).toEqual([-1, 9]);
    expect(await rangeOf('framingham 54 male chol 6.1 hdl 1.1 bp 139/80', 'framingham-risk')).toBeUndefined();
  });

  it('takes nothing that is denied, unsure or said of somebody else for stated', async () => {
    const values = async (text: string) =>
      (await calculated(text, 'wells-pe'))?.read.map(({ label }) => label);
    expect(await values('wells pe hr 110, mother had dvt')).toEqual(['Heart rate over 100/min']);
    expect(await values('wells pe hr 110, ?previous DVT')).toEqual(['Heart rate over 100/min']);
    expect(await values('wells pe hr 110, no surgery')).toEqual(['Heart rate over 100/min']);
    const { read = [] } = (await calculated('wells pe no haemoptysis, prev DVT', 'wells-pe')) ?? {};
    expect(read.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Previous PE or DVT: Yes',
      'Haemoptysis: No',
    ]);
    // The denial may end with the angina, so that the ST depression is missing rather than absent.
    const timi = await calculated('timi 55M no severe angina st depression trop pos', 'timi-score');
    expect(timi?.read.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Age: 55 years',
      'Severe angina: No',
      'Raised cardiac markers: Yes',
    ]);
    const list = await calculated('wells pe: no haemoptysis, previous dvt or cancer', 'wells-pe');
    expect(list?.read.map(({ text }) => text)).toEqual(['No', 'No', 'No']);
  });

  it('gives no result for a value outside the limits of the tool, and for a unit that could be another', async () => {
    const heavy = await calculated('parkland 300kg 30% burn', 'burns');
    expect([heavy?.evaluation, heavy?.unusable.map(({ label }) => label)]).toEqual([undefined, ['Weight']]);
    const facts = await factsOf('curb65 70yo bun 25 rr 20 bp 120/80 orientated');
    expect(facts.patient.notUnderstood).toEqual(['Urea nitrogen (BUN) 25, unit not stated']);
    expect((await calculationsFor(facts, library))[0]?.missing.map(({ key }) => key)).toEqual(['bun']);
  });

  it.each([
    'pulmonary embolism with tachycardia, what to do',
    'fast heart rate 150 chest pain',
    'MAP 55 on noradrenaline',
    'gcs 8 what now',
    'alcohol on breath, 45M, BP 90/60 HR 120',
    'stroke, slurred speech, right arm weak',
    'adrenaline dose 12 kg',
    'two patients: curb65 70yo urea 9, and a 40yo urea 5',
  ])('leaves to others what asks for no calculator: %s', async (text) => {
    const facts = await factsOf(text);
    expect(facts.isOfSeveral || (await asked(text)).length === 0).toBe(true);
  });

  it.each([
    ['drip rate 1l over 8h 20 drops', 125, (1000 * 20) / 480],
    ['500 ml in 4 hours, 15 drops/ml: how many drops per minute', 125, 31.25],
    ['200ml over 2h microdrip drip rate', 100, 100],
    ['drip rate 1l over 8h', 125, undefined],
    ['drip rate 500 ml', undefined, undefined],
  ])('works out the rate of "%s"', (text, mlPerHour, dropsPerMinute) => {
    const rate = rateOf(text);
    expect(rate?.mlPerHour).toBe(mlPerHour);
    if (dropsPerMinute === undefined) expect(rate?.dropsPerMinute).toBeUndefined();
    else expect(rate?.dropsPerMinute).toBeCloseTo(dropsPerMinute, 5);
  });

  it('takes no order of a drug for a drip rate, and no two volumes for one', () => {
    expect(rateOf('morphine 5 mg over 2 hours')).toBeUndefined();
    expect(rateOf('drip rate 1 l over 8 h then 500 ml over 4 h')).toBeUndefined();
  });
});
