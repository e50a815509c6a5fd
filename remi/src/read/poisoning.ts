import type { PatternName } from '@oryx/contract';
import type { Patterns } from '@oryx/search';

/** What a text says of a poisoning. A bite or a sting is none: what bites is named. */
export interface Exposure {
  /** True if somebody took, swallowed or was given too much. */
  readonly isStated: boolean;
  /** True if it tells how much was taken, or takes it for too much whatever it is. */
  readonly isMuch: boolean;
  /** True if an antidote or a reversal is asked for. */
  readonly asksAntidote: boolean;
}

/** Reads whether a text speaks of a poisoning. */
export function readExposure(text: string, patterns: Patterns): Exposure {
  const said = text.slice(0, longest);
  const says = (name: PatternName) => patterns(name).test(said);
  const isMuch = says('taken-too-much') || says('slang-for-taking') || says('taken-after');
  return {
    isStated:
      isMuch ||
      says('overdose') ||
      (says('accidental') && /\b(?:gave|given|injected|took|drank)\b/i.test(said)),
    isMuch,
    asksAntidote: says('antidote'),
  };
}

const longest = 2000;
