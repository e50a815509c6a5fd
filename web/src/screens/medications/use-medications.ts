import { useReference } from '../../api/reference.ts';
import { medications } from '../../clinical/medications.ts';

/**
 * Returns all medications by name.
 *
 * @param id the medication that is open
 */
export function useMedications(id: string | undefined) {
  return useReference(medications, id);
}
