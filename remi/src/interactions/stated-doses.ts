import { words } from '@oryx/content/search';
import type { DoseUnit } from '@oryx/contract';
import type { Drug, Mention } from '../drugs/names.ts';

/** A dose of a named drug as a text states it. */
export interface StatedDose {
  readonly drug: Drug;
  readonly amount: number;
  readonly unit: DoseUnit;
  readonly isPerKg: boolean;
  /** Whether it is what is given in a day. */
  readonly isDaily: boolean;
  /** As it is written. */
  readonly text: string;
}

const units: Readonly<Record<string, DoseUnit>> = {
  g: 'g',
  gram: 'g',
  grams: 'g',
  mg: 'mg',
  mcg: 'microgram',
  ug: 'microgram',
  µg: 'microgram',
  μg: 'microgram',
  microgram: 'microgram',
  micrograms: 'microgram',
  unit: 'unit',
  units: 'unit',
  iu: 'unit',
  u: 'unit',
  mmol: 'mmol',
  puff: 'puff',
  puffs: 'puff',
  ml: 'mL',
  l: 'L',
};

const amountPattern = new RegExp(
  `(?<![\\d.,/:-])(\\d{1,3}(?: \\d{3})+|\\d+(?:[.,]\\d+)?)\\s*(${Object.keys(units)
    .sort((a, b) => b.length - a.length)
    .join('|')})(\\s*(?:/|per)\\s*kg)?(?![\\p{L}\\d])(?!\\s*(?:\\/|per|an?)\\s*(?:kg|ml|l|min|h))`,
  'giu',
);

const daily =
  /^[^.;\n]{0,24}?(?:\b(?:in|per|over|every)\s*(?:the\s*)?(?:last\s*)?(?:24\s*(?:h|hr|hrs|hours?)|(?:a\s+)?day)\b|\/\s*(?:24\s*h|day|d)\b|\b(?:a day|daily)\b)/i;

/** An amount that is drawn up or diluted is not what is given. */
const drawnUp = /^\s*(?:in|to|with|made up)\b[^.;\n\d]{0,12}\d[\d.,]*\s*(?:ml|l)\b/i;

/** So many words may stand between a drug and its dose. */
const near = 4;

/** An amount as it is written. */
type Amount = Pick<StatedDose, 'amount' | 'unit' | 'isPerKg'>;

/** Every amount in a text, rates and strengths left out. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(amountPattern)].flatMap((match) => amountOf(match) ?? []);
}

function amountOf([, size = '', unitText = '', perKg]: RegExpExecArray): Amount | undefined {
  const unit = units[unitText.toLowerCase()];
  const amount = Number(size.replaceAll(' ', '').replace(',', '.'));
  return unit && { amount, unit, isPerKg: perKg !== undefined };
}

/** Strengths as they are written, each with how many mg they have in a mL. */
const strengths: readonly (readonly [RegExp, (size: number) => number])[] = [
  [/\b1\s*(?::|in)\s*(1\s?000|10\s?000)\b/i, (size) => 1000 / size],
  [/(?<![\d.,])(\d+(?:[.,]\d+)?)\s*%/, (size) => size * 10],
  [/(?<![\d.,])(\d+(?:[.,]\d+)?)\s*mg\s*(?:\/|per)\s*ml\b/i, (size) => size],
];

/** How many mg a mL has, where a text states one strength. */
function strengthIn(text: string): number | undefined {
  const found = strengths.flatMap(([pattern, inMg]) => {
    const size = pattern.exec(text)?.[1];
    return size === undefined ? [] : [inMg(Number(size.replaceAll(' ', '').replace(',', '.')))];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** A dose in mL of a stated strength is one in mg too. */
function inMass(dose: StatedDose, strength: number | undefined): StatedDose[] {
  if (dose.unit !== 'mL' || strength === undefined) return [];
  return [{ ...dose, amount: dose.amount * strength, unit: 'mg' }];
}

/** The doses that a text states of the drugs it names: the amount after a name, or before it. */
export function statedDoses(text: string, mentions: readonly Mention[]): StatedDose[] {
  const drugs = mentions.filter(({ drug }) => drug);
  const strength = strengthIn(text);
  return [...text.matchAll(amountPattern)].flatMap((match) => {
    const [written] = match;
    const rest = text.slice(match.index + written.length);
    const at = words(text.slice(0, match.index)).length;
    const end = at + words(written).length;
    const drug = drugBeside(drugs, at, end);
    const amount = amountOf(match);
    if (!drug || !amount || drawnUp.test(rest)) return [];
    const dose = { drug, ...amount, isDaily: daily.test(rest), text: written.trim() };
    return [dose, ...inMass(dose, strength)];
  });
}

/** The drug named last before a dose or, where none is near, first after it. */
function drugBeside(mentions: readonly Mention[], at: number, end: number): Drug | undefined {
  const before = mentions
    .filter(({ from, length }) => from + length <= at && at - (from + length) <= near)
    .at(-1);
  const after = mentions.find(({ from }) => from >= end && from - end <= 1);
  return (before ?? after)?.drug;
}
