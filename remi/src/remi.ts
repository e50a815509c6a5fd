import type {
  AirwayEquipment,
  Algorithm,
  ChatSource,
  Defibrillation,
  Medication,
  RemiKnowledge,
  SearchData,
  VitalSigns,
} from '@oryx/contract';

/** All that Remi answers from. */
export interface RemiSources {
  readonly medications: readonly Medication[];
  readonly algorithms: readonly Algorithm[];
  readonly vitalSigns: readonly VitalSigns[];
  readonly equipment: readonly AirwayEquipment[];
  readonly defibrillation: readonly Defibrillation[];
  /** Interactions and complaints, each with their sources. */
  readonly knowledge: RemiKnowledge;
  /** Names, synonyms, words for complaints, calculators, guidelines, and drugs without an entry. */
  readonly search: SearchData;
}

export type ChatMode = 'consultation' | 'education';

/** One statement of an answer and the page it rests on. */
export interface Block {
  /** Markdown. */
  readonly text: string;
  /** Where it stands; none on sentences about Oryx itself, such as "I searched ...". */
  readonly source?: ChatSource;
  /** A quotation of content, a figure worked out by a calculator, or words around these. */
  readonly kind: 'passage' | 'computed' | 'frame';
}

export interface RemiAnswer {
  /** The blocks as one Markdown text: paragraphs, bold, lists, headings, quotes and links into the app. */
  readonly response: string;
  /** The pages it rests on, each once, the most important first. */
  readonly sources: readonly ChatSource[];
  readonly blocks: readonly Block[];
}

/** A piece of a page of Oryx, small enough to be quoted. */
export interface Passage {
  readonly id: string;
  /** Title of the page. */
  readonly title: string;
  readonly route: string;
  readonly heading: string;
  /** As it stands on the page. */
  readonly text: string;
}

export interface Remi {
  /** Answers a message from the content alone, and from nothing said before. */
  answer(
    message: string,
    context: { readonly profession: string; readonly mode: ChatMode },
  ): Promise<RemiAnswer>;
  /** What stands before any answer to a message: red flags with what is done first, allergies, doses too high. */
  warnings(message: string): Promise<RemiAnswer>;
  /** Passages nearest to a question, best first. Also what a provider is grounded with. */
  find(question: string, most?: number): readonly Passage[];
}
