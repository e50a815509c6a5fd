import { z } from 'zod';
import { basis, keyedSource, review } from './review.ts';

/** Text that a source may leave open; the screens show `N/A` for it. */
const text = z.string().min(1).nullable();

/** Text that most doses do without. */
const aside = text.default(null);

/** The ways a drug is given, as they are written. */
export const routes = [
  'IV',
  'IO',
  'IM',
  'SC',
  'oral',
  'sublingual',
  'buccal',
  'intranasal',
  'inhaled',
  'nebulised',
  'rectal',
  'nasogastric',
  'tracheal tube',
  'infiltration',
] as const;

/** What a dose is counted in. `microgram` is never shortened, because its abbreviations have been misread. */
export const doseUnits = ['g', 'mg', 'microgram', 'unit', 'mmol', 'mL', 'L', 'vial', 'puff'] as const;
export type DoseUnit = (typeof doseUnits)[number];

/** How much at once, or a minute or an hour of an infusion; for the patient, or for each kg of weight. */
export const doseAmount = z.object({
  kind: z.enum(['fixed', 'perKg']),
  min: z.number().positive(),
  max: z.number().positive(),
  unit: z.enum(doseUnits),
  time: z.enum(['min', 'h']).nullable().default(null),
});
export type DoseAmount = z.infer<typeof doseAmount>;

/** An amount that a dose must reach. */
export const quantity = z.object({ amount: z.number().positive(), unit: z.enum(doseUnits) });

/**
 * An amount that must not be exceeded, whatever the weight: at one time (`dose`), in 24 hours (`day`), in
 * the whole treatment (`course`), or as the rate of an infusion (`min`, `h`).
 */
export const maximum = quantity.extend({
  per: z.enum(['dose', 'min', 'h', 'day', 'course']).default('dose'),
});
export type Maximum = z.infer<typeof maximum>;

const kg = z.number().positive().nullable().default(null);

/**
 * The weights in kg that a dose is for. `from` and `upTo` include the weight they name, `over` and `under`
 * do not: one source gives its lower dose up to and with 10 kg, another its higher dose from 20 kg on.
 */
export const weights = z.object({ from: kg, over: kg, under: kg, upTo: kg });
export type Weights = z.infer<typeof weights>;

/** Whom a dose is for. A newborn is up to 28 days old. */
export const patientGroup = z.enum(['adult', 'child', 'newborn', 'any']);

/** One dose of a drug for one purpose. */
export const dose = z.object({
  indication: z.string().min(1),
  patient: patientGroup,
  /** Who of them, such as `under 5 years`. */
  who: aside,
  /** Of what weight; null for any. */
  weights: weights.nullable().default(null),
  routes: z.array(z.enum(routes)).min(1),
  amount: doseAmount,
  maximum: maximum.nullable().default(null),
  /** The least at one time, whatever the weight. */
  minimum: quantity.nullable().default(null),
  repeat: aside,
  /** How fast, such as `over 10 min`. */
  over: aside,
  /** Key of the concentration that it is drawn from. */
  concentration: aside,
  note: aside,
  /** Key of the source. */
  source: z.string().min(1),
  basis,
});
export type Dose = z.infer<typeof dose>;

/** A strength in which a drug comes, or is made up to. */
export const concentration = z.object({
  key: z.string().min(1),
  label: z.string().min(1),
  amount: z.number().positive(),
  unit: z.enum(['g/mL', 'mg/mL', 'microgram/mL', 'unit/mL', 'mmol/mL']),
  /** The routes that it is drawn up for; null for any. */
  routes: z.array(z.enum(routes)).min(1).nullable().default(null),
  /** How it is prepared, when it does not come so. */
  preparation: aside,
});
export type Concentration = z.infer<typeof concentration>;

/** Facts in prose, each of which a source may leave open. */
const facts = {
  genericName: text,
  classification: text,
  schedule: text,
  pharmacologicalAction: text,
  onset: text,
  duration: text,
  pharmacokinetics: text,
  precautions: text,
  adverseEffects: text,
  packaging: text,
  maxAtHand: text,
  pregnancy: text,
  renal: text,
};

const lists = {
  tradeNames: z.array(z.string().min(1)),
  indications: z.array(z.string().min(1)),
  contraindications: z.array(z.string().min(1)),
};

/** The parts of a medication whose basis is stated for the part as a whole. */
const parts = [
  ...(Object.keys(facts) as (keyof typeof facts)[]),
  ...(Object.keys(lists) as (keyof typeof lists)[]),
  'tallMan',
  'concentrations',
  'maxDose',
] as const;

export const medication = z
  .object({
    id: z.int(),
    name: z.string().min(1),
    /** The name in the mixed case that sets it apart from look-alikes. */
    tallMan: text,
    /** Other names it is known by, here or elsewhere. */
    synonyms: z.array(z.string().min(1)),
    ...facts,
    ...lists,
    route: text,
    dosageAdministration: text,
    maxDose: text,
    doses: z.array(dose),
    concentrations: z.array(concentration),
    /** Parts that rest, wholly or in part, on general knowledge. */
    general: z.array(z.enum(parts)),
    sources: z.array(keyedSource),
    review,
  })
  .meta({ id: 'Medication' });
export type Medication = z.infer<typeof medication>;
