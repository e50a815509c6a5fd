import type { SearchResult } from '@oryx/contract';
import { ApiError } from '../api/api-error.ts';
import { queryClient } from '../api/query-client.ts';
import { keepSearchData } from './search-data.ts';
import { searchOptions } from './search-options.ts';

/** The results of a search. */
export interface Found {
  readonly results: readonly SearchResult[];
  /** True if this device searched, because the server was unreachable. */
  readonly isFromDevice: boolean;
}

/** Searches on the server or, if it is unreachable, on this device. Rejects with `Search failed`. */
export async function ask(query: string): Promise<Found> {
  try {
    const results = await queryClient.fetchQuery(searchOptions(query));
    keepSearchData();
    return { results, isFromDevice: false };
  } catch (error) {
    // An error response means that the server was reached.
    if (error instanceof Error && error.cause instanceof ApiError) throw error;
    const { searchDevice } = await import('./search-device.ts');
    return { results: searchDevice(query), isFromDevice: true };
  }
}
