import type { BandTable, Tone } from './bands.ts';
import type { Answers, Inputs } from './inputs.ts';

/** Where a statement comes from. */
export interface Reference {
  readonly text: string;
  readonly doi?: string;
  readonly url?: string;
}

/**
 * What can go wrong with a figure. `danger` stands in the same card as the figure, on screen, in
 * the copied text and in print; `note` stands under "Know before you use".
 */
export interface Caution {
  readonly level: 'danger' | 'note';
  readonly text: string;
  readonly source: string;
  /** A shorter wording for the result bar; what has none does not stand in the bar. */
  readonly brief?: string;
}

/** One labelled figure of a result, already worded and rounded for display. */
export interface Figure {
  readonly label: string;
  readonly text: string;
  /** What the figure rests on: a formula, a concentration. */
  readonly note?: string;
}

/** Figures that belong together, such as those of one drug. */
export interface FigureGroup {
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly notes?: readonly string[];
  readonly cautions?: readonly Caution[];
}

/** What the page and a program see of a value; null is "not shown". */
export type ResultValue =
  | string
  | number
  | boolean
  | null
  | readonly ResultValue[]
  | { readonly [key: string]: ResultValue };

/** What the answers come to. */
export interface Outcome {
  /** The result for programs and tests: unrounded unless the specification rounds the value itself. */
  readonly values: Readonly<Record<string, ResultValue>>;
  /** The figure that stands large: `7`, `of 20`. */
  readonly headline: { readonly label: string; readonly text: string; readonly suffix?: string };
  readonly band?: { readonly title: string; readonly tone: Tone; readonly advice: string };
  readonly figures?: readonly Figure[];
  readonly groups?: readonly FigureGroup[];
  readonly notes?: readonly string[];
  /** Cautions that hold for these answers only. */
  readonly cautions?: readonly Caution[];
}

/** What a rule may ask beside the answers. */
export interface Situation {
  /** True where the input was really filled, not counted as its fallback. */
  readonly isAnswered: (key: string) => boolean;
  readonly now: Date;
}

export interface ReferenceTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly source?: string;
}

export interface TextBlock {
  readonly title: string;
  readonly items: readonly string[];
  readonly source?: string;
}

/** Figures drawn for the project; the page has a drawing for each. */
export type FigureId = 'rule-of-nines-adult' | 'rule-of-nines-child';

/** Everything about a calculator but its row in the tool table. */
export interface Definition<I extends Inputs = Inputs> {
  readonly subtitle?: string;
  /** Whom the tool must not be used for, each as the end of "Not for ...". */
  readonly notFor: readonly string[];
  readonly inputs: I;
  /** Groups of inputs under headings, or as tabs; without it all stand in one card. */
  readonly sections?: { readonly as: 'headings' | 'tabs'; readonly list: readonly InputSection<I>[] };
  /** The interpretation, shown as a reference table too. */
  readonly bands?: BandTable;
  /** The rule. Called only when every required input is filled. Pure. */
  readonly compute: (answers: Answers<I>, situation: Situation) => Outcome;
  /** What stands while required inputs are missing, where the specification words it. */
  readonly placeholder?: Outcome;
  readonly cautions: readonly Caution[];
  readonly resetLabel: 'Reset Assessment' | 'Reset Calculator' | 'Reset Converter' | 'Reset';
  /** CURB-65 alone has none. */
  readonly hasBackLink?: false;
  readonly figures?: readonly FigureId[];
  readonly tables?: readonly ReferenceTable[];
  readonly lists?: readonly TextBlock[];
  readonly clinicalSignificance?: readonly string[];
  /** Tools that answer the same question differently, by id. */
  readonly related?: readonly string[];
  readonly references: readonly Reference[];
}

export interface InputSection<I extends Inputs = Inputs> {
  readonly title: string;
  readonly inputs: readonly (keyof I & string)[];
}

/** Declares a calculator; keeps the exact types of its inputs for its rule. */
export function defineCalculator<const I extends Inputs>(definition: Definition<I>): Definition {
  // The rule is only ever called with answers read by the same inputs (see evaluate.ts).
  return definition as unknown as Definition;
}
