import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as keptRoutes from './kept-routes.ts';
import { localNote } from './local-note.ts';
import { basis, factReview, keyedSource, review, withdrawnFacts } from './review.ts';
import { routes } from './routes.ts';

const words = z.string().check(z.minLength(1));

/** Text that may be null if the source does not state it. */
const text = z.nullable(words);

/** Optional text of a dose. */
const aside = z._default(text, null);

const positive = z.number().check(z.positive());

/** Units of doses. `microgram` is never abbreviated, because its abbreviations have been misread. */
export const doseUnits = [
  'g',
  'mg',
  'microgram',
  'unit',
  'mmol',
  'mL',
  'L',
  'vial',
  'puff',
  'tablet',
] as const;
export type DoseUnit = (typeof doseUnits)[number];

/** The amount of a single dose, or of an infusion per minute or hour, per patient or per kg. */
export const doseAmount = z.object({
  kind: z.enum(['fixed', 'perKg']),
  min: positive,
  max: positive,
  unit: z.enum(doseUnits),
  time: z._default(z.nullable(z.enum(['min', 'h'])), null),
});
export type DoseAmount = z.infer<typeof doseAmount>;

/** An amount that a dose must reach. */
export const quantity = z.object({ amount: positive, unit: z.enum(doseUnits) });

/**
 * An amount that must not be exceeded, whatever the weight: per dose, in 24 hours (`day`), in the whole
 * treatment (`course`), or as an infusion rate (`min`, `h`).
 */
export const maximum = z.extend(quantity, {
  per: z._default(z.enum(['dose', 'min', 'h', 'day', 'course']), 'dose'),
});
export type Maximum = z.infer<typeof maximum>;

const kg = z._default(z.nullable(positive), null);

/**
 * The weights in kg that a dose is for. `from` and `upTo` are inclusive, `over` and `under` are exclusive:
 * sources use both.
 */
export const weights = z.object({ from: kg, over: kg, under: kg, upTo: kg });
export type Weights = z.infer<typeof weights>;

/** The patient group of a dose. A newborn is up to 28 days old, and an adult is 18 years or older. */
export const patientGroup = z.enum(['adult', 'child', 'newborn', 'any']);
export type PatientGroup = z.infer<typeof patientGroup>;

/** An age as a source states it. */
export const age = z.object({ value: positive, unit: z.enum(['day', 'month', 'year']) });
export type Age = z.infer<typeof age>;

const end = z._default(z.nullable(age), null);

/**
 * The ages that a dose is for. `from` is inclusive, `over` and `under` are exclusive. `upTo` includes the
 * whole unit: up to 11 years ends on the 12th birthday. An end that is null is that of the patient group.
 */
export const ages = z.object({ from: end, over: end, under: end, upTo: end });
export type Ages = z.infer<typeof ages>;

/** The time between two doses. Both ends are equal for a fixed interval. */
export const interval = z.object({ min: positive, max: positive, unit: z.enum(['min', 'h', 'day']) });
export type Interval = z.infer<typeof interval>;

/** The most doses in 24 hours or in the whole treatment. */
export const doseCount = z.object({
  most: z.int().check(z.positive()),
  per: z.enum(['day', 'course']),
});
export type DoseCount = z.infer<typeof doseCount>;

/**
 * The weight that a dose per kg works on. `unstated` marks a dose whose source names neither a largest dose
 * nor the weight to use in obesity.
 */
export const bodyWeight = z.enum(['actual', 'ideal', 'lean', 'unstated']);
export type BodyWeight = z.infer<typeof bodyWeight>;

/** One dose of a drug for one purpose. */
export const dose = z.object({
  indication: words,
  /** The short name of the purpose, which the doses for it share. */
  topic: words,
  patient: patientGroup,
  /** The ages, or null for all of the group. */
  ages: z._default(z.nullable(ages), null),
  /** A restriction within the group that is neither an age nor a weight, such as `in shock`. */
  who: aside,
  /** The weights, or null for any. */
  weights: z._default(z.nullable(weights), null),
  routes: z.array(z.enum(routes)).check(z.minLength(1)),
  amount: doseAmount,
  maximum: z._default(z.nullable(maximum), null),
  /** Minimum single dose, whatever the weight. */
  minimum: z._default(z.nullable(quantity), null),
  repeat: aside,
  /** The time between doses, where `repeat` states it. */
  interval: z._default(z.nullable(interval), null),
  /** The most doses, where the source states it. */
  count: z._default(z.nullable(doseCount), null),
  bodyWeight: z._default(bodyWeight, 'actual'),
  /** Why the dose differs from the first choice for the same purpose, patient and route. */
  differs: aside,
  /** Duration of administration, such as `over 10 min`. */
  over: aside,
  /** Key of the concentration that the dose is drawn from. */
  concentration: aside,
  note: aside,
  /** Key of the source. */
  source: words,
  basis,
  review: factReview,
});
export type Dose = z.infer<typeof dose>;

/** How a strength for an infusion is made: an amount of the drug in a whole volume in mL. */
export const bag = z.object({
  amount: positive,
  unit: z.enum(doseUnits),
  volume: positive,
  fluid: words,
  container: z.enum(['bag', 'syringe', 'bottle']),
  /** Key of the source. */
  source: words,
  basis,
});
export type Bag = z.infer<typeof bag>;

/** A strength that is supplied or prepared. */
export const concentration = z.object({
  key: words,
  label: words,
  amount: positive,
  unit: z.enum(['g/mL', 'mg/mL', 'microgram/mL', 'unit/mL', 'mmol/mL']),
  /** The routes that it is for, or null for any. */
  routes: z._default(z.nullable(z.array(z.enum(routes)).check(z.minLength(1))), null),
  /** The ages that it may be given to, or null for all. */
  ages: z._default(z.nullable(ages), null),
  /** Preparation, if it is not supplied in this strength. */
  preparation: aside,
  /** The recipe of an infusion, or null for any other strength. */
  bag: z._default(z.nullable(bag), null),
});
export type Concentration = z.infer<typeof concentration>;

/**
 * The most of a drug that a patient may get: in one dose, in 24 hours (`day`), in the whole treatment
 * (`course`), or as an infusion rate (`min`, `h`). Null means any weight, any age, every route or every
 * purpose.
 */
export const limit = z.object({
  patient: patientGroup,
  ages: z._default(z.nullable(ages), null),
  weights: z._default(z.nullable(weights), null),
  routes: z._default(z.nullable(z.array(z.enum(routes)).check(z.minLength(1))), null),
  /** The purposes, by the topics of the doses. */
  topics: z._default(z.nullable(z.array(words).check(z.minLength(1))), null),
  kind: z.enum(['fixed', 'perKg']),
  amount: positive,
  unit: z.enum(doseUnits),
  per: z.enum(['dose', 'min', 'h', 'day', 'course']),
  note: aside,
});
export type Limit = z.infer<typeof limit>;

/** Facts in prose. Each may be null. */
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
  tradeNames: z.array(words),
  indications: z.array(words),
  contraindications: z.array(words),
};

/** The parts of a medication whose basis is stated for the whole part. */
const parts = [
  ...(Object.keys(facts) as (keyof typeof facts)[]),
  ...(Object.keys(lists) as (keyof typeof lists)[]),
  'tallMan',
  'concentrations',
  'maxDose',
] as const;

/** The kind of a source, so that a teaching page does not look as firm as a guideline. */
export const sourceKind = z.enum([
  'guideline',
  'label',
  'formulary',
  'paper',
  'teaching',
  'specification',
  'law',
]);
export type SourceKind = z.infer<typeof sourceKind>;

/** A source of a medication. */
export const drugSource = z.extend(keyedSource, {
  /** Null for general knowledge, which is no publication. */
  kind: z.nullable(sourceKind),
});
export type DrugSource = z.infer<typeof drugSource>;

export const medication = z.object({
  id: z.int(),
  name: words,
  /** Tall Man name, which distinguishes it from look-alike names. */
  tallMan: text,
  /** Other names, local or international. */
  synonyms: z.array(words),
  ...facts,
  ...lists,
  route: text,
  dosageAdministration: text,
  /** The limits as text, one per line. */
  maxDose: text,
  limits: z.array(limit),
  /** The few dangers of the drug that kill. Each is one sentence. */
  dangers: z._default(z.array(words), []),
  doses: z.array(dose),
  concentrations: z.array(concentration),
  /** Parts that rest at least partly on general knowledge. */
  general: z.array(z.enum(parts)),
  sources: z.array(drugSource),
  review,
  withdrawn: withdrawnFacts,
  /** What the site says of it. */
  local: z.optional(localNote),
});
export type Medication = z.infer<typeof medication>;

export const listMedications = endpoint({
  ...keptRoutes.listMedications,
  access: 'user',
  summary: 'All medications',
  response: z.array(medication),
});
