import type { AskedSection, MeasureKey } from '@oryx/contract';
import { measures } from '../read/measures.ts';

/** What a number of a message can be: a measure of the patient, or an amount of a drug. */
type ModelMeasure = MeasureKey | 'age' | 'systolic' | 'diastolic' | 'amount';

/** The measures that a model may name. */
export const modelMeasures: readonly ModelMeasure[] = [
  'age',
  'systolic',
  'diastolic',
  'amount',
  ...measures.map(({ key }) => key),
];

/** What a model can say of a message that is denied in it. */
export const deniable = ['pregnancy', 'pulse', 'breathing', 'allergies'] as const;

/** What a language model read in a message. It proposes, and decides nothing. */
export interface ModelReading {
  /** Numbers with the unit and the words of the message. */
  readonly numbers: readonly {
    readonly measure: ModelMeasure;
    readonly value: number;
    readonly unit: string;
    readonly quote: string;
  }[];
  readonly drugs: readonly { readonly name: string; readonly quote: string }[];
  readonly allergies: readonly { readonly to: string; readonly quote: string }[];
  readonly denied: readonly (typeof deniable)[number][];
  readonly group: 'adult' | 'child' | 'newborn' | 'unknown';
  readonly pregnant: 'yes' | 'no' | 'unknown';
  readonly section: AskedSection | 'none';
  /** Title of an algorithm of Oryx, or empty. */
  readonly chart: string;
  /** Ids of facts of the brief that it does not find in the message. */
  readonly disputed: readonly string[];
  readonly tools: readonly string[];
}

/** A fact that Oryx read. */
export interface ReadFact {
  readonly id: string;
  readonly what: 'number' | 'drug' | 'allergy' | 'negation' | 'patient';
  /** In words, such as `weight 14 kg`. */
  readonly text: string;
}

/** What a model is told of a message beside its text. */
export interface ModelBrief {
  readonly facts: readonly ReadFact[];
  /** Kinds of the tools that it may call. */
  readonly tools: readonly string[];
  /** Titles of the algorithms. */
  readonly charts: readonly string[];
}

/** Sentences that may stand before a block. None of them says anything clinical. */
export const links = {
  first: 'First:',
  next: 'Next:',
  also: 'Also on this:',
  compare: 'Compare:',
  background: 'For background:',
} as const;

/** Blocks that a model picks by their ids, in its order. Ids and links that do not exist are left out. */
export interface ModelChoice {
  readonly picks: readonly { readonly id: string; readonly link: string }[];
  /** Text for a learner. It is verified sentence by sentence. */
  readonly prose: string;
}

/** A block that a model may pick. */
export interface OfferedBlock {
  readonly id: string;
  readonly slot: string;
  readonly title: string;
  readonly text: string;
}
