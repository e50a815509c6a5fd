import type { Patterns } from '@oryx/search';
import { defined } from '../defined.ts';
import { tokensOf } from './tokens.ts';

/** An infusion as it is ordered. What is not stated is absent. */
export interface StatedDrip {
  /** In mL. */
  readonly volume?: number;
  readonly hours?: number;
  /** Drops of the giving set in one mL. */
  readonly dropsPerMl?: number;
}

/**
 * Returns the infusion of a text that asks for its rate: `drip rate 1 L over 8 h, 20 drops/mL`. Returns undefined if no
 * rate is asked for, or if two volumes or two times are stated.
 */
export function readDrip(text: string, patterns: Patterns): StatedDrip | undefined {
  if (!patterns('asks-drip').test(text)) return undefined;
  const tokens = tokensOf(text);
  const forms = patterns.forms('forms-drip');
  const is = (meaning: string, at: number) => forms.get(tokens[at]?.text ?? '') === meaning;
  const found = { volume: new Set<number>(), hours: new Set<number>(), dropsPerMl: new Set<number>() };
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number' || token.value <= 0) continue;
    const unit = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
    if (is('drop', unit)) {
      if (!(/^(?:\/|per|a)$/.test(tokens[at + 2]?.text ?? '') && is('min', at + 3)))
        found.dropsPerMl.add(token.value);
    } else if (is('L', at + 1)) found.volume.add(token.value * 1000);
    else if (is('mL', at + 1)) found.volume.add(token.value);
    else if (is('h', unit)) found.hours.add(token.value);
    else if (is('min', at + 1) && is('over', at - 1)) found.hours.add(token.value / 60);
  }
  if (/\bmicro\s?(?:drip|drop|set)/i.test(text)) found.dropsPerMl.add(60);
  if (Object.values(found).some(({ size }) => size > 1)) return undefined;
  const [volume, hours, dropsPerMl] = Object.values(found).map(([one]) => one);
  return volume || hours ? defined({ volume, hours, dropsPerMl }) : undefined;
}
