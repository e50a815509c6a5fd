import type { PatternName } from '@oryx/contract';
import { type Patterns, words } from '@oryx/search';

/** What a text says of a poisoning. A bite or a sting is none: what bites is named. */
export interface Exposure {
  /** True if somebody took, swallowed or was given too much. */
  readonly isStated: boolean;
  /** True if it tells how much was taken, or takes it for too much whatever it is. */
  readonly isMuch: boolean;
  /** Returns true for a word of the text that says so, or that stands beside: what was taken. */
  readonly isOfMuch: (word: number) => boolean;
  /** True if an antidote or a reversal is asked for. */
  readonly asksAntidote: boolean;
}

/** Reads whether a text speaks of a poisoning. */
export function readExposure(text: string, patterns: Patterns): Exposure {
  const said = text.slice(0, longest);
  const says = (name: PatternName) => patterns(name).test(said);
  const much = patterns('taken-too-much').exec(said);
  const isMuch = much !== null;
  return {
    isStated: isMuch || says('overdose'),
    isMuch,
    isOfMuch: (word) => much !== null && isBeside(word, said, much),
    asksAntidote: says('antidote'),
  };
}

const longest = 2000;
/** Number of words between how much was taken and what: `a bottle of the phenytoin`. */
const beside = 3;

/** Returns true for a word of a part of a text, of that before it, and of the next ones up to a mark. */
function isBeside(word: number, text: string, { index, 0: part }: RegExpExecArray): boolean {
  const end = index + part.length;
  const [behind = ''] = text.slice(end).split(/[,.;:?!]/);
  const last = words(text.slice(0, end)).length + Math.min(beside, words(behind).length);
  return word >= words(text.slice(0, index)).length - 1 && word < last;
}
