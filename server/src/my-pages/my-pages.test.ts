import { type MyPage, mostMyPages, mostSentPages } from '@oryx/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, member, messageOf } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { TestBrowser } from '../test/test-browser.ts';

const minute = 60_000;

let test: TestApp;
/** A user for whom nothing is ever stored. */
let refused: Member;

beforeAll(async () => {
  test = await openTestApp();
  refused = await member(test);
});

afterAll(() => test.close());

const entry = (path: string, changes: Partial<MyPage> = {}): MyPage => ({
  list: 'pinned',
  path,
  rank: 0,
  isRemoved: false,
  changedAt: test.now().toISOString(),
  ...changes,
});

const put = (browser: TestBrowser, entries: readonly unknown[]) =>
  browser.send('PUT', '/api/my-pages', { entries });

/** Returns what a device gets after it has sent its changes. */
async function merged(browser: TestBrowser, entries: readonly MyPage[] = []): Promise<readonly MyPage[]> {
  const response = await put(browser, entries);
  expect(response.status).toBe(200);
  return ((await response.json()) as { entries: MyPage[] }).entries;
}

const secondDevice = ({ cookie }: Member) => new TestBrowser(test.app, undefined, cookie);
const paths = (entries: readonly MyPage[]) =>
  entries
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ path }) => path)
    .sort();

describe('PUT /api/my-pages', () => {
  it('brings together what two devices have changed offline, whichever sends first', async () => {
    const person = await member(test);
    const phone = person.browser;
    const tablet = secondDevice(person);
    test.pass(minute);
    const news = entry('/calculator/news');
    await merged(phone, [news, entry('/calculator/gcs', { rank: 1 })]);
    test.pass(minute);
    const unpinned = entry('/calculator/gcs', { rank: 1, isRemoved: true });
    test.pass(minute);
    const moved = entry('/calculator/news', { rank: 3 });
    await merged(tablet, [moved, entry('/medications/19')]);
    expect(paths(await merged(phone, [unpinned, news]))).toEqual(['/calculator/news', '/medications/19']);
    expect(await merged(tablet)).toContainEqual(moved);
    expect(await merged(tablet)).toContainEqual(unpinned);
  });

  it('loses nothing of ten calls at the same time', async () => {
    const person = await member(test);
    const sent = Array.from({ length: 10 }, (_, number) => entry(`/medications/${number}`));
    await Promise.all(sent.map((one) => merged(secondDevice(person), [one])));
    expect(paths(await merged(person.browser))).toEqual(sent.map(({ path }) => path));
  });

  it('takes no time from the future or from before the registration, so that no clock wins for ever', async () => {
    const person = await member(test);
    const from = test.now().getTime();
    test.pass(minute);
    const ahead = entry('/calculator/news', { changedAt: '9999-12-31T23:59:59.999Z' });
    const behind = entry('/calculator/gcs', { changedAt: '0000-01-01T00:00:00Z' });
    for (const { changedAt } of await merged(person.browser, [ahead, behind])) {
      expect(Date.parse(changedAt)).toBeLessThanOrEqual(test.now().getTime());
      expect(Date.parse(changedAt)).toBeGreaterThan(from - minute);
    }
    test.pass(minute);
    const removed = entry('/calculator/news', { isRemoved: true });
    expect(paths(await merged(person.browser, [removed]))).toEqual(['/calculator/gcs']);
  });

  it('shows and changes nothing of another user', async () => {
    const [one, other] = [await member(test), await member(test)];
    await merged(one.browser, [entry('/calculator/news')]);
    expect(await merged(other.browser, [entry('/calculator/news', { isRemoved: true })])).toHaveLength(1);
    expect(paths(await merged(one.browser))).toEqual(['/calculator/news']);
  });

  it('keeps a limited number of entries of a user', async () => {
    const person = await member(test);
    for (const list of ['pinned', 'recent', 'emergency'] as const) {
      for (const part of [0, 1]) {
        await merged(
          person.browser,
          Array.from({ length: mostSentPages }, (_, number) =>
            entry(`/medications/${part}${number}`, { list }),
          ),
        );
      }
    }
    expect(await merged(person.browser)).toHaveLength(mostMyPages);
  });

  it('keeps a page that this Oryx does not have, for a device with a later one', async () => {
    const { browser } = await member(test);
    expect(paths(await merged(browser, [entry('/calculator/not-yet')]))).toEqual(['/calculator/not-yet']);
  });

  it.each<[string, Partial<MyPage> | string]>([
    ['an address of another site', { path: '//evil.example' }],
    ['a script', { path: 'javascript:alert(1)' }],
    ['a long address', { path: `/calculator/${'a'.repeat(80)}` }],
    ['an unknown list', { list: 'others' as MyPage['list'] }],
    ['a rank below 0', { rank: -1 }],
    ['a rank between two', { rank: 0.5 }],
    ['no time', { changedAt: 'yesterday' }],
    ['an entry that is a text', '/calculator/news'],
  ])('refuses %s with a reason', async (_, bad) => {
    const { browser } = refused;
    const response = await put(browser, [typeof bad === 'string' ? bad : entry('/calculator/news', bad)]);
    expect(response.status).toBe(400);
    expect(await messageOf(response)).not.toBe('');
    expect(await merged(browser)).toEqual([]);
  });

  it('refuses more entries than a device sends, and a caller without a session', async () => {
    const { browser } = refused;
    const many = Array.from({ length: mostSentPages + 1 }, () => entry('/calculator/news'));
    expect((await put(browser, many)).status).toBe(400);
    expect((await test.send('PUT', '/api/my-pages', { entries: [] })).status).toBe(401);
  });
});
