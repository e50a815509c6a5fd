import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { currentPages, setPinned } from '../clinical/my-pages/my-pages-store.ts';
import { stubApi } from '../test/stub-api.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { useMyPages } from './use-my-pages.ts';

function Following() {
  useMyPages('user-1');
  return null;
}

function visit(path: string) {
  const { hook, navigate } = memoryLocation({ path });
  render(
    <Router hook={hook}>
      <Following />
    </Router>,
  );
  return (next: string) => act(() => navigate(next));
}

const recent = () =>
  currentPages()
    .entries.map(({ path }) => path)
    .sort();

it('notes which tools, drugs, charts and clocks are opened, and no list or setting', async () => {
  const navigate = visit('/');
  // A page is noted once it is seen.
  const go = (path: string) => {
    navigate(path);
    return new Promise<void>(afterPaint);
  };
  for (const path of [
    '/clinical-tools',
    '/calculator/news',
    '/medications',
    '/medications/19',
    '/algorithms/3',
  ])
    await go(path);
  for (const path of ['/medications/x', '/settings', '/arrest/adult', '/pediatrics', '/learning/a/b'])
    await go(path);
  expect(recent()).toEqual([
    '/algorithms/3',
    '/arrest/adult',
    '/calculator/news',
    '/medications/19',
    '/pediatrics',
  ]);
});

it('sends nothing from a calculator, and what was pinned there from the next screen', async () => {
  const calls = stubApi({ 'PUT /api/my-pages': { body: { entries: [] } } });
  vi.useFakeTimers();
  const go = visit('/calculator/news');
  act(() => void setPinned('/calculator/news', 'NEWS', true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([]);
  go('/medications');
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 60_000 });
});
