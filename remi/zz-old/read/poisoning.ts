import type { PatternName } from '@oryx/contract';
import type { Patterns } from '@oryx/search';

/** What a text says of a poisoning. A bite or a sting is none: what bites is named. */
export interface Exposure {
  /** True if somebody took, swallowed or was given too much. */
  readonly isStated: boolean;
  /** True if an antidote or a reversal is asked for. */
  readonly asksAntidote: boolean;
}

/** Reads whether a text speaks of a poisoning. */
export function readExposure(text: string, patterns: Patterns): Exposure {
  const said = text.slice(0, longest);
  const says = (name: PatternName) => patterns(name).test(said);
  return {
    isStated:
      says('overdose') ||
      says('taken-too-much') ||
      says('slang-for-taking') ||
      says('taken-after') ||
      (says('accidental') && /\b(?:gave|given|injected|took|drank)\b/i.test(said)),
    asksAntidote: says('antidote'),
  };
}

const longest = 2000;
