import type { DoseUnit } from '@oryx/contract';
import { dimensionOf, inBasicUnit, noBreakSpace, type ReadAmount, readAmounts, unitName } from '@oryx/doses';

/** A weight band at the start of a part of a line: `Under 20 kg:`, `60-69 kg:`, `90 kg or more:` or `over 10 to 20 kg:`. */
const band = /^(up to|under|over|from|)\s*(\d+(?:\.\d+)?)(?:(-| to | under )(\d+))?\s*kg(?: or more)?:/i;
/** A limit of some ages or weights only, or one of people that the line does not tell apart. */
const ofSome =
  /\b(?:over|under|from)\s+\d+\s*kg\s+\d|\badult max|count at most|mosm|\bmax\s+\d+(?:\.\d+)?(?:[),;]|$)/i;
const maximum = /(?:\bmax(?:imum)?|\bat most)[\s:]*(?:of\s+)?$/i;

/** Whom the last words before a dose name, and a fixed dose of an adult behind it. */
const namedPeople = /\b(?:child|adult)\b(?!.*\b(?:child|adult)\b)/is;
const adultInstead = /^\s*\(adult\s+\d/i;

/**
 * Returns the lines of a step with the amount for a weight behind each dose per kg, limited to the maximum that stands
 * with it: `0.3 mg/kg = 4.2 mg`. Lines for other weights are left out. Where the limit is not the same for everybody,
 * nothing is worked out.
 *
 * @param weight in kg
 * @param isChild false for an adult or somebody of unknown age
 */
export function workedLines(lines: readonly string[], weight: number, isChild: boolean): string[] {
  const own = lines.flatMap((line) => forWeight(line, weight) ?? []);
  return own.map((line, at) => {
    const next = own[at + 1] ?? '';
    // The dose of a weight band replaces the one above it.
    if (band.test(next)) return line;
    return workedLine(line, limitsBelow(own, at), weight, isChild);
  });
}

/** Returns true if a part of a line is for everybody, or for a band of weights that holds a weight. */
function isFor(part: string, weight: number): boolean {
  const [all, from = '', first, joint, last] = band.exec(part) ?? [];
  if (!all) return true;
  const [low, high] = [Number(first), last === undefined ? Number.POSITIVE_INFINITY : Number(last)];
  const word = from.toLowerCase();
  if (word === 'under') return weight < low;
  if (word === 'up to') return weight <= low;
  const isBelow = joint === '-' ? weight < high + 1 : joint === ' under ' ? weight < high : weight <= high;
  return isBelow && (word === 'over' ? weight > low : weight >= low);
}

/** Returns a line without the parts for other weights, or undefined if nothing is left. */
function forWeight(line: string, weight: number): string | undefined {
  const own = line.split('; ').filter((part) => isFor(part, weight));
  return own.length === 0 ? undefined : own.join('; ');
}

/** Returns the maximum that stands alone below a line, or undefined where it differs between patients. */
function limitsBelow(lines: readonly string[], at: number): readonly ReadAmount[] | undefined {
  for (const line of lines.slice(at + 1, at + 3)) {
    if (/^\(?max/i.test(line))
      return ofSome.test(line) || /\d\s*years?/i.test(line) ? undefined : maximaIn(line);
    // The same dose in another unit.
    if (!/^[\d.]+(?:-[\d.]+)?\s*\S+\/kg/.test(line)) return [];
  }
  return [];
}

const isPerKg = ({ per }: ReadAmount) => per.includes('kg');

const maximaIn = (text: string): readonly ReadAmount[] =>
  readAmounts(text).filter(({ start, per }) => per.length === 0 && maximum.test(text.slice(0, start)));

/** The parts of a line that state a dose with its own limit each. */
const clauses = /[^;]+;?/g;

function workedLine(
  line: string,
  below: readonly ReadAmount[] | undefined,
  weight: number,
  isChild: boolean,
): string {
  if (!line.includes('/kg') || below === undefined) return line;
  return line.replaceAll(clauses, (clause) => {
    if (ofSome.test(clause.replace(band, ''))) return clause;
    const doses = readAmounts(clause).filter((dose) => isPerKg(dose) && isOwn(dose, clause, isChild));
    // A second dose of a clause has a limit of its own, if any.
    const maxima = maximaIn(clause);
    const limit = maxima.length > 0 ? maxima : below;
    const used = Math.min(weight, ...doses.flatMap((dose) => limit.flatMap((each) => weightAt(dose, each))));
    let worked = clause;
    for (const dose of doses.toReversed())
      worked = `${worked.slice(0, dose.end)} = ${amountAt(dose, limit, weight, used)}${worked.slice(dose.end)}`;
    return worked;
  });
}

/** Returns false for the dose of a child where the patient is none, and for that of an adult where he is. */
function isOwn({ start, end }: ReadAmount, clause: string, isChild: boolean): boolean {
  const [named] = namedPeople.exec(clause.slice(0, start)) ?? [];
  const isOfOther = named !== undefined && /child/i.test(named) !== isChild;
  return !isOfOther && (isChild || !adultInstead.test(clause.slice(end)));
}

/** Returns the weight at which a dose reaches a maximum of the same dimension. */
function weightAt({ sizes, unit }: ReadAmount, { sizes: [most], unit: of }: ReadAmount): number[] {
  const highest = Math.max(...sizes);
  if (most === undefined || dimensionOf(unit) !== dimensionOf(of) || highest === 0) return [];
  return [inBasicUnit(most, of) / inBasicUnit(highest, unit)];
}

/**
 * Returns the amount of a dose for a weight, such as `4.2 mg`.
 *
 * @param used the weight that the limit allows, for a dose in another unit than its limit
 */
function amountAt(
  { sizes, unit, per }: ReadAmount,
  limit: readonly ReadAmount[],
  weight: number,
  used: number,
): string {
  const own = limit.find((each) => dimensionOf(each.unit) === dimensionOf(unit));
  const [most = Number.POSITIVE_INFINITY] = own ? own.sizes.map((size) => inBasicUnit(size, own.unit)) : [];
  const amounts = sizes.map((size) => {
    const whole = own ? Math.min(size * weight, most / inBasicUnit(1, unit)) : size * used;
    return Number(whole.toPrecision(4));
  });
  const rate = per
    .filter((each) => each !== 'kg')
    .map((each) => `/${each}`)
    .join('');
  const figures = [...new Set(amounts)].join('–');
  const isOne = amounts.every((each) => each === 1);
  return `**${figures}${noBreakSpace}${unitName(unit as DoseUnit, isOne)}${rate}**`;
}
