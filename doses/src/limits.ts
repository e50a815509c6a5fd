import type { Dose, Limit } from '@oryx/contract';
import { type Ceiling, ceilingsOf } from './ceilings.ts';
import { comparableOf, type GivenDose, type Limited } from './comparable.ts';
import { type Recipient, readingsOf } from './readings.ts';
import { inBasicUnit, isMore, perHour } from './units.ts';
import { doseLine, limitText } from './wording.ts';

/** A dose or a limit of a page that a stated dose is above. */
export interface Exceeded {
  readonly rule: Dose | Limit;
  /** As on the page. */
  readonly text: string;
}

/** What a stated dose is above. */
export interface Excess {
  /**
   * The largest amount allowed, in the basic unit of the dimension: per kg if the stated dose is per kg, per hour if
   * it is a rate.
   */
  readonly most: number;
  readonly above: readonly Exceeded[];
}

/**
 * Returns what a stated dose is above, or null. Whatever is unknown of patient, route and purpose may be anything
 * that fits: a dose is above what the page states only if it is so in each case. A single dose is compared with
 * the doses of the page and with the limits of one dose, of a day and of a course; a daily dose with the limits
 * or the doses of a day; a rate with rates.
 */
export function excessOf(given: GivenDose, drug: Limited, recipient: Recipient): Excess | null {
  const size = inBasicUnit(given.amount, given.unit) * perHour(given.time);
  const known = comparableOf(given, drug, recipient);
  const allowed = readingsOf(known, recipient)
    .map((reading) => ceilingsOf[given.time](reading, known))
    .map((ceilings) => ({ ceilings, most: leastOf(ceilings) }));
  const most = Math.max(...allowed.map((each) => each.most));
  if (!isMore(size, most)) return null;
  const broken = allowed
    .filter((each) => each.most === most)
    .flatMap(({ ceilings }) => ceilings.filter((ceiling) => isMore(size, ceiling.size)));
  const rules = [...new Set(broken.map(({ rule }) => rule))];
  return { most, above: rules.map((rule) => ({ rule, text: ruleText(rule, drug) })) };
}

const ruleText = (rule: Dose | Limit, { concentrations }: Limited) =>
  'per' in rule ? limitText(rule) : doseLine(rule, concentrations);

const leastOf = (ceilings: readonly Ceiling[]) =>
  Math.min(...ceilings.map(({ size }) => size), Number.POSITIVE_INFINITY);

/** Returns true if the page of a drug has doses or limits in the kind of unit of a stated dose. */
export function isComparable(given: GivenDose, drug: Limited): boolean {
  const { doses, limits } = comparableOf(given, drug, null);
  return doses.length + limits.length > 0;
}
