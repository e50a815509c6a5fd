/** The fields of a dose as a file writes them. */
export type Fields = Record<string, unknown>;

/** A dose of a made-up drug as its file writes it. */
export function dose(changes: Fields = {}): Fields {
  return {
    indication: 'pain',
    patient: 'adult',
    routes: ['IV'],
    amount: { kind: 'fixed', min: 10, max: 10, unit: 'mg' },
    source: 'label',
    basis: 'seen',
    ...changes,
  };
}

/** An amount for each kg of weight. */
export const perKg = (min: number, max: number, unit: string, time: string | null = null) => ({
  kind: 'perKg',
  min,
  max,
  unit,
  time,
});

/** An amount whatever the weight. */
export const fixed = (min: number, max: number, unit: string, time: string | null = null) => ({
  ...perKg(min, max, unit, time),
  kind: 'fixed',
});

/** The file of a made-up drug that is in order. */
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
    sources: [{ key: 'label', title: 'Label', edition: '2020', read: 'excerpt', for: 'all' }],
    review: { status: 'draft', by: null, on: null },
    ...changes,
  };
}
