import { type Reference, useReference } from '../../api/reference.ts';
import { algorithms } from '../../clinical/algorithms.ts';
import { type ShownAlgorithm, shownAlgorithm } from './shown-algorithm.ts';

/** The algorithms as the screen shows them. */
export const shownAlgorithms: Reference<ShownAlgorithm[]> = {
  ...algorithms,
  read: async (answer) => (await algorithms.read(answer)).map(shownAlgorithm),
};

/**
 * Returns all algorithms by title. They are fetched again each time the screen opens.
 *
 * @param id the algorithm that is open
 */
export function useAlgorithms(id: string | undefined) {
  return useReference(shownAlgorithms, id);
}
