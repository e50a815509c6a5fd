import type { Measure } from './measures.ts';

/**
 * What a calculator asks for. Inputs are clinical facts; points are looked up from them.
 * The page draws each input by its `kind` and knows nothing else of a tool.
 */

/** What happens when an input is not filled. */
type MissingRule<Fallback> =
  /** No result until it is filled. */
  | { readonly rule: 'required' }
  /** The tool does without it. */
  | { readonly rule: 'optional' }
  /** The specification counts it as this value; it is still listed as unanswered. */
  | { readonly rule: 'counts-as'; readonly value: Fallback }
  /** Answered so from the start, visibly, until it is answered otherwise. */
  | { readonly rule: 'starts-as'; readonly value: Fallback };

interface InputBase<Fallback> {
  readonly label: string;
  /** One line under the label: how to examine, what counts. */
  readonly help?: string;
  readonly missing: MissingRule<Fallback>;
}

export interface Option<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly points?: number;
}

/** One of several options, as radio rows; a long list as a select. */
export interface ChoiceInput<Key extends string = string, Fallback = unknown> extends InputBase<Fallback> {
  readonly kind: 'choice';
  readonly options: readonly Option<Key>[];
  readonly appearance: 'rows' | 'select';
  /** Finds the option that a measured number falls into, where the options are bands of one. */
  readonly optionFor?: (measured: number) => Key;
}

/** A choice whose options another choice decides; it waits, and is emptied, with that one. */
export interface DependentChoiceInput<Key extends string = string, Fallback = unknown>
  extends InputBase<Fallback> {
  readonly kind: 'dependent-choice';
  readonly on: string;
  readonly cases: Readonly<Record<string, ChoiceInput<Key>>>;
}

/** A tick; unticked is a "no", so it never counts as unanswered. */
export interface ToggleInput extends InputBase<boolean> {
  readonly kind: 'toggle';
  readonly points?: number;
  /** Ticking it unticks these. */
  readonly excludes?: readonly string[];
}

/** A measured number. Outside `min` to `max` it counts as not filled, and is never clamped. */
export interface NumberInput<Fallback = unknown> extends InputBase<Fallback> {
  readonly kind: 'number';
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly placeholder?: string;
  /** What is measured, where the region uses another unit too (see units.ts). */
  readonly measure?: Measure;
}

/** A date and time in the past, `YYYY-MM-DDTHH:mm` on the device's clock. */
export interface MomentInput<Fallback = unknown> extends InputBase<Fallback> {
  readonly kind: 'moment';
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

/** The answers a rule gets: required ones are always there, optional ones may be undefined. */
export type Answers<I extends Inputs> = {
  readonly [Key in keyof I]: FilledValue<I[Key]> | FallbackOf<I[Key]>;
};

const required = { rule: 'required' } as const;

/** `choice('Eye opening', [['spontaneous', 'Spontaneous', 4], ...])`: key, label, points. */
export function choice<const Key extends string>(
  label: string,
  options: readonly (readonly [key: Key, label: string, points?: number])[],
  more: { help?: string; appearance?: 'rows' | 'select' } = {},
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

/** A finding that is there or not: `yes` scores the points. */
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

/** The points of one domain of a test, from 0 to its maximum, as a select. */
export function domainTotal(label: string, max: number): ChoiceInput<string, never> {
  return choice(
    `${label} (0–${max})`,
    Array.from({ length: max + 1 }, (_, points) => [String(points), String(points), points] as const),
    { appearance: 'select' },
  );
}

/** A tick that scores its points. */
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

/** A choice whose options another choice decides. */
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

/** The same input, which the tool can do without. */
export function optional<I extends Input>(input: I): WithFallback<I, undefined> {
  return { ...input, missing: { rule: 'optional' } };
}

/** The same input, counted as `value` while it is not filled. */
export function countsAs<I extends Input, const Fallback>(
  value: Fallback,
  input: I,
): WithFallback<I, Fallback> {
  return { ...input, missing: { rule: 'counts-as', value } };
}

/** The same input, which stands at `value` from the start; it is never unanswered. */
export function startsAs<I extends Input, const Fallback>(
  value: Fallback,
  input: I,
): WithFallback<I, Fallback> {
  return { ...input, missing: { rule: 'starts-as', value } };
}

/** What stands in the inputs at first and after a reset, by their keys. */
export function startingValues(inputs: Inputs): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([key, { missing }]) =>
      missing.rule === 'starts-as' ? [[key, missing.value]] : [],
    ),
  );
}
