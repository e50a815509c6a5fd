import { round } from './format.ts';
import { type ChoiceInput, choice } from './inputs.ts';

/** Points up to and including a bound. */
export type Step = readonly [upTo: number, points: number];

const anyNumber = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

/**
 * A measured number chosen as a band. The labels are derived from the bounds and the step of the
 * measurement, so that gaps and overlaps can't be typed: `scale('Respiratory rate', '/min', 1,
 * [[8, 3], [11, 1], [20, 0], [24, 2]], 3)` offers `8 or less`, `9–11`, ... `25 or more`.
 *
 * A number handed to it is rounded to the step of its measurement first, then looked up.
 *
 * @param unit as shown after the number
 * @param step the smallest difference the measurement is recorded in
 * @param steps rising bounds, each with the points up to and including it
 * @param above the points beyond the last bound
 * @param possible the range of a possible measurement; a number outside it, such as a temperature in °F, is
 *   invalid
 */
export function scale(
  label: string,
  unit: string,
  step: number,
  steps: readonly Step[],
  above: number,
  possible: { readonly min: number; readonly max: number } = anyNumber,
): ChoiceInput<string, never> {
  const decimals = String(step).split('.')[1]?.length ?? 0;
  const text = (value: number) => value.toFixed(decimals);
  const options = steps.map(([upTo, points], index): [string, string, number] => {
    const below = steps[index - 1]?.[0];
    if (below === undefined) return [`<=${upTo}`, `${text(upTo)} or less`, points];
    const from = round(below + step, decimals);
    return [`${from}-${upTo}`, from === upTo ? text(upTo) : `${text(from)}–${text(upTo)}`, points];
  });
  const last = steps.at(-1)?.[0] ?? 0;
  const aboveFrom = round(last + step, decimals);
  const all: [string, string, number][] = [
    ...options,
    [`>=${aboveFrom}`, `${text(aboveFrom)} or more`, above],
  ];
  return {
    ...choice(unit === '' ? label : `${label} (${unit})`, all),
    optionFor: (measured) => {
      if (measured < possible.min || measured > possible.max) return null;
      const recorded = round(round(measured / step) * step, decimals);
      const index = steps.findIndex(([upTo]) => recorded <= upTo);
      // The list holds one option more than there are bounds, so either index is inside it.
      return (all[index === -1 ? steps.length : index] as [string, string, number])[0];
    },
  };
}
