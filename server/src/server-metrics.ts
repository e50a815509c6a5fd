import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { contentVersion } from '@oryx/content';
import type { Clock } from './dependencies.ts';
import type { Listening } from './http/listen.ts';
import { queueState } from './mail/queue.ts';
import type { Metrics } from './metrics.ts';
import type { Storage } from './storage/storage.ts';

/** What the metrics of a server are read from. */
export interface Measured {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly listening: Listening;
  readonly dataDir: string;
}

/**
 * Time in ms for which metrics wait for the database. A scraper gives up after ten seconds, and what else there
 * is to read matters most while the database is slow.
 */
const queueWithinMs = 1000;

/** Adds the metrics of a server and its process. */
export function measureServer(metrics: Metrics, { storage, clock, listening, dataDir }: Measured): void {
  metrics.watchProcess();
  const build = { ...readBuild(), content: String(contentVersion) };
  metrics.gauge(
    { name: 'oryx_build_info', help: 'What runs: the value is always 1.', aggregator: 'max' },
    ['version', 'commit', 'content'],
    () => [{ labels: build, value: 1 }],
  );
  metrics.gauge(
    { name: 'oryx_http_requests_in_flight', help: 'Requests that are being answered.' },
    [],
    () => listening.inFlight,
  );
  metrics.gauge({ name: 'oryx_http_connections', help: 'Open connections.' }, [], () =>
    listening.connections(),
  );
  metrics.gauge(
    { name: 'oryx_database_up', help: '1 while the database answers, else 0.', aggregator: 'min' },
    [],
    () => Number(storage.isReachable()),
  );
  metrics.gauge(
    { name: 'oryx_database_pool_connections', help: 'Connections to the database, by state.' },
    ['state'],
    () => {
      const { used, idle } = storage.poolUse();
      return [
        { labels: { state: 'used' }, value: used },
        { labels: { state: 'idle' }, value: idle },
      ];
    },
  );
  metrics.gauge(
    { name: 'oryx_database_pool_waiting', help: 'Calls that wait for a connection to the database.' },
    [],
    () => storage.poolUse().waiting,
  );
  measureMails(metrics, storage, clock);
  measureDisk(metrics, dataDir);
}

/** All processes read one queue, so their values are not added. */
function measureMails(metrics: Metrics, { db }: Storage, clock: Clock): void {
  let last: ReturnType<typeof queueState> | undefined;
  /** Both gauges are collected at the same time, and share a query. */
  const read = async () => {
    last ??= queueState(db).finally(() => {
      last = undefined;
    });
    const gaveUp = new AbortController();
    const enough = delay(queueWithinMs, undefined, { ref: false, signal: gaveUp.signal });
    return Promise.race([last, enough])
      .catch(() => undefined)
      .finally(() => gaveUp.abort());
  };
  metrics.gauge(
    { name: 'oryx_mail_queue_mails', help: 'Mails that wait to be sent.', aggregator: 'max' },
    [],
    async () => (await read())?.length,
  );
  metrics.gauge(
    { name: 'oryx_mail_queue_oldest_seconds', help: 'Age of the oldest mail that waits.', aggregator: 'max' },
    [],
    async () => {
      const state = await read();
      if (!state) return undefined;
      return state.oldest ? Math.max(0, clock().getTime() - state.oldest.getTime()) / 1000 : 0;
    },
  );
}

/** All processes write to one disk, so their values are not added. */
function measureDisk(metrics: Metrics, dataDir: string): void {
  const statOf = () => statfs(dataDir).catch(() => undefined);
  metrics.gauge(
    { name: 'oryx_data_disk_free_bytes', help: 'Free space on the disk of DATA_DIR.', aggregator: 'min' },
    [],
    async () => {
      const found = await statOf();
      return found && found.bavail * found.bsize;
    },
  );
  metrics.gauge(
    { name: 'oryx_data_disk_size_bytes', help: 'Size of the disk of DATA_DIR.', aggregator: 'max' },
    [],
    async () => {
      const found = await statOf();
      return found && found.blocks * found.bsize;
    },
  );
}

/** Returns the version of Oryx, and the commit of a checkout. */
function readBuild(): { version: string; commit: string } {
  const { version } = JSON.parse(readRoot('package.json'));
  return { version, commit: commitOf() };
}

function commitOf(): string {
  try {
    const [, branch] = /^ref: (.*)/.exec(readRoot('.git/HEAD')) ?? [];
    return readRoot(branch ? `.git/${branch}` : '.git/HEAD')
      .trim()
      .slice(0, 12);
  } catch {
    // A container, or an unpacked archive.
    return 'unknown';
  }
}

/** Reads a file of the checkout. The path is the same from src/ and dist/. */
function readRoot(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}
