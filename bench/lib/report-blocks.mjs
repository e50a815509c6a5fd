import { writeFileSync } from 'node:fs';
import { setInterval } from 'node:timers';

// Loaded into a server before its own code. Writes the longest time that its event loop was blocked since the last
// report to a file, on SIGWINCH.
const file = process.env.BLOCKS_FILE;
const everyMs = 1;
let longest = 0;
let last = performance.now();
setInterval(() => {
  const now = performance.now();
  longest = Math.max(longest, now - last - everyMs);
  last = now;
}, everyMs).unref();

process.on('SIGWINCH', () => {
  writeFileSync(file, String(longest));
  longest = 0;
  last = performance.now();
});
