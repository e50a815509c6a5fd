import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { App } from '../src/app/app.tsx';
import type { DrawnScreen, PageStart } from '../src/device/page-start.ts';
import { SessionProvider } from '../src/session/session-provider.tsx';
import { storeSession } from '../src/session/stored-session.ts';
import { maria } from '../src/test/maria.ts';
import { stubApi } from '../src/test/stub-api.ts';
import { until } from '../src/test/until.ts';
import { weekdayText } from '../src/ui/date-words.ts';
import { drawnMarkup } from './first-paint.ts';

const morning = new Date('2026-06-01T09:00:00');

let markup: Record<DrawnScreen, string>;

beforeAll(async () => {
  markup = await drawnMarkup(`${import.meta.dirname}/..`);
});

function draw(drawn: DrawnScreen, texts: Record<string, string> = {}) {
  const time = Date.now();
  globalThis.pageStart = { time, drawn, isSignedOut: drawn === 'landing' } as PageStart;
  const root = document.createElement('div');
  root.innerHTML = markup[drawn];
  for (const [place, text] of Object.entries(texts)) {
    const element = root.querySelector(place);
    if (element !== null) element.textContent = text;
  }
  document.body.append(root);
  return root;
}

it.each<[DrawnScreen, Record<string, string>]>([
  ['landing', {}],
  ['home', { h1: 'Good morning, Maria', time: '09:00:00', 'time + span': weekdayText(morning) }],
])('the app takes over the drawn screen %s without changing it', async (drawn, texts) => {
  vi.useFakeTimers({ now: morning, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  if (drawn === 'home') storeSession(maria);
  stubApi({ 'GET /api/auth/user': drawn === 'home' ? { body: maria } : { status: 401 } });
  const root = draw(drawn, texts);
  const before = [...root.querySelectorAll('*')].filter((element) => !element.closest('[role=status]'));
  const faults: unknown[] = [];
  let app: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => {
    app = hydrateRoot(
      root,
      <SessionProvider>
        <App />
      </SessionProvider>,
      { onRecoverableError: (error) => faults.push(error) },
    );
  });
  await until(() => {
    const heading = root.querySelector('h1');
    expect(heading && Object.keys(heading).some((key) => key.startsWith('__react'))).toBe(true);
  });
  expect(faults).toEqual([]);
  expect(before.length).toBeGreaterThan(20);
  expect(before.filter((element) => !element.isConnected)).toEqual([]);
  act(() => app?.unmount());
  root.remove();
  globalThis.pageStart = undefined;
});
