import { type BandColour, type Definition, type Evaluation, soundAdvice, type Tone } from '@oryx/calculators';

/** A result as the bar and the card show it. */
export interface ShownResult {
  readonly label: string;
  readonly text: string;
  readonly suffix: string | undefined;
  readonly bandTitle: string | undefined;
  readonly advice: string | undefined;
  readonly tone: Tone;
  /** The colour that the specification names, shown as a swatch beside the word. */
  readonly colour: BandColour | undefined;
  /** `3 of 5 answered`, while something is missing. */
  readonly progress: string | undefined;
  readonly missingLabels: readonly string[];
}

/**
 * Words a result. While something is missing its tone never reassures: only a danger keeps its
 * tone, since what is still to come can't take it away in the tools that show a running result.
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
    progress: isComplete ? undefined : `${answered} of ${asked} answered`,
    missingLabels: missing.map((key) => inputs[key]?.label ?? key),
  };
}

/** The result in one sentence, for a screen reader. */
export function spokenResult(shown: ShownResult, brief: string | undefined): string {
  const figure = [shown.label, shown.text === '--' ? 'no result yet' : shown.text, shown.suffix].filter(
    Boolean,
  );
  return [figure.join(' '), shown.bandTitle, shown.progress, brief].filter(Boolean).join('. ');
}
