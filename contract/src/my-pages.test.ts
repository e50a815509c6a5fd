import { describe, expect, it } from 'vitest';
import { type MyPage, mergedPages, mostMyPages } from './my-pages.ts';

const entry = (path: string, minute: number, changes: Partial<MyPage> = {}): MyPage => ({
  list: 'pinned',
  path,
  rank: 0,
  isRemoved: false,
  changedAt: new Date(Date.UTC(2026, 5, 1, 8, minute)).toISOString(),
  ...changes,
});
const numbered = (count: number, changes: Partial<MyPage> = {}) =>
  Array.from({ length: count }, (_, number) => entry(`/medications/${number}`, number, changes));

describe('the merge of two devices', () => {
  it('keeps what either of them has pinned', () => {
    const one = [entry('/calculator/news', 1), entry('/calculator/gcs', 2)];
    const other = [entry('/medications/19', 3)];
    expect(
      mergedPages(one, other)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['/calculator/gcs', '/calculator/news', '/medications/19']);
  });

  it('takes the later change of a page, also if that took it out or moved it', () => {
    const pinned = entry('/calculator/news', 1);
    const removed = entry('/calculator/news', 2, { isRemoved: true });
    const again = entry('/calculator/news', 3, { rank: 4 });
    expect(mergedPages([pinned], [removed])).toEqual([removed]);
    expect(mergedPages([removed], [again])).toEqual([again]);
  });

  it('keeps the same page in two lists apart', () => {
    const both = [entry('/algorithms/9', 1), entry('/algorithms/9', 2, { list: 'recent' })];
    expect(mergedPages(both, [])).toHaveLength(2);
  });

  it('gives the same for either order and for a repetition, also of changes at the same time', () => {
    const one = [entry('/a', 1, { rank: 2 }), entry('/b', 1, { isRemoved: true }), entry('/c', 5)];
    const other = [entry('/a', 1, { rank: 1 }), entry('/b', 1), entry('/c', 4, { isRemoved: true })];
    const merged = mergedPages(one, other);
    expect(merged).toEqual(mergedPages(other, one));
    expect(mergedPages(merged, one)).toEqual(merged);
    expect(merged.find(({ path }) => path === '/b')?.isRemoved).toBe(false);
    expect(merged.find(({ path }) => path === '/a')?.rank).toBe(1);
  });

  it('keeps a limited number of entries, and drops what was removed before what is pinned', () => {
    const pinned = numbered(150);
    const removed = numbered(150, { isRemoved: true }).map((one) => ({ ...one, path: `${one.path}0x` }));
    const merged = mergedPages([...pinned, ...removed, ...numbered(90, { list: 'recent' })], []);
    expect(merged.filter(({ list, isRemoved }) => list === 'pinned' && !isRemoved)).toHaveLength(150);
    expect(merged.filter(({ isRemoved }) => isRemoved)).toHaveLength(50);
    const recent = merged.filter(({ list }) => list === 'recent');
    expect(recent[0]?.path).toBe('/medications/89');
    expect(recent).toHaveLength(24);
    expect(merged.length).toBeLessThanOrEqual(mostMyPages);
  });
});
