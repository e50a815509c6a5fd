import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type ConnectTo, expectWritable, type OneConnection, openConnection } from './connection.ts';
import { DatabaseAway, hasNoRoom } from './database-away.ts';
import { patience } from './patience.ts';

const askEveryMs = 400;
const retryMs = 200;
/** Silence in ms after which the database counts as away. With the pause before it stays below 2 s. */
const defaultSilentMs = 1250;

/** What the watch tells. */
export interface Watched {
  /** The database has stopped answering. */
  onAway(error: unknown): void;
  /** It answers again. */
  onBack(): void;
}

/** Gets what a notice says, which is empty after a time in which notices may have been lost. */
export type OnNotice = (said: string) => void;

/**
 * One connection that asks the database for a sign of life twice a second, and receives its notices. It
 * connects again by itself, to another host if the target lists several. A lost connection alone does not
 * count as a lost database: that is one that refuses new connections, does not answer, or is read-only.
 */
export class DatabaseWatch {
  readonly #target: () => ConnectTo;
  readonly #watched: Watched;
  readonly #silentMs: number;
  readonly #prepare: (connection: OneConnection) => Promise<void>;
  readonly #listeners = new Map<string, Set<OnNotice>>();
  #connection: OneConnection | undefined;
  #isAway = false;
  readonly #stopped = new AbortController();
  /** The last query, because a connection takes one at a time. */
  #last: Promise<unknown> = Promise.resolve();
  #running: Promise<void> | undefined;

  /** @param prepare runs on each new connection before it is used */
  constructor(
    target: () => ConnectTo,
    watched: Watched,
    prepare: (connection: OneConnection) => Promise<void>,
    silentMs: number = defaultSilentMs,
  ) {
    this.#target = target;
    this.#watched = watched;
    this.#prepare = prepare;
    this.#silentMs = silentMs;
  }

  /** Connects for the first time. */
  async start(): Promise<void> {
    const connection = await this.#connect();
    this.#running = this.#run(connection);
  }

  /** Returns true if the database has answered within the last two seconds. */
  get isUp(): boolean {
    return !this.#isAway && !this.#stopped.signal.aborted;
  }

  /** Calls `onNotice` after each notice on the channel, and after each time in which one may have been lost. */
  async listen(channel: string, onNotice: OnNotice): Promise<void> {
    const others = this.#listeners.get(channel);
    this.#listeners.set(channel, new Set([...(others ?? []), onNotice]));
    // If the connection is lost now, the next one listens too, and calls `onNotice`.
    const connection = this.#connection;
    if (!others && connection) {
      await this.#next(() => connection.client.query(listenTo(channel))).catch(() => undefined);
    }
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#connection?.end();
    await this.#running;
  }

  async #run(first: OneConnection): Promise<void> {
    let connection: OneConnection | undefined = first;
    while (!this.#stopped.signal.aborted) {
      if (connection) await this.#askUntilLost(connection);
      if (this.#stopped.signal.aborted) return;
      connection = await this.#connectAgain();
      if (!connection) await pause(retryMs, this.#stopped.signal);
    }
    await connection?.end();
  }

  /** Asks for signs of life until the connection is lost or silent. */
  async #askUntilLost(connection: OneConnection): Promise<void> {
    let isSilent = false;
    const isOver = AbortSignal.any([this.#stopped.signal, connection.lost]);
    try {
      while (!this.#stopped.signal.aborted) {
        const answered = patience(this.#silentMs, () => {
          isSilent = true;
          connection.cut();
        });
        await this.#next(() => expectWritable(connection.client)).finally(answered);
        await pause(askEveryMs, isOver);
      }
    } catch {
      // The database may answer and be read-only.
      connection.cut();
      this.#connection = undefined;
      if (isSilent) this.#setAway(new DatabaseAway());
    }
  }

  #next(query: () => Promise<unknown>): Promise<unknown> {
    const next = this.#last.catch(() => undefined).then(query);
    this.#last = next;
    return next;
  }

  async #connectAgain(): Promise<OneConnection | undefined> {
    try {
      const connection = await this.#connect();
      this.#setBack();
      // Notices may have been lost in between.
      for (const listeners of this.#listeners.values()) for (const onNotice of listeners) onNotice('');
      return connection;
    } catch (error) {
      // A server without room for another connection answers, and the pool may still work.
      if (!this.#stopped.signal.aborted && !hasNoRoom(error)) this.#setAway(error);
      return undefined;
    }
  }

  async #connect(): Promise<OneConnection> {
    const connection = await openConnection(this.#target(), {}, this.#silentMs);
    const { client } = connection;
    client.on('notification', ({ channel, payload }) => {
      for (const onNotice of this.#listeners.get(channel) ?? []) onNotice(payload ?? '');
    });
    const prepared = patience(this.#silentMs, () => connection.cut());
    try {
      await this.#prepare(connection);
      for (const channel of this.#listeners.keys()) await client.query(listenTo(channel));
    } catch (error) {
      connection.cut();
      throw error;
    } finally {
      prepared();
    }
    this.#connection = connection;
    return connection;
  }

  #setAway(error: unknown): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#watched.onAway(error);
  }

  #setBack(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#watched.onBack();
  }
}

function listenTo(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`;
}

/** Waits for a time in ms, or until the signal. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return delay(ms, undefined, { signal }).catch(() => undefined);
}
