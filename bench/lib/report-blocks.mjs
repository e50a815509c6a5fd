import { readFileSync, writeFileSync } from 'node:fs';
import { setInterval } from 'node:timers';

// Loaded into a server before its own code. On SIGWINCH, writes to a file for how long its event loop was blocked at
// most since the last report: by the clock, and without the time in which the thread waited for a core.
const file = process.env.BLOCKS_FILE;
const everyMs = 1;
const none = { clockMs: 0, ownMs: 0 };
let longest = none;
let last = now();

/** Returns the time, and for how long the main thread has waited for a core, in ms. */
function now() {
  return { clock: performance.now(), waited: waitedMs() };
}

/** Linux counts the wait. Elsewhere a block is as long as the clock says. */
function waitedMs() {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

setInterval(() => {
  const { clock, waited } = now();
  const clockMs = clock - last.clock - everyMs;
  longest = {
    clockMs: Math.max(longest.clockMs, clockMs),
    ownMs: Math.max(longest.ownMs, clockMs - (waited - last.waited)),
  };
  last = { clock, waited };
}, everyMs).unref();

process.on('SIGWINCH', () => {
  writeFileSync(file, JSON.stringify(longest));
  longest = none;
  last = now();
});
