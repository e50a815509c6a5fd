import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { parse } from 'yaml';
import { signedInCookie } from './lib/account.mjs';
import { fromSources } from './lib/from-sources.mjs';
import { start } from './lib/start.mjs';

/**
 * Prints how large the answers are that a device keeps for use without a connection, as the server compresses them,
 * and how long one search over the search data takes. The queries are typed letter by letter. The reference, in the
 * same run, looks for the same text in the title of every entry and does no more.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const queries = new URL('../server/src/test/search/queries.yaml', import.meta.url);

const sources = await fromSources();
const { keptAddresses } = await sources.ssrLoadModule('/web/src/offline/kept-parts.ts');
const { getSearchData } = await sources.ssrLoadModule('@oryx/contract/search');
const { createSearch } = await sources.ssrLoadModule('@oryx/search');
const dataDir = mkdtempSync(join(tmpdir(), 'oryx-bench-'));
// If root starts it, PostgreSQL runs as another user, who needs access.
chmodSync(dataDir, 0o755);
let oryx;
try {
  oryx = await start('server/dist/main.js', { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const cookie = await signedInCookie(oryx.url, dataDir);
  const rows = [];
  for (const path of [...keptAddresses, getSearchData.path])
    rows.push({ path, ...(await sizesOf(oryx.url + path, cookie)) });
  const total = (size) => rows.reduce((sum, row) => sum + row[size], 0);
  console.table([...rows, { path: 'all', sent: total('sent'), smallest: total('smallest') }]);
  const data = await (await fetch(oryx.url + getSearchData.path, { headers: { cookie } })).json();
  const began = performance.now();
  const search = createSearch(data);
  const built = performance.now() - began;
  const titles = data.entries.map(({ title }) => title.toLowerCase());
  const reference = (text) => titles.filter((title) => title.includes(text));
  const typed = Object.values(parse(readFileSync(queries, 'utf8')))
    .flatMap((kind) => Object.keys(kind))
    .flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1).toLowerCase()));
  // The first round loads and compiles the code.
  timesOf(search, typed);
  timesOf(reference, typed);
  const [own, plain] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    own.push(...timesOf(search, typed));
    plain.push(...timesOf(reference, typed));
  }
  console.table({ search: percentiles(own), reference: percentiles(plain) });
  console.log(
    `${typed.length} texts, ${rounds} rounds, ${data.entries.length} entries, built in ${built.toFixed(0)} ms`,
  );
  console.log(`search to reference, medians: ${(percentiles(own).p50 / percentiles(plain).p50).toFixed(1)}`);
  console.log(`load average ${loadavg()[0].toFixed(1)}`);
} finally {
  await oryx?.stop();
  await sources.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Returns the bytes of an answer with brotli: as they are sent, and as small as brotli can make them. */
function sizesOf(url, cookie) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { cookie, 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`));
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const sent = Buffer.concat(parts);
        const isPlain = answer.headers['content-encoding'] !== 'br';
        const text = isPlain ? sent : brotliDecompressSync(sent);
        resolve({ sent: sent.length, smallest: brotliCompressSync(text).length });
      });
    }).on('error', reject);
  });
}

/** Returns the time in ms that each text takes. */
function timesOf(find, texts) {
  return texts.map((text) => {
    const began = performance.now();
    find(text);
    return performance.now() - began;
  });
}

/** Returns what half, 95 and 99 of 100 and all times stay within, in ms. */
function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) =>
    Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(3));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
