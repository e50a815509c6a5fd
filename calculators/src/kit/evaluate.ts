import { type RawValues, read } from './answers.ts';
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
import type { Inputs } from './inputs.ts';

/** A result, and how far it can be relied on. */
export interface Evaluation {
  /** Every input is filled (optional ones aside), so the result is the tool's full answer. */
  readonly isComplete: boolean;
  /** Keys of the inputs that are not filled, or filled with something that can't be used. */
  readonly missing: readonly string[];
  /** Keys of those that hold something that can't be used. */
  readonly invalid: readonly string[];
  readonly answered: number;
  readonly asked: number;
  /** The result, or the placeholder while required inputs are missing. */
  readonly outcome: Outcome;
}

/**
 * Works out a calculator from raw values. Never throws for any input and never gives NaN:
 * what can't be used counts as missing, and missing is neither normal nor zero unless the
 * definition says so.
 */
export function evaluateDefinition(definition: Definition, raw: RawValues, now: Date): Evaluation {
  const answers: Record<string, unknown> = {};
  const filled = new Set<string>();
  const missing: string[] = [];
  const invalid: string[] = [];
  let lacksRequired = false;
  let asked = 0;
  const isAsked = askedKeys(definition, raw);
  for (const [key, input] of Object.entries(definition.inputs)) {
    const reading = read(input, raw[key], raw);
    const { missing: ifMissing } = input;
    if (ifMissing.rule === 'starts-as' && reading.state === 'empty') {
      answers[key] = ifMissing.value;
      continue;
    }
    // What stands there from the start is a question only once something useless is in its place.
    const isStanding = ifMissing.rule === 'starts-as' ? reading.state === 'filled' : input.kind === 'toggle';
    const isQuestion = isAsked(key) && ifMissing.rule !== 'optional' && !isStanding;
    if (isQuestion) asked += 1;
    if (reading.state === 'filled') {
      answers[key] = reading.value;
      filled.add(key);
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
  return {
    isComplete: missing.length === 0,
    missing,
    invalid,
    answered: asked - missing.length,
    asked,
    outcome: lacksRequired ? (definition.placeholder ?? noResult()) : definition.compute(answers, situation),
  };
}

/**
 * The advice of the band that holds now. Advice for a result that looks well holds only once
 * everything is answered, on the page and in the copied text alike.
 */
export function soundAdvice({ outcome: { band }, isComplete }: Evaluation): string | undefined {
  return isComplete || band?.tone !== 'normal' ? band?.advice : undefined;
}

/** Which inputs count: all, or those of the chosen tab where the tabs are tools of their own. */
export function askedKeys({ sections, inputs }: Definition, raw: RawValues): (key: string) => boolean {
  const decidedBy = sections?.decidedBy;
  if (!sections || decidedBy === undefined) return () => true;
  const chosen = activeSection(sections, inputs, raw);
  return (key) => chosen.inputs.includes(key);
}

/** The section that the deciding choice names now; the first one while it is not filled. */
export function activeSection(sections: Sections, inputs: Inputs, raw: RawValues): InputSection {
  const { decidedBy, list } = sections;
  const input = decidedBy === undefined ? undefined : inputs[decidedBy];
  const reading = input && decidedBy !== undefined ? read(input, raw[decidedBy], raw) : { state: 'empty' };
  const key = reading.state === 'filled' && 'value' in reading ? reading.value : undefined;
  // A definition without sections in its list has no `sections` at all.
  return list.find((section) => section.key === key) ?? (list[0] as InputSection);
}

/**
 * The points of every answered choice and tick, added up. An answer without points of its own,
 * and a number, adds nothing.
 */
export function sumPoints(inputs: Inputs, answers: Readonly<Record<string, unknown>>): number {
  return Object.keys(inputs).reduce((sum, key) => sum + (pointsOf(inputs, answers, key) ?? 0), 0);
}

/** The points of one answer, or undefined where it has none. */
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
 * The outcome of a score that is read off its bands: headline, band, the band's facts as figures,
 * and `score`, `band`, its colour and the facts as values.
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
    band: { title: band.title, tone: band.tone, advice: band.advice, ...colour },
    ...rest,
    figures: [...facts.map(([key, text]) => ({ label: table.factLabels?.[key] ?? key, text })), ...figures],
    values: { score, band: band.title, ...colour, ...band.facts, ...values },
  };
}
