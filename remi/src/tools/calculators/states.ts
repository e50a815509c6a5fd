import type { InputWords } from '@oryx/contract';
import { type Rule, type Stated, statedValue } from './stated.ts';

/** The words of an input, and the rule that decides it. */
interface Words extends Pick<InputWords, 'measure' | 'yes' | 'no' | 'options' | 'name' | 'isByAge'> {
  readonly from?: Rule;
}

/** Returns true if the text states an input in its own words, rather than as a fact of every patient. */
export const states = (row: Words, stated: Stated): boolean =>
  (row.measure !== undefined && statedValue(stated, row.measure) !== undefined) ||
  row.from?.(stated) !== undefined ||
  hasWords(row, stated);

function hasWords({ yes, no, options, name, isByAge }: Words, { findings }: Stated): boolean {
  if (isByAge) return false;
  const phrases = [yes, no, ...Object.values(options ?? {})].filter((each) => each !== undefined);
  return (
    phrases.some((each) => findings.occurrences(each).length > 0) ||
    (name !== undefined && findings.numberAfter(name) !== undefined)
  );
}
