import * as z from 'zod/mini';

/** Measured values of a patient that content compares, in the units beside each. */
export const vitals = [
  'systolic', // mmHg
  'diastolic', // mmHg
  'meanPressure', // mmHg
  'heartRate', // per minute
  'respiratoryRate', // per minute
  'oxygenSaturation', // %
  'temperature', // °C
  'glucose', // mmol/L
  'gcs', // points
  'potassium', // mmol/L
  'sodium', // mmol/L
  'lactate', // mmol/L
  'haemoglobin', // g/dL
  'ph',
  'bicarbonate', // mmol/L
  'inr',
  'platelets', // 10⁹/L
  'creatinine', // µmol/L
  'creatinineClearance', // mL/min
  'weight', // kg
  'urineOutput', // mL in a day
  'qrs', // ms
  'qtc', // ms
  'shockIndex', // heart rate over systolic pressure
] as const;
export type Vital = (typeof vitals)[number];

/** What was counted: the age in years, and the doses of the first drug and the shocks that were given. */
export const counts = ['age', 'doses', 'shocks'] as const;
export type Count = (typeof counts)[number];

/** Whom a chart, a step or a line of a step is for. An infant is a child under 1 year. */
export const people = ['adult', 'child', 'infant', 'newborn'] as const;
export type People = (typeof people)[number];

/** The sexes that a condition can name. */
export const sexes = ['female', 'male'] as const;

/** What words say of a patient. Remi reads each of them from a text, and content refers to them by these names. */
export const findings = [
  // The airway and the breath.
  'choking',
  'stridor',
  'barking-cough',
  'drooling',
  'silent-chest',
  'cannot-talk',
  'cannot-breathe',
  'failed-airway',
  'no-airway-works',
  'ventilated',
  'tubed',
  'tracheostomy',
  'not-breathing',
  'gasping',
  'blue',
  'wheeze',
  'first-wheeze',
  'indrawing',
  'exhausted',
  'effective-cough',
  'breathing-back',
  'frothy-sputum',
  'bad-cough',
  // The circulation.
  'no-pulse',
  'weak-pulse',
  'no-pressure',
  'shock',
  'cold-hands',
  'stable',
  'unstable',
  'bleeding',
  'massive-bleeding',
  'chest-pain',
  'breathless',
  'crackles',
  // The heart.
  'shockable',
  'not-shockable',
  'sinus',
  'svt',
  'wide-qrs',
  'narrow-qrs',
  'irregular',
  'torsades',
  'heart-block',
  'slow-heart',
  'fast-heart',
  'ecg-of-potassium',
  'st-elevation',
  'no-st-elevation',
  'right-infarct',
  'far-from-pci',
  'heart-failure',
  'tearing-pain',
  // The mind.
  'awake',
  'unconscious',
  'drowsy',
  'confused',
  'fitting',
  'fit-stopped',
  'aggressive',
  'headache',
  'blurred-sight',
  'stiff-neck',
  'purple-rash',
  'stroke-signs',
  'past-brain-bleed',
  'resolved',
  'one-pupil',
  'fits-again',
  'mask-airway-fails',
  'swallowed-object',
  'deep-bite',
  'broken-pelvis',
  'body-wound',
  'small-pupils',
  // What happened.
  'burn',
  'smoke',
  'airway-burn',
  'electrical',
  'chemical-burn',
  'injury',
  'head-injury',
  'chest-injury',
  'tension',
  'open-chest',
  'flail-chest',
  'blood-in-chest',
  'tamponade',
  'open-fracture',
  'animal-bite',
  'animal-category-1',
  'rabies-vaccinated',
  'rabies-ill',
  'snakebite',
  'tree-snake',
  'puff-adder',
  'venom-in-eye',
  'weakness',
  'bad-swelling',
  'scorpion',
  'spider',
  'whole-body-signs',
  'sting',
  'allergic-reaction',
  'drowned',
  'poisoned',
  'pesticide',
  'wet-from-pesticide',
  'opioid',
  'paracetamol-overdose',
  'tricyclic-overdose',
  'heart-drug-overdose',
  'on-beta-blocker',
  'isoniazid-overdose',
  'iron-overdose',
  'caustic',
  // Diseases and complaints.
  'asthma',
  'bronchiolitis',
  'copd',
  'croup',
  'pneumonia',
  'pneumocystis',
  'pulmonary-oedema',
  'sepsis',
  'fever',
  'malaria',
  'malaria-positive',
  'malaria-negative',
  'from-malaria-area',
  'meningitis',
  'haemorrhagic-fever',
  'spontaneous-bleeding',
  'tick-or-slaughter',
  'ketoacidosis',
  'hypoglycaemia',
  'hyperkalaemia',
  'high-pressure',
  'arrest',
  'pulse-back',
  'acute-coronary',
  'diarrhoea',
  'malnutrition',
  'sunken-eyes',
  'slow-pinch',
  'cannot-drink',
  'vomits-all',
  'some-dehydration',
  'bloody-stool',
  'cholera',
  'jaundice',
  // Pregnancy, birth and the newborn.
  'pregnant',
  'after-birth',
  'pre-eclampsia',
  'soft-womb',
  'firm-womb',
  'womb-inside-out',
  'placenta-inside',
  'cord-prolapse',
  'suicidal',
  'cord-round-neck',
  'early-pregnancy',
  'late-pregnancy',
  'placenta-problem',
  'ruptured-womb',
  'miscarriage',
  'giving-birth',
  'shoulders-stuck',
  'breech',
  'second-twin',
  'womb-infection',
  'bagged',
  'small-baby',
  'young-infant',
  'not-crying',
  'floppy',
  'well-baby',
  // What tells the causes of a complaint apart.
  'sweating',
  'pressing-pain',
  'spreading-pain',
  'back-pain',
  'breathing-pain',
  'worse-lying',
  'coughing-blood',
  'vomiting',
  'after-vomiting',
  'gut-bleeding',
  'vomiting-blood',
  'black-stools',
  'rigid-abdomen',
  'swollen-leg',
  'clot-risk',
  'lung-clot',
  'sudden',
  'thunderclap',
  'fainted',
  'pale',
  'severe-anaemia',
  'severe-dehydration',
  'brain-swelling',
  'mild-croup',
  'severe-croup',
  'life-threatening',
  'no-danger-sign',
  'hiv',
  'wasting',
  'unequal-pulses',
  'neck-veins',
  'low-saturation',
  'fast-breathing',
  'deep-breathing',
  'grunting',
  'will-not-bear-weight',
  'alcohol-withdrawal',
  'tetanus',
  'heat-stroke',
  'heat-effort',
  'cold-body',
  'limb-danger',
  'compartment',
  'crushed-limb',
  'rotting-flesh',
  'mass-casualties',
  'lightning',
  'sexual-assault',
  'hiv-exposure',
  'gut-blocked',
  'crag',
  'crypto',
  'diabetes',
  'fumes',
  'blood-thinner',
  'tongue-bite',
  'cord-signs',
  'ascending',
  'preserved-food',
  'temple-pain',
  'red-eye',
  // What is at hand, and what was done.
  'line',
  'no-line',
  'swallows',
  'cannot-swallow',
  'takes-by-mouth',
  'refuses',
  'no-intensive-care',
  'intensive-care',
  'no-scan',
  'scan',
  'no-artesunate',
  'pressure-good',
  'penicillin-allergy',
  'asthma-history',
  'not-better',
] as const;
export type Finding = (typeof findings)[number];

/** How a finding is said: phrases between commas, as `content/search/findings.yaml` explains them. */
export const saidFinding = z.object({
  finding: z.enum(findings),
  /** How Remi says it, where its id does not. */
  name: z.optional(z.string().check(z.minLength(1))),
  said: z.string().check(z.minLength(1)),
});
export type SaidFinding = z.infer<typeof saidFinding>;

const bound = z._default(z.nullable(z.number()), null);

/** A condition on one value: below `below`, and from `from` on. At least one of them is set. */
export const valueLimit = z.object({ of: z.enum([...vitals, ...counts]), below: bound, from: bound });
export type ValueLimit = z.infer<typeof valueLimit>;

const condition = z.union([z.enum([...people, ...sexes, ...findings]), valueLimit]);
export type ChartCondition = z.infer<typeof condition>;

/** What has to be true of a patient: any of these, where a list within the list means all of its conditions. */
export const conditions = z.array(z.union([condition, z.array(condition).check(z.minLength(1))]));
export type Conditions = z.infer<typeof conditions>;
