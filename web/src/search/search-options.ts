import { search } from '@oryx/contract/search';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../api/call.ts';
import { readResults } from './read-results.ts';

/** Results are refetched after five minutes. */
const keptMs = 5 * 60_000;

/** Time limit of a search in ms, because a clinician at the bedside is waiting. */
const patienceMs = 6000;

/** Query of a server search for a trimmed text. */
export const searchOptions = (query: string) =>
  queryOptions({
    queryKey: ['search', query],
    queryFn: () =>
      send(search, { request: { q: query }, signal: AbortSignal.timeout(patienceMs) })
        .then(readResults)
        .catch((cause: unknown) => {
          throw new Error('Search failed', { cause });
        }),
    staleTime: keptMs,
    gcTime: keptMs,
  });
