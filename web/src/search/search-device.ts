import type { SearchData, SearchResult } from '@oryx/contract';
import { createSearch, type Search } from '@oryx/search';
import { keptSearchData } from './search-data.ts';

/** A search and the data that it was built from. */
interface DeviceSearch {
  readonly data: SearchData;
  readonly search: Search;
}

let made: DeviceSearch | undefined;

/** Returns the search over the data stored on this device. Throws if there is none. */
export function deviceSearch(): DeviceSearch {
  const data = keptSearchData();
  if (made?.data !== data) made = { data, search: createSearch(data) };
  return made;
}

/** Searches the data stored on this device, like the server. Throws if there is none. */
export function searchDevice(query: string): SearchResult[] {
  return deviceSearch().search(query);
}
