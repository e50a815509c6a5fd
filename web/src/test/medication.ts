import type { Concentration, Dose, DoseAmount, Medication, Weights } from '@oryx/contract';

/** Returns an amount per kg. */
export const perKg = (
  min: number,
  max: number,
  unit: DoseAmount['unit'],
  time: DoseAmount['time'] = null,
): DoseAmount => ({ kind: 'perKg', min, max, unit, time });

/** Returns an amount for any weight. */
export const fixed = (
  min: number,
  max: number,
  unit: DoseAmount['unit'],
  time: DoseAmount['time'] = null,
): DoseAmount => ({ kind: 'fixed', min, max, unit, time });

/** Returns the ends of a range of ages or weights, those that are not given being open. */
export const ends = <End>(given: Partial<Record<'from' | 'over' | 'under' | 'upTo', End>>) => ({
  from: null,
  over: null,
  under: null,
  upTo: null,
  ...given,
});

export const years = (value: number) => ({ value, unit: 'year' }) as const;
export const months = (value: number) => ({ value, unit: 'month' }) as const;
export const kilograms = (given: Partial<Weights>): Weights => ends<number | null>(given) as Weights;

/** Returns a dose of a fictitious drug: 10 mg IV for an adult in pain. */
export const dose = (changes: Partial<Dose> = {}): Dose => ({
  indication: 'pain',
  topic: 'Pain',
  patient: 'adult',
  ages: null,
  who: null,
  weights: null,
  routes: ['IV'],
  amount: fixed(10, 10, 'mg'),
  maximum: null,
  minimum: null,
  repeat: null,
  interval: null,
  count: null,
  bodyWeight: 'actual',
  differs: null,
  over: null,
  concentration: null,
  note: null,
  source: 'guide',
  basis: 'seen',
  ...changes,
});

/** Returns a strength of 1 mg/mL. */
export const strength = (changes: Partial<Concentration> = {}): Concentration => ({
  key: '1',
  label: '1 mg/mL',
  amount: 1,
  unit: 'mg/mL',
  routes: null,
  ages: null,
  preparation: null,
  bag: null,
  ...changes,
});

/** Returns a fictitious drug. */
export const medication = (changes: Partial<Medication> = {}): Medication => ({
  id: 7,
  name: 'Testamine',
  tallMan: null,
  synonyms: [],
  genericName: null,
  classification: null,
  schedule: null,
  route: null,
  tradeNames: [],
  indications: [],
  contraindications: [],
  dosageAdministration: null,
  maxDose: null,
  limits: [],
  dangers: [],
  doses: [],
  concentrations: [],
  pharmacologicalAction: null,
  onset: null,
  duration: null,
  pharmacokinetics: null,
  precautions: null,
  adverseEffects: null,
  packaging: null,
  maxAtHand: null,
  pregnancy: null,
  renal: null,
  general: [],
  sources: [
    {
      key: 'guide',
      kind: 'guideline',
      title: 'National guideline',
      edition: '2020',
      read: 'excerpt',
      for: 'doses',
    },
    {
      key: 'label',
      kind: 'label',
      title: 'Package insert of Testamine',
      edition: '2019',
      read: 'excerpt',
      for: 'infusions',
    },
  ],
  review: { status: 'draft', by: null, on: null },
  ...changes,
});
