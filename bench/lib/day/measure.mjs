import { createHash } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from './client.mjs';
import { closedLoop, openLoop, Results } from './load.mjs';
import { Mix, prepare, shares } from './mix.mjs';
import { openAccounts } from './people.mjs';
import { residentMegabytes, withProcessor } from './processor.mjs';
import { rowSizes } from './row-sizes.mjs';
import { recordAnswers, Site } from './servers.mjs';

/** Connections of the proxy that the generator stands for, and callers of the closed loop. */
const connections = 64;
/** Alternating rounds of Oryx and the bare servers. */
const rounds = 4;

const full = {
  accounts: 300,
  warmUpCalls: 3000,
  seconds: 20,
  processes: [1, 2, 4],
  callsOfCost: {
    'reference, unchanged': 20_000,
    'reference, in full': 6000,
    'reference, session looked up': 2000,
    search: 12_000,
    'session check': 1500,
    'learning paths': 600,
    'learning figures': 600,
    'learning advice': 600,
    'module opened': 500,
    'module completed': 500,
    'sign-in': 200,
    'sign-out': 180,
  },
};

const quick = {
  accounts: 12,
  warmUpCalls: 30,
  seconds: 2,
  processes: [1, 2],
  callsOfCost: Object.fromEntries(Object.keys(full.callsOfCost).map((kind) => [kind, 12])),
};

/** Measures the mixed day beside bare servers, and what each kind of call costs. */
export async function measureDay({ isQuick, processes }) {
  const usual = isQuick ? quick : full;
  const scale = { ...usual, processes: processes ?? usual.processes };
  const started = { date: new Date().toISOString(), loadAtStart: loadavg()[0] };
  const site = new Site();
  const groups = [];
  try {
    const first = await site.startOryx(1);
    groups.push(first);
    const client = new Client(first.urls, connections);
    say(`opening ${scale.accounts} accounts`);
    const opening = await withProcessor(first.watched, async () => ({
      people: await openAccounts(client, scale.accounts, site.outbox),
    }));
    const { people } = opening;
    const prepared = await prepare(client, people[0]);
    const mix = new Mix(people, prepared, 1);
    const answers = await recordAnswers(client, mix);
    const idle = await idleCost(first, isQuick ? 1 : 10);
    const costs = await costsOf(client, mix, first, scale.callsOfCost);
    costs['account opened'] = costOf(opening.processor, scale.accounts, {});
    await client.close();

    const rows = [];
    for (const count of scale.processes) {
      const oryx = count === 1 ? first : await site.startOryx(count);
      if (oryx !== first) groups.push(oryx);
      const bare = await site.startBare(count, answers);
      groups.push(bare);
      rows.push(await compare(count, { oryx, bare }, { people, prepared, scale, site }));
      await bare.stop();
      await oryx.stop();
    }
    const last = await site.startOryx(1);
    groups.push(last);
    const sizes = await rowSizes(site, isQuick ? 500 : 20_000);
    return {
      ...started,
      loadAtEnd: loadavg()[0],
      node: process.versions.node,
      cores: cpus().length,
      processor: cpus()[0].model,
      accounts: scale.accounts,
      connections,
      seconds: scale.seconds,
      rounds,
      shares,
      idle,
      costs,
      rows,
      sizes,
    };
  } finally {
    for (const group of groups) await group.stop();
    site.remove();
  }
}

function say(line) {
  console.error(`${new Date().toISOString().slice(11, 19)} ${line}`);
}

/** Returns the processor seconds a second of a server without calls, and of its database. */
async function idleCost({ watched }, seconds) {
  const { processor } = await withProcessor(watched, async () => void (await delay(seconds * 1000)));
  return { server: processor.server / seconds, database: processor.database / seconds };
}

/** Returns what a call of each kind costs, measured alone, with so many callers that no core waits. */
async function costsOf(client, mix, { watched }, calls) {
  const costs = {};
  const order = Object.keys(calls);
  // Signing out ends sessions of sign-ins.
  for (const kind of order) {
    await closedLoop(client, mix, { callers: 4, calls: Math.ceil(calls[kind] / 10), kind });
    const measured = await withProcessor(watched, () =>
      closedLoop(client, mix, { callers: 4, calls: calls[kind], kind }),
    );
    complain(measured);
    costs[kind] = costOf(measured.processor, measured.calls, measured);
    say(
      `${kind}: server ${costs[kind].server.toFixed(3)} ms, database ${costs[kind].database.toFixed(3)} ms`,
    );
  }
  return costs;
}

/** Returns processor milliseconds a call. */
function costOf({ server, mainThread, database }, calls, { bytesPerCall, p50 }) {
  const each = (seconds) => (seconds * 1000) / calls;
  return {
    calls,
    server: each(server),
    mainThread: each(mainThread),
    database: each(database),
    bytesPerCall,
    p50,
  };
}

function complain({ failures }) {
  if (Object.keys(failures).length > 0) say(`failures: ${JSON.stringify(failures)}`);
}

/**
 * Loads Oryx and the bare servers in alternating rounds, so that a busy moment of the machine meets both: first with
 * the most that they can do, then with half of what Oryx could.
 */
async function compare(count, groups, { people, prepared, scale, site }) {
  const names = Object.keys(groups);
  const row = { processes: count };
  for (const name of names) {
    const group = groups[name];
    const client = new Client(group.urls, connections);
    const mix = new Mix(people, prepared, count);
    const memory = () => group.pids().map((pid) => Math.round(residentMegabytes(pid)));
    row[name] = { client, mix, memory: { atStart: memory() }, read: memory };
    // Code is compiled while it is used, so each process gets its share of calls first.
    await closedLoop(client, mix, { callers: connections, calls: scale.warmUpCalls * count });
  }
  const inTurns = async (load, make) => {
    const all = Object.fromEntries(names.map((name) => [name, { results: new Results(), processor: {} }]));
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) {
        const { results, processor } = all[name];
        const loaded = await withProcessor(groups[name].watched, () => make(row[name], results));
        for (const [part, seconds] of Object.entries(loaded.processor)) {
          processor[part] = (processor[part] ?? 0) + seconds;
        }
      }
    }
    for (const name of names) {
      row[name][load] = { ...all[name].results.summary(), processor: all[name].processor };
      complain(row[name][load]);
    }
  };
  const seconds = scale.seconds / rounds;
  const logged = site.logBytes;
  await inTurns('most', ({ client, mix }, results) =>
    closedLoop(client, mix, { callers: connections, seconds, results }),
  );
  for (const name of names) row[name].memory.atMost = row[name].read();
  const perSecond = row.oryx.most.perSecond / 2;
  await inTurns('even', ({ client, mix }, results) => openLoop(client, mix, { perSecond, seconds, results }));
  const calls = row.oryx.most.calls + row.oryx.even.calls;
  row.oryx.logBytesPerCall = (site.logBytes - logged) / calls;
  Object.assign(row.oryx, await lost(site, row.oryx.mix));
  for (const name of names) {
    const { client, mix: _, read, ...measured } = row[name];
    await client.close();
    row[name] = { ...measured, memory: { ...measured.memory, after: read() } };
    const { most, even } = measured;
    say(
      `${count} x ${name}: at most ${most.perSecond.toFixed(0)}/s; at ${perSecond.toFixed(0)}/s p50 ${even.p50.toFixed(1)}, p95 ${even.p95.toFixed(1)}, p99 ${even.p99.toFixed(1)} ms`,
    );
  }
  return row;
}

/**
 * Returns how many writes were acknowledged (completed modules, starts and ends of sessions), and how many of them are
 * not in the database.
 */
async function lost(site, { completed, begun, ended }) {
  const count = (query, values) =>
    site.query((client) => client.query(query, [values]).then(({ rowCount }) => rowCount));
  const sessions = 'select from sessions where token_hash = any($1)';
  const stored = await count('select from learning_completions where attempt_id = any($1)', completed);
  const living = await count(sessions, begun.map(hashOfSession));
  const undead = await count(sessions, ended.map(hashOfSession));
  return {
    acknowledged: completed.length + begun.length + ended.length,
    lost: completed.length - stored + (begun.length - living) + undead,
  };
}

/** Returns how the database names the session of a cookie. */
function hashOfSession(cookie) {
  return createHash('sha256')
    .update(cookie.slice(cookie.indexOf('=') + 1))
    .digest('base64url');
}
