import type { SearchResult } from '@oryx/contract';
import { notAvailable, recordsOf, textOf } from '../clinical/shown.ts';

/** The results of an answer that lead somewhere in Oryx, whatever else it holds. */
export function readResults(answer: unknown): SearchResult[] {
  return recordsOf(answer).flatMap((raw, index) => {
    const [route, category] = [textOf(raw['route']), textOf(raw['category'])];
    // Two slashes would lead to another site.
    if (route === null || !/^\/(?![/\\])/.test(route)) return [];
    return [
      {
        id: textOf(raw['id']) ?? String(index),
        type: (textOf(raw['type']) ?? 'other') as SearchResult['type'],
        title: textOf(raw['title']) ?? notAvailable,
        description: textOf(raw['description']) ?? '',
        ...(category === null ? {} : { category }),
        route,
        // A drug of which it is not clear whether it was named is asked about.
        ...(raw['didYouMean'] === undefined || raw['didYouMean'] === false
          ? {}
          : { didYouMean: true as const }),
      },
    ];
  });
}
