import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { StartError } from '../../start-error.ts';
import { spaceHint } from '../disk-error.ts';
import { clusterUser, ensureCluster, readPassword } from './cluster.ts';
import type { Placement } from './placement.ts';
import { findPostmaster, freePort, startPostmaster, stopPostmaster } from './postmaster.ts';

/**
 * Advisory lock that every Oryx on a cluster holds shared, in the database `postgres`. Whoever
 * gets it exclusively at its end was the last, and stops the server.
 */
const inUseLock = 7_261_001;

const retryMs = 100;
/** Starts that may fail, lost to another Oryx or to a port just taken, before the reason is reported. */
const failedStartsAllowed = 5;
/** A process of the pid file that refuses us this long is taken for somebody else's. */
const refusedForMs = 5000;

/** SQLSTATE cannot_connect_now. */
const serverIsStarting = '57P03';
/** Beginnings of error codes: no connection, cut off by a stopping server, not our password. */
const refusals = ['ECONN', 'EPIPE', 'CONN', '57P', '28'];

/** How to connect to the running server. */
export interface Address {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

export interface EmbeddedOptions {
  readonly placement: Placement;
  /** Settings for this server beside our own; tests turn fsync off with it. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called when the server is gone and could not be started again. */
  readonly onLost?: (error: unknown) => void;
}

/**
 * The PostgreSQL server of one cluster folder, shared by every Oryx that uses the folder. The
 * server is no child of ours: it survives a `kill -9` of Node, and the next Oryx finds it.
 */
export class EmbeddedPostgres {
  readonly address: Address;
  readonly #options: EmbeddedOptions;
  #held: postgres.Sql;
  #isClosing = false;
  #reattaching: Promise<void> = Promise.resolve();

  private constructor(options: EmbeddedOptions, address: Address, held: postgres.Sql) {
    this.#options = options;
    this.address = address;
    this.#held = held;
  }

  /** Makes the cluster if need be, starts its server or joins the one that runs. */
  static async open(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
    await ensureCluster(options.placement);
    const password = await readPassword(options.placement.cluster);
    let opened: EmbeddedPostgres | undefined;
    const { port, held } = await attach(options, password, undefined, () => opened?.heldClosed());
    opened = new EmbeddedPostgres(options, { host: '127.0.0.1', port, user: clusterUser, password }, held);
    return opened;
  }

  /** Leaves the server, and stops it when no other Oryx uses it. */
  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    // Starting it again under way would bring back what we are about to stop.
    await this.#reattaching;
    try {
      if (await isLast(this.#held)) await stopPostmaster(this.#options.placement);
    } finally {
      await this.#held.end({ timeout: 1 }).catch(() => undefined);
    }
  }

  /** The server closed our connection: our claim on it is void, so claim it again, or start it again. */
  private heldClosed(): void {
    if (this.#isClosing) return;
    this.#reattaching = this.#attachAgain().catch((error) => this.#options.onLost?.(error));
  }

  async #attachAgain(): Promise<void> {
    const { password, port } = this.address;
    await this.#held.end({ timeout: 0 }).catch(() => undefined);
    const again = await attach(this.#options, password, port, () => this.heldClosed());
    this.#held = again.held;
    // The pool knows one port only. A new process starts on the new one.
    if (again.port !== port) throw new Error(`PostgreSQL moved to port ${again.port}`);
  }
}

interface Attached {
  readonly port: number;
  readonly held: postgres.Sql;
}

/**
 * Joins the running server, or starts it. Others may start or stop it at the same moment, so
 * every failure that such a race explains is tried again.
 */
async function attach(
  { placement, settings }: EmbeddedOptions,
  password: string,
  preferredPort: number | undefined,
  onClose: () => void,
): Promise<Attached> {
  for (let failedStarts = 0; ; failedStarts += 1) {
    const joined = await joinRunning(placement, password, onClose);
    if (joined) return joined;
    const port = failedStarts === 0 && preferredPort ? preferredPort : await freePort();
    const fault = await startPostmaster(placement, port, settings);
    if (fault !== undefined && failedStarts >= failedStartsAllowed) {
      const hint = await spaceHint(placement.cluster);
      throw new StartError(`PostgreSQL did not start in ${placement.cluster}:\n${fault}${hint}`);
    }
    // Processes of a server that was killed may need a moment to notice and go.
    if (fault !== undefined && !(await findPostmaster(placement.cluster))) {
      await delay(retryMs * 2 ** failedStarts);
    }
  }
}

/**
 * Joins the server that `postmaster.pid` names, waiting while it recovers from a power cut.
 * Undefined when there is none, it goes away, or the process is somebody else's.
 */
async function joinRunning(
  placement: Placement,
  password: string,
  onClose: () => void,
): Promise<Attached | undefined> {
  let answeredAt = Date.now();
  while (Date.now() - answeredAt < refusedForMs) {
    const running = await findPostmaster(placement.cluster);
    if (!running) return undefined;
    const held = await hold(running.port, password, onClose);
    if (typeof held === 'object') return { port: running.port, held: held.sql };
    if (held === 'starting') answeredAt = Date.now();
    await delay(retryMs);
  }
  return undefined;
}

/** Takes our share of the server, or says that it is starting, or that nothing of ours answers. */
async function hold(
  port: number,
  password: string,
  onClose: () => void,
): Promise<{ sql: postgres.Sql } | 'starting' | 'refused'> {
  let isHeld = false;
  const sql = postgres({
    host: '127.0.0.1',
    port,
    user: clusterUser,
    password,
    database: 'postgres',
    max: 1,
    // The lock lives as long as the connection: it must never be recycled.
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    connection: { application_name: 'oryx-holds-server' },
    onnotice: () => undefined,
    fetch_types: false,
    onclose: () => {
      if (!isHeld) return;
      isHeld = false;
      onClose();
    },
  });
  try {
    await sql`select pg_advisory_lock_shared(${inUseLock})`;
    isHeld = true;
    return { sql };
  } catch (error) {
    await sql.end({ timeout: 0 }).catch(() => undefined);
    const code = errorCode(error);
    if (code === serverIsStarting) return 'starting';
    if (isRefusal(code)) return 'refused';
    throw error;
  }
}

/** Lets go of the server, and answers whether nobody else holds it. */
async function isLast(held: postgres.Sql): Promise<boolean> {
  try {
    // First let go: two that leave together and kept their shares would each see the other.
    await held`select pg_advisory_unlock_shared(${inUseLock})`;
    const [row] = await held<{ last: boolean }[]>`select pg_try_advisory_lock(${inUseLock}) as last`;
    return row?.last === true;
  } catch (error) {
    // Once we let go, another may have been the last and stopped it.
    if (isRefusal(errorCode(error))) return false;
    throw error;
  }
}

function isRefusal(code: string): boolean {
  return refusals.some((beginning) => code.startsWith(beginning));
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
