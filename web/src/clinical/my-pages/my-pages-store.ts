import type { MyPage } from '@oryx/contract';
import { useSyncExternalStore } from 'react';
import { readItem, writeItem } from '../../device/device-storage.ts';
import { laterKeys } from '../../device/later-keys.ts';
import { onSessionEnd } from '../../device/session-end.ts';
import { createEmitter } from '../../ui/emitter.ts';
import {
  type Change,
  changedPages,
  forgetting,
  isPinned,
  type MyPages,
  mergedWithAccount,
  moving,
  noPages,
  pinning,
  readMyPages,
  shownPages,
  tiling,
  usualTiles,
} from './my-pages.ts';

const key = laterKeys.myPages;
const changes = createEmitter();
const ownChanges = createEmitter();

let read: { readonly text: string | null; readonly pages: MyPages } = { text: null, pages: noPages };

/** Returns the user's own pages on this device. The object stays the same until they change. */
export function currentPages(): MyPages {
  const text = readItem(key) ?? unstored;
  if (text !== read.text) read = { text, pages: text === null ? noPages : readMyPages(text) };
  return read.pages;
}

/** The pages where the browser refuses storage, for as long as the page is open. */
let unstored: string | null = null;

function store(pages: MyPages): void {
  const { pinned, recent, tiles } = shownPages(pages);
  // The script in index.html keeps room for so many rows, and the screen fills it later.
  const text = JSON.stringify({
    ...pages,
    room: [pinned.length, recent.length, tiles.join() !== usualTiles.join()],
  });
  writeItem(key, text);
  unstored = readItem(key) === text ? null : text;
  changes.emit();
}

function change(made: readonly Change[], title?: string): void {
  const [first] = made;
  if (first === undefined) return;
  const pages = currentPages();
  const titles = title ? { ...pages.titles, [first.path]: title } : pages.titles;
  store(changedPages({ ...pages, titles }, made, Date.now()));
  ownChanges.emit();
}

/** Calls the listener after each change that the user makes on this page, not for what comes from elsewhere. */
export const onOwnChange = ownChanges.subscribe;

/** Pins a page or takes it out. Returns false if there are as many as there may be. */
export function setPinned(path: string, title: string, isOn: boolean): boolean {
  const made = isPinned(currentPages(), path) === isOn ? [] : [pinning(currentPages(), path, isOn)];
  if (made.includes(null)) return false;
  change(
    made.filter((one) => one !== null),
    title,
  );
  return true;
}

/** Moves a pinned page by a number of places, up if it is negative. */
export const movePinned = (path: string, by: number): void => change(moving(currentPages(), path, by));

/** Puts a page on one of the four tiles, counted from 0. */
export const setTile = (place: number, path: string, title: string): void =>
  change(tiling(currentPages(), place, path), title);

/** Notes that a page was opened. */
export const noteOpened = (path: string): void =>
  change([{ list: 'recent', path, rank: 0, isRemoved: false }]);

/** Forgets what was last used, on this device and in the account. */
export const forgetOpened = (): void => change(forgetting(currentPages()));

/** Keeps the titles of the user's own pages as the search has them. */
export function keepTitles(titles: ReadonlyMap<string, string>): void {
  const pages = currentPages();
  const paths = [...new Set(pages.entries.map(({ path }) => path))];
  const kept = Object.fromEntries(paths.map((path) => [path, titles.get(path) ?? '']));
  if (JSON.stringify(kept) !== JSON.stringify(pages.titles)) store({ ...pages, titles: kept });
}

/** Stores what the account has answered to the entries that were sent. */
export const takeAccount = (sent: readonly MyPage[], account: readonly MyPage[]): void =>
  store(mergedWithAccount(currentPages(), sent, account));

/** Calls the listener whenever the pages may have changed, in this tab or another. */
export function watchMyPages(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

/** Returns the user's own pages, or null while React takes over the drawn page. */
export const useMyPages = (): MyPages | null => useSyncExternalStore(watchMyPages, currentPages, () => null);

/** Returns whether a page is pinned. */
export const useIsPinned = (path: string): boolean =>
  useSyncExternalStore(
    watchMyPages,
    () => isPinned(currentPages(), path),
    () => false,
  );

onSessionEnd(() => {
  unstored = null;
  changes.emit();
});
