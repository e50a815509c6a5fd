import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A screen is code that is loaded when first shown; on a busy machine that may take its time.
configure({ asyncUtilTimeout: 15_000 });

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
