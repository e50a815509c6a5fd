import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where a server serves, and where it writes. */
export interface OryxAddress {
  readonly url: string;
  readonly dataDir: string;
}

export interface RunningOryx extends OryxAddress {
  readonly port: number;
  /** Everything the process has printed so far. */
  output(): string;
  /** Kills the process at once, as a power cut would. */
  kill(): Promise<void>;
  /** Ends the process as an operator would, and returns its exit code. */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<number | null>;
  /** Returns the exit code, or null as long as the process runs. */
  exitCode(): number | null;
  /** Sends the signal to end, without waiting. */
  askToStop(): void;
  /** Sends the signal to replace all workers, without waiting. */
  askToReplaceWorkers(): void;
}

/** Returns a TCP port that nothing listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  probe.close();
  await once(probe, 'close');
  return address.port;
}

/** Makes a data folder of its own for a server; the caller removes it with `removeDataDir`. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'oryx-e2e-'));
  // Started by root, PostgreSQL runs as somebody else, who must be able to get in.
  await chmod(dataDir, 0o755);
  return dataDir;
}

/** Makes a copy of the data folder of a server that has ended. Only `cp` keeps the owner of a database. */
export async function copyDataDir(from: string): Promise<string> {
  const dataDir = await makeDataDir();
  await promisify(execFile)('cp', ['-a', `${from}/.`, dataDir]);
  return dataDir;
}

export function removeDataDir(dataDir: string): Promise<void> {
  return rm(dataDir, { recursive: true, force: true });
}

/** The command itself, as a terminal or a process manager runs it. */
export const npmStart = 'npm start';

/**
 * Starts a script of the repository, or `npm start`, without waiting for anything.
 *
 * @param env further variables
 */
export function spawnOryx(
  script: string,
  port: number,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): { child: ChildProcess; output(): string } {
  const isNpm = script === npmStart;
  const args = isNpm ? ['--prefix', root, 'start'] : [join(root, script)];
  const child = spawn(isNpm ? 'npm' : process.execPath, args, {
    // Where the process works and the file with its number let the end of the run find it.
    cwd: dataDir,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  writeFileSync(join(dataDir, 'oryx.pid'), String(child.pid));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  return { child, output: () => printed };
}

/** Starts Oryx and waits until it serves. Throws with what it printed when it ends instead. */
export async function startOryx({
  script = 'server/dist/main.js',
  dataDir,
  env,
}: {
  script?: string;
  dataDir: string;
  env?: Readonly<Record<string, string>>;
}): Promise<RunningOryx> {
  const port = await freePort();
  const { child, output } = spawnOryx(script, port, dataDir, env);
  const url = `http://127.0.0.1:${port}`;
  await untilServing(url, child, output);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    url,
    port,
    dataDir,
    output,
    kill: async () => void (await end('SIGKILL')),
    stop: (signal = 'SIGTERM') => end(signal),
    exitCode: () => child.exitCode,
    askToStop: () => void child.kill('SIGTERM'),
    askToReplaceWorkers: () => void child.kill('SIGUSR2'),
  };
}

async function untilServing(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`Oryx did not come up:\n${output()}`);
}
