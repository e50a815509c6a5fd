import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Placement } from './placement.ts';
import { run } from './run.ts';

/** A server that `postmaster.pid` of a cluster speaks of and whose process lives. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** Longest wait for a server that recovers after a power cut, in seconds. */
const startTimeoutSeconds = 600;

/**
 * The running server of a cluster, or undefined. A file without a living process is left alone:
 * PostgreSQL clears it itself, under its own lock. That the process really is our server shows
 * only when it accepts the cluster's password.
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

/**
 * Starts the server on the port and waits until it accepts connections. `pg_ctl` detaches it, so it
 * outlives this process. Answers undefined when it runs, or else the reason, which may
 * just be that another process started it first.
 */
export async function startPostmaster(
  { cluster, binaries, account }: Placement,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<string | undefined> {
  const all: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    // Seven files, one a weekday, each overwritten after a week.
    logging_collector: 'on',
    log_filename: 'oryx-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_size: '0',
    // Details and statements of errors quote what people typed, e-mail addresses among it.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...settings,
  };
  const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
  const log = join(cluster, 'start.log');
  const { code, output } = await run(
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
  if (code === 0) return undefined;
  const lastWords = await readFile(log, 'utf8').catch(() => '');
  return [output, ...lastWords.trim().split('\n').slice(-4)].join('\n');
}

/** Stops the server: running statements are cut off and rolled back, nothing that was committed is lost. */
export async function stopPostmaster({ cluster, binaries, account }: Placement): Promise<void> {
  const { code, output } = await run(
    join(binaries.root, 'bin', 'pg_ctl'),
    ['stop', '--silent', '--wait', '--mode=fast', `--pgdata=${cluster}`],
    account,
  );
  if (code !== 0) throw new Error(`PostgreSQL did not stop: ${output}`);
}

/** A port of the loopback interface that nothing uses at this moment. */
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
