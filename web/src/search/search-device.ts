import type { SearchData, SearchResult } from '@oryx/contract';
import { createSearch, type Search } from '@oryx/search';
import { keptSearchData } from './search-data.ts';

let made: { readonly data: SearchData; readonly search: Search } | undefined;

/** Searches the data stored on this device, like the server. Throws if there is none. */
export function searchDevice(query: string): SearchResult[] {
  const data = keptSearchData();
  if (made?.data !== data) made = { data, search: createSearch(data) };
  return made.search(query);
}
