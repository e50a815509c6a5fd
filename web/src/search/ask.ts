import type { SearchResult } from '@oryx/contract';
import { isOutOfReach } from '../api/api-error.ts';
import { connection } from '../api/connection.ts';
import { queryClient } from '../api/query-client.ts';
import { unless } from '../api/unless.ts';
import { keepSearchData } from './search-data.ts';
import { searchOptions } from './search-options.ts';

/** The results of a search. */
export interface Found {
  readonly results: readonly SearchResult[];
  /** True if this device searched, because the server was unreachable or slow. */
  readonly isFromDevice: boolean;
}

/**
 * Searches on the server or, if it is unreachable or slow, on this device. Waits for a slow server only if this
 * device holds nothing to search. Rejects with `Search failed`.
 */
export async function ask(query: string): Promise<Found> {
  if (connection() !== 'reachable') return askDevice(query).catch(() => askServer(query));
  const asked = askServer(query);
  try {
    const found = await unless(['slow', 'unreachable'], asked);
    return found ?? (await askDevice(query).catch(() => asked));
  } catch (error) {
    if (!(error instanceof Error && isOutOfReach(error.cause))) throw error;
    return askDevice(query);
  }
}

async function askServer(query: string): Promise<Found> {
  const results = await queryClient.fetchQuery(searchOptions(query));
  keepSearchData();
  return { results, isFromDevice: false };
}

async function askDevice(query: string): Promise<Found> {
  const { searchDevice } = await import('./search-device.ts');
  return { results: await searchDevice(query), isFromDevice: true };
}
