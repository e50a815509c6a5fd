import * as z from 'zod/mini';
import { page } from './complaint.ts';
import { limit } from './danger-sign.ts';
import { ages, patientGroup } from './medications.ts';
import { basis, factReview } from './review.ts';

const text = z.string().check(z.trim(), z.minLength(1));
const id = z.string().check(z.regex(/^[a-z0-9-]+$/));
const none = () => z._default(z.array(text), []);
const pages = z._default(z.array(page), []);

/**
 * Words that a text may use for one thing. A phrase counts if its words stand in the text one after the other, and a
 * word that ends in `*` stands for all words with that beginning. Words that the text denies do not count.
 */
const phrases = z.array(text).check(z.minLength(1));

/** A time in whole units. */
const time = z.object({ value: z.int(), unit: z.enum(['h', 'day']) });

/** A condition of a patient that may rule out a drug: what a text says of it, or the values that show it. */
export const condition = z.object({
  id,
  /** What is shown, such as `low blood pressure`. */
  name: text,
  said: none(),
  /** Where there are such words, one of them has to be said as well. */
  beside: z.optional(phrases),
  /** Any of these values shows it. */
  values: z._default(z.array(limit), []),
  /** A pregnancy that has not ended shows it. */
  pregnant: z._default(z.boolean(), false),
  /** A longer time since one of these events shows it. With `alone` a time counts of which no event is named. */
  since: z._default(
    z.nullable(z.object({ events: phrases, over: time, alone: z._default(z.boolean(), false) })),
    null,
  ),
  /** The section of a page that says what it means for the drug. */
  section: z._default(z.nullable(z.enum(['renal'])), null),
});
export type Condition = z.infer<typeof condition>;

/**
 * A patient to whom some drugs must not be given. It applies to whoever is in the group, with one of the conditions if
 * the row names any.
 */
export const contraindication = z.object({
  id,
  /** Names of drugs, or of classes of the interactions. */
  drugs: z.array(text).check(z.minLength(1)),
  level: z.enum(['contraindicated', 'caution']),
  /** Ids of conditions. One of them is enough. */
  conditions: none(),
  patient: z._default(patientGroup, 'any'),
  /** The ages, or null for all of the group. */
  ages: z._default(z.nullable(ages), null),
  /** True for pregnant women only. */
  pregnant: z._default(z.boolean(), false),
  /** True if it applies to whoever had the drug before. */
  again: z._default(z.boolean(), false),
  /** Figures of the text that no field compares with the patient, such as a volume of urine. */
  unread: z._default(z.array(z.number()), []),
  /** What is shown. Where the page of the drug has such a line, it is that line. */
  text,
  /** What to do or to give in its place. */
  instead: z._default(z.nullable(text), null),
  see: pages,
  /** Key of the source. */
  source: text,
  basis,
  review: factReview,
});
export type Contraindication = z.infer<typeof contraindication>;

/** A way of giving a drug that kills, whatever the question is. */
export const hardStop = z.object({
  id,
  /** What is shown first, such as `Potassium chloride is never pushed`. */
  title: text,
  /** Each of these has to be said, in any of its words. */
  said: z.array(phrases).check(z.minLength(1)),
  /** Words with which the row does not apply. */
  unless: none(),
  /** True if the first two have to stand close together, such as a drug and its route. */
  isNear: z.optional(z.boolean()),
  /** Whom it is about. A child may be a newborn. */
  patient: z._default(patientGroup, 'any'),
  why: text,
  /** What to do in its place. */
  instead: text,
  see: pages,
  source: text,
  basis,
  review: factReview,
});
export type HardStop = z.infer<typeof hardStop>;

/** Something that poisons, with its antidote. */
export const poison = z.object({
  id,
  name: text,
  /** What a text may call it: the drug, its trade names, the product. */
  said: phrases,
  /** Names or classes of drugs in the interactions that are this poison. */
  drugs: none(),
  /** Names of what is nothing but a poison, so that they need no word such as `swallowed` beside them. */
  alone: none(),
  /** The antidote and what it is for. */
  antidote: text,
  /** Doses of Oryx for this poison: the drug and the topics of its doses. */
  doses: z._default(z.array(z.object({ drug: text, topics: z.array(text).check(z.minLength(1)) })), []),
  /** The chart, and the ids of its steps for this poison. */
  chart: page,
  steps: none(),
  /** Signs of too much of it in somebody to whom it runs or was given: words, or any of these values. */
  toxic: z.optional(z.object({ said: none(), values: z._default(z.array(limit), []) })),
  /** What harms. */
  never: none(),
  /** Key of the source of the antidote and of what harms. */
  source: text,
  basis,
  review: factReview,
});
export type Poison = z.infer<typeof poison>;

const needs = z
  .array(z.enum(['self-harm', 'violence', 'child', 'poison', 'emergency']))
  .check(z.minLength(1));

/** A wish to harm, or to get a drug or an abortion in a dangerous way. */
export const harms = ['self-harm', 'harm to others', 'diversion', 'abortion at home'] as const;
export type Harm = (typeof harms)[number];

/** The fixed answer to somebody with such a wish. */
export const harmAnswer = z.object({
  harm: z.enum(harms),
  title: text,
  /** What stands above the help lines, and what below. */
  before: text,
  after: text,
  /** The help lines that it names, in order. */
  lines: needs,
});
export type HarmAnswer = z.infer<typeof harmAnswer>;

/** A telephone number for somebody in need. */
export const helpLine = z.object({
  id,
  country: z.enum(['Namibia', 'South Africa']),
  name: text,
  number: text,
  for: needs,
  source: text,
  basis,
});
export type HelpLine = z.infer<typeof helpLine>;
