import type { InputRow } from './rows.ts';
import { type Stated, statedValue } from './stated.ts';

/** Returns true if the text states an input in its own words, rather than as a fact of every patient. */
export const states = (row: InputRow, stated: Stated): boolean =>
  (row.measure !== undefined && statedValue(stated, row.measure) !== undefined) ||
  row.from?.(stated) !== undefined ||
  hasWords(row, stated);

function hasWords({ yes, no, options, name, isByAge }: InputRow, { findings }: Stated): boolean {
  if (isByAge) return false;
  const phrases = [yes, no, ...Object.values(options ?? {})].filter((each) => each !== undefined);
  return (
    phrases.some((each) => findings.occurrences(each).length > 0) ||
    (name !== undefined && findings.numberAfter(name) !== undefined)
  );
}
