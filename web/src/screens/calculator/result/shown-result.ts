import {
  type BandColour,
  type Definition,
  type Evaluation,
  type Overview,
  soundAdvice,
  type Tone,
} from '@oryx/calculators';

/** A result, as displayed in the bar and the card. */
export interface ShownResult {
  readonly label: string;
  readonly text: string;
  readonly suffix: string | undefined;
  readonly bandTitle: string | undefined;
  readonly advice: string | undefined;
  readonly tone: Tone;
  /** The specified colour, shown as a swatch beside the word. */
  readonly colour: BandColour | undefined;
  /** `3 of 5 answered`, while an input is missing. */
  readonly progress: string | undefined;
  readonly missingLabels: readonly string[];
  /** What the bar shows in place of the figure, where the result is a list. */
  readonly atAGlance: Overview['atAGlance'] | undefined;
}

/**
 * Returns the displayed form of a result. While an input is missing, its tone never reassures. Only a danger
 * keeps its tone, because further answers cannot remove it in tools with a running result.
 */
export function shownResult({ inputs }: Definition, evaluation: Evaluation): ShownResult {
  const { outcome, isComplete, answered, asked, missing } = evaluation;
  const { headline, band } = outcome;
  const tone = band?.tone ?? 'neutral';
  return {
    label: headline.label,
    text: headline.text,
    suffix: headline.suffix,
    bandTitle: band?.title,
    advice: soundAdvice(evaluation),
    colour: band?.colour,
    tone: isComplete || tone === 'danger' ? tone : 'neutral',
    progress: missing.length === 0 ? undefined : `${answered} of ${asked} answered`,
    atAGlance: outcome.overview?.atAGlance,
    missingLabels: missing.map((key) => inputs[key]?.label ?? key),
  };
}

/** Returns the result in one sentence for screen readers. */
export function spokenResult(shown: ShownResult, brief: string | undefined): string {
  const figure = [shown.label, shown.text === '--' ? 'no result yet' : shown.text, shown.suffix].filter(
    Boolean,
  );
  const first = shown.atAGlance && `${shown.atAGlance.label} ${shown.atAGlance.text}`;
  return [figure.join(' '), first, shown.bandTitle, shown.progress, brief].filter(Boolean).join('. ');
}
