import { type SearchResult, searchResult } from '@oryx/contract/search';
import * as z from 'zod/mini';
import { lenient, rowsOf, text, textOr } from '../api/lenient.ts';
import { notAvailable } from '../clinical/shown.ts';

const results = rowsOf(
  lenient(
    z.extend(searchResult, {
      id: textOr(''),
      type: z.catch(searchResult.shape.type, 'other'),
      title: textOr(notAvailable),
      description: textOr(''),
      category: z.optional(text),
      // A drug of which it is not clear whether it was named is asked about.
      didYouMean: z.catch(searchResult.shape.didYouMean, true),
      nearTo: z.optional(text),
    }),
  ),
);

/** The results of an answer that lead somewhere in Oryx, whatever else it holds. */
export function readResults(answer: unknown): SearchResult[] {
  return results.parse(answer).map((result, index) => ({ ...result, id: result.id || String(index) }));
}
