import { type RawValues, read, recordOf } from './answers.ts';
import { type Band, type BandTable, bandFor } from './bands.ts';
import {
  type Definition,
  type InputSection,
  noResult,
  type Outcome,
  type ResultValue,
  type Sections,
  type Situation,
} from './definition.ts';
import type { Input, Inputs } from './inputs.ts';

/** A result and its completeness. */
export interface Evaluation {
  /** True if there is a result and no input is missing, so that the result is final. */
  readonly isComplete: boolean;
  /**
   * Keys of the inputs that are empty or invalid. An optional input is never missing. A checkbox or a preset
   * input is missing only with an invalid value.
   */
  readonly missing: readonly string[];
  /** Keys of the inputs that hold an invalid value, including optional ones. */
  readonly invalid: readonly string[];
  readonly answered: number;
  readonly asked: number;
  /** True if the result is live and nothing was answered, so that it says nothing about a patient. */
  readonly isUntouched: boolean;
  /** The result, or the placeholder while required inputs are missing. */
  readonly outcome: Outcome;
}

/**
 * Works out a calculator from raw values. It never throws for any value and never gives NaN:
 * what can't be used counts as missing, and missing is neither normal nor zero unless the
 * definition says so.
 *
 * @param values values by the keys of the inputs; anything but a record, such as null, holds none
 */
export function evaluateDefinition(definition: Definition, values: unknown, now: Date): Evaluation {
  const raw = recordOf(values);
  const answers: Record<string, unknown> = {};
  const filled = new Set<string>();
  const missing: string[] = [];
  const invalid: string[] = [];
  let lacksRequired = false;
  let isTouched = false;
  let asked = 0;
  const isAsked = askedKeys(definition, raw);
  for (const [key, input] of Object.entries(definition.inputs)) {
    const reading = read(input, raw[key], raw);
    const { missing: ifMissing } = input;
    if (ifMissing.rule === 'starts-as' && reading.state === 'empty') {
      answers[key] = ifMissing.value;
      continue;
    }
    // A checkbox and a preset input count as unanswered only with an invalid value. Taken for "no", a
    // checkbox with a wrong value would pass for a complete answer.
    const isStanding = ifMissing.rule === 'starts-as' || input.kind === 'toggle';
    const isQuestion =
      isAsked(key) && ifMissing.rule !== 'optional' && (!isStanding || reading.state === 'invalid');
    if (isQuestion) asked += 1;
    if (reading.state === 'filled') {
      answers[key] = reading.value;
      filled.add(key);
      if (isAsked(key) && !isPreset(input, reading.value)) isTouched = true;
      continue;
    }
    if (reading.state === 'invalid') invalid.push(key);
    if (isQuestion) missing.push(key);
    if (ifMissing.rule === 'counts-as') answers[key] = ifMissing.value;
    else if (isQuestion) lacksRequired = true;
  }
  const situation: Situation = {
    now,
    isAnswered: (key) => filled.has(key),
    isInvalid: (key) => invalid.includes(key),
  };
  const outcome = lacksRequired
    ? (definition.placeholder ?? noResult())
    : definition.compute(answers, situation);
  return {
    isComplete: missing.length === 0 && Object.keys(outcome.values).length > 0,
    missing,
    invalid,
    answered: asked - missing.length,
    asked,
    isUntouched: !(isTouched || lacksRequired),
    outcome,
  };
}

/** Returns true if a value is the one that the input starts with, as the page passes it. */
const isPreset = ({ missing }: Input, value: unknown) =>
  missing.rule === 'starts-as' && missing.value === value;

/**
 * Returns the keys of the inputs in use: all, or those of the chosen tab if each tab is a tool of its own.
 */
export function askedKeys({ sections, inputs }: Definition, raw: RawValues): (key: string) => boolean {
  const decidedBy = sections?.decidedBy;
  if (!sections || decidedBy === undefined) return () => true;
  const chosen = activeSection(sections, inputs, raw);
  return (key) => chosen.inputs.includes(key);
}

/** Returns the section of the deciding choice, or the first one while it is unanswered. */
export function activeSection(sections: Sections, inputs: Inputs, raw: RawValues): InputSection {
  const { decidedBy, list } = sections;
  const input = decidedBy === undefined ? undefined : inputs[decidedBy];
  const reading = input && decidedBy !== undefined ? read(input, raw[decidedBy], raw) : { state: 'empty' };
  const key = reading.state === 'filled' && 'value' in reading ? reading.value : undefined;
  // A definition without sections omits `sections` altogether.
  return list.find((section) => section.key === key) ?? (list[0] as InputSection);
}

/**
 * Returns the sum of the points of all answered choices and ticks. A number, or an answer without points,
 * adds nothing.
 */
export function sumPoints(inputs: Inputs, answers: Readonly<Record<string, unknown>>): number {
  return Object.keys(inputs).reduce((sum, key) => sum + (pointsOf(inputs, answers, key) ?? 0), 0);
}

/** Returns the points of one answer, or undefined if it has none. */
export function pointsOf(
  inputs: Inputs,
  answers: Readonly<Record<string, unknown>>,
  key: string,
): number | undefined {
  const input = inputs[key];
  const answer = answers[key];
  if (input?.kind === 'toggle') return answer === true ? input.points : 0;
  if (input?.kind === 'choice') return input.options.find((option) => option.key === answer)?.points;
  if (input?.kind === 'dependent-choice') {
    const decided = input.cases[String(answers[input.on])];
    return decided?.options.find((option) => option.key === answer)?.points;
  }
  return undefined;
}

/**
 * Returns the outcome of a score with bands. It shows the headline, the band and the band's figures. Its
 * values are `score`, `band`, the colour and the figures.
 */
export function scored(
  table: BandTable,
  score: number,
  more: Omit<Partial<Outcome>, 'values'> & { values?: Readonly<Record<string, ResultValue>> } = {},
): Outcome {
  const band: Band = bandFor(table, score);
  const facts = Object.entries(band.facts ?? {});
  const colour = band.colour === undefined ? {} : { colour: band.colour };
  const { values, figures = [], ...rest } = more;
  return {
    headline: {
      label: table.title,
      text: String(score).replace('-', '−'),
      ...(table.highest === undefined ? {} : { suffix: `of ${table.highest}` }),
    },
    band: {
      ...{ title: band.title, tone: band.tone, advice: band.advice },
      ...colour,
      ...(band.next ? { next: band.next } : {}),
    },
    ...rest,
    figures: [
      ...facts.map(([key, text]) => ({
        label: table.factLabels?.[key] ?? key,
        text,
        isOfBand: true as const,
      })),
      ...figures,
    ],
    values: { score, band: band.title, ...colour, ...band.facts, ...values },
  };
}
