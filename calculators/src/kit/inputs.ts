import type { Measure } from './measures.ts';

/**
 * The inputs of a calculator. Inputs are clinical facts, from which points are looked up. The page renders
 * each input by its `kind` and knows nothing else about a tool.
 */

/** Behaviour of an input that is not filled. */
type MissingRule<Fallback> =
  /** There is no result until it is filled. */
  | { readonly rule: 'required' }
  /** The tool works without it. */
  | { readonly rule: 'optional' }
  /** The specification counts it as this value. It stays listed as unanswered. */
  | { readonly rule: 'counts-as'; readonly value: Fallback }
  /** Visibly preset to this value until the user changes it. */
  | { readonly rule: 'starts-as'; readonly value: Fallback };

interface InputBase<Fallback> {
  readonly label: string;
  /** Help text under the label: how to examine, what counts. */
  readonly help?: string;
  readonly missing: MissingRule<Fallback>;
}

export interface Option<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly points?: number;
}

/** A choice among options, shown as radio rows, or as a select if the list is long. */
export interface ChoiceInput<Key extends string = string, Fallback = unknown> extends InputBase<Fallback> {
  readonly kind: 'choice';
  readonly options: readonly Option<Key>[];
  readonly appearance: 'rows' | 'select';
  /**
   * Returns the option for a measured number, if the options are bands of a measurement. An impossible number
   * gives null.
   */
  readonly optionFor?: (measured: number) => Key | null;
  /**
   * Label of the tick for a finding that can't be tested. It stands beside the options and is answered with
   * `notTestable`, which has no points.
   */
  readonly notTestable?: string;
}

/** Answer to a choice whose finding can't be tested. */
export const notTestable = 'NT';

/** A choice whose options depend on another choice. It waits for that choice and is emptied with it. */
export interface DependentChoiceInput<Key extends string = string, Fallback = unknown>
  extends InputBase<Fallback> {
  readonly kind: 'dependent-choice';
  readonly on: string;
  readonly cases: Readonly<Record<string, ChoiceInput<Key>>>;
}

/** A checkbox. Unticked means "no", so it never counts as unanswered. */
export interface ToggleInput extends InputBase<boolean> {
  readonly kind: 'toggle';
  readonly points?: number;
  /** Keys of the checkboxes that ticking this one clears. */
  readonly excludes?: readonly string[];
}

/** A measured number. Outside `min` to `max` it counts as not filled. It is never clamped. */
export interface NumberInput<Fallback = unknown> extends InputBase<Fallback> {
  readonly kind: 'number';
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly placeholder?: string;
  /** The measurement, if the region also uses another unit (see measures.ts). */
  readonly measure?: Measure;
}

/** A date and time in the past, `YYYY-MM-DDTHH:mm` on the device's clock. */
export interface MomentInput<Fallback = unknown> extends InputBase<Fallback> {
  readonly kind: 'moment';
  /** Set if only the day is asked for, `YYYY-MM-DD`. It stands for its midnight. */
  readonly isDay?: true;
}

export type Input = ChoiceInput | DependentChoiceInput | ToggleInput | NumberInput | MomentInput;

export type Inputs = Readonly<Record<string, Input>>;

type FilledValue<I> =
  I extends ChoiceInput<infer Key, unknown>
    ? Key
    : I extends DependentChoiceInput<infer Key, unknown>
      ? Key
      : I extends ToggleInput
        ? boolean
        : I extends NumberInput
          ? number
          : I extends MomentInput
            ? Date
            : never;

type FallbackOf<I> = I extends { readonly missing: MissingRule<infer Fallback> } ? Fallback : never;

/** The answers passed to a rule. Required ones are always present; optional ones may be undefined. */
export type Answers<I extends Inputs> = {
  readonly [Key in keyof I]: FilledValue<I[Key]> | FallbackOf<I[Key]>;
};

const required = { rule: 'required' } as const;

/** `choice('Eye opening', [['spontaneous', 'Spontaneous', 4], ...])`: key, label, points. */
export function choice<const Key extends string>(
  label: string,
  options: readonly (readonly [key: Key, label: string, points?: number])[],
  more: { help?: string; appearance?: 'rows' | 'select'; notTestable?: string } = {},
): ChoiceInput<Key, never> {
  return {
    kind: 'choice',
    label,
    appearance: 'rows',
    missing: required,
    ...more,
    options: options.map(([key, text, points]) => ({
      key,
      label: text,
      ...(points === undefined ? {} : { points }),
    })),
  };
}

/** Returns a yes/no choice. `yes` scores the points. */
export function yesNo(
  label: string,
  points = 1,
  more: { help?: string } = {},
): ChoiceInput<'no' | 'yes', never> {
  return choice(
    label,
    [
      ['no', 'No', 0],
      ['yes', 'Yes', points],
    ],
    more,
  );
}

/** Returns a yes/no choice that has no points, such as whether a rule applies. */
export function fact(label: string, more: { help?: string } = {}): ChoiceInput<'no' | 'yes', never> {
  return choice(
    label,
    [
      ['no', 'No'],
      ['yes', 'Yes'],
    ],
    more,
  );
}

/** Returns a select for the points of one test domain, from 0 to its maximum. */
export function domainTotal(label: string, max: number): ChoiceInput<string, never> {
  return choice(
    `${label} (0–${max})`,
    Array.from({ length: max + 1 }, (_, points) => [String(points), String(points), points] as const),
    { appearance: 'select' },
  );
}

/** Returns a checkbox that scores its points. */
export function toggle(
  label: string,
  points?: number,
  more: { help?: string; excludes?: readonly string[] } = {},
): ToggleInput {
  return {
    kind: 'toggle',
    label,
    missing: { rule: 'counts-as', value: false },
    ...(points === undefined ? {} : { points }),
    ...more,
  };
}

/** `number('Weight', 'kg', { min: 1, max: 200 })`. */
export function number(
  label: string,
  unit: string,
  limits: {
    min: number;
    max: number;
    step?: number;
    help?: string;
    placeholder?: string;
    measure?: Measure;
  },
): NumberInput<never> {
  return { kind: 'number', label, unit, step: 1, missing: required, ...limits };
}

/** `moment('Time of injury')`. */
export function moment(label: string, more: { help?: string } = {}): MomentInput<never> {
  return { kind: 'moment', label, missing: required, ...more };
}

/** `day('First day of the last period')`. */
export function day(label: string, more: { help?: string } = {}): MomentInput<never> {
  return { ...moment(label, more), isDay: true };
}

/** Returns a choice whose options depend on another choice. */
export function byAnswer<const Key extends string>(
  label: string,
  on: string,
  cases: Readonly<Record<string, ChoiceInput<Key>>>,
  more: { help?: string } = {},
): DependentChoiceInput<Key, never> {
  return { kind: 'dependent-choice', label, on, cases, missing: required, ...more };
}

type WithFallback<I extends Input, Fallback> = Omit<I, 'missing'> & {
  readonly missing: MissingRule<Fallback>;
};

/** Returns the input as optional. */
export function optional<I extends Input>(input: I): WithFallback<I, undefined> {
  return { ...input, missing: { rule: 'optional' } };
}

/** Returns the input with a fallback: it counts as `value` while it is not filled. */
export function countsAs<I extends Input, const Fallback>(
  value: Fallback,
  input: I,
): WithFallback<I, Fallback> {
  return { ...input, missing: { rule: 'counts-as', value } };
}

/** Returns the input preset to `value`. It is never unanswered. */
export function startsAs<I extends Input, const Fallback>(
  value: Fallback,
  input: I,
): WithFallback<I, Fallback> {
  return { ...input, missing: { rule: 'starts-as', value } };
}

/** Returns the initial raw values by input key. A reset restores them. */
export function startingValues(inputs: Inputs): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([key, { missing }]) =>
      missing.rule === 'starts-as' ? [[key, missing.value]] : [],
    ),
  );
}
