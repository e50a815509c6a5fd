import type { SearchData, SearchResult } from '@oryx/contract';
import { buildSearch, inSlices, type Search } from '@oryx/search';
import { pause } from '../device/pause.ts';
import { keptSearchData } from './search-data.ts';

let made: { readonly data: SearchData; readonly search: Promise<Search> } | undefined;

/**
 * Returns the search over the data stored on this device. It is built in slices, between which the page takes key
 * strokes and paints. Rejects if there is no data.
 */
export async function deviceSearch(): Promise<Search> {
  const data = keptSearchData();
  if (made?.data !== data) made = { data, search: inSlices(buildSearch(data), pause) };
  return made.search;
}

/** Searches the data stored on this device, like the server. Rejects if there is none. */
export async function searchDevice(query: string): Promise<SearchResult[]> {
  const search = await deviceSearch();
  return search(query);
}
