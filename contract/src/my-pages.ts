import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The lists of pages that belong to a user. In `emergency`, the rank of a page is its place among the four tiles. */
const myPageLists = ['pinned', 'recent', 'emergency'] as const;

/**
 * A page in one of a user's lists. It is told by list and path: of two devices that have changed it, the later change
 * counts. A page that was taken out stays as an entry with `isRemoved`, so that another device cannot bring it back.
 */
export const myPage = z.object({
  list: z.enum(myPageLists),
  /** Address of the page within Oryx. A device leaves out pages that it does not know. */
  path: z.string().check(z.maxLength(80), z.regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)?$/)),
  /** Place in the list, the lowest first. */
  rank: z.int().check(z.minimum(0), z.maximum(100_000)),
  isRemoved: z.boolean(),
  /** Time of the last change, by the clock of the device. In `recent`, when the page was last opened. */
  changedAt: z.iso.datetime(),
});
export type MyPage = z.infer<typeof myPage>;
export type MyPageList = MyPage['list'];

/** Maximum number of entries in one call. */
export const mostSentPages = 200;

/** Number of entries of each list that are kept. Screens offer far less. */
const mostKept: Readonly<Record<MyPageList, number>> = { pinned: 200, recent: 24, emergency: 40 };

/** Maximum number of entries of a user. */
export const mostMyPages = Object.values(mostKept).reduce((sum, most) => sum + most, 0);

/**
 * Returns the entries of both sides, of each page the one that was changed last. The order of the sides changes
 * nothing, and neither does repeating it. Of each list the newest entries are kept, pages before removed ones.
 */
export function mergedPages(one: readonly MyPage[], other: readonly MyPage[]): MyPage[] {
  const merged = new Map<string, MyPage>();
  for (const entry of [...one, ...other]) {
    const key = `${entry.list} ${entry.path}`;
    const before = merged.get(key);
    if (before === undefined || isAfter(entry, before)) merged.set(key, entry);
  }
  const entries = [...merged.values()];
  return myPageLists.flatMap((list) =>
    entries
      .filter((entry) => entry.list === list)
      .sort((a, b) => Number(a.isRemoved) - Number(b.isRemoved) || (isAfter(a, b) ? -1 : 1))
      .slice(0, mostKept[list]),
  );
}

/** Of two changes at the same time, the one that keeps the page counts, and then the one with the lower rank. */
function isAfter(one: MyPage, other: MyPage): boolean {
  const later = Date.parse(one.changedAt) - Date.parse(other.changedAt);
  if (later !== 0) return later > 0;
  if (one.isRemoved !== other.isRemoved) return other.isRemoved;
  return one.rank !== other.rank ? one.rank < other.rank : one.path < other.path;
}

export const mergeMyPages = endpoint({
  method: 'PUT',
  path: '/api/my-pages',
  access: 'user',
  summary: "Merges the given entries into the user's pinned and last used pages, and answers all of them",
  request: z.object({ entries: z.array(myPage).check(z.maxLength(mostSentPages)) }),
  response: z.object({ entries: z.array(myPage) }),
});
