import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from './client.mjs';
import { closedLoop, openLoop } from './load.mjs';
import { Mix, prepare, searchAll } from './mix.mjs';
import { openAccounts } from './people.mjs';
import { privateMegabytes, residentMegabytes, treeOf, treeSeconds } from './processor.mjs';
import { Site } from './servers.mjs';

const connections = 64;
/** Share of the time after which the memory has settled at this load. */
const settlingShare = 0.25;
/** Growth of the collected heap, in MB an hour, up to which the memory counts as flat. */
const flatAtMost = 5;

/** Loads one server evenly for minutes, and returns its memory each minute with the slopes. */
export async function soak({ isQuick, minutes, perSecond }) {
  const started = { date: new Date().toISOString(), loadAtStart: loadavg()[0] };
  const site = new Site();
  const oryx = await site.startOryx(1);
  const client = new Client(oryx.urls, connections);
  try {
    const people = await openAccounts(client, isQuick ? 12 : 300, site.outbox);
    const prepared = await prepare(client, people[0]);
    const mix = new Mix(people, prepared, 7);
    // What fills up to a bound and what is compiled is there before the first minute, because it is no leak.
    if (!isQuick) {
      await searchAll(client, people[0], prepared);
      await closedLoop(client, mix, { callers: 8, calls: 4000 });
    }
    const [pid] = oryx.pids();
    const samples = [];
    const sample = async (second) => {
      const heap = await heapOf(site, pid);
      const database = treeOf(site.postmaster).reduce((sum, each) => sum + privateMegabytes(each), 0);
      samples.push({ minute: second / 60, rss: residentMegabytes(pid), ...heap, database });
      const { rss, heapUsed } = samples.at(-1);
      console.error(
        `minute ${(second / 60).toFixed(1)}: RSS ${rss.toFixed(0)} MB, heap ${heapUsed.toFixed(1)} MB`,
      );
    };
    const every = isQuick ? 5 : 60;
    const pending = [];
    await sample(0);
    const result = await openLoop(client, mix, {
      perSecond,
      seconds: minutes * 60,
      onSecond: (second) => {
        if (second % every === 0) pending.push(sample(second));
      },
    });
    await Promise.all(pending);
    const settled = samples.filter(({ minute }) => minute >= minutes * settlingShare);
    const slopes = {
      heap: slope(settled, 'heapUsed') * 60,
      rss: slope(settled, 'rss') * 60,
      database: slope(settled, 'database') * 60,
    };
    return {
      ...started,
      loadAtEnd: loadavg()[0],
      node: process.versions.node,
      cores: cpus().length,
      minutes,
      perSecond,
      settlingMinutes: minutes * settlingShare,
      ...result,
      processor: { server: treeSeconds(pid), database: treeSeconds(site.postmaster) },
      samples,
      slopes,
      isFlat: slopes.heap <= flatAtMost,
      flatAtMost,
    };
  } finally {
    await client.close();
    await oryx.stop();
    site.remove();
  }
}

/** Asks the server for its memory after a full collection, in MB. */
async function heapOf(site, pid) {
  const file = join(site.dataDir, `heap-${pid}.json`);
  const askedAt = Date.now();
  process.kill(pid, 'SIGWINCH');
  for (;;) {
    await delay(20);
    try {
      const { at, heapUsed, external, arrayBuffers } = JSON.parse(readFileSync(file, 'utf8'));
      const megabytes = (bytes) => bytes / 1024 / 1024;
      if (at >= askedAt) {
        return {
          heapUsed: megabytes(heapUsed),
          external: megabytes(external),
          arrayBuffers: megabytes(arrayBuffers),
        };
      }
    } catch {
      // It is not written yet.
    }
  }
}

/** Returns the slope of a figure by least squares, a minute. */
function slope(samples, name) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(samples.map(({ minute }) => minute));
  const y = mean(samples.map((sample) => sample[name]));
  const above = samples.reduce((sum, sample) => sum + (sample.minute - x) * (sample[name] - y), 0);
  const below = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
  return below === 0 ? 0 : above / below;
}
