import { searchDataFrom } from '@oryx/content/search';
import type { Complaint, Dose, Interaction, InteractionDrug, Medication } from '@oryx/contract';
import type { RemiSources } from '../remi.ts';

/** A drug of which only what is given is known. */
export function medication(id: number, name: string, more: Partial<Medication> = {}): Medication {
  return {
    id,
    name,
    tallMan: null,
    synonyms: [],
    genericName: null,
    classification: null,
    schedule: null,
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
    tradeNames: [],
    indications: [],
    contraindications: [],
    route: null,
    dosageAdministration: null,
    maxDose: null,
    doses: [],
    concentrations: [],
    general: [],
    sources: [],
    review: { status: 'draft', by: null, on: null },
    ...more,
  };
}

/** A dose of a fixed amount at one time. */
export function fixedDose(amount: number, unit: Dose['amount']['unit'], more: Partial<Dose> = {}): Dose {
  return {
    indication: 'pain',
    patient: 'adult',
    who: null,
    weights: null,
    routes: ['IV'],
    amount: { kind: 'fixed', min: amount, max: amount, unit, time: null },
    maximum: null,
    minimum: null,
    repeat: null,
    over: null,
    concentration: null,
    note: null,
    source: 'book',
    basis: 'seen',
    ...more,
  };
}

/** A row of interactions. */
export function interaction(
  a: readonly string[],
  b: readonly string[],
  severity: Interaction['severity'] = 'major',
): Interaction {
  return {
    a: [...a],
    b: [...b],
    severity,
    effect: 'Bleeding.',
    action: 'Avoid.',
    source: 'book',
    basis: 'seen',
  };
}

interface Parts {
  readonly medications?: readonly Medication[];
  readonly drugs?: readonly InteractionDrug[];
  readonly rows?: readonly Interaction[];
  readonly complaints?: readonly Complaint[];
  readonly otherDrugs?: readonly string[];
}

/** Sources of which only what is given is known. */
export function sourcesWith({
  medications = [],
  drugs = [],
  rows = [],
  complaints = [],
  otherDrugs = [],
}: Parts): RemiSources {
  const lists = { medications, algorithms: [], vitalSigns: [], equipment: [], defibrillation: [] };
  const book = { key: 'book', title: 'A book', edition: '1', read: 'full' as const, for: 'everything' };
  return {
    ...lists,
    knowledge: {
      interactions: { sources: [book], drugs: [...drugs], rows: [...rows] },
      complaints: { sources: [book], rows: [...complaints] },
    },
    search: searchDataFrom({
      ...lists,
      tools: [],
      guidelines: [],
      things: [],
      concepts: [],
      otherDrugs: otherDrugs.map((name) => ({ name })),
    }),
  };
}
