import { type MyPage, type MyPageList, mergedPages, myPage } from '@oryx/contract/my-pages';
import * as z from 'zod/mini';
import { rowsOf } from '../../api/lenient.ts';

/** Most pages that a user may pin. */
export const mostPinned = 40;

/** Number of pages under "Last used" on Home. */
const shownRecent = 4;

/** The four emergency tiles of Home, unless the user chooses others. */
export const usualTiles = ['/arrest/adult', '/pediatrics', '/arrest/anaphylaxis', '/arrest/fit'] as const;

const storedPages = z.object({
  entries: z.catch(rowsOf(myPage), []),
  /** Keys of the entries that the account does not know yet. */
  unsent: z.catch(z.array(z.string()), []),
  /** The titles of the pages as last seen, by path. Empty where this Oryx has no such page. */
  titles: z.catch(z.record(z.string(), z.string()), {}),
});

/** A user's own pages on this device. */
export type MyPages = Readonly<z.infer<typeof storedPages>>;

export const noPages: MyPages = { entries: [], unsent: [], titles: {} };

/** Returns the pages in a stored text. What cannot be read is left out. */
export function readMyPages(text: string | null): MyPages {
  try {
    return storedPages.safeParse(JSON.parse(text ?? '')).data ?? noPages;
  } catch {
    return noPages;
  }
}

/** Returns what tells an entry from the others. */
export const keyOf = ({ list, path }: Pick<MyPage, 'list' | 'path'>): string => `${list} ${path}`;

const living = ({ entries }: MyPages, list: MyPageList) =>
  entries.filter((entry) => entry.list === list && !entry.isRemoved);

const byRank = (one: MyPage, other: MyPage) =>
  one.rank - other.rank || (one.path < other.path ? -1 : Number(one.path > other.path));

const newestFirst = (one: MyPage, other: MyPage) => Date.parse(other.changedAt) - Date.parse(one.changedAt);

/** Returns the paths of all pinned pages in the user's order. */
export const pinnedPaths = (pages: MyPages): string[] =>
  living(pages, 'pinned')
    .sort(byRank)
    .map(({ path }) => path);

export const isPinned = (pages: MyPages, path: string): boolean =>
  living(pages, 'pinned').some((entry) => entry.path === path);

/** Returns the paths of the four tiles. No page stands on two of them. */
export function tilePaths(pages: MyPages): string[] {
  const chosen = living(pages, 'emergency').sort(newestFirst);
  const named = usualTiles.map((_, place) => chosen.find(({ rank }) => rank === place)?.path);
  // A place that nobody has filled has its usual page, or, where that stands elsewhere, one that stands nowhere.
  const spare = usualTiles.filter((path, place) => !named.includes(path) && named[place] !== undefined);
  return usualTiles.map(
    (usual, place) => named[place] ?? (named.includes(usual) ? (spare.shift() ?? usual) : usual),
  );
}

/** What Home shows of a user's own pages. */
export interface ShownPages {
  readonly tiles: readonly string[];
  readonly pinned: readonly string[];
  readonly recent: readonly string[];
  /** Pages that are not shown until their titles are known. */
  readonly untitled: readonly string[];
}

/** Returns what Home shows: pages with a known title, and under "Last used" none that stands above it. */
export function shownPages(pages: MyPages): ShownPages {
  const titleOf = (path: string) => pages.titles[path] ?? fixedTitles[path];
  const hasTitle = (path: string) => Boolean(titleOf(path));
  const tiles = tilePaths(pages).map((path, place) => (hasTitle(path) ? path : (usualTiles[place] ?? path)));
  const pinned = pinnedPaths(pages);
  const recent = living(pages, 'recent')
    .sort(newestFirst)
    .map(({ path }) => path)
    .filter((path) => !pinned.includes(path) && !tiles.includes(path));
  return {
    tiles,
    pinned: pinned.filter(hasTitle),
    recent: recent.filter(hasTitle).slice(0, shownRecent),
    untitled: [...tilePaths(pages), ...pinned, ...recent].filter((path) => titleOf(path) === undefined),
  };
}

/** Pages whose titles do not come from the search. */
export const fixedTitles: Readonly<Record<string, string>> = {
  '/arrest/adult': 'Arrest',
  '/arrest/child': 'Arrest, child',
  '/arrest/newborn': 'Arrest, newborn',
  '/arrest/anaphylaxis': 'Anaphylaxis',
  '/arrest/anaphylaxis-child': 'Anaphylaxis, child',
  '/arrest/fit': 'Fitting',
  '/arrest/fit-child': 'Fitting, child',
  '/pediatrics': 'Paed-Cal',
  '/interactions': 'Interactions',
  '/handover': 'Handover',
};

/** A change of an entry, before it has its time. */
export type Change = Omit<MyPage, 'changedAt'>;

/** Returns the change that pins a page after all others or takes it out, or null if it would be one too many. */
export function pinning(pages: MyPages, path: string, isOn: boolean): Change | null {
  const pinned = living(pages, 'pinned');
  if (isOn && pinned.length >= mostPinned) return null;
  const last = Math.max(-1, ...pinned.map(({ rank }) => rank));
  return { list: 'pinned', path, rank: isOn ? last + 1 : 0, isRemoved: !isOn };
}

/** Returns the changes that move a pinned page by a number of places. */
export function moving(pages: MyPages, path: string, by: number): Change[] {
  const before = living(pages, 'pinned').sort(byRank);
  const from = before.findIndex((entry) => entry.path === path);
  const to = Math.min(Math.max(from + by, 0), before.length - 1);
  if (from < 0 || to === from) return [];
  const after = before.toSpliced(from, 1);
  after.splice(to, 0, ...before.slice(from, from + 1));
  return after.flatMap((entry, rank) =>
    entry.rank === rank ? [] : [{ list: 'pinned', path: entry.path, rank, isRemoved: false }],
  );
}

/** Returns the changes that put a page on a tile. A tile that has it already gets the page that was there. */
export function tiling(pages: MyPages, place: number, path: string): Change[] {
  const tiles = tilePaths(pages);
  const other = tiles.indexOf(path);
  const replaced = tiles[place];
  if (replaced === undefined || replaced === path) return [];
  return [
    { list: 'emergency', path, rank: place, isRemoved: false },
    { list: 'emergency', path: replaced, rank: Math.max(other, 0), isRemoved: other < 0 },
  ];
}

/** Returns the changes that forget what was last used. */
export const forgetting = (pages: MyPages): Change[] =>
  living(pages, 'recent').map(({ list, path, rank }) => ({ list, path, rank, isRemoved: true }));

/**
 * Returns the pages after some changes. A change is later than the entry that it replaces, whatever the clock of this
 * device says.
 */
export function changedPages(pages: MyPages, changes: readonly Change[], now: number): MyPages {
  const made = changes.map((change) => {
    const before = pages.entries.find((entry) => keyOf(entry) === keyOf(change));
    const at = Math.max(now, before === undefined ? 0 : Date.parse(before.changedAt) + 1);
    return { ...change, changedAt: new Date(at).toISOString() };
  });
  const unsent = [...new Set([...pages.unsent, ...made.map(keyOf)])];
  return { ...pages, entries: mergedPages(pages.entries, made), unsent };
}

/**
 * Returns the pages after the account has answered: of those that were sent what it holds, of all others the later
 * change. What the account lacks is unsent again, so that a server that was set back gets it from its devices.
 *
 * @param sent the entries that went with the call
 */
export function mergedWithAccount(
  pages: MyPages,
  sent: readonly MyPage[],
  account: readonly MyPage[],
): MyPages {
  const isSent = (entry: MyPage) =>
    sent.some((one) => keyOf(one) === keyOf(entry) && one.changedAt === entry.changedAt);
  const entries = mergedPages(
    account,
    pages.entries.filter((entry) => !isSent(entry)),
  );
  return { ...pages, entries, unsent: entries.filter((entry) => !account.includes(entry)).map(keyOf) };
}
