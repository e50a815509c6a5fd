import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseAway, isDatabaseAway } from './database-away.ts';
import { patience } from './patience.ts';

/** Connection target: a URL, or the parts of an address. */
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

/** Opens one connection. Rejects if the server does not answer in time. */
export async function openConnection(
  to: ConnectTo,
  options: pg.ClientConfig = {},
  withinMs = connectWithinMs,
): Promise<OneConnection> {
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
  return { client, lost: lost.signal, cut, end };
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
