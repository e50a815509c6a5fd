import type { PatternName } from '@oryx/contract';
import type { Patterns } from '@oryx/search';

/** Level of consciousness on the AVPU scale. */
export type Avpu = 'alert' | 'voice' | 'pain' | 'unresponsive';

const letters: Readonly<Record<string, Avpu>> = { a: 'alert', v: 'voice', p: 'pain', u: 'unresponsive' };

/** The patterns by level. The lowest level in a text wins: `was alert, now responds to pain` is pain. */
const levels: readonly (readonly [Avpu, PatternName])[] = [
  ['unresponsive', 'unresponsive'],
  ['pain', 'responds-to-pain'],
  ['voice', 'responds-to-voice'],
  ['alert', 'alert'],
];

/** Reads the AVPU level of a text. */
export function readAvpu(text: string, patterns: Patterns): Avpu | undefined {
  const [, after, before] =
    /\bavpu\s*(?:[:=-]|is|of)?\s*([avpu])\b|\b([avpu])\s+on\s+(?:the\s+)?avpu\b/i.exec(text) ?? [];
  const letter = (after ?? before)?.toLowerCase();
  if (letter) return letters[letter];
  return levels.find(([, name]) => patterns(name).test(text))?.[0];
}

/** Returns true for supplemental oxygen, false for room air, and undefined if the text states neither. */
export function readOxygen(text: string, patterns: Patterns): boolean | undefined {
  const [air, oxygen] = [lastAt(text, patterns('on-air')), lastAt(text, patterns('on-oxygen'))];
  if (air < 0 && oxygen < 0) return undefined;
  return oxygen > air;
}

const litres = String.raw`(\d+(?:[.,]\d+)?)\s*(?:l|litres?|liters?|lpm)(?:\s*\/\s*min|\s*per\s*min(?:ute)?)?\b`;
const flow = new RegExp(
  String.raw`\b(?:on|via|o2|oxygen|nrbm?|mask|prongs|cannula|rebreather|venturi)\s*(?:at|of|:|now|with)?\s*${litres}(?!\s*(?:of\s*)?(?:saline|ringer|fluid|crystalloid|blood|ns\b|rl\b))|${litres}\s*(?:of\s*)?(?:o2|oxygen|nrb|nrm|nasal|np|mask|face|via|non)`,
  'gi',
);

/** Returns the last stated oxygen flow, such as `15 L`. */
export function readOxygenFlow(text: string): string | undefined {
  const [, led, followed] = [...text.matchAll(flow)].at(-1) ?? [];
  const amount = led ?? followed;
  return amount && `${amount} L`;
}

function lastAt(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, 'gi'))].at(-1)?.index ?? -1;
}

/** Returns true for a prescribed target of 88-92%, which selects SpO2 scale 2 of NEWS. */
export const hasLowTarget = (text: string): boolean => /\b88\s*(?:-|–|to)\s*92\b/.test(text);
