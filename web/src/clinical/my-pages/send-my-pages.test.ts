import type { MyPage } from '@oryx/contract';
import { expect, it, vi } from 'vitest';
import { endSessionOnDevice } from '../../device/session-end.ts';
import { stubApi } from '../../test/stub-api.ts';
import { until } from '../../test/until.ts';
import { pinnedPaths } from './my-pages.ts';
import { currentPages, setPinned } from './my-pages-store.ts';
import { sendMyPages } from './send-my-pages.ts';

const call = 'PUT /api/my-pages';
const gcs: MyPage = {
  ...{ list: 'pinned', path: '/calculator/gcs', rank: 0, isRemoved: false },
  changedAt: '2026-06-01T08:00:00.000Z',
};
const unreadable = { ...gcs, list: 'a later list' };

it('sends what was changed here, once, and takes what the account holds', async () => {
  setPinned('/calculator/news', 'NEWS', true);
  const [news] = currentPages().entries;
  const calls = stubApi({ [call]: { body: { entries: [gcs, news, unreadable] } } });
  await sendMyPages();
  expect(calls.map(({ body }) => body)).toEqual([{ entries: [news] }]);
  expect(pinnedPaths(currentPages())).toEqual(['/calculator/gcs', '/calculator/news']);
  await sendMyPages();
  expect(calls[1]?.body).toEqual({ entries: [] });
});

it.each(['network failure', { status: 503 }, { status: 400, body: { message: 'No.' } }] as const)(
  'keeps everything for the next time after %o',
  async (answer) => {
    setPinned('/calculator/news', 'NEWS', true);
    stubApi({ [call]: answer });
    await expect(sendMyPages()).rejects.toThrow();
    expect(currentPages().unsent).toEqual(['pinned /calculator/news']);
    expect(pinnedPaths(currentPages())).toEqual(['/calculator/news']);
  },
);

it('stores nothing of an answer that comes after the session has ended', async () => {
  let respond = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)));
  const sending = sendMyPages();
  await until(() => expect(respond).toHaveLength(1));
  endSessionOnDevice();
  respond(new Response(JSON.stringify({ entries: [gcs] })));
  await sending;
  expect(localStorage.getItem('oryx-my-pages')).toBeNull();
});
