import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedInCookie } from './account.mjs';
import { load } from './load.mjs';
import { start } from './start.mjs';

const path = '/api/pediatrics/vital-signs';
const rounds = 5;
const seconds = 3;
const connections = 20;

/** Measures Oryx and the bare server in alternating rounds; answers medians and their ratio. */
export async function measureReferenceList() {
  const dataDir = mkdtempSync(join(tmpdir(), 'oryx-bench-'));
  // Started by root, PostgreSQL runs as somebody else, who must be able to get in.
  chmodSync(dataDir, 0o755);
  const started = [];
  try {
    const oryx = await start('server/dist/main.js', { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    started.push(oryx);
    const cookie = await signedInCookie(oryx.url, dataDir);
    const modes = await answersOf(oryx.url, cookie);
    const bare = await start('bench/lib/bare-server.mjs', { ANSWERS: JSON.stringify(modes) });
    started.push(bare);
    const rows = [];
    for (const { mode, headers } of modes) rows.push(await compare(mode, oryx, bare, { ...headers, cookie }));
    return { path, bytes: modes[0].length, rounds, seconds, connections, rows };
  } finally {
    for (const server of started) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Answers what Oryx says to a request in full, compressed and for what the browser already has. */
async function answersOf(url, cookie) {
  const full = await answerOf(url, cookie, { 'accept-encoding': 'identity' });
  const compressed = await answerOf(url, cookie, { 'accept-encoding': 'br' });
  const unchanged = await answerOf(url, cookie, {
    'accept-encoding': 'br',
    'if-none-match': compressed.answer.headers.etag,
  });
  return [
    { mode: 'in full', ...full },
    { mode: 'compressed', ...compressed },
    { mode: 'unchanged (304)', ...unchanged },
  ];
}

function answerOf(url, cookie, headers) {
  return new Promise((resolve, reject) => {
    // Not fetch: it would unpack the body, and the bare server must send the very same bytes.
    const asked = request(`${url}${path}`, { headers: { ...headers, cookie } }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const { etag, 'content-type': type, 'content-encoding': encoding } = response.headers;
      const kept = Object.entries({ etag, 'content-type': type, 'content-encoding': encoding });
      resolve({
        headers,
        length: body.length,
        answer: {
          status: response.statusCode,
          headers: Object.fromEntries(kept.filter(([, value]) => value)),
          body: body.toString('base64'),
        },
      });
    });
    asked.on('error', reject).end();
  });
}

async function compare(mode, oryx, bare, headers) {
  const measured = { oryx: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    measured.oryx.push(await load(`${oryx.url}${path}`, { headers, seconds, connections }));
    measured.bare.push(await load(`${bare.url}${path}`, { headers, seconds, connections }));
  }
  const [ours, theirs] = [median(measured.oryx), median(measured.bare)];
  return { mode, oryx: Math.round(ours), bare: Math.round(theirs), ratio: ours / theirs };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
