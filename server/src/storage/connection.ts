import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { databaseUrls } from '../database-url.ts';
import { DatabaseAway, hasNoRoom, isDatabaseAway } from './database-away.ts';
import { patience } from './patience.ts';

/** Connection target: a URL, which may list several hosts, or the parts of an address. */
export type ConnectTo =
  | string
  | { host: string; port: number; user: string; password: string; database: string };

/** Time in ms after which an unanswered connection attempt is given up. */
const connectWithinMs = 10_000;
const endWithinMs = 5000;
const longestPauseMs = 2000;

/** A connection of its own, outside the pool. */
export interface OneConnection {
  readonly client: pg.Client;
  /** The server that it leads to: one host, also where the target lists several. */
  readonly to: ConnectTo;
  /** Aborted when the connection is closed. */
  readonly lost: AbortSignal;
  /** Closes the connection at once. Queries in progress are rejected. */
  cut(): void;
  /** Closes the connection in order. */
  end(): Promise<void>;
}

/** Returns the options of every connection. */
export function connectionOptions(to: ConnectTo): pg.ClientConfig {
  // The embedded server speaks no TLS, whatever PGSSLMODE says in the operator's shell.
  const target = typeof to === 'string' ? { connectionString: to } : { ...to, ssl: false };
  return { ...target, application_name: 'oryx', options: '-c TimeZone=UTC', keepAlive: true };
}

/**
 * Opens one connection to a server that can be written to. Of several hosts it takes the first that is found
 * so. All are asked at once, because a machine that is off answers nothing for a long time. Rejects if none
 * answers in time.
 */
export async function openConnection(
  to: ConnectTo,
  options: pg.ClientConfig = {},
  withinMs = connectWithinMs,
): Promise<OneConnection> {
  const hosts = typeof to === 'string' ? databaseUrls(to) : [to];
  const attempts = hosts.map((host) => openTo(host, options, withinMs));
  try {
    const first = await Promise.any(attempts);
    for (const attempt of attempts) {
      attempt.then(
        (other) => other !== first && other.cut(),
        () => undefined,
      );
    }
    return first;
  } catch (error) {
    throw error instanceof AggregateError ? reasonFor(hosts, error.errors) : error;
  }
}

/** Returns the error for hosts of which none could be used. */
function reasonFor(hosts: readonly ConnectTo[], errors: readonly unknown[]): unknown {
  // An answer such as "wrong password" says more than the silence of another host.
  const answered = errors.find((error) => !isDatabaseAway(error) || hasNoRoom(error));
  if (errors.length === 1 || answered) return answered ?? errors[0];
  const reasons = errors.map((error, index) => `${hostOf(hosts[index])}: ${reasonOf(error)}`);
  return new DatabaseAway(reasons.join(', '));
}

function hostOf(to: ConnectTo | undefined): string {
  return typeof to === 'string' ? new URL(to).host : '';
}

/** Returns what a failed connection attempt says, without the address and its password. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code ? String(error.code) : error.message;
}

/** Rejects if the server, or this database of it, is read-only, as a standby is. */
export async function expectWritable(client: pg.Client): Promise<void> {
  const { rows } = await client.query('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off') throw new DatabaseAway('read-only');
}

async function openTo(to: ConnectTo, options: pg.ClientConfig, withinMs: number): Promise<OneConnection> {
  const socket = new Socket();
  const client = new pg.Client({ ...connectionOptions(to), ...options, stream: () => socket });
  // A lost connection rejects its queries. The event says the same again, and would end the process if
  // nobody listened.
  client.on('error', () => undefined);
  const lost = new AbortController();
  client.once('end', () => lost.abort());
  const cut = () => socket.destroy();
  const enough = patience(withinMs, () =>
    socket.destroy(new DatabaseAway(`no answer within ${Math.round(withinMs / 1000)} s`)),
  );
  try {
    await client.connect();
    await expectWritable(client);
  } catch (error) {
    cut();
    throw error;
  } finally {
    enough();
  }
  const end = async () => {
    const tooLong = setTimeout(cut, endWithinMs);
    await client.end().finally(() => clearTimeout(tooLong));
  };
  return { client, to, lost: lost.signal, cut, end };
}

/** How long a start waits for its database, and whom it tells. */
export interface StartPatience {
  /** Attempts to connect are repeated for this time in ms. */
  readonly forMs: number;
  /** Called with the reason when the first attempt has failed. */
  readonly onWait?: (error: unknown) => void;
}

/**
 * Runs work on a separate connection and closes it. Only connecting is repeated, because the work may have
 * been done when its connection is lost.
 */
export async function withOneConnection<Result>(
  to: ConnectTo,
  work: (client: pg.Client) => Promise<Result>,
  { forMs, onWait }: StartPatience = { forMs: 0 },
): Promise<Result> {
  const { client, end } = await connectPatiently(to, forMs, onWait);
  try {
    return await work(client);
  } finally {
    await end();
  }
}

async function connectPatiently(
  to: ConnectTo,
  forMs: number,
  onWait: StartPatience['onWait'],
): Promise<OneConnection> {
  const startedAt = performance.now();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await openConnection(to);
    } catch (error) {
      // A wrong password or name of a database does not become right by waiting.
      if (!isDatabaseAway(error) || performance.now() - startedAt >= forMs) throw error;
      if (attempt === 0) onWait?.(error);
      await delay(Math.min(100 * 2 ** attempt, longestPauseMs));
    }
  }
}
