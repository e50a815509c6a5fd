/** The fields of a dose as written in a file. */
export type Fields = Record<string, unknown>;

/** Returns a dose of a fictitious drug as written in its file. */
export function dose(changes: Fields = {}): Fields {
  return {
    indication: 'pain',
    topic: 'Pain',
    patient: 'adult',
    routes: ['IV'],
    amount: { kind: 'fixed', min: 10, max: 10, unit: 'mg' },
    source: 'label',
    basis: 'seen',
    ...changes,
  };
}

/** Returns an amount per kg. */
export const perKg = (min: number, max: number, unit: string, time: string | null = null) => ({
  kind: 'perKg',
  min,
  max,
  unit,
  time,
});

/** Returns an amount for any weight. */
export const fixed = (min: number, max: number, unit: string, time: string | null = null) => ({
  ...perKg(min, max, unit, time),
  kind: 'fixed',
});

/** Returns a valid file of a fictitious drug. */
export function drug(changes: Fields = {}): Fields {
  return {
    id: 7,
    name: 'Testamine',
    tallMan: null,
    synonyms: [],
    genericName: 'testamine',
    classification: 'Made up',
    schedule: null,
    tradeNames: [],
    indications: ['Pain'],
    contraindications: ['None'],
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
    doses: [dose()],
    concentrations: [{ key: 'ampoule', label: '10 mg/mL', amount: 10, unit: 'mg/mL' }],
    maxDose: [],
    general: [],
    sources: [{ key: 'label', kind: 'label', title: 'Label', edition: '2020', read: 'excerpt', for: 'all' }],
    review: { status: 'draft', by: null, on: null },
    ...changes,
  };
}
