import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { runnerImport } from 'vite';
import { start } from './lib/start.mjs';

/**
 * Sends generated hostile requests to a built server, over the wire and with a real database, and prints the
 * statuses, the slowest requests and the memory of the server. Fails if an answer breaks a rule, if another
 * user's data has changed, or if memory grows. `node bench/hostile.mjs 100000 7` sends 100,000 from seed 7.
 */
const count = Number(process.argv[2] ?? 100_000);
const firstSeed = Number(process.argv[3] ?? 1);
const batch = 2000;
/** Growth of the server's memory in MB, after the first requests have loaded everything. */
const mostGrowth = 150;

const main = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));
// The generator belongs to the tests of the server and is not built.
const { module: hostile } = await runnerImport(
  fileURLToPath(new URL('../server/src/test/hostile/attack.ts', import.meta.url)),
  { configFile: false, logLevel: 'error', resolve: { conditions: ['oryx-source'] } },
);

const password = 'a long walk through Sossusvlei';
const canary = { id: '3f1d2c52-7d0a-4c39-9a7e-0f6f0c0a1b2c', email: 'canary.bird@example.org' };
const attacker = { id: '1b0a2f43-55f5-4a3b-8b35-7a4c2f4d7e11', email: 'attacker@example.org' };

/** Connects to the embedded database of a server. */
async function connect(dataDir) {
  const folder = join(dataDir, 'postgres');
  const lines = readFileSync(join(realpathSync(folder), 'postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(lines[3]),
    user: 'oryx',
    password: readFileSync(join(folder, 'oryx-password'), 'utf8').trim(),
    database: 'oryx',
  });
  await client.connect();
  return client;
}

async function post(url, call, body, address) {
  const response = await fetch(`${url}/api/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`);
  return response;
}

/** Opens an account under a known id, and confirms its address past the mailbox. */
async function open(url, client, { id, email }) {
  const person = {
    firstName: 'Hostile',
    lastName: 'Bench',
    profession: 'Nurse',
    verificationMethod: 'email',
  };
  await post(url, 'register', { ...person, email, password }, '192.0.2.1');
  await client.query('delete from codes');
  await client.query('update users set id = $1, verified_at = now() where email_normalised = $2', [
    id,
    email,
  ]);
}

/** Returns all rows of a user. */
async function rowsOf(client, { id }) {
  const { rows: tables } = await client.query(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id' order by 1`,
  );
  const rows = [];
  for (const [name, column] of [['users', 'id'], ...tables.map((table) => [table.name, 'user_id'])]) {
    const of = client.escapeIdentifier(name);
    const found = await client.query(
      `select to_jsonb(each)::text as row from ${of} each where ${column} = $1 order by 1`,
      [id],
    );
    rows.push(...found.rows.map(({ row }) => `${name} ${row}`));
  }
  return rows;
}

const memoryOf = (pid) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const dataDir = mkdtempSync(join(tmpdir(), 'oryx-hostile-'));
chmodSync(dataDir, 0o755);
const server = await start(main, { DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' });
const client = await connect(dataDir);
let faults = 0;
const fail = (fault) => {
  faults += 1;
  console.error(fault);
};
try {
  for (const person of [canary, attacker]) await open(server.url, client, person);
  await post(server.url, 'login', { contact: canary.email, password }, '192.0.2.2');
  const before = await rowsOf(client, canary);
  // With every role, so that the calls of roles do not all end at the door.
  const ofAttacker = '(select id from users where email = $1)';
  await client.query(
    `insert into role_grants (number, user_id, role, is_granted, origin, reason, at)
      select number, ${ofAttacker}, role, true, 'server', 'For the bench.', now()
      from unnest(array['reviewer', 'editor', 'administrator']) with ordinality as each (role, number)`,
    [attacker.email],
  );
  const target = {
    port: Number(new URL(server.url).port),
    canary,
    signIn: async () => {
      const response = await post(server.url, 'login', { contact: attacker.email, password }, '192.0.2.3');
      await client.query(`update sessions set second_factor_at = now() where user_id = ${ofAttacker}`, [
        attacker.email,
      ]);
      return response.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith('oryx_session='))
        .split(';')[0];
    },
    clearLimits: async () => {
      // Locked in the order of the server, so that the two cannot deadlock.
      await client.query(
        'delete from rate_limits where key in (select key from rate_limits order by key for update)',
      );
    },
  };
  const statuses = new Map();
  const messages = new Set();
  let slowest = [];
  let early = 0;
  let most = 0;
  const since = performance.now();
  for (let sent = 0, seed = firstSeed; sent < count; sent += batch, seed += 1) {
    const outcome = await hostile.attack(target, seed, Math.min(batch, count - sent));
    for (const [status, times] of outcome.statuses) statuses.set(status, (statuses.get(status) ?? 0) + times);
    for (const message of outcome.messages) messages.add(message);
    outcome.faults.forEach(fail);
    slowest = [...slowest, ...outcome.slowest].sort(([a], [b]) => b - a).slice(0, 5);
    const memory = memoryOf(server.pid);
    if (sent < count / 5) early = Math.max(early, memory);
    most = Math.max(most, memory);
    console.log(`${Math.min(count, sent + batch)} sent, ${faults} faults, ${memory.toFixed(0)} MB`);
  }
  const seconds = (performance.now() - since) / 1000;
  console.log(`${count} requests from seed ${firstSeed} in ${seconds.toFixed(0)} s, ${faults} faults`);
  console.log(
    [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, times]) => `${status || 'closed'}: ${times}`)
      .join(', '),
  );
  console.log(
    `${messages.size} messages; memory ${early.toFixed(0)} MB in the first fifth, ${most.toFixed(0)} MB at most`,
  );
  for (const message of messages) console.log(`  ${message}`);
  for (const [ms, request] of slowest) console.log(`${ms.toFixed(0)} ms ${request.slice(0, 200)}`);
  const after = await rowsOf(client, canary);
  if (after.join('\n') !== before.join('\n')) fail('The data of another user has changed.');
  if (most - early > mostGrowth) fail(`Memory has grown by ${(most - early).toFixed(0)} MB.`);
  if (messages.size > 150) fail(`Refusals repeat what was sent: ${[...messages].slice(0, 20).join(' ')}`);
} catch (error) {
  fail(error.stack);
} finally {
  await client.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = faults > 0 ? 1 : 0;
