import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Every test starts with an empty page on an unused device.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
