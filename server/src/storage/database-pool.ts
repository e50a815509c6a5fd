import { Socket } from 'node:net';
import pg from 'pg';
import { type ConnectTo, connectionOptions } from './connection.ts';
import { DatabaseAway } from './database-away.ts';

/**
 * Limits of a pool. The times in ms are generous, because the watch notices a database that has stopped
 * answering.
 */
export interface PoolLimits {
  /** Connections. */
  readonly connections: number;
  /** Wait for a free connection. */
  readonly connectionMs: number;
  /** One statement, with its waits for locks. */
  readonly statementMs: number;
  /** One use of a connection: a statement or a whole transaction. */
  readonly useMs: number;
}

const defaultLimits: PoolLimits = {
  connections: 10,
  connectionMs: 10_000,
  statementMs: 20_000,
  useMs: 60_000,
};

/** What the pool does at this moment. */
export interface PoolUse {
  readonly used: number;
  readonly idle: number;
  /** Number of calls that wait for a connection. */
  readonly waiting: number;
}

type Taken = (error?: Error, client?: pg.PoolClient, release?: (error?: Error | boolean) => void) => void;

/**
 * A bounded pool of connections that survives its database. A connection that dies while it is used rejects
 * its query and leaves the pool, also where its user forgets to give it back: drizzle does if `begin` fails.
 */
export class DatabasePool extends pg.Pool {
  readonly #sockets = new Set<Socket>();
  readonly #useMs: number;
  #to: ConnectTo | undefined;
  #isAway = false;

  /** Creates a pool without a server. `moveTo` names it. */
  constructor(limits: Partial<PoolLimits> = {}) {
    const { connections, connectionMs, statementMs, useMs } = { ...defaultLimits, ...limits };
    super({
      max: connections,
      connectionTimeoutMillis: connectionMs,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: statementMs,
      stream: () => this.#newSocket(),
    });
    this.#useMs = useMs;
    // Whoever uses the connection gets the error too. Without listeners it would end the process.
    this.on('error', () => undefined);
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  get use(): PoolUse {
    return {
      used: this.totalCount - this.idleCount,
      idle: this.idleCount,
      waiting: this.waitingCount,
    };
  }

  /** Rejects everything that waits for the database, and all further use until `resume`. */
  suspend(): void {
    this.#isAway = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Ends `suspend`. */
  resume(): void {
    this.#isAway = false;
  }

  /** Uses this server from now on. Connections to another one are cut. */
  moveTo(to: ConnectTo): void {
    if (to === this.#to) return;
    this.#to = to;
    Object.assign(this.options, connectionOptions(to));
    for (const socket of this.#sockets) socket.destroy();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<pg.PoolClient> | undefined {
    const taken = this.#take();
    if (!callback) return taken;
    taken.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #take(): Promise<pg.PoolClient> {
    if (this.#isAway) throw new DatabaseAway();
    const client = await super.connect().catch((error) => {
      throw new DatabaseAway(undefined, error);
    });
    const release = client.release;
    let isReleased = false;
    const releaseOnce = (error?: Error | boolean) => {
      if (isReleased) return;
      isReleased = true;
      clearTimeout(limit);
      client.off('end', dropDead);
      release(error);
    };
    const dropDead = () => releaseOnce(true);
    // Ending a connection rejects its query, and the server rolls its transaction back.
    const limit = setTimeout(() => void client.end(), this.#useMs);
    client.once('end', dropDead);
    client.release = releaseOnce;
    return client;
  }

  #newSocket(): Socket {
    const socket = new Socket();
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    // The driver connects the socket after this returns.
    if (this.#isAway) setImmediate(() => socket.destroy());
    return socket;
  }
}
