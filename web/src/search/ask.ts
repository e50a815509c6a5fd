import type { SearchResult } from '@oryx/contract';
import { ApiError } from '../api/api-error.ts';
import { queryClient } from '../api/query-client.ts';
import { readResults } from './read-results.ts';
import { keepSearchData } from './search-data.ts';
import { searchOptions } from './search-options.ts';

/** What a search found. */
export interface Found {
  readonly results: readonly SearchResult[];
  /** Whether this device searched, because the server could not be reached. */
  readonly isFromDevice: boolean;
}

/** Searches on the server or, out of its reach, on this device. Rejects with `Search failed`. */
export async function ask(query: string): Promise<Found> {
  try {
    const results = readResults(await queryClient.fetchQuery(searchOptions(query)));
    keepSearchData();
    return { results, isFromDevice: false };
  } catch (error) {
    // A server that answers has been reached.
    if (error instanceof Error && error.cause instanceof ApiError) throw error;
    const { searchDevice } = await import('./search-device.ts');
    return { results: searchDevice(query), isFromDevice: true };
  }
}
