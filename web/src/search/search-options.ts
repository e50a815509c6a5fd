import { queryOptions } from '@tanstack/react-query';
import { search } from '../api/search-calls.ts';

/** An answer is asked for again after five minutes. */
const keptMs = 5 * 60_000;

/** After so long the server counts as out of reach: somebody at the bedside is waiting. */
const patienceMs = 6000;

/** The search of the server for a text without blanks around it. */
export const searchOptions = (query: string) =>
  queryOptions({
    queryKey: ['search', query],
    queryFn: () =>
      search({ q: query }, { signal: AbortSignal.timeout(patienceMs) }).catch((cause: unknown) => {
        throw new Error('Search failed', { cause });
      }),
    staleTime: keptMs,
    gcTime: keptMs,
  });
