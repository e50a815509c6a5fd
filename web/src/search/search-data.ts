import { getSearchData, type SearchData, searchData } from '@oryx/contract/search';
import { call } from '../api/call.ts';
import { readJson, writeItem } from '../device/device-storage.ts';
import { onSessionEnd } from '../device/session-end.ts';
import { storageKeys } from '../product.ts';

let kept: SearchData | undefined;
let isAsked = false;

onSessionEnd(() => {
  kept = undefined;
  isAsked = false;
});

/** Fetches the search data once per visit, for offline use. */
export async function keepSearchData(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const data = await call(getSearchData, {});
    // Nothing is stored if the user has signed out meanwhile.
    if (!isAsked) return;
    kept = data;
    writeItem(storageKeys.searchData, JSON.stringify(data));
  } catch {
    // The next search retries. Until then this device searches the previous data.
    isAsked = false;
  }
}

/** Returns the search data stored on this device. Throws if there is none. */
export function keptSearchData(): SearchData {
  // All of it has to fit: a search that knows fewer names could take one drug for another.
  kept ??= searchData.safeParse(readJson(storageKeys.searchData)).data;
  if (kept === undefined) throw new Error('Search failed');
  return kept;
}
