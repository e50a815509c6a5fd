import {
  type ChoiceInput,
  type DependentChoiceInput,
  type Input,
  type Inputs,
  notTestable,
} from './inputs.ts';

/** Raw values by input key, from a form or from a program. */
export type RawValues = Readonly<Record<string, unknown>>;

/**
 * Returns the values of a program as a record. Anything but a record, such as null or a list, gives an empty
 * one.
 */
export function recordOf(values: unknown): RawValues {
  return typeof values === 'object' && values !== null && !Array.isArray(values) ? { ...values } : {};
}

/** The result of reading one input: missing, invalid, or a value. */
export type Reading =
  | { readonly state: 'empty' }
  | { readonly state: 'invalid' }
  | { readonly state: 'filled'; readonly value: string | number | boolean | Date };

const empty: Reading = { state: 'empty' };
const invalid: Reading = { state: 'invalid' };
const filled = (value: string | number | boolean | Date): Reading => ({ state: 'filled', value });

/**
 * Reads one raw value by its input.
 *
 * - number: a number, or text with a comma or a point; outside `min` to `max` it is invalid.
 * - choice: the option's key, as a number too where it is one; a boolean for yes and no; another
 *   number is the measured value where the options are bands of one, otherwise the points of the
 *   only option that has them; `NT` where the finding can be untestable.
 * - moment: `YYYY-MM-DDTHH:mm`, `YYYY-MM-DD` where only the day is asked for, or a Date.
 */
export function read(input: Input, raw: unknown, all: RawValues): Reading {
  if (raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '')) return empty;
  switch (input.kind) {
    case 'toggle':
      return typeof raw === 'boolean' ? filled(raw) : invalid;
    case 'number': {
      const value = parseNumber(raw);
      return value === null || value < input.min || value > input.max ? invalid : filled(value);
    }
    case 'moment': {
      const value = parseMoment(input.isDay && typeof raw === 'string' ? `${raw}T00:00` : raw);
      return value === null ? invalid : filled(value);
    }
    case 'choice':
      return readChoice(input, raw);
    case 'dependent-choice': {
      const decided = decidedChoice(input, all);
      return decided === null ? empty : readChoice(decided, raw);
    }
  }
}

/**
 * Returns the choice that a dependent one currently stands for, or null while the deciding answer is missing.
 */
export function decidedChoice(input: DependentChoiceInput, all: RawValues): ChoiceInput | null {
  const answer = all[input.on];
  // Only own keys count, so that a typed `constructor` finds no inherited property.
  return typeof answer === 'string' && Object.hasOwn(input.cases, answer)
    ? (input.cases[answer] ?? null)
    : null;
}

/**
 * Returns the raw values after one change. Inputs that depend on the changed one are emptied, and excluded
 * ones are unticked.
 */
export function withChange(inputs: Inputs, raw: RawValues, key: string, value: unknown): RawValues {
  const next: Record<string, unknown> = { ...raw, [key]: value };
  for (const [other, input] of Object.entries(inputs)) {
    if (input.kind === 'dependent-choice' && input.on === key && raw[key] !== value) delete next[other];
  }
  const changed = inputs[key];
  if (changed?.kind === 'toggle' && value === true) {
    for (const other of changed.excludes ?? []) next[other] = false;
  }
  return next;
}

/**
 * Returns a number from a number or from text with a decimal comma or point. Digits may be grouped by spaces,
 * as in `1 200`. Anything else gives null, and -0 gives 0.
 */
export function parseNumber(raw: unknown): number | null {
  const value = typeof raw === 'string' ? numberIn(raw) : raw;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return value === 0 ? 0 : value;
}

function numberIn(text: string): number | null {
  // Only whole groups of three count as one number: `1 2` is more likely a slip than 12.
  const ungrouped = text
    .trim()
    .replace(/^([+-]?\d{1,3})((?:\s\d{3})+)(?!\d)/, (digits) => digits.replace(/\s/g, ''));
  const written = ungrouped.replace(',', '.').replace('\u2212', '-');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(written) ? Number(written) : null;
}

/**
 * Returns true for text such as `1,234`, which is read with a decimal comma but may have been meant as a
 * thousand.
 */
export function isAmbiguousComma(text: string): boolean {
  return /^[+-\u2212]?[1-9]\d{0,2},\d{3}$/.test(text.trim());
}

function parseMoment(raw: unknown): Date | null {
  if (raw instanceof Date) return Number.isNaN(raw.getTime()) ? null : raw;
  if (typeof raw !== 'string') return null;
  const day = /^\d{4}-\d{2}-(\d{2})T\d{2}:\d{2}(:\d{2})?$/.exec(raw)?.[1];
  const value = new Date(raw);
  // JavaScript parses 31 February as 3 March. A date that differs from the typed day is invalid.
  return value.getDate() === Number(day) ? value : null;
}

function readChoice(input: ChoiceInput, raw: unknown): Reading {
  if (raw === notTestable && input.notTestable !== undefined) return filled(notTestable);
  const wanted = typeof raw === 'boolean' ? (raw ? 'yes' : 'no') : raw;
  const written = typeof wanted === 'number' ? String(wanted) : wanted;
  const byKey = input.options.find((option) => option.key === written);
  if (byKey) return filled(byKey.key);
  const measured = parseNumber(wanted);
  if (measured === null) return invalid;
  if (input.optionFor) {
    const key = input.optionFor(measured);
    return key === null ? invalid : filled(key);
  }
  const byPoints = input.options.filter((option) => option.points === measured);
  const [only] = byPoints;
  return only && byPoints.length === 1 ? filled(only.key) : invalid;
}
