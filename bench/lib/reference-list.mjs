import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedInCookie } from './account.mjs';
import { load } from './load.mjs';
import { start } from './start.mjs';

const path = '/api/medications';
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const connections = 20;

/** Measures Oryx, a bare server and Express in alternating rounds. Returns medians and their ratios. */
export async function measureReferenceList() {
  const dataDir = mkdtempSync(join(tmpdir(), 'oryx-bench-'));
  // If root starts it, PostgreSQL runs as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const started = [];
  const begin = async (...program) => {
    const server = await start(...program);
    started.push(server);
    return server.url;
  };
  try {
    const oryx = await begin('server/dist/main.js', { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const cookie = await signedInCookie(oryx, dataDir);
    const modes = await answersOf(oryx, cookie);
    const answers = { ANSWERS_FILE: join(dataDir, 'answers.json') };
    writeFileSync(answers.ANSWERS_FILE, JSON.stringify(modes));
    const bare = await begin('bench/lib/bare-server.mjs', answers);
    const express = await begin('bench/lib/express-server.mjs', answers);
    const urls = {
      oryx: `${oryx}${path}`,
      bare: `${bare}${path}`,
      expressBytes: `${express}/bytes`,
      expressRows: `${express}/rows`,
    };
    const rows = [];
    for (const { mode, headers } of modes) rows.push(await compare(mode, urls, { ...headers, cookie }));
    const [{ length }, compressed] = modes;
    return { path, bytes: length, compressedBytes: compressed.length, rounds, seconds, connections, rows };
  } finally {
    for (const server of started) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Returns the responses of Oryx: in full, compressed, and 304 for an unchanged list. */
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
    // `fetch` would decompress the body, but the bare server must send the same bytes.
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

async function compare(mode, urls, headers) {
  const measured = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(urls)) {
      measured[name].push(await load(url, { headers, seconds, connections }));
    }
  }
  const rates = Object.fromEntries(Object.entries(measured).map(([name, values]) => [name, median(values)]));
  const { oryx, bare, expressBytes, expressRows } = rates;
  return {
    mode,
    ...Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, Math.round(rate)])),
    ratio: oryx / bare,
    ratioToExpressBytes: oryx / expressBytes,
    ratioToExpressRows: oryx / expressRows,
  };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
