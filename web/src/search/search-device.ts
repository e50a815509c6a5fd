import { createSearch, type Search } from '@oryx/content/search';
import type { SearchData, SearchResult } from '@oryx/contract';
import { keptSearchData } from './search-data.ts';

let made: { readonly data: SearchData; readonly search: Search } | undefined;

/** Searches what this device has kept, as the server does. Throws where it has kept nothing. */
export function searchDevice(query: string): SearchResult[] {
  const data = keptSearchData();
  if (made?.data !== data) made = { data, search: createSearch(data) };
  return made.search(query);
}
