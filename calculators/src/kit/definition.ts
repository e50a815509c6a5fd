import { type BandColour, type BandTable, type NextPage, rangeText, type Tone } from './bands.ts';
import type { Exclusion } from './exclusions.ts';
import type { Answers, Inputs } from './inputs.ts';
import type { KnownPatient } from './patient.ts';

/** Source of a statement. */
export interface Reference {
  readonly text: string;
  readonly doi?: string;
  readonly url?: string;
}

/**
 * A caution about a figure. A `danger` is shown in the same card as the figure, on screen, in the copied text
 * and in print. A `note` is shown under "Know before you use".
 */
export interface Caution {
  readonly level: 'danger' | 'note';
  readonly text: string;
  readonly source: string;
  /** A shorter wording for the result bar. A caution without one is not shown in the bar. */
  readonly brief?: string;
  readonly next?: readonly NextPage[];
}

/** A caution of the tool, shown whatever the result. */
export interface StandingCaution extends Caution {
  /**
   * Returns true if the caution concerns the result with these values. Only then is its short wording shown in
   * the result bar. It is asked once something was answered.
   */
  readonly concerns?: (values: Outcome['values'], isComplete: boolean) => boolean;
}

/** One labelled figure of a result, formatted and rounded for display. */
export interface Figure {
  readonly label: string;
  readonly text: string;
  /** Basis of the figure, such as a formula or a concentration. */
  readonly note?: string;
  /** True if the figure belongs to the band, such as its mortality. */
  readonly isOfBand?: true;
}

/** A group of related figures, such as those of one drug. */
export interface FigureGroup {
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly notes?: readonly string[];
  readonly cautions?: readonly Caution[];
}

/** The groups of a result in one table, a row each. Every row is repeated in full below. */
export interface Overview {
  /** The names of the cells. */
  readonly columns: readonly string[];
  readonly rows: readonly OverviewRow[];
  /** What the result bar shows in place of the headline: the first row, such as a drug with its dose. */
  readonly atAGlance: { readonly label: string; readonly text: string };
}

interface OverviewRow {
  readonly title: string;
  /** The basis of the row, such as a rate by weight. */
  readonly note?: string;
  /** One text for each column. */
  readonly cells: readonly string[];
  /** A danger that must not be parted from the figures of the row. */
  readonly danger?: string;
}

/** A value for the page and for programs. Null means "not shown". */
export type ResultValue =
  | string
  | number
  | boolean
  | null
  | readonly ResultValue[]
  | { readonly [key: string]: ResultValue };

/** The outcome of the answers. */
export interface Outcome {
  /**
   * The result for programs and tests. It is unrounded unless the specification rounds the value itself.
   * Without values there is no result, and the evaluation is incomplete.
   */
  readonly values: Readonly<Record<string, ResultValue>>;
  /** The headline figure: `7`, `of 20`. */
  readonly headline: { readonly label: string; readonly text: string; readonly suffix?: string };
  readonly band?: {
    readonly title: string;
    readonly tone: Tone;
    readonly colour?: BandColour;
    readonly advice: string;
    readonly next?: readonly NextPage[];
  };
  /** A table that opens the result, where the answer is a list, such as the doses of several drugs. */
  readonly overview?: Overview;
  readonly figures?: readonly Figure[];
  readonly groups?: readonly FigureGroup[];
  readonly notes?: readonly string[];
  /**
   * Cautions that apply to these answers only. Beside a danger among them the band never reassures, whatever
   * its tone.
   */
  readonly cautions?: readonly Caution[];
}

/** Facts about the answers that a rule may ask for. */
export interface Situation {
  /** Returns true if the input was filled, rather than counted as its fallback. */
  readonly isAnswered: (key: string) => boolean;
  /** Returns true if the input holds an unusable value, such as -1 for an age. */
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

/** Illustrations. The page has a drawing for each. */
export type FigureId = 'rule-of-nines-adult' | 'rule-of-nines-child';

/** Panels of tools that need more than a generated form. */
export type PanelId = 'units-converter';

/** Everything about a calculator except its row in the tool table. */
export interface Definition<I extends Inputs = Inputs> {
  readonly subtitle?: string;
  readonly notFor: readonly Exclusion[];
  readonly inputs: I;
  /** Groups of inputs under headings or in tabs. Without it, all inputs are in one card. */
  readonly sections?: Sections<I>;
  /** Number of input columns on a wide screen. The default is 1. */
  readonly columns?: 3;
  /**
   * Returns the raw values that are known from the patient in hand. They stand in the inputs as if typed, and
   * the user may change them.
   */
  readonly fromPatient?: (patient: KnownPatient) => Readonly<Record<string, unknown>>;
  /** The interpretation, also shown as a reference table. */
  readonly bands?: BandTable;
  /** The rule, a pure function. It is called only when every required input is filled. */
  readonly compute: (answers: Answers<I>, situation: Situation) => Outcome;
  /** Placeholder while required inputs are missing, if the specification words one. */
  readonly placeholder?: Outcome;
  readonly cautions: readonly StandingCaution[];
  readonly resetLabel: 'Reset Assessment' | 'Reset Calculator' | 'Reset Converter' | 'Reset';
  /** True if the result is also shown above the inputs. */
  readonly resultAtTop?: true;
  /** Custom panel that replaces the generated form. */
  readonly panel?: PanelId;
  /** False for CURB-65 only. */
  readonly hasBackLink?: false;
  readonly figures?: readonly FigureId[];
  readonly tables?: readonly ReferenceTable[];
  readonly lists?: readonly TextBlock[];
  readonly clinicalSignificance?: readonly string[];
  /** Ids of related tools that answer the same question differently. */
  readonly related?: readonly string[];
  readonly references: readonly Reference[];
}

/**
 * Groups of inputs. With `decidedBy`, each tab is a tool of its own: the choice selects which one is
 * calculated, and only its inputs are required.
 */
export interface Sections<I extends Inputs = Inputs> {
  readonly as: 'headings' | 'tabs';
  readonly decidedBy?: keyof I & string;
  readonly list: readonly InputSection<I>[];
}

export interface InputSection<I extends Inputs = Inputs> {
  /** With `decidedBy`, the option of that choice to which this section belongs. */
  readonly key: string;
  readonly title: string;
  readonly inputs: readonly (keyof I & string)[];
}

/** Returns the outcome of a rule if the inputs are filled but give no result. */
export function noResult(values: Outcome['values'] = {}, advice?: string): Outcome {
  return {
    values,
    headline: { label: 'Result', text: '--' },
    ...(advice === undefined ? {} : { band: { title: 'No result', tone: 'neutral', advice } }),
  };
}

/** Returns the values that a result has. Null stands for one that its answers do not give. */
export const present = (values: Outcome['values']): Outcome['values'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** Length of a caution that fits into the row of a table. */
const rowLength = 80;

/** Returns the danger for the row of a group: its short words, or where to read it. */
export function rowDanger({ cautions = [] }: FigureGroup): { readonly danger?: string } {
  const dangers = cautions.filter(({ level }) => level === 'danger');
  const words = dangers.map(({ brief, text }) => brief ?? text).find((text) => text.length <= rowLength);
  return dangers.length === 0 ? {} : { danger: words ?? 'Read the caution below.' };
}

/** Returns a band table as a reference table, for a page that has more than the one in `bands`. */
export function tableOfBands(table: BandTable): ReferenceTable {
  const facts = Object.entries(table.factLabels ?? {});
  return {
    title: table.title,
    // The measure names the column, because percentages headed "Score" would be read as points.
    columns: [table.title, 'Result', ...facts.map(([, label]) => label), 'Meaning'],
    rows: table.bands.map((band) => [
      rangeText(table, band),
      band.title,
      ...facts.map(([key]) => band.facts?.[key] ?? '--'),
      band.advice,
    ]),
  };
}

/** Declares a calculator and keeps the exact types of its inputs for its rule. */
export function defineCalculator<const I extends Inputs>(definition: Definition<I>): Definition {
  // Safe because the rule is only called with answers read by the same inputs (see evaluate.ts).
  return definition as unknown as Definition;
}
