import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { register } from './lib/register.mjs';
import { startReplicated } from './lib/replicated.mjs';
import { start } from './lib/start.mjs';

/**
 * Kills the primary of the replicated PostgreSQL of `deploy/ha` under writes through two servers, and prints
 * how long nothing was acknowledged, how many acknowledged writes are lost, and whether the killed machine
 * came back as a standby. `node bench/failover.mjs 20` does so 20 times, and then moves the primary 3 times
 * as for maintenance.
 */
const rounds = Number(process.argv[2] ?? 20);
const switches = 3;
const writersOfEach = 2;
const main = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));

/** Writers through one server. `last` is the time of its last acknowledged write. */
class Writers {
  acknowledged = [];
  waits = [];
  last = 0;
  #isOver = false;
  #loops;

  constructor(url) {
    this.#loops = Array.from({ length: writersOfEach }, () => this.#write(url));
    // An error ends the program at `end`.
    for (const loop of this.#loops) loop.catch(() => undefined);
  }

  async #write(url) {
    while (!this.#isOver) {
      const begun = performance.now();
      const email = await register(url, this.waits);
      if (!email) {
        await delay(200);
        continue;
      }
      this.acknowledged.push(email);
      // One that began before the fault may have been done before it.
      this.last = Math.max(this.last, begun);
    }
  }

  async untilAfter(time) {
    while (this.last <= time) await Promise.race([delay(5), Promise.all(this.#loops)]);
  }

  async end() {
    this.#isOver = true;
    await Promise.all(this.#loops);
  }
}

const most = (times) => Math.round(Math.max(0, ...times));
const share = (times, part) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * part) - 1)] ?? 0);

/** Causes a fault under writes, `count` times. The fault returns when the cluster is to become whole again. */
async function measure(name, count, cluster, servers, fault) {
  const without = [];
  const whole = [];
  const acknowledged = [];
  const waits = [];
  let lost = 0;
  for (let round = 1; round <= count; round += 1) {
    const primary = await cluster.untilWhole();
    const writers = servers.map(({ url }) => new Writers(url));
    for (const each of writers) await each.untilAfter(0);
    await delay(500);
    const since = performance.now();
    const mend = await fault(primary);
    await Promise.all(writers.map((each) => each.untilAfter(since)));
    without.push(performance.now() - since);
    mend();
    const next = await cluster.untilWhole();
    whole.push(performance.now() - since);
    for (const each of writers) {
      await each.end();
      acknowledged.push(...each.acknowledged);
      waits.push(...each.waits);
    }
    const stored = await cluster.ask(next, 'select email from users');
    const emails = new Set(stored.map(({ email }) => email));
    lost = acknowledged.filter((email) => !emails.has(email)).length;
    console.log(
      `${name} ${round}: ${primary.name} to ${next.name}, ${Math.round(without.at(-1))} ms without service, ` +
        `whole after ${Math.round(whole.at(-1))} ms, ${lost} of ${acknowledged.length} lost, load ${loadavg()[0]}`,
    );
    if (next === primary) throw new Error('the primary did not change');
  }
  const refused = waits.filter(({ status }) => status === 503).map(({ ms }) => ms);
  console.log(
    `${name}: ${count} times, without service p50 ${share(without, 0.5)} ms, p95 ${share(without, 0.95)} ms, ` +
      `most ${most(without)} ms; ${acknowledged.length} acknowledged, ${lost} lost; whole again after ` +
      `${most(whole)} ms at most; ${refused.length} times 503, the longest wait for one ${most(refused)} ms, ` +
      `for any answer ${most(waits.map(({ ms }) => ms))} ms`,
  );
}

const cluster = await startReplicated();
const dataDir = mkdtempSync(join(tmpdir(), 'oryx-failover-data-'));
const servers = [];
const end = async () => {
  for (const server of servers) await server.stop();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end().finally(() => process.exit(1)));
try {
  const env = { DATABASE_URL: cluster.url, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' };
  for (const name of ['one', 'two']) {
    servers.push(await start(main, { ...env, DATA_DIR: join(dataDir, name) }));
  }
  await measure('killed', rounds, cluster, servers, (primary) => {
    cluster.kill(primary);
    return () => cluster.begin(primary);
  });
  await measure('moved', switches, cluster, servers, async () => {
    await cluster.switchOver();
    return () => undefined;
  });
} catch (error) {
  console.error(`The log is kept: ${join(cluster.folder, 'log')}`);
  await end();
  throw error;
}
await end();
cluster.remove();
