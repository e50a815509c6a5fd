import type { InputWords } from '@oryx/contract';
import { type Rule, type Stated, statedValue } from './stated.ts';

/** The words of an input, and the rule that decides it. */
interface Words extends Pick<InputWords, 'measure' | 'yes' | 'no' | 'options' | 'name' | 'isByAge'> {
  readonly from?: Rule;
}

/** What is taken for granted of everybody: the first scale of NEWS. It says nothing of whether somebody smokes. */
export const granted: unknown = 'non-smoker';

/** Returns true if the text states an input in its own words, rather than as a fact of every patient. */
export const states = (row: Words | undefined, stated: Stated): boolean =>
  row !== undefined &&
  ((row.measure !== undefined && statedValue(stated, row.measure) !== undefined) ||
    ![undefined, granted].includes(row.from?.(stated)) ||
    hasWords(row, stated));

function hasWords({ yes, no, options, name, isByAge }: Words, { findings }: Stated): boolean {
  if (isByAge) return false;
  return (
    [yes, no, ...Object.values(options ?? {})].some((each = '') => findings.occurrences(each).length > 0) ||
    findings.numberAfter(name ?? '') !== undefined
  );
}
