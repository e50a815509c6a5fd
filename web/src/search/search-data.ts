import { getSearchData, type SearchData, searchData } from '@oryx/contract/search';
import { call } from '../api/call.ts';
import { readJson, writeItem } from '../device/device-storage.ts';
import { onSessionEnd } from '../device/session-end.ts';
import { storageKeys } from '../product.ts';
import { createEmitter } from '../ui/emitter.ts';

let kept: SearchData | undefined;
let asked: Promise<void> | undefined;
const arrival = createEmitter();

/** Calls the listener each time that search data has arrived. Returns a function to unsubscribe. */
export const onSearchData = arrival.subscribe;

onSessionEnd(() => {
  kept = undefined;
  asked = undefined;
});

/** Fetches the search data once per visit, for offline use. Resolves when it is stored, or could not be. */
export function keepSearchData(): Promise<void> {
  if (asked !== undefined) return asked;
  const asking = call(getSearchData, {}).then(
    (data) => {
      // Nothing is stored if the user has signed out meanwhile.
      if (asked !== asking) return;
      kept = data;
      writeItem(storageKeys.searchData, JSON.stringify(data));
      arrival.emit();
    },
    () => {
      // The next search retries. Until then this device searches the previous data.
      if (asked === asking) asked = undefined;
    },
  );
  asked = asking;
  return asking;
}

/** Resolves when search data is stored: at once if some is, or once it has been fetched, or could not be. */
export async function haveSearchData(): Promise<void> {
  try {
    keptSearchData();
  } catch {
    await keepSearchData();
  }
}

/** Returns the search data stored on this device. Throws if there is none. */
export function keptSearchData(): SearchData {
  // All of it has to fit: a search that knows fewer names could take one drug for another.
  kept ??= searchData.safeParse(readJson(storageKeys.searchData)).data;
  if (kept === undefined) throw new Error('Search failed');
  return kept;
}
