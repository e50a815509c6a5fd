import type { MyPage } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import {
  type Change,
  changedPages,
  forgetting,
  isPinned,
  keyOf,
  type MyPages,
  mergedWithAccount,
  mostPinned,
  moving,
  noPages,
  pinnedPaths,
  pinning,
  readMyPages,
  shownPages,
  tilePaths,
  tiling,
  usualTiles,
} from './my-pages.ts';

const start = Date.UTC(2026, 5, 1, 8);

/** Pages after some changes, a minute apart. */
const afterwards = (changes: readonly (Change | null)[], from: MyPages = noPages): MyPages =>
  changes.reduce<MyPages>(
    (pages, change, minute) => changedPages(pages, change ? [change] : [], start + minute * 60_000),
    from,
  );
const withPins = (...paths: string[]): MyPages =>
  paths.reduce((pages, path) => afterwards([pinning(pages, path, true)], pages), noPages);
const opened = (path: string): Change => ({ list: 'recent', path, rank: 0, isRemoved: false });
const titled = (pages: MyPages, ...paths: string[]): MyPages => ({
  ...pages,
  titles: Object.fromEntries(paths.map((path) => [path, `Title of ${path}`])),
});

describe('pinned pages', () => {
  it('stand in the order in which they were pinned, until one is moved', () => {
    const pages = withPins('/a', '/b', '/c');
    expect(pinnedPaths(pages)).toEqual(['/a', '/b', '/c']);
    const moved = changedPages(pages, moving(pages, '/c', -1), start);
    expect(pinnedPaths(moved)).toEqual(['/a', '/c', '/b']);
    expect(moving(moved, '/a', -1)).toEqual([]);
    expect(pinnedPaths(changedPages(moved, moving(moved, '/a', 9), start))).toEqual(['/c', '/b', '/a']);
  });

  it('are changed only where a move changes them', () => {
    expect(moving(withPins('/a', '/b', '/c'), '/b', 1).map(({ path }) => path)).toEqual(['/c', '/b']);
  });

  it('leave a mark when they are taken out, so that another device learns of it', () => {
    const pages = withPins('/a', '/b');
    const without = afterwards([pinning(pages, '/a', false)], pages);
    expect(pinnedPaths(without)).toEqual(['/b']);
    expect(without.entries.find(({ path }) => path === '/a')?.isRemoved).toBe(true);
    expect(without.unsent).toContain('pinned /a');
    expect(isPinned(afterwards([pinning(without, '/a', true)], without), '/a')).toBe(true);
  });

  it('are refused beyond the limit', () => {
    const full = withPins(...Array.from({ length: mostPinned }, (_, number) => `/medications/${number}`));
    expect(pinning(full, '/one-more', true)).toBeNull();
    expect(pinning(full, '/medications/1', false)).not.toBeNull();
  });
});

describe('the emergency tiles', () => {
  const tiled = (pages: MyPages, place: number, path: string) =>
    changedPages(pages, tiling(pages, place, path), start);

  it('are four by default, and each can be another page', () => {
    expect(tilePaths(noPages)).toEqual(usualTiles);
    const changed = tiled(noPages, 1, '/algorithms/14');
    expect(tilePaths(changed)).toEqual([
      '/arrest/adult',
      '/algorithms/14',
      '/arrest/anaphylaxis',
      '/arrest/fit',
    ]);
    expect(tilePaths(tiled(changed, 1, '/pediatrics'))).toEqual(usualTiles);
  });

  it('change places if the chosen page stands on another one', () => {
    expect(tilePaths(tiled(noPages, 0, '/arrest/fit'))).toEqual([
      '/arrest/fit',
      '/pediatrics',
      '/arrest/anaphylaxis',
      '/arrest/adult',
    ]);
  });

  it('are four different pages, whatever two devices have chosen', () => {
    const one = tiled(noPages, 0, '/arrest/fit');
    const other = tiled(noPages, 2, '/pediatrics');
    const merged = mergedWithAccount(one, [], other.entries);
    expect(new Set(tilePaths(merged)).size).toBe(4);
  });
});

describe('what Home shows', () => {
  it('has the last four pages that stand nowhere above, the last used first', () => {
    const used = ['/1', '/2', '/3', '/4', '/5', '/pediatrics', '/a'];
    const pages = titled(afterwards(used.map(opened), withPins('/a')), '/a', '/1', '/2', '/3', '/4', '/5');
    expect(shownPages(pages).recent).toEqual(['/5', '/4', '/3', '/2']);
    const again = afterwards([opened('/1')], changedPages(pages, [], 0));
    expect(shownPages(changedPages(again, [opened('/1')], start + 3_600_000)).recent[0]).toBe('/1');
    expect(shownPages(changedPages(pages, forgetting(pages), start)).recent).toEqual([]);
  });

  it('leaves out a page that Oryx does not have, and waits for a title that is not known yet', () => {
    const pages = { ...withPins('/calculator/news', '/calculator/gone', '/medications/19'), titles: {} };
    const known = { ...pages, titles: { '/calculator/news': 'NEWS', '/calculator/gone': '' } };
    expect(shownPages(known).pinned).toEqual(['/calculator/news']);
    expect(shownPages(known).untitled).toEqual(['/medications/19']);
    const gone = changedPages(known, tiling(known, 0, '/calculator/gone'), start);
    expect(shownPages(gone).tiles).toEqual(usualTiles);
  });
});

describe('two devices of one account', () => {
  /** Sends what a device has changed to an account, and returns both afterwards. */
  function sync(device: MyPages, account: readonly MyPage[]): [MyPages, readonly MyPage[]] {
    const sent = device.entries.filter((entry) => device.unsent.includes(keyOf(entry)));
    const held = mergedWithAccount({ ...noPages, entries: [...account] }, [], sent).entries;
    return [mergedWithAccount(device, sent, held), held];
  }

  it('come to the same pages after changes offline on both, and nothing is lost', () => {
    let phone = withPins('/a', '/b');
    let account: readonly MyPage[] = [];
    let tablet = noPages;
    [phone, account] = sync(phone, account);
    [tablet, account] = sync(tablet, account);
    expect(pinnedPaths(tablet)).toEqual(['/a', '/b']);

    const later = start + 3_600_000;
    phone = changedPages(
      phone,
      [pinning(phone, '/a', false), pinning(phone, '/c', true)].flatMap((one) => one ?? []),
      later,
    );
    tablet = changedPages(
      tablet,
      [pinning(tablet, '/d', true)].flatMap((one) => one ?? []),
      later + 1000,
    );
    [phone, account] = sync(phone, account);
    [tablet, account] = sync(tablet, account);
    [phone, account] = sync(phone, account);
    expect(pinnedPaths(phone)).toEqual(['/b', '/c', '/d']);
    expect(pinnedPaths(tablet)).toEqual(['/b', '/c', '/d']);
    expect([...phone.unsent, ...tablet.unsent]).toEqual([]);
  });

  it('keep what was changed while the account was asked', () => {
    const before = withPins('/a');
    const during = afterwards([pinning(before, '/b', true)], before);
    const merged = mergedWithAccount(during, before.entries, before.entries);
    expect(pinnedPaths(merged)).toEqual(['/a', '/b']);
    expect(merged.unsent).toEqual(['pinned /b']);
  });

  it('take the time that the account has given, so that a clock that is ahead does not win for ever', () => {
    const ahead = withPins('/a');
    const [entry] = ahead.entries;
    if (entry === undefined) throw new Error('Nothing is pinned.');
    const held = [{ ...entry, changedAt: new Date(start - 1000).toISOString() }];
    expect(mergedWithAccount(ahead, ahead.entries, held).entries).toEqual(held);
  });

  it('change a page later than the account has it, also if the clock is behind', () => {
    const account = withPins('/a');
    const behind = changedPages(account, [pinning(account, '/a', false) as Change], start - 1_000_000);
    expect(pinnedPaths(mergedWithAccount(account, [], behind.entries))).toEqual([]);
  });

  it('give back to the account what a server that was set back has lost', () => {
    const merged = mergedWithAccount({ ...withPins('/a'), unsent: [] }, [], []);
    expect(pinnedPaths(merged)).toEqual(['/a']);
    expect(merged.unsent).toEqual(['pinned /a']);
  });
});

it('reads what it can of damaged storage', () => {
  for (const text of [null, '', '{', 'null', '[]', '7', '{"entries":7,"unsent":{},"titles":[]}'])
    expect(readMyPages(text), String(text)).toEqual(noPages);
  const pages = withPins('/calculator/news');
  const damaged = {
    ...pages,
    entries: [...pages.entries, { list: 'pinned', path: 'javascript:alert(1)' }, null],
  };
  expect(readMyPages(JSON.stringify(damaged)).entries).toEqual(pages.entries);
});
