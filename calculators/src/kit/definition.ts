import { type BandColour, type BandTable, rangeText, type Tone } from './bands.ts';
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
  readonly band?: {
    readonly title: string;
    readonly tone: Tone;
    readonly colour?: BandColour;
    readonly advice: string;
  };
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
  /** True where something stands in the input that can't be used, such as -1 for an age. */
  readonly isInvalid: (key: string) => boolean;
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

/** Panels of tools that a generated form can't serve. */
export type PanelId = 'units-converter';

/** Everything about a calculator but its row in the tool table. */
export interface Definition<I extends Inputs = Inputs> {
  readonly subtitle?: string;
  /** Whom the tool must not be used for, each as the end of "Not for ...". */
  readonly notFor: readonly string[];
  readonly inputs: I;
  /** Groups of inputs under headings or as tabs; without it all stand in one card. */
  readonly sections?: Sections<I>;
  /** Columns of inputs on a wide screen; 1 unless given. */
  readonly columns?: 3;
  /** The interpretation, shown as a reference table too. */
  readonly bands?: BandTable;
  /** The rule. Called only when every required input is filled. Pure. */
  readonly compute: (answers: Answers<I>, situation: Situation) => Outcome;
  /** What stands while required inputs are missing, where the specification words it. */
  readonly placeholder?: Outcome;
  readonly cautions: readonly Caution[];
  readonly resetLabel: 'Reset Assessment' | 'Reset Calculator' | 'Reset Converter' | 'Reset';
  /** The result stands above the inputs as well. */
  readonly resultAtTop?: true;
  /** The page asks and answers with a panel of its own in place of the generated form. */
  readonly panel?: PanelId;
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

/**
 * Groups of inputs. With `decidedBy`, the tabs are tools of their own: that choice input says which
 * one is worked out, and only its inputs are asked for.
 */
export interface Sections<I extends Inputs = Inputs> {
  readonly as: 'headings' | 'tabs';
  readonly decidedBy?: keyof I & string;
  readonly list: readonly InputSection<I>[];
}

export interface InputSection<I extends Inputs = Inputs> {
  /** With `decidedBy`: the option of that choice which this section belongs to. */
  readonly key: string;
  readonly title: string;
  readonly inputs: readonly (keyof I & string)[];
}

/** What a rule answers when its answers, though filled, give no result. */
export function noResult(values: Outcome['values'] = {}, advice?: string): Outcome {
  return {
    values,
    headline: { label: 'Result', text: '--' },
    ...(advice === undefined ? {} : { band: { title: 'No result', tone: 'neutral', advice } }),
  };
}

/** A band table as a reference table, for a page that has more than the one in `bands`. */
export function tableOfBands(table: BandTable): ReferenceTable {
  const facts = Object.entries(table.factLabels ?? {});
  return {
    title: table.title,
    // Named by what its ranges count: percentages headed "Score" would be read as points.
    columns: [table.title, 'Result', ...facts.map(([, label]) => label), 'Meaning'],
    rows: table.bands.map((band) => [
      rangeText(table, band),
      band.title,
      ...facts.map(([key]) => band.facts?.[key] ?? '--'),
      band.advice,
    ]),
  };
}

/** Declares a calculator; keeps the exact types of its inputs for its rule. */
export function defineCalculator<const I extends Inputs>(definition: Definition<I>): Definition {
  // The rule is only ever called with answers read by the same inputs (see evaluate.ts).
  return definition as unknown as Definition;
}
