import type {
  AirwayEquipment,
  Algorithm,
  Complaint,
  Defibrillation,
  Medication,
  VitalSigns,
} from '@oryx/contract';

/** Further names and related words for one thing. */
export interface NamedThing {
  /** Type and id, such as `calculator/gcs`. */
  readonly of: string;
  readonly names: readonly string[];
  readonly terms: readonly string[];
}

/** Synonyms for one complaint or finding. An entry with one of them is found by all of them. */
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
  /** Pages that cite it, by type and id, such as `algorithm/40`. Results link to the first. */
  readonly citedBy: readonly string[];
  /** The citation used there. */
  readonly citedAs: string;
}

/** A condition or a test without a page, with the pages that come nearest. */
interface OtherTopic {
  readonly topic: string;
  readonly names: readonly string[];
  readonly see: readonly string[];
}

/** The fields of a calculator that the search uses. */
export interface ListedTool {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly categories: readonly string[];
}

/** Everything that search data is built from. */
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
  /** Drugs without an entry. */
  readonly otherDrugs: readonly { readonly name: string }[];
  /** Conditions and tests without an entry. */
  readonly otherTopics?: readonly OtherTopic[];
  readonly complaints?: readonly Complaint[];
}
