import type { Library } from '../../library.ts';
import { type Calculation, calculationOf } from './calculation.ts';
import { calculatorsOf } from './rows.ts';
import type { Stated } from './stated.ts';

/** The scores that need vital signs alone. */
const ids: readonly string[] = ['news', 'shock-index', 'map'];

/**
 * Works out the scores of the vital signs of a patient. They are for adults, so that nothing is worked out while neither
 * age nor group is known. Text that names the score itself means an adult.
 */
export async function vitalScores(stated: Stated, library: Library): Promise<Calculation[]> {
  const scores = calculatorsOf(library).filter(({ id }) => ids.includes(id));
  const all = await Promise.all(scores.map((row) => calculationOf(row, stated)));
  return stated.patient.group === undefined ? all.map(withoutFigures) : all;
}

function withoutFigures({ evaluation: _, range: __, ...rest }: Calculation): Calculation {
  return { ...rest, missing: [] };
}
