import {
  type BandColour,
  type Definition,
  type Evaluation,
  type Overview,
  type RawValues,
  soundBand,
  type Tone,
  type Typed,
  untouchedLine,
} from '@oryx/calculators';

/** The result of a calculator page with the values that it belongs to. */
export interface CalculatorResult {
  readonly definition: Definition;
  readonly raw: RawValues;
  readonly typed: Typed;
  readonly evaluation: Evaluation;
  readonly shown: ShownResult;
}

/** A result, as displayed in the bar and the card. */
export interface ShownResult {
  readonly label: string;
  readonly text: string;
  readonly suffix: string | undefined;
  readonly bandTitle: string | undefined;
  readonly advice: string | undefined;
  /** The advice in short. It comes before the band, whose title then says nothing to do. */
  readonly lead: string | undefined;
  readonly tone: Tone;
  /** The specified colour, shown as a swatch beside the word. */
  readonly colour: BandColour | undefined;
  /** `3 of 5 answered`, while an input is missing. */
  readonly progress: string | undefined;
  readonly missingLabels: readonly string[];
  /** Inputs with a value that does not count. */
  readonly notCountedLabels: readonly string[];
  /** The line over a result to which nothing was answered. */
  readonly untouched: string | undefined;
  /** What the bar shows in place of the figure, where the result is a list. */
  readonly atAGlance: Overview['atAGlance'] | undefined;
}

/** Returns the displayed form of a result. What its band may say is decided by `soundBand`. */
export function shownResult(definition: Definition, evaluation: Evaluation): ShownResult {
  const { outcome, answered, asked, missing, invalid } = evaluation;
  const { headline } = outcome;
  const band = soundBand(evaluation);
  const labels = (keys: readonly string[]) => keys.map((key) => definition.inputs[key]?.label ?? key);
  return {
    label: headline.label,
    text: headline.text,
    suffix: headline.suffix,
    // A rule whose answer is its band, such as "Imaging needed", says it once.
    bandTitle: band?.title === headline.text ? undefined : band?.title,
    advice: band?.advice,
    lead: band?.lead,
    colour: band?.colour,
    tone: band?.tone ?? 'neutral',
    progress: missing.length === 0 ? undefined : `${answered} of ${asked} answered`,
    atAGlance: outcome.overview?.atAGlance,
    missingLabels: labels(missing.filter((key) => !invalid.includes(key))),
    notCountedLabels: labels(invalid),
    untouched: untouchedLine(definition, evaluation),
  };
}

/** Lets an amount break before its unit in large text, but never inside either: "micrograms (ug)" stays in one line. */
export const breakingBeforeUnit = (text: string): string => text.replace(/(?<=\d)\u00a0/g, ' ');

/** Returns the result in one sentence for screen readers. */
export function spokenResult(shown: ShownResult, brief: string | undefined): string {
  const figure = [shown.label, shown.text === '--' ? 'no result yet' : shown.text, shown.suffix].filter(
    Boolean,
  );
  const first = shown.atAGlance && `${shown.atAGlance.label} ${shown.atAGlance.text}`;
  const status = barStatus(shown).replace(/\.$/, '');
  const title = barTitle(shown)?.replace(/\.$/, '');
  return [figure.join(' '), first, title, status, brief].filter(Boolean).join('. ');
}

/**
 * Returns the words beside the figure in the result bar. Before the first answer a count of answers stands
 * alone, without the band.
 */
export function barTitle({ untouched, progress, bandTitle, lead }: ShownResult): string | undefined {
  return untouched !== undefined && progress !== undefined ? undefined : (lead ?? bandTitle);
}

/** Returns the band below its lead, and how far the answers go: `1 of 2 answered. Not counted: Weight`. */
export function barStatus({ untouched, progress, notCountedLabels, bandTitle, lead }: ShownResult): string {
  const notCounted = notCountedLabels.length > 0 && `Not counted: ${notCountedLabels.join('; ')}`;
  return [lead && bandTitle, progress ?? untouched, notCounted].filter(Boolean).join('. ');
}
