import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { type OneConnection, openConnection } from '../connection.ts';
import { isDatabaseAway } from '../database-away.ts';
import { spaceHint } from '../disk-error.ts';
import { checkBinaries } from './binaries.ts';
import { clusterUser, ensureCluster, readPassword } from './cluster.ts';
import type { Placement } from './placement.ts';
import { findPostmaster, freePort, startPostmaster, stopPostmaster } from './postmaster.ts';

/**
 * Advisory lock in the database `postgres`. Every Oryx on a cluster holds it shared. A process that obtains
 * it exclusively when closing is the last one, and stops the server.
 */
const inUseLock = 7_261_001;

const retryMs = 100;
const retryAfterTroubleMs = 2000;
/** Number of failed starts, such as on an occupied port, before the reason is reported. */
const failedStartsAllowed = 5;
/**
 * Time in ms for which other processes may start and stop the server in the way of this one. They take
 * turns, so a limit on the number of lost turns would be too low for somebody.
 */
const contendedForMs = 60_000;
/** Time in ms after which a process that rejects connections is taken for a foreign one. */
const refusedForMs = 5000;

/** SQLSTATE cannot_connect_now. */
const serverIsStarting = '57P03';
/** Beginning of the SQLSTATEs of a login that is refused, as by a foreign server on the port. */
const wrongLogin = '28';

/** The address of the running server. */
export interface Address {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

export interface EmbeddedOptions {
  readonly placement: Placement;
  /** Further settings of the server. Tests use it to turn off fsync. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called when the server has been told to start. */
  readonly onBegun?: () => void;
  /** Called if the lost server cannot be restarted. The attempts go on. */
  readonly onTrouble?: (error: unknown) => void;
  /** Called with the new address if the server had to move to another port. */
  readonly onMoved?: (address: Address) => void;
}

/**
 * The PostgreSQL server of one cluster folder, shared by every Oryx that uses the folder. The server is not a
 * child of Node: it survives a `kill -9`, and the next Oryx finds it.
 */
export class EmbeddedPostgres {
  readonly #options: EmbeddedOptions;
  #address: Address;
  #held: OneConnection;
  #isClosing = false;
  #reattaching: Promise<void> = Promise.resolve();

  private constructor(options: EmbeddedOptions, address: Address, held: OneConnection) {
    this.#options = options;
    this.#address = address;
    this.#held = held;
  }

  get address(): Address {
    return this.#address;
  }

  /** Creates the cluster if necessary, and starts its server or joins the running one. */
  static async open(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
    await ensureCluster(options.placement);
    const password = await readPassword(options.placement.cluster);
    let opened: EmbeddedPostgres | undefined;
    const { port, held } = await attach(options, password, undefined, () => opened?.heldClosed());
    opened = new EmbeddedPostgres(options, { host: '127.0.0.1', port, user: clusterUser, password }, held);
    return opened;
  }

  /** Disconnects from the server, and stops it if no other Oryx uses it. */
  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    // A restart in progress would bring back the server that is about to be stopped.
    await this.#reattaching;
    try {
      if (await isLast(this.#held)) await stopPostmaster(this.#options.placement);
    } finally {
      await this.#held.end();
    }
  }

  /** The server closed the connection that holds the lock. Obtain it again, or restart the server. */
  private heldClosed(): void {
    if (this.#isClosing) return;
    this.#reattaching = this.#attachAgain();
  }

  /** Tries until it succeeds, because a server that stays can say what is wrong, and a full disk is emptied. */
  async #attachAgain(): Promise<void> {
    const { password, port } = this.#address;
    while (!this.#isClosing) {
      try {
        const again = await attach(this.#options, password, port, () => this.heldClosed());
        this.#held = again.held;
        if (again.port === port) return;
        this.#address = { ...this.#address, port: again.port };
        this.#options.onMoved?.(this.#address);
        return;
      } catch (error) {
        this.#options.onTrouble?.(error);
        await delay(retryAfterTroubleMs);
      }
    }
  }
}

interface Attached {
  readonly port: number;
  readonly held: OneConnection;
}

/**
 * Joins the running server, or starts it. Other processes may start or stop it concurrently, so every failure
 * that such a race can cause is retried.
 */
async function attach(
  { placement, settings, onBegun }: EmbeddedOptions,
  password: string,
  preferredPort: number | undefined,
  onClose: () => void,
): Promise<Attached> {
  const contendedUntil = performance.now() + contendedForMs;
  let failedStarts = 0;
  for (let isFirst = true; ; isFirst = false) {
    const joined = await joinRunning(placement, password, onClose);
    if (joined) return joined;
    const port = isFirst && preferredPort ? preferredPort : await freePort();
    const fault = await startPostmaster(placement, port, settings, onBegun);
    if (fault === undefined) continue;
    if (fault.isHeldByOther && performance.now() < contendedUntil) {
      await delay(retryMs);
      continue;
    }
    if (failedStarts === 0) await checkBinaries(placement.binaries, placement.account);
    if (failedStarts >= failedStartsAllowed) {
      const hint = await spaceHint(placement.cluster);
      // On a full disk the rest of what PostgreSQL says is noise.
      const reason = fault.reason.includes('No space left on device')
        ? ' the disk is full.'
        : `\n${fault.reason}`;
      throw new StartError(`PostgreSQL did not start in ${placement.cluster}:${reason}${hint}`);
    }
    // Processes of a killed server may need a moment to exit.
    if (!(await findPostmaster(placement.cluster))) await delay(retryMs * 2 ** failedStarts);
    failedStarts += 1;
  }
}

/**
 * Joins the server of `postmaster.pid`, and waits while it recovers from a power failure. Returns undefined
 * if there is none, it exits, or the process is a foreign one.
 */
async function joinRunning(
  placement: Placement,
  password: string,
  onClose: () => void,
): Promise<Attached | undefined> {
  let answeredAt = performance.now();
  while (performance.now() - answeredAt < refusedForMs) {
    const running = await findPostmaster(placement.cluster);
    if (!running) return undefined;
    const held = await hold(running.port, password, onClose);
    if (typeof held === 'object') return { port: running.port, held };
    if (held === 'starting') answeredAt = performance.now();
    await delay(retryMs);
  }
  return undefined;
}

/** Obtains the shared lock, or reports that the server is starting or unreachable. */
async function hold(
  port: number,
  password: string,
  onClose: () => void,
): Promise<OneConnection | 'starting' | 'refused'> {
  const to = { host: '127.0.0.1', port, user: clusterUser, password, database: 'postgres' };
  let held: OneConnection | undefined;
  try {
    held = await openConnection(to, { application_name: 'oryx-holds-server' });
    await held.client.query(`select pg_advisory_lock_shared(${inUseLock})`);
    if (held.lost.aborted) return 'refused';
    held.lost.addEventListener('abort', onClose);
    return held;
  } catch (error) {
    held?.cut();
    if (error instanceof pg.DatabaseError && error.code === serverIsStarting) return 'starting';
    if (isRefusal(error)) return 'refused';
    throw error;
  }
}

/** Releases the shared lock. Returns true if no other process holds it. */
async function isLast({ client }: OneConnection): Promise<boolean> {
  try {
    // The shared lock is released first. Otherwise two processes that close together would each see the
    // other's lock.
    await client.query(`select pg_advisory_unlock_shared(${inUseLock})`);
    const { rows } = await client.query(`select pg_try_advisory_lock(${inUseLock}) as last`);
    return rows[0]?.last === true;
  } catch (error) {
    // After the release, another process may have been the last and stopped the server.
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Returns true if the server is gone, stopping, silent or another one. */
function isRefusal(error: unknown): boolean {
  const isOther = error instanceof pg.DatabaseError && error.code?.startsWith(wrongLogin) === true;
  return isOther || isDatabaseAway(error);
}
