import type { BandColour, NextPage, Tone } from './bands.ts';
import type { Caution, Definition, Figure, Outcome } from './definition.ts';
import type { Evaluation } from './evaluate.ts';

/** The band of a result in the form that may be shown. */
export interface SoundBand {
  readonly title: string;
  readonly tone: Tone;
  readonly colour?: BandColour;
  readonly advice?: string;
  /** The advice in short, where a caution of the result words it. It stands before the title. */
  readonly lead?: string;
}

/**
 * Returns the band as far as the answers support it, for the page and the copied text alike.
 *
 * - Before the first answer its word stays, without tone, colour and advice.
 * - While something is missing only a danger keeps its tone, because further answers can't remove it in tools
 *   with a running result. Advice that reassures is withheld.
 * - Beside a danger about these answers, such as an impossible pair, nothing reassures.
 */
export function soundBand({ outcome, isComplete, isUntouched }: Evaluation): SoundBand | undefined {
  const { band, cautions = [] } = outcome;
  if (!band) return undefined;
  const { title, tone, advice, colour } = band;
  const lead = advisingCaution(outcome)?.brief;
  // A neutral band says what to enter.
  if (isUntouched) return { title, tone: 'neutral', ...(tone === 'neutral' ? { advice } : {}) };
  const isContradicted = cautions.some(({ level }) => level === 'danger');
  if (tone === 'normal' && !(isComplete && !isContradicted)) return { title, tone: 'neutral' };
  return {
    title,
    tone: isComplete || tone === 'danger' ? tone : 'neutral',
    advice,
    ...(lead === undefined ? {} : { lead }),
    ...(colour === undefined ? {} : { colour }),
  };
}

/** Returns the caution of a result that its band gives as advice, because the title of the band says nothing to do. */
const advisingCaution = ({ band, cautions = [] }: Outcome): Caution | undefined =>
  cautions.find(({ text }) => text === band?.advice);

/** Returns the line over a result to which nothing was answered, or undefined once something was. */
export function untouchedLine(
  definition: Definition,
  { isUntouched, outcome }: Evaluation,
): string | undefined {
  if (!isUntouched || Object.keys(outcome.values).length === 0) return undefined;
  return hasFindingsOnly(definition)
    ? 'Nothing answered yet: every finding counts as absent.'
    : 'Nothing answered yet.';
}

/** Returns true for a tool of ticks alone. None of them counts as unanswered, so it has no count of answers. */
export const hasFindingsOnly = ({ inputs }: Definition): boolean =>
  Object.values(inputs).every(({ kind }) => kind === 'toggle');

/**
 * Returns the figures of a result. Those of its band are withheld before the first answer where a count of
 * answers stands in their place.
 */
export function soundFigures({ outcome, isUntouched, asked }: Evaluation): readonly Figure[] {
  const { figures = [] } = outcome;
  return isUntouched && asked > 0 ? figures.filter(({ isOfBand }) => isOfBand !== true) : figures;
}

/**
 * Returns the pages that follow from the band, and from the cautions that apply. Before the first answer
 * nothing follows.
 */
export function nextPages(definition: Definition, evaluation: Evaluation): readonly NextPage[] {
  if (evaluation.isUntouched) return [];
  const { band } = evaluation.outcome;
  return [...(band?.next ?? []), ...cautionsFor(definition, evaluation).flatMap(({ next = [] }) => next)];
}

/**
 * Returns the distinct cautions of an evaluation, dangers first. What the advice of the band already says is
 * not repeated.
 */
export function cautionsFor(definition: Definition, evaluation: Evaluation): readonly Caution[] {
  const advice = soundBand(evaluation)?.advice;
  const all = [...(evaluation.outcome.cautions ?? []), ...definition.cautions];
  const once = all.filter(
    ({ text }, index) => text !== advice && all.findIndex((other) => other.text === text) === index,
  );
  return [...once.filter(({ level }) => level === 'danger'), ...once.filter(({ level }) => level === 'note')];
}

/**
 * Returns the short words of the most important danger for the result bar, or undefined if none concerns this
 * patient or result.
 */
export function briefFor(
  { cautions: standing }: Definition,
  { outcome, isComplete, isUntouched }: Evaluation,
): string | undefined {
  if (isUntouched) return undefined;
  const { cautions = [], groups = [], values } = outcome;
  // The result begins with the words of this one.
  const advising = advisingCaution(outcome);
  return [
    ...cautions.filter((caution) => caution !== advising),
    ...standing.filter(({ concerns }) => concerns?.(values, isComplete) === true),
    ...groups.flatMap((group) => group.cautions ?? []),
  ].find(({ level, brief }) => level === 'danger' && brief !== undefined)?.brief;
}
