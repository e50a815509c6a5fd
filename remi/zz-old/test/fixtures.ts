import type {
  Complaint,
  DangerSign,
  Dose,
  Interaction,
  InteractionDrug,
  Limit,
  Medication,
} from '@oryx/contract';
import { searchDataFrom } from '@oryx/search';
import type { RemiSources } from '../remi.ts';
import { shippedSources } from './shipped.ts';

/** The words of texts. They are those of the shipped content, because nothing is understood without them. */
const { patterns } = (await shippedSources()).knowledge;

/** Returns a medication with only the given facts. */
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
    limits: [],
    dangers: [],
    doses: [],
    concentrations: [],
    general: [],
    sources: [],
    review: { status: 'draft', by: null, on: null },
    ...more,
  };
}

/** Returns a dose with a fixed amount. */
export function fixedDose(amount: number, unit: Dose['amount']['unit'], more: Partial<Dose> = {}): Dose {
  return {
    indication: 'pain',
    topic: 'Pain',
    patient: 'adult',
    ages: null,
    who: null,
    weights: null,
    routes: ['IV'],
    amount: { kind: 'fixed', min: amount, max: amount, unit, time: null },
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
    source: 'book',
    basis: 'seen',
    ...more,
  };
}

/** Returns the most that an adult may get in 24 hours. */
export function dailyLimit(amount: number, unit: Limit['unit']): Limit {
  const everybody = { patient: 'adult', ages: null, weights: null, routes: null, topics: null } as const;
  return { ...everybody, kind: 'fixed', amount, unit, per: 'day', note: null };
}

/** Returns an interaction row. */
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
  readonly dangerSigns?: readonly DangerSign[];
  readonly otherDrugs?: readonly string[];
  readonly spellings?: RemiSources['knowledge']['spellings']['rows'];
}

/** Returns sources with only the given facts, and the shipped words of texts. */
export function sourcesWith({
  medications = [],
  drugs = [],
  rows = [],
  complaints = [],
  dangerSigns = [],
  otherDrugs = [],
  spellings = [],
}: Parts): RemiSources {
  const lists = { medications, algorithms: [], vitalSigns: [], equipment: [], defibrillation: [] };
  const book = { key: 'book', title: 'A book', edition: '1', read: 'full' as const, for: 'everything' };
  return {
    ...lists,
    knowledge: {
      interactions: { sources: [book], drugs: [...drugs], rows: [...rows] },
      complaints: { sources: [book], rows: [...complaints] },
      findings: { rows: [] },
      calculators: { rows: [] },
      patterns,
      expressions: { rows: [] },
      fillers: {
        rows: [{ language: 'English', words: 'what is how much for me i we can give patient please' }],
      },
      spellings: { rows: [...spellings] },
      dangerSigns: { sources: [book], rows: [...dangerSigns] },
      contraindications: { sources: [book], conditions: [], rows: [] },
      hardStops: { sources: [book], rows: [] },
      poisons: { sources: [book], rows: [] },
      harmAnswers: { rows: [] },
      helpLines: { sources: [book], rows: [] },
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
