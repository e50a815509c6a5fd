import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { signedInCookie } from './account.mjs';
import { start } from './start.mjs';

const clients = 50;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
/** Pause of a typing user before the next search, in ms. */
const typingPause = 250;

const fixture = new URL('../../server/src/test/search/queries.yaml', import.meta.url);
const searcher = fileURLToPath(new URL('searching-clients.mjs', import.meta.url));

/** Measures the recall of the search, and its response time with 50 concurrent clients. */
export async function measureSearch() {
  const dataDir = mkdtempSync(join(tmpdir(), 'oryx-bench-'));
  // If root starts it, PostgreSQL runs as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const started = [];
  try {
    const oryx = await start('server/dist/main.js', { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    started.push(oryx);
    const cookie = await signedInCookie(oryx.url, dataDir);
    const recall = await recallOf(oryx.url, cookie);
    const example = await exampleOf(oryx.url, cookie);
    const answers = { ANSWERS_FILE: join(dataDir, 'answers.json') };
    writeFileSync(answers.ANSWERS_FILE, JSON.stringify([example, example, example]));
    const bare = await start('bench/lib/bare-server.mjs', answers);
    started.push(bare);
    const rows = [];
    for (const [mode, pause] of [
      ['typing', typingPause],
      ['without a pause', 0],
    ]) {
      rows.push(await compare(mode, pause, { oryx: oryx.url, bare: bare.url }, cookie));
    }
    return { ...recall, clients, rounds, seconds, typingPause, rows };
  } finally {
    for (const server of started) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Returns how often the right result is first, or among the first three, for the queries of clinicians. */
async function recallOf(url, cookie) {
  const queries = queriesOfFixture();
  let atOne = 0;
  let atThree = 0;
  for (const { query, right } of queries) {
    const answer = await fetch(`${url}/api/search?q=${encodeURIComponent(query)}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`The search for ${query} answered ${answer.status}.`);
    const at = (await answer.json()).findIndex(({ title }) => right.includes(title));
    if (at === 0) atOne += 1;
    if (at >= 0 && at < 3) atThree += 1;
  }
  return {
    queries: queries.length,
    recallAtOne: atOne / queries.length,
    recallAtThree: atThree / queries.length,
  };
}

function queriesOfFixture() {
  return Object.values(parse(readFileSync(fixture, 'utf8'))).flatMap((kind) =>
    Object.entries(kind).map(([query, right]) => ({ query, right: [right].flat() })),
  );
}

/** Returns the response of the bare server: that of one search. */
async function exampleOf(url, cookie) {
  const answer = await fetch(`${url}/api/search?q=adrenaline`, { headers: { cookie } });
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
  return { answer: { status: 200, headers: { 'content-type': 'application/json' }, body } };
}

async function compare(mode, pause, urls, cookie) {
  const measured = { oryx: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(urls)) measured[name].push(await search(url, cookie, pause));
  }
  const medianOf = (name, figure) => median(measured[name].map((each) => each[figure]));
  return {
    mode,
    p95: medianOf('oryx', 'p95'),
    bareP95: medianOf('bare', 'p95'),
    rate: Math.round(medianOf('oryx', 'rate')),
    bareRate: Math.round(medianOf('bare', 'rate')),
  };
}

/** Searches from a separate process, letter by letter, as people type. */
async function search(url, cookie, pause) {
  const task = {
    url,
    cookie,
    pause,
    seconds,
    clients,
    queries: queriesOfFixture().map(({ query }) => query),
  };
  const { stdout } = await promisify(execFile)(process.execPath, [searcher, JSON.stringify(task)]);
  return JSON.parse(stdout);
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
