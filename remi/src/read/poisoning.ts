import type { PatternName } from '@oryx/contract';
import { type Patterns, words } from '@oryx/search';

/** What a text says of a poisoning. A bite or a sting is none: what bites is named. */
export interface Exposure {
  /** True if somebody took, swallowed or was given too much. */
  readonly isStated: boolean;
  /** Returns true for a drug of the part that tells how much was taken, or beside it. */
  readonly isOfMuch: (drug: Place) => boolean;
  /** True if an antidote or a reversal is asked for. */
  readonly asksAntidote: boolean;
}

/** Reads whether a text speaks of a poisoning. */
export function readExposure(text: string, patterns: Patterns): Exposure {
  const said = text.slice(0, longest);
  const says = (name: PatternName) => patterns(name).test(said);
  const much = patterns('taken-too-much').exec(said);
  return {
    isStated: much !== null || says('overdose'),
    isOfMuch: (drug) => much !== null && isBeside(drug, said, much),
    asksAntidote: says('antidote'),
  };
}

/** The place of a drug among the words of a text. */
interface Place {
  readonly from: number;
  readonly length: number;
}

const longest = 2000;
/** Number of words between how much was taken and what: `a bottle of the phenytoin`. */
const beside = 3;

/** Returns true for a drug in a part of a text, right before it, or among the next words up to a mark. */
function isBeside({ from, length }: Place, text: string, { index, 0: part }: RegExpExecArray): boolean {
  const end = index + part.length;
  const [behind = ''] = text.slice(end).split(/[,.;:?!]/);
  const last = words(text.slice(0, end)).length + Math.min(beside, words(behind).length);
  return from + length >= words(text.slice(0, index)).length && from < last;
}
