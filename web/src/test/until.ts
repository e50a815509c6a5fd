import { vi } from 'vitest';

/** Waits until a check passes, for as long as a busy machine may need. Timers that are faked go on meanwhile. */
export const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });
