import type {
  AirwayEquipment,
  Algorithm,
  ChatBlock,
  ChatCard,
  ChatSource,
  ChatState,
  Defibrillation,
  Medication,
  RemiKnowledge,
  SearchData,
  SearchEntry,
  VitalSigns,
} from '@oryx/contract';
import type { Exceeded } from '@oryx/doses';
import type { ModelBrief, ModelChoice, ModelReading, OfferedBlock } from './model/protocol.ts';
import type { Section } from './retrieval/sections.ts';

/** The content that Remi answers from. */
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

/** The kind of a page: as in the search, or a complaint. */
export type PageKind = SearchEntry['type'] | 'complaint';

/** A part of an answer. `answer/slots.ts` has their order. */
export type Slot = ChatBlock['slot'];

/** One statement of an answer, with its source page. */
export interface Block {
  /** Markdown. */
  readonly text: string;
  /** The source page. Sentences about Oryx itself, such as "I searched ...", have none. */
  readonly source?: ChatSource;
  /** A quotation (`passage`), a calculated figure (`computed`), or the text around them (`frame`). */
  readonly kind: 'passage' | 'computed' | 'frame';
  /** The part of the answer that it belongs to. Absent for the steps. */
  readonly slot?: Slot;
  /** The same statement as a card with a large figure. `text` says all of it too. */
  readonly card?: ChatCard;
  /** Of a dose for a patient of whom the text tells, whom it is for. */
  readonly meantFor?: string;
  /** Complete messages that the user may send next. */
  readonly choices?: readonly string[];
  /** The kind of the quoted page. */
  readonly page?: PageKind;
  /** Names of the drugs that the quoted steps name. */
  readonly drugs?: readonly string[];
  /** The sections of the pages that it quotes. */
  readonly sections?: readonly Section[];
  /** The step that comes next in the chart that it shows, or `end`. */
  readonly step?: string;
  /** What is filled in of the calculator that it shows. */
  readonly inputs?: ChatState['inputs'];
  /** What a warning of an overdose is about. */
  readonly overdose?: Overdose;
}

export interface RemiAnswer {
  /** The blocks as one Markdown text: paragraphs, bold, lists, headings, quotes and links into the app. */
  readonly response: string;
  /** The distinct source pages, most important first. */
  readonly sources: readonly ChatSource[];
  readonly blocks: readonly Block[];
}

/** What a question comes with. */
export interface AskedIn {
  readonly profession: string;
  readonly mode: ChatMode;
  /** What the conversation is about so far. Without it, the message is answered on its own. */
  readonly state?: ChatState | undefined;
}

/** An answer, and what the conversation is about after it. */
export interface RemiReply extends RemiAnswer {
  /** Complete messages that the user may send next. */
  readonly choices: readonly string[];
  readonly state: ChatState;
}

/** A quotable piece of a page. */
export interface Passage {
  readonly id: string;
  /** Title of the page. */
  readonly title: string;
  readonly route: string;
  readonly heading: string;
  /** The text as on the page. */
  readonly text: string;
}

/** A dose in a text that is above what Oryx states. */
export interface Overdose {
  readonly medication: Medication;
  /** The doses and limits that it is above, as on the page of the drug. */
  readonly above: readonly Exceeded[];
  /** Positions of its first character and after its last one. */
  readonly start: number;
  readonly end: number;
}

/** A message for which a language model may propose something. */
export interface Assisted {
  /** The answer without a model, which stands if it fails. */
  readonly builtIn: RemiReply;
  /** False if no model is to be asked, because the built-in answer leaves nothing open. */
  readonly isOpen: boolean;
  readonly brief: ModelBrief;
  /** Returns a question to the user if Oryx and the model read the message differently. */
  question(reading: ModelReading): RemiReply | undefined;
  /** Runs the tools that the model calls, and offers what they found beside the built-in answer. */
  offer(reading: ModelReading): Promise<Offer>;
}

/** Blocks from which a language model picks. */
export interface Offer {
  readonly blocks: readonly OfferedBlock[];
  /** Renders what was picked below every warning. Returns undefined if nothing was. */
  compose(choice: ModelChoice): RemiReply | undefined;
}

export interface Remi {
  /** Returns the answer to a message, from the content alone. Remi remembers nothing: the state comes and goes with the message. */
  answer(message: string, context: AskedIn): Promise<RemiReply>;
  /** Reads a message and answers it, for a language model that helps. */
  assist(message: string, context: AskedIn): Promise<Assisted>;
}
