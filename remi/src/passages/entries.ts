import type { SearchEntry } from '@oryx/contract';
import { type KnownPassage, numbered } from './passage.ts';

/** What can be quoted at once of a calculator or a guideline: what it is for. */
export function entryPassages(entries: readonly SearchEntry[]): KnownPassage[] {
  return entries
    .filter(({ type }) => type === 'calculator' || type === 'guideline' || type === 'pediatric')
    .flatMap(({ type, id, title, route, description, category }) =>
      numbered({ route, title, kind: type }, [
        { heading: type === 'guideline' && category ? category : title, text: description },
      ]).map((passage) => ({ ...passage, id: `${type}/${id}` })),
    );
}
