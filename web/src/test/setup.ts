import { cleanup, configure } from '@testing-library/react';
import { useDeferredValue } from 'react';
import { afterEach, expect, vi } from 'vitest';
import { announceSessionEnd } from '../device/session-end.ts';

// Nothing is painted here, so that what follows a paint follows at once. Its own test takes the actual hook.
vi.mock('../device/use-after-paint.ts', () => ({ useAfterPaint: useDeferredValue }));

configure({
  // Screens are loaded lazily, which takes time on a busy machine.
  asyncUtilTimeout: 60_000,
  // What a screen says tells more, in fewer lines, than its markup. `screen.debug()` prints the markup.
  getElementError: (message, container) => {
    const [wanted] = (message ?? '').split('Here are the accessible roles');
    const shown = `The page "${document.title}" says: ${container.textContent}`;
    return Object.assign(new Error(`${wanted?.trim()}\n${shown}`), { name: 'TestingLibraryElementError' });
  },
});

/** What a test has called without a stub. Nothing outside the page may decide whether a test passes. */
let uncaught: string[] = [];
globalThis.fetch = (input) => {
  uncaught.push(String(input instanceof Request ? input.url : input));
  return Promise.reject(new TypeError('There is no network in a unit test.'));
};

// Every test starts with an empty page on a new device, and with nothing in memory from the test before, whose calls may
// still wait for an answer.
afterEach(() => {
  cleanup();
  announceSessionEnd();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  const calls = uncaught;
  uncaught = [];
  expect(calls, 'calls without a stub').toEqual([]);
});
