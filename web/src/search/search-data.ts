import type { SearchData } from '@oryx/contract';
import { getSearchData } from '../api/search-calls.ts';
import { readItem, writeItem } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';
import { onSessionEnd } from '../session/session-end.ts';

let kept: SearchData | undefined;
let isAsked = false;

onSessionEnd(() => {
  kept = undefined;
  isAsked = false;
});

/** Fetches what a search is made of, once a visit, for when there is no connection. */
export async function keepSearchData(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const data = await getSearchData();
    // Nothing is kept for somebody who has signed out meanwhile.
    if (!isAsked) return;
    kept = data;
    writeItem(storageKeys.searchData, JSON.stringify(data));
  } catch {
    // The next search asks again; until then this device searches what it had.
    isAsked = false;
  }
}

/** What a search is made of, as this device has kept it. Throws where it has kept nothing. */
export function keptSearchData(): SearchData {
  const stored = kept === undefined ? readItem(storageKeys.searchData) : null;
  if (stored !== null) kept = JSON.parse(stored) as SearchData;
  if (kept === undefined) throw new Error('Search failed');
  return kept;
}
