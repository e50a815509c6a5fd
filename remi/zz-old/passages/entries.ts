import type { SearchEntry } from '@oryx/contract';
import { type KnownPassage, numbered } from './passage.ts';

/** Returns the passage of a calculator or guideline that needs no loading: its purpose. */
export function entryPassages(entries: readonly SearchEntry[]): KnownPassage[] {
  return entries
    .filter(({ type }) => type === 'calculator' || type === 'guideline' || type === 'pediatric')
    .flatMap(({ type, id, title, route, description, category }) =>
      numbered({ route, title, kind: type }, [
        { heading: type === 'guideline' && category ? category : title, lines: [description] },
      ]).map((passage) => ({
        ...passage,
        id: `${type}/${id}`,
        ...(type === 'calculator' ? { calculator: id } : {}),
      })),
    );
}
