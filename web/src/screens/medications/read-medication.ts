import type { Concentration, Dose, DoseUnit, KeyedSource, Medication } from '@oryx/contract';
import { idOf, notAvailable, recordsOf, textOf, textsOf } from '../../clinical/shown.ts';

type Raw = Readonly<Record<string, unknown>>;

/** The medications of an answer in the order of their names, whatever the answer holds. */
export function readMedications(answer: unknown): Medication[] {
  return recordsOf(answer)
    .map(readMedication)
    .sort((one, other) => one.name.localeCompare(other.name, 'en', { sensitivity: 'base' }));
}

/** A medication in which everything is there or plainly missing. What cannot be understood is left out. */
function readMedication(raw: Raw, index: number): Medication {
  const text = (key: keyof Medication) => textOf(raw[key]);
  return {
    id: idOf(raw['id'], index),
    name: text('name') ?? notAvailable,
    tallMan: text('tallMan'),
    synonyms: textsOf(raw['synonyms']),
    genericName: text('genericName'),
    classification: text('classification'),
    schedule: text('schedule'),
    route: text('route'),
    tradeNames: textsOf(raw['tradeNames']),
    indications: textsOf(raw['indications']),
    contraindications: textsOf(raw['contraindications']),
    dosageAdministration: text('dosageAdministration'),
    maxDose: text('maxDose'),
    doses: recordsOf(raw['doses']).filter(isDose).map(withAsides),
    concentrations: recordsOf(raw['concentrations']).filter(isConcentration).map(withRoutes),
    pharmacologicalAction: text('pharmacologicalAction'),
    onset: text('onset'),
    duration: text('duration'),
    pharmacokinetics: text('pharmacokinetics'),
    precautions: text('precautions'),
    adverseEffects: text('adverseEffects'),
    packaging: text('packaging'),
    maxAtHand: text('maxAtHand'),
    pregnancy: text('pregnancy'),
    renal: text('renal'),
    general: textsOf(raw['general']) as Medication['general'],
    sources: recordsOf(raw['sources']).map(readSource),
    review: readReview(raw['review']),
  };
}

function readSource(raw: Raw): KeyedSource {
  const read = raw['read'];
  return {
    key: textOf(raw['key']) ?? '',
    title: textOf(raw['title']) ?? notAvailable,
    edition: textOf(raw['edition']) ?? '',
    for: textOf(raw['for']) ?? '',
    read: read === 'full' || read === 'excerpt' ? read : 'none',
  };
}

/** Signed off only when a name and a day say so. */
function readReview(value: unknown): Medication['review'] {
  const [raw = {}] = recordsOf([value]);
  const [by, on] = [textOf(raw['by']), textOf(raw['on'])];
  if (raw['status'] === 'reviewed' && by !== null && on !== null) return { status: 'reviewed', by, on };
  return { status: 'draft', by: null, on: null };
}

const units: Record<DoseUnit, true> = {
  g: true,
  mg: true,
  microgram: true,
  unit: true,
  mmol: true,
  mL: true,
  L: true,
  vial: true,
  puff: true,
};

const isUnit = (value: unknown) => typeof value === 'string' && Object.hasOwn(units, value);
const isPositive = (value: unknown): value is number => Number.isFinite(value) && Number(value) > 0;
const isNothing = (value: unknown) => value === null || value === undefined;

const spans = ['dose', 'min', 'h', 'day', 'course'];

function isQuantity(value: unknown): boolean {
  const [raw] = recordsOf([value]);
  return raw !== undefined && isPositive(raw['amount']) && isUnit(raw['unit']);
}

function isMaximum(value: unknown): boolean {
  const [raw = {}] = recordsOf([value]);
  return isQuantity(value) && (isNothing(raw['per']) || spans.includes(String(raw['per'])));
}

function areWeights(value: unknown): boolean {
  const [raw] = recordsOf([value]);
  if (raw === undefined) return false;
  const ends = [raw['from'], raw['over'], raw['under'], raw['upTo']];
  return ends.every((end) => isNothing(end) || isPositive(end)) && ends.some(isPositive);
}

/**
 * Whether all that a dose is worked out from is there. A dose whose limits cannot be read is no dose,
 * because without them it would be too large.
 */
function isDose(raw: Raw): raw is Raw & Dose {
  const [amount] = recordsOf([raw['amount']]);
  return (
    amount !== undefined &&
    (amount['kind'] === 'fixed' || amount['kind'] === 'perKg') &&
    isPositive(amount['min']) &&
    isPositive(amount['max']) &&
    amount['min'] <= amount['max'] &&
    isUnit(amount['unit']) &&
    (isNothing(amount['time']) || amount['time'] === 'min' || amount['time'] === 'h') &&
    (isNothing(raw['maximum']) || isMaximum(raw['maximum'])) &&
    (isNothing(raw['minimum']) || isQuantity(raw['minimum'])) &&
    (isNothing(raw['weights']) || areWeights(raw['weights'])) &&
    ['adult', 'child', 'newborn', 'any'].includes(String(raw['patient'])) &&
    textOf(raw['indication']) !== null
  );
}

function withAsides(dose: Raw & Dose): Dose {
  const { amount, maximum, minimum, weights } = dose;
  const aside = (key: keyof Dose) => textOf(dose[key]);
  return {
    indication: dose.indication,
    patient: dose.patient,
    who: aside('who'),
    weights: weights ? { ...anyWeight, ...weights } : null,
    routes: textsOf(dose.routes) as Dose['routes'],
    amount: { ...amount, time: amount.time ?? null },
    maximum: maximum ? { ...maximum, per: maximum.per ?? 'dose' } : null,
    minimum: minimum ?? null,
    repeat: aside('repeat'),
    over: aside('over'),
    concentration: aside('concentration'),
    note: aside('note'),
    source: aside('source') ?? '',
    // Seen only where it says so.
    basis: dose.basis === 'seen' ? 'seen' : 'general',
  };
}

const anyWeight = { from: null, over: null, under: null, upTo: null };

function withRoutes(concentration: Raw & Concentration): Concentration {
  const routes = textsOf(concentration.routes) as Dose['routes'];
  return { ...concentration, routes: routes.length === 0 ? null : routes };
}

function isConcentration(raw: Raw): raw is Raw & Concentration {
  return (
    textOf(raw['key']) !== null &&
    textOf(raw['label']) !== null &&
    isPositive(raw['amount']) &&
    ['g/mL', 'mg/mL', 'microgram/mL', 'unit/mL', 'mmol/mL'].includes(String(raw['unit']))
  );
}
