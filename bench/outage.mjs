import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { register } from './lib/register.mjs';
import { start } from './lib/start.mjs';

/**
 * Breaks the database of a built server under writes, and prints for each kind of fault: rounds, acknowledged
 * writes, those of them that are lost, the longest wait for an answer, and the time from the return of the
 * database to the next acknowledged write. `node bench/outage.mjs 50` runs 50 rounds of each.
 */
const rounds = Number(process.argv[2] ?? 50);
const writers = 4;
const main = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));
const frozenMs = 3000;

const fileOf = (dataDir) => join(realpathSync(join(dataDir, 'postgres')), 'postmaster.pid');
const postmasterOf = (dataDir) => Number(readFileSync(fileOf(dataDir), 'utf8').split('\n')[0]);

/** Connects to the database beside the server, or through nothing at all. */
async function direct(dataDir) {
  const lines = readFileSync(fileOf(dataDir), 'utf8').split('\n');
  const password = readFileSync(join(dataDir, 'postgres', 'oryx-password'), 'utf8').trim();
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(lines[3]),
    user: 'oryx',
    password,
    database: 'oryx',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Each fault breaks the database, and resolves when the database itself is back. */
const faults = {
  killed: (dataDir) => endPostmaster(dataDir, 'SIGKILL'),
  restarted: (dataDir) => endPostmaster(dataDir, 'SIGINT'),
  frozen: async (dataDir) => {
    const client = await direct(dataDir);
    const { rows } = await client.query('select pid from pg_stat_activity');
    await client.end();
    const pids = [postmasterOf(dataDir), ...rows.map(({ pid }) => pid)];
    for (const pid of pids) signal(pid, 'SIGSTOP');
    await delay(frozenMs);
    for (const pid of pids) signal(pid, 'SIGCONT');
  },
};

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

async function endPostmaster(dataDir, name) {
  const before = postmasterOf(dataDir);
  process.kill(before, name);
  for (;;) {
    await delay(20);
    try {
      if (postmasterOf(dataDir) === before) continue;
      await (await direct(dataDir)).end();
      return;
    } catch {
      // It is starting.
    }
  }
}

/** Starts a proxy, which stands for a network that drops everything while `isDown`. */
async function startProxy(port) {
  const state = { isDown: false, pairs: new Set() };
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    const pair = [client, server];
    state.pairs.add(pair);
    const close = () => {
      state.pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', close).on('close', close);
    client.on('data', (bytes) => server.write(bytes));
    server.on('data', (bytes) => client.write(bytes));
    if (state.isDown) for (const socket of pair) socket.pause();
  });
  await new Promise((done) => proxy.listen(0, '127.0.0.1', done));
  const set = (isDown) => {
    state.isDown = isDown;
    for (const socket of [...state.pairs].flat()) isDown ? socket.pause() : socket.resume();
  };
  return { port: proxy.address().port, set, close: () => proxy.close() };
}

async function measure(name, url, dataDir, fault) {
  const waits = [];
  const recoveries = [];
  const acknowledged = [];
  for (let round = 0; round < rounds; round += 1) {
    let isOver = false;
    let last = 0;
    const loop = async () => {
      while (!isOver) {
        const email = await register(url, waits);
        if (email) {
          acknowledged.push(email);
          last = performance.now();
        } else await delay(20);
      }
    };
    const loops = Array.from({ length: writers }, loop);
    await delay(300);
    await fault(dataDir);
    const back = performance.now();
    while (last <= back) await delay(5);
    recoveries.push(last - back);
    isOver = true;
    await Promise.all(loops);
  }
  const client = await direct(dataDir);
  const { rows } = await client.query('select email from users');
  await client.end();
  const stored = new Set(rows.map(({ email }) => email));
  const lost = acknowledged.filter((email) => !stored.has(email)).length;
  const refused = waits.filter(({ status }) => status === 503).map(({ ms }) => ms);
  const all = waits.map(({ ms }) => ms);
  const most = (list) => Math.round(Math.max(0, ...list));
  console.log(
    `${name}: ${rounds} rounds, ${acknowledged.length} acknowledged, ${lost} lost, ${refused.length} times 503; ` +
      `longest wait for a 503 ${most(refused)} ms, for any answer ${most(all)} ms; ` +
      `recovered in ${most(recoveries)} ms at most`,
  );
}

const dataDir = mkdtempSync(join(tmpdir(), 'oryx-outage-'));
chmodSync(dataDir, 0o755);
const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' };
const own = await start(main, env);
for (const [name, fault] of Object.entries(faults)) await measure(name, own.url, dataDir, fault);
const port = Number(readFileSync(fileOf(dataDir), 'utf8').split('\n')[3]);
const password = readFileSync(join(dataDir, 'postgres', 'oryx-password'), 'utf8').trim();
const proxy = await startProxy(port);
const far = await start(main, {
  ...env,
  DATABASE_URL: `postgres://oryx:${password}@127.0.0.1:${proxy.port}/oryx`,
});
await measure('unreachable', far.url, dataDir, async () => {
  proxy.set(true);
  await delay(frozenMs);
  proxy.set(false);
});
await far.stop();
proxy.close();
await own.stop();
rmSync(dataDir, { recursive: true, force: true });
