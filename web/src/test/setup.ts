import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { announceSessionEnd } from '../device/session-end.ts';

// Screens are loaded lazily, which takes time on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

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
});
