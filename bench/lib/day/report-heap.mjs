import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Loaded into a server before its own code. Writes the memory of the process to a file on SIGWINCH, after a full
// collection, because only what survives one can be a leak.
const file = join(process.env.HEAP_FOLDER, `heap-${process.pid}.json`);

process.on('SIGWINCH', () => {
  globalThis.gc();
  writeFileSync(`${file}.new`, JSON.stringify({ at: Date.now(), ...process.memoryUsage() }));
  renameSync(`${file}.new`, file);
});
