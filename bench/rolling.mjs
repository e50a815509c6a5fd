import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { signedInCookie } from './lib/account.mjs';
import { freePort, start } from './lib/start.mjs';

/**
 * Restarts two servers in turn behind the load balancer of `deploy/Caddyfile`, under load, and prints the
 * number of requests, those that failed, and the longest wait. `node bench/rolling.mjs 20` runs 20 rounds, and
 * `WORKERS=2` gives each server two workers. Ends with 1 if a request failed.
 */
const rounds = Number(process.argv[2] ?? 5);
const clients = 12;
const main = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));
const caddyfile = fileURLToPath(new URL('../deploy/Caddyfile', import.meta.url));

if (spawnSync('caddy', ['version']).error) {
  console.error('This needs Caddy on the PATH. On Debian: apt-get install caddy');
  process.exit(1);
}

/** Returns the requests of the load: pages, kept lists, reads from the database, and a write. */
async function requestsOf(url, cookie) {
  const [first] = await (await fetch(`${url}/api/learning/paths`, { headers: { cookie } })).json();
  const body = JSON.stringify({ pathId: first.path.id, moduleId: first.modules[0].id });
  return [
    { path: '/' },
    { path: '/api/medications' },
    { path: '/api/auth/user' },
    { path: '/api/search?q=adrenaline' },
    { path: '/api/learning/modules/start', method: 'POST', body },
  ];
}

async function startCaddy(servers) {
  const url = `http://127.0.0.1:${await freePort()}`;
  // Another Caddy of this machine may have the port for administration.
  const config = join(dataDir, 'Caddyfile');
  writeFileSync(config, readFileSync(caddyfile, 'utf8').replace(/^\{$/m, '{\n\tadmin off'));
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { ...process.env, ORYX_SITE: url, ORYX_SERVERS: servers.join(' ') },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('Caddy did not come up.');
    await delay(50);
  }
  return { url, stop: () => child.kill('SIGTERM') };
}

/** Sends requests in turn until the signal. */
async function send(url, cookie, requests, signal, seen) {
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  for (let turn = 0; !signal.aborted; turn += 1) {
    const { path, ...rest } = requests[turn % requests.length];
    const since = performance.now();
    const got = await fetch(`${url}${path}`, { ...rest, headers }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      (error) => String(error.cause ?? error),
    );
    seen.waits.push(performance.now() - since);
    if (got !== 200) seen.failures.push(`${rest.method ?? 'GET'} ${path}: ${got}`);
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'oryx-rolling-'));
chmodSync(dataDir, 0o755);
const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1', DRAIN_SECONDS: '6' };
const ports = [await freePort(), await freePort()];
// Both servers use the embedded PostgreSQL of one folder.
const startAt = (port) => start(main, { ...env, PORT: String(port) });
const servers = [await startAt(ports[0]), await startAt(ports[1])];
const caddy = await startCaddy(ports.map((port) => `127.0.0.1:${port}`));
const over = new AbortController();
const seen = { waits: [], failures: [] };
const since = performance.now();
try {
  const cookie = await signedInCookie(caddy.url, dataDir);
  const requests = await requestsOf(caddy.url, cookie);
  const loops = Array.from({ length: clients }, () => send(caddy.url, cookie, requests, over.signal, seen));
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, server] of servers.entries()) {
      const code = await server.stop();
      if (code !== 0) seen.failures.push(`a server ended with ${code}`);
      servers[place] = await startAt(ports[place]);
    }
  }
  over.abort();
  await Promise.all(loops);
} finally {
  over.abort();
  caddy.stop();
  for (const server of servers) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

const seconds = (performance.now() - since) / 1000;
const waits = seen.waits.toSorted((one, other) => one - other);
const at = (share) => Math.round(waits[Math.floor(share * (waits.length - 1))]);
console.log(
  `${rounds} rounds, ${2 * rounds} restarts in ${Math.round(seconds)} s: ${waits.length} requests, ` +
    `${seen.failures.length} failed; waits p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms`,
);
for (const failure of new Set(seen.failures)) console.log(failure);
if (seen.failures.length > 0) process.exitCode = 1;
