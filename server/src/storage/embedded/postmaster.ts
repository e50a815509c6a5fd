import { readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Placement } from './placement.ts';
import { run } from './run.ts';

/** A server from the `postmaster.pid` of a cluster whose process is alive. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** Maximum wait for a server that recovers after a power failure, in seconds. */
const startTimeoutSeconds = 600;

/**
 * Returns the running server of a cluster, or undefined. A stale pid file is left to PostgreSQL, which
 * removes it under its own lock. Only a successful login with the cluster's password proves that the process
 * is this server.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 && isAlive(pid) ? { pid, port } : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Age in ms from which an empty pid file is taken for the remains of a power failure. */
const abandonedAfterMs = 60_000;

/**
 * Removes an empty pid file. A power failure at the very start of PostgreSQL leaves one, and PostgreSQL refuses
 * to start with it. A living server writes its number within milliseconds.
 */
async function removeEmptyPidFile(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const found = await stat(file).catch(() => undefined);
  // The clock may have been set back since.
  if (found?.size === 0 && Math.abs(Date.now() - found.mtimeMs) > abandonedAfterMs)
    await rm(file, { force: true });
}

/** Why a server did not start. */
interface StartFault {
  /** The last words of PostgreSQL, for the person who reads them. */
  readonly reason: string;
  /** True if another process held the cluster at that moment, so that this start had no chance. */
  readonly isHeldByOther: boolean;
}

/** What PostgreSQL says if it finds the pid file of a live process. Its words are English, see `ensureCluster`. */
const heldByOther = 'lock file "postmaster.pid" already exists';

/**
 * Starts the server on a port and waits until it accepts connections. `pg_ctl` detaches it, so it outlives
 * this process. Calls `onBegun` when this has begun. Returns undefined on success, otherwise the fault.
 */
export async function startPostmaster(
  { cluster, binaries, account }: Placement,
  port: number,
  settings: Readonly<Record<string, string>> = {},
  onBegun?: () => void,
): Promise<StartFault | undefined> {
  const all: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    // One log file per weekday, overwritten after a week.
    logging_collector: 'on',
    log_filename: 'oryx-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_size: '0',
    // Details and statements of errors quote user input, such as e-mail addresses.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...settings,
  };
  await removeEmptyPidFile(cluster);
  const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
  const log = join(cluster, 'start.log');
  const earlier = await stat(log).then(
    ({ size }) => size,
    () => 0,
  );
  const starting = run(
    join(binaries.root, 'bin', 'pg_ctl'),
    [
      'start',
      '--silent',
      '--wait',
      `--timeout=${startTimeoutSeconds}`,
      `--pgdata=${cluster}`,
      `--log=${log}`,
      `--options=${options.join(' ')}`,
    ],
    account,
  );
  onBegun?.();
  const { code, output } = await starting;
  if (code === 0) return undefined;
  const written = await readFile(log).catch(() => Buffer.alloc(0));
  const words = written.subarray(earlier).toString();
  return {
    reason: [output, ...words.trim().split('\n').slice(-4)].join('\n'),
    isHeldByOther: words.includes(heldByOther),
  };
}

/**
 * What `pg_ctl` says if it finds the pid file of another server, which has created it and is about to write its number.
 * A server removes its pid file when it ends, so the one to stop has ended.
 */
const replacedByOther = /the PID file ".*" is empty|invalid data in PID file/;

/** Stops the server. Running statements are rolled back; nothing committed is lost. */
export async function stopPostmaster({ cluster, binaries, account }: Placement): Promise<void> {
  const { code, output } = await run(
    join(binaries.root, 'bin', 'pg_ctl'),
    ['stop', '--silent', '--wait', '--mode=fast', `--pgdata=${cluster}`],
    account,
  );
  if (code === 0 || replacedByOther.test(output)) return;
  throw new Error(`PostgreSQL did not stop: ${output}`);
}

/** Returns a free port of the loopback interface. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? found(address.port) : failed(new Error('no port')),
      );
    });
  });
}
