import type { ChoiceInput, DependentChoiceInput, Input, Inputs } from './inputs.ts';

/** What was typed or tapped, or facts handed over by a program, by the keys of the inputs. */
export type RawValues = Readonly<Record<string, unknown>>;

/** One input read: nothing there, something that can't be used, or its value. */
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
 *   only option that has them.
 * - moment: `YYYY-MM-DDTHH:mm` or a Date.
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
      const value = parseMoment(raw);
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

/** The choice that a dependent one is now, or null while the answer it waits for is missing. */
export function decidedChoice(input: DependentChoiceInput, all: RawValues): ChoiceInput | null {
  const answer = all[input.on];
  // Own keys only: a typed `constructor` must not find what every object inherits.
  return typeof answer === 'string' && Object.hasOwn(input.cases, answer)
    ? (input.cases[answer] ?? null)
    : null;
}

/**
 * The raw values after one change: what depended on the changed input is emptied, and what it
 * excludes is unticked.
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

/** A number, or text holding one with a decimal comma or point; anything else is null. */
export function parseNumber(raw: unknown): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null;
  if (typeof raw !== 'string') return null;
  const text = raw.trim().replace(',', '.').replace('\u2212', '-');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null;
}

function parseMoment(raw: unknown): Date | null {
  if (raw instanceof Date) return Number.isNaN(raw.getTime()) ? null : raw;
  if (typeof raw !== 'string') return null;
  const day = /^\d{4}-\d{2}-(\d{2})T\d{2}:\d{2}(:\d{2})?$/.exec(raw)?.[1];
  const value = new Date(raw);
  // The 31st of February is read as the 3rd of March: another day than was typed is no date at all.
  return value.getDate() === Number(day) ? value : null;
}

function readChoice(input: ChoiceInput, raw: unknown): Reading {
  const wanted = typeof raw === 'boolean' ? (raw ? 'yes' : 'no') : raw;
  const written = typeof wanted === 'number' ? String(wanted) : wanted;
  const byKey = input.options.find((option) => option.key === written);
  if (byKey) return filled(byKey.key);
  const measured = parseNumber(wanted);
  if (measured === null) return invalid;
  if (input.optionFor) return filled(input.optionFor(measured));
  const byPoints = input.options.filter((option) => option.points === measured);
  const [only] = byPoints;
  return only && byPoints.length === 1 ? filled(only.key) : invalid;
}
