import cluster from 'node:cluster';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { addUpMetrics } from './cluster-metrics.ts';
import { type Config, readConfig } from './config.ts';
import type { Log } from './dependencies.ts';
import { describeError } from './describe-error.ts';
import type { Server } from './server.ts';
import { StartError } from './start-error.ts';
import { forkWorker, replaceSignal, Workers } from './workers.ts';

/** How a process is asked to end. */
interface Asked {
  /** True if another worker has taken its place. */
  readonly isReplaced: boolean;
}

/** This program. Another one may have imported it. */
const program = fileURLToPath(import.meta.url);

/** Starts Oryx from the environment, and stops it on a signal. */
async function main(): Promise<void> {
  const asked = cluster.isPrimary ? untilSignal() : untilPrimaryAsks();
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const hasWorkers = cluster.isPrimary && config.workers > 1;
  const server = hasWorkers ? await startWorkers(config, log) : await startOwnServer(config, log);
  if (cluster.isPrimary) for (const line of welcome(config, server.port)) say(line);
  const how = await asked;
  try {
    await server.close(how);
    process.exit(0);
  } catch (error) {
    log.error({ error: describeError(error) }, 'Oryx did not end in order');
    process.exit(1);
  }
}

function say(line: string): void {
  console.log(line);
}

async function startOwnServer(config: Config, log: Log): Promise<Server> {
  // Loaded only now, because a primary process needs none of it.
  const { startServer } = await import('./server.ts');
  const isFirst = cluster.isPrimary || cluster.worker?.id === 1;
  return startServer({ config, log, say, isFirst });
}

async function startWorkers({ workers: count }: Config, log: Log): Promise<Server> {
  addUpMetrics();
  const { workers, port } = await Workers.start({
    count,
    log,
    onHopeless: fail,
    fork: () => forkWorker(program),
  });
  process.on(replaceSignal, () => void workers.replaceAll());
  return { port, close: () => workers.close() };
}

/**
 * Resolves with the first signal to end, also one that comes during the start, which is then completed and
 * undone. The second signal ends the process, and its workers, at once.
 */
function untilSignal(): Promise<Asked> {
  // It would end a process that has no workers to replace, or not yet.
  process.on(replaceSignal, () => undefined);
  return new Promise((done) => {
    let isAsked = false;
    const onSignal = (signal: 'SIGTERM' | 'SIGINT') => {
      if (isAsked) {
        for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
        process.exit(128 + constants.signals[signal]);
      }
      isAsked = true;
      done({ isReplaced: false });
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
  });
}

/**
 * Resolves in a worker when it shall end, or when the primary process is gone. A terminal sends its signals to
 * both, so a second signal means nothing.
 */
function untilPrimaryAsks(): Promise<Asked> {
  return new Promise((done) => {
    const end = () => done({ isReplaced: false });
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
    process.on(replaceSignal, () => done({ isReplaced: true }));
    cluster.worker?.on('disconnect', () => {
      // Otherwise Node would end the process at once.
      if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
      end();
    });
  });
}

function welcome(config: Config, port: number): string[] {
  const address = config.publicUrl ?? `http://localhost:${port}`;
  const lines = ['', `Oryx is ready: ${address}`];
  if (!config.smtpUrl) {
    lines.push(
      'To sign in, open an account there. No SMTP_URL is set, so mails are not sent:',
      `each code is shown here, and its mail is written to ${join(config.dataDir, 'outbox')}.`,
    );
  }
  return [...lines, ''];
}

function fail(error: unknown): void {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

main().catch(fail);
