import {
  dimensionOf,
  type GivenDose,
  inBasicUnit,
  isComparable,
  type ReadAmount,
  readAmounts,
  type Unit,
} from '@oryx/doses';
import { type Patterns, words } from '@oryx/search';
import type { Drug, Mention } from '../../drugs/names.ts';
import { type Route, routesIn } from '../../read/routes.ts';
import { type Span, withinAny } from '../../read/spans.ts';
import { wordsBefore } from '../../read/words-before.ts';

/** A dose of a named drug, as stated in a text. */
export interface StatedDose {
  readonly drug: Drug;
  readonly given: GivenDose;
  /** The routes beside the dose, or those of the text. */
  readonly routes: readonly Route[];
  /** Positions of its first character and after its last one. */
  readonly start: number;
  readonly end: number;
}

/** Patterns for strengths, each with its conversion to mg per mL. */
const strengths: readonly (readonly [RegExp, (size: number) => number])[] = [
  [/\b1\s*(?::|in)\s*(1\s?000|10\s?000)\b/gi, (size) => 1000 / size],
  [/(?<![\d.,])(\d+(?:[.,]\d+)?)\s*%/g, (size) => size * 10],
];

/** Returns the mg per mL if a text states exactly one strength. */
function strengthIn(text: string, amounts: readonly ReadAmount[]): number | undefined {
  const named = strengths.flatMap(([pattern, inMg]) =>
    [...text.matchAll(pattern)].map(([, size = '']) =>
      inMg(Number(size.replaceAll(' ', '').replace(',', '.'))),
    ),
  );
  const perMl = amounts.flatMap(({ sizes, unit, per }) =>
    (unit === 'mg' || unit === 'microgram') && per.join() === 'mL' ? [inBasicUnit(sizes[0] ?? 0, unit)] : [],
  );
  const [strength, ...others] = new Set([...named, ...perMl]);
  return others.length === 0 ? strength : undefined;
}

/** Where a drug is looked for, and which routes count if none is named beside a dose. */
interface Surroundings {
  /** The drugs that the text names. */
  readonly mentions: readonly Mention[];
  /** Maximum number of words between a drug and its dose. The default suits a typed message. */
  readonly near?: number;
  /** The drug of a text that names none before a dose. */
  readonly drug?: Drug | undefined;
  readonly routes?: readonly Route[];
  /** The parts of the text that state a value of the patient, which are no doses: `on insulin, glucose 25 mmol`. */
  readonly values?: readonly Span[];
  readonly patterns: Patterns;
}

/** Maximum number of words between a drug and its dose in a message. */
const nearInMessage = 4;

/** An amount with its place among the words of a text. */
interface Placed {
  readonly amount: ReadAmount;
  /** Index of its first word, and of the word after its last one. */
  readonly from: number;
  readonly to: number;
  /** Index of the first word after its sentence. */
  readonly sentenceEnd: number;
}

/** Returns the doses stated for the drugs of a text. The amount may follow or precede the name. */
export function statedDoses(
  text: string,
  {
    mentions,
    patterns,
    near = nearInMessage,
    drug: known,
    routes = routesIn(text, patterns),
    values = [],
  }: Surroundings,
): StatedDose[] {
  const all = words(text);
  const isGivenDrug = ({ drug, from, length }: Mention) =>
    drug &&
    !patterns.words('words-not-given').has(all[from - 1] ?? '') &&
    !patterns.words('words-failing').has(all[from + length] ?? '');
  const drugs = mentions.filter(isGivenDrug);
  const isOfPatient = withinAny(values);
  const amounts = readAmounts(text).filter((amount) => !isOfPatient(amount));
  const strength = strengthIn(text, amounts);
  const before = wordsBefore(text);
  const placed = amounts.map((amount): Placed => {
    const sentenceEnd = before(endOfSentence(text, amount.end));
    return { amount, from: before(amount.start), to: before(amount.end), sentenceEnd };
  });
  return placed.flatMap((each, at) => {
    const { start, end } = each.amount;
    const drug = drugBeside(drugs, each, placed[at + 1], near) ?? known;
    if (!drug || !isGiven(each.amount, text, patterns)) return [];
    const [from, to] = [amounts[at - 1]?.end ?? 0, amounts[at + 1]?.start ?? text.length];
    const place = {
      drug,
      routes: routesBeside(text.slice(from, start), textAfter(text, amounts, at), patterns) ?? routes,
      start,
      end,
    };
    const after = lineAt(text.slice(0, to), end);
    const dose = givenOf(each.amount, text.slice(from, start), after, patterns);
    // What runs in is held against the limit of the course, and not against the injection.
    const isDrip = dose.time === 'dose' && hasRate(drug) && patterns('in-a-drip').test(lineAt(text, end));
    const given = isDrip ? { ...dose, time: 'course' as const } : dose;
    return [{ ...place, given: inMass(given, strength, drug) ?? given }];
  });
}

const hasRate = ({ medication }: Drug) =>
  medication?.doses.some(({ amount }) => amount.time !== null) ?? false;

/** Returns the position of the end of a sentence. */
function endOfSentence(text: string, from: number): number {
  const end = /[.;\n]/g;
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}

/** Returns the text after an amount until the next one. What follows in brackets, such as its volume, is passed over. */
function textAfter(text: string, amounts: readonly ReadAmount[], at: number): string {
  const bracket = /\s*\([^()]*\)/y;
  const end = amounts[at]?.end ?? 0;
  bracket.lastIndex = end;
  const from = bracket.test(text) ? bracket.lastIndex : end;
  const next = amounts.slice(at + 1).find(({ start }) => start >= from);
  return text.slice(from, next?.start);
}

/** Returns false for a concentration, and for an amount that is drawn up, or that something is diluted in. */
function isGiven({ unit, per, start, end }: ReadAmount, text: string, patterns: Patterns): boolean {
  if (per.some((each) => each === 'mL' || each === 'L' || each === 'dL')) return false;
  const before = text.slice(Math.max(0, start - longestPhrase), start);
  const isFluid = patterns('into-fluid').test(before) || patterns('fluid').test(text.slice(end));
  if (isVolume(unit) && isFluid) return false;
  return !patterns('drawn-up').test(lineAt(text, end)) && !patterns('from-container').test(before);
}

/** Returns the rest of a line. */
const lineAt = (text: string, from: number): string => text.slice(from).split('\n', 1)[0] ?? '';

/** Maximum length of the words before an amount that tell what it is. */
const longestPhrase = 60;

const isVolume = (unit: Unit) => dimensionOf(unit) === 'volume';

/** Returns the dose of an amount between the words before and after it. */
function givenOf(
  { sizes, unit, per }: ReadAmount,
  before: string,
  after: string,
  patterns: Patterns,
): GivenDose {
  const rate = per.find((each) => each === 'min' || each === 'h');
  const isDaily = per.includes('day') || patterns('total-of-day').test(after);
  const isTotal = patterns('total-of-course').test(after) || patterns('total-before').test(before);
  return {
    amount: Math.max(...sizes),
    unit,
    isPerKg: per.includes('kg'),
    isMost: patterns('at-most').test(before),
    time: rate ?? (isDaily ? 'day' : isTotal ? 'course' : 'dose'),
  };
}

/** Converts a dose in mL to mg by a stated strength, if the page of the drug has doses to compare it with. */
function inMass(given: GivenDose, strength: number | undefined, { medication }: Drug): GivenDose | undefined {
  if (!isVolume(given.unit) || strength === undefined || !medication) return undefined;
  // A page writes a volume with three significant figures, so that the mass of it has no more.
  const size = Number((inBasicUnit(given.amount, given.unit) * strength).toPrecision(3));
  const mass = { ...given, amount: size, unit: 'mg' } as const;
  return isComparable(mass, medication) ? mass : undefined;
}

/**
 * Returns the drug of a dose, which is the last one named before it. In `5 mg of morphine` it is the one right after
 * the dose, if that one is closer and has no dose of its own.
 */
function drugBeside(
  mentions: readonly Mention[],
  { from: first, to: end, sentenceEnd }: Placed,
  next: Placed | undefined,
  near: number,
): Drug | undefined {
  const before = mentions
    .filter(({ from, length }) => from + length <= first && first - (from + length) <= near)
    .at(-1);
  const after = mentions.find(({ from }) => from >= end && from - end <= 1 && from < sentenceEnd);
  if (!before || !after) return (before ?? after)?.drug;
  const isCloser = after.from - end < first - (before.from + before.length);
  const hasOwn = next !== undefined && next.from - (after.from + after.length) <= 1;
  return (isCloser && !hasOwn ? after : before).drug;
}

/** Returns the routes beside an amount in its clause: those after it, else those before it. */
function routesBeside(before: string, after: string, patterns: Patterns): readonly Route[] | undefined {
  const clauseEnd = new RegExp(`[,.;:\\n()]|${patterns('next-clause').source}`, 'i');
  const sides = [after.split(clauseEnd)[0] ?? '', before.split(clauseEnd).at(-1) ?? ''];
  return sides.map((side) => routesIn(side, patterns)).find((routes) => routes.length > 0);
}
