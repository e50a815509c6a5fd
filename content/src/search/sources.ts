import type { AirwayEquipment, Algorithm, Defibrillation, Medication, VitalSigns } from '@oryx/contract';

/** More names for one thing, and words that have to do with it. */
export interface NamedThing {
  /** Its type and id, such as `calculator/gcs`. */
  readonly of: string;
  readonly names: readonly string[];
  readonly terms: readonly string[];
}

/** Words for one complaint or finding: whatever speaks of it in one of them is found by all. */
export interface Concept {
  readonly concept: string;
  readonly words: readonly string[];
}

/** A publication that the content cites. */
export interface Guideline {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly about: string;
  readonly names: readonly string[];
  /** Where it is cited, the first of which a reader is led to: type and id, such as `algorithm/40`. */
  readonly citedBy: readonly string[];
  /** How it is cited there. */
  readonly citedAs: string;
}

/** What the search needs of a calculator. */
export interface ListedTool {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly categories: readonly string[];
}

/** Everything that a search is made from. */
export interface SearchSources {
  readonly medications: readonly Medication[];
  readonly algorithms: readonly Algorithm[];
  readonly vitalSigns: readonly VitalSigns[];
  readonly equipment: readonly AirwayEquipment[];
  readonly defibrillation: readonly Defibrillation[];
  readonly tools: readonly ListedTool[];
  readonly guidelines: readonly Guideline[];
  readonly things: readonly NamedThing[];
  readonly concepts: readonly Concept[];
  /** Drugs that have no entry. */
  readonly otherDrugs: readonly { readonly name: string }[];
}
