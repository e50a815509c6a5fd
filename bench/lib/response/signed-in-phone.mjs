import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedInCookie } from '../account.mjs';
import { start } from '../start.mjs';
import { openPhone } from './phone.mjs';

/** Starts Oryx with an empty database, opens a phone that is signed in, and returns what `measure` returns. */
export async function withSignedInPhone(measure) {
  const dataDir = mkdtempSync(join(tmpdir(), 'oryx-bench-'));
  // If root starts it, PostgreSQL runs as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const ends = [() => rmSync(dataDir, { recursive: true, force: true })];
  try {
    const { url, stop } = await start('server/dist/main.js', { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    ends.push(stop);
    const phone = await openPhone({ url, cookie: await signedInCookie(url, dataDir) });
    ends.push(phone.close);
    return await measure(phone, url);
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}
