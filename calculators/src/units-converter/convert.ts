import type { Caution } from '../kit/definition.ts';
import {
  type AnalyteKey,
  analytes,
  gramsPerLitre,
  molesPerLitre,
  type Unit,
  type UnitCategory,
  unitCategories,
} from './units.ts';

const source = 'Arithmetic; molar masses';
const decimals = 6;
const absoluteZeroC = -273.15;

/** A converted value. If there is a caution, the figure must only be shown inside it. */
export interface Conversion {
  /** Formatted with up to 6 decimals and no trailing zeros. `0` for an unknown pair. */
  readonly text: string;
  readonly caution?: Caution;
}

/**
 * Converts a value by the specified factors; with an analyte, a concentration by its true molar
 * mass.
 *
 * @param value in the unit `from`, at most a thousand million either way
 * @param from symbol of a unit, such as `mmHg`
 * @param to symbol of a unit; one of another category gives `0` with a caution
 */
export function convert(value: number, from: string, to: string, analyte?: AnalyteKey): Conversion {
  const pair = unitsOfPair(from, to);
  if (!pair) return { text: '0', caution: notConvertible(from, to) };
  const converted = byFactors(value, pair.from, pair.to);
  const text = trimmed(converted);
  if (pair.category.key === 'concentration') {
    const molarMass = analytes.find(({ key }) => key === analyte)?.molarMass;
    if (molarMass !== undefined)
      return conversion(value, from, to, trueConcentration(value, from, to, molarMass));
    if (classOf(from) !== classOf(to)) return { text, caution: notValid(value, from, to, text) };
  }
  // Conversion of Fahrenheit and kelvin leaves a rounding error at the limit itself.
  if (pair.category.key === 'temperature' && pair.from.toBase(value) < absoluteZeroC - 1e-9)
    return { text, caution: belowAbsoluteZero(value, from) };
  return conversion(value, from, to, converted);
}

interface Pair {
  readonly category: UnitCategory;
  readonly from: Unit;
  readonly to: Unit;
}

/** Returns the two units and their common category, or null for an unknown unit or pair. */
export function unitsOfPair(from: string, to: string): Pair | null {
  for (const category of unitCategories) {
    const one = category.units.find(({ symbol }) => symbol === from);
    const other = category.units.find(({ symbol }) => symbol === to);
    if (one && other) return { category, from: one, to: other };
  }
  return null;
}

function byFactors(value: number, from: Unit, to: Unit): number {
  // Equal units are returned as they are, because a round trip through the base unit would change the number.
  return from.symbol === to.symbol ? value : to.fromBase(from.toBase(value));
}

/** Returns the true concentration in another unit. */
function trueConcentration(value: number, from: string, to: string, molarMass: number): number {
  if (from === to) return value;
  return (value * gramsInOne(from, molarMass)) / gramsInOne(to, molarMass);
}

function gramsInOne(symbol: string, molarMass: number): number {
  return gramsPerLitre[symbol] ?? (molesPerLitre[symbol] ?? Number.NaN) * molarMass;
}

/** Returns the class of a unit. The specified factors are correct only within one class. */
function classOf(symbol: string): 'mass per litre' | 'mass per millilitre' | 'molar' {
  if (symbol in molesPerLitre) return 'molar';
  return symbol.endsWith('/mL') ? 'mass per millilitre' : 'mass per litre';
}

function conversion(value: number, from: string, to: string, result: number): Conversion {
  const text = trimmed(result);
  return text === '0' && result !== 0 ? { text, caution: tooSmall(value, from, to, result) } : { text };
}

/** Rounds to at most 6 decimals. */
function trimmed(value: number): string {
  return withoutZeros(value.toFixed(decimals));
}

/** Formats a number in plain digits with at most 6 significant digits. */
function significant(value: number): string {
  const exponent = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  return withoutZeros(value.toFixed(Math.min(100, Math.max(0, 5 - exponent))));
}

/** Formats decimals without trailing zeros. It never returns -0. */
function withoutZeros(digits: string): string {
  const text = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
  return text === '-0' ? '0' : text;
}

function notValid(value: number, from: string, to: string, text: string): Caution {
  const isMolar = [from, to].some((symbol) => symbol in molesPerLitre);
  const reason = isMolar
    ? 'Molar and mass units need the molar mass of the substance: choose the substance.'
    : `The fixed factors are 10,000 times out; really ${value} ${from} is ${significant(trueConcentration(value, from, to, 1))} ${to}.`;
  return {
    level: 'danger',
    text: `${value} ${from} to ${to} is not a valid clinical conversion. By the fixed factors it comes to ${text} ${to}: do not use this figure. ${reason}`,
    brief: 'This is not a valid clinical conversion: do not use it.',
    source,
  };
}

function belowAbsoluteZero(value: number, from: string): Caution {
  return {
    level: 'danger',
    text: `${value} ${from} is below absolute zero (${absoluteZeroC} C). Check the value and its unit.`,
    brief: 'Below absolute zero: check the value and its unit.',
    source,
  };
}

function notConvertible(from: string, to: string): Caution {
  return {
    level: 'danger',
    text: `0 does not mean none: ${from} and ${to} measure different things and are not convertible.`,
    brief: 'These units are not convertible: 0 does not mean none.',
    source,
  };
}

function tooSmall(value: number, from: string, to: string, result: number): Caution {
  return {
    level: 'danger',
    text: `0 does not mean none: ${value} ${from} is ${significant(result)} ${to}, too small to show with ${decimals} decimals. Choose a smaller unit.`,
    brief: 'Too small to show: 0 does not mean none.',
    source,
  };
}
