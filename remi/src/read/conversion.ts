import type { Patterns } from '@oryx/search';
import { defined } from '../defined.ts';
import { type Token, tokensOf } from './tokens.ts';
import { saidAt } from './values/line.ts';

/** A conversion that a text asks for. The units are those of the units converter. */
export interface StatedConversion {
  readonly value: number;
  readonly from: string;
  readonly to: string;
  /** What is measured, if the text names it. */
  readonly analyte?: string;
}

/** Words between the two units: `90 mg/dL in mmol`, `150 lb = kg`. */
const connecting = /^(?:in|to|into|as|=|→|is|na|em|equals|\?)$/;
/** Words that may stand around them, besides what is measured. */
const around = /^(?:what|how|many|much|of|convert|the|a|please)$/;
const longestUnit = 4;
const longestGap = 6;

/** What each written form means. */
type Forms = ReadonlyMap<string, string>;

interface UnitAt {
  readonly symbol: string;
  readonly end: number;
}

/** Returns the conversion that a text asks for, such as `glucose 90 mg/dL in mmol/L` or `how many kg is 150 lb`. */
export function readConversion(text: string, patterns: Patterns): StatedConversion | undefined {
  const tokens = tokensOf(text);
  const [units, analytes] = [patterns.forms('forms-units'), patterns.forms('forms-analytes')];
  const before = unitBefore(tokens, units);
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number') continue;
    // Of `11 st 4 lb in kg` one part alone would be wrong.
    if (/^(?:st|ft)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
    const from = unitAt(tokens, at + 1, units);
    if (!from) continue;
    const to =
      unitAfter(tokens, from.end, units, analytes) ??
      (before && before.end <= at ? before.symbol : undefined);
    if (!to || to === from.symbol) continue;
    const minus = tokens[at - 1];
    const isNegative = minus?.text === '-' && minus.end === token.start;
    const analyte = [...analytes].find(([form]) => tokens.some((each) => each.text === form))?.[1];
    const pair = ofOneKind(from.symbol, to);
    return defined({ value: isNegative ? -token.value : token.value, ...pair, analyte });
  }
  return undefined;
}

/** `mmol` against `mg/dL` means a concentration, and so does `mg` against `mmol/L`. */
function ofOneKind(from: string, to: string): { readonly from: string; readonly to: string } {
  const beside = (one: string, other: string) => (one === 'mg' && /^[mu]mol\/L$/.test(other) ? 'mg/dL' : one);
  return { from: beside(from, to), to: beside(to, from) };
}

function unitAt(tokens: readonly Token[], at: number, units: Forms): UnitAt | undefined {
  for (let length = longestUnit; length > 0; length -= 1) {
    const symbol = units.get(saidAt({ tokens }, at, length));
    if (symbol !== undefined) return { symbol, end: at + length };
  }
  return undefined;
}

/** Returns the unit after words such as `in`. */
function unitAfter(
  tokens: readonly Token[],
  from: number,
  units: Forms,
  analytes: Forms,
): string | undefined {
  let isConnected = false;
  for (let at = from; at < from + longestGap; at += 1) {
    const word = tokens[at]?.text ?? '';
    if (isConnected) {
      const unit = unitAt(tokens, at, units);
      if (unit) return unit.symbol;
    }
    if (connecting.test(word)) isConnected = true;
    else if (!around.test(word) && !analytes.has(word)) return undefined;
  }
  return undefined;
}

/** Returns the unit of `how many kg is 150 lb`. */
function unitBefore(tokens: readonly Token[], units: Forms): UnitAt | undefined {
  const asked = tokens.findIndex(
    ({ text }, at) => /^(?:many|much)$/.test(text) && tokens[at - 1]?.text === 'how',
  );
  return asked < 0 ? undefined : unitAt(tokens, asked + 1, units);
}
