import type { Patterns } from '@oryx/search';
import { type Token, tokensOf } from './tokens.ts';

/** An infusion as it is ordered. What is not stated is absent. */
export interface StatedDrip {
  /** In mL. */
  readonly volume?: number;
  readonly hours?: number;
  /** Drops of the giving set in one mL. */
  readonly dropsPerMl?: number;
}

const litres = new Set(['l', 'litre', 'litres', 'liter', 'liters', 'lt']);
const millilitres = new Set(['ml', 'mls', 'cc', 'millilitres']);
const hours = new Set(['h', 'hr', 'hrs', 'hour', 'hours', 'hourly', 'hrly', 'uur', 'ure', 'horas', 'hora']);
const minutes = new Set(['min', 'mins', 'minute', 'minutes', 'minuten', 'minutos']);
const drops = new Set(['drop', 'drops', 'dropper', 'gtt', 'gtts', 'dropset', 'druppels', 'gotas']);
const over = new Set(['over', 'in', 'per', 'for', 'oor', 'em', 'durante', 'every', '/', 'x']);

/**
 * Returns the infusion of a text that asks for its rate: `drip rate 1 L over 8 h, 20 drops/mL`. Returns undefined if no
 * rate is asked for, or if two volumes or two times are stated.
 */
export function readDrip(text: string, patterns: Patterns): StatedDrip | undefined {
  if (!patterns('asks-drip').test(text)) return undefined;
  const tokens = tokensOf(text);
  const found = { volume: new Set<number>(), hours: new Set<number>(), dropsPerMl: new Set<number>() };
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number' || token.value <= 0) continue;
    const next = word(tokens, at + 1);
    const isPerMl = drops.has(next) || (next === '-' && drops.has(word(tokens, at + 2)));
    if (isPerMl) {
      if (!isPerMinute(tokens, at + 2)) found.dropsPerMl.add(token.value);
    } else if (litres.has(next)) found.volume.add(token.value * 1000);
    else if (millilitres.has(next)) found.volume.add(token.value);
    else if (hours.has(next) || (next === '-' && hours.has(word(tokens, at + 2))))
      found.hours.add(token.value);
    else if (minutes.has(next) && over.has(word(tokens, at - 1))) found.hours.add(token.value / 60);
  }
  if (/\bmicro\s?(?:drip|drop|set)/i.test(text)) found.dropsPerMl.add(60);
  const [volume, time, factor] = [found.volume, found.hours, found.dropsPerMl].map((all) =>
    all.size === 1 ? [...all][0] : undefined,
  );
  if (found.volume.size > 1 || found.hours.size > 1 || found.dropsPerMl.size > 1) return undefined;
  if (volume === undefined && time === undefined) return undefined;
  return {
    ...(volume === undefined ? {} : { volume }),
    ...(time === undefined ? {} : { hours: time }),
    ...(factor === undefined ? {} : { dropsPerMl: factor }),
  };
}

const word = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

const isPerMinute = (tokens: readonly Token[], at: number): boolean =>
  /^(?:\/|per|a)$/.test(word(tokens, at)) && minutes.has(word(tokens, at + 1));
