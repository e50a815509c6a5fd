import cluster from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from './dependencies.ts';
import { StartError } from './start-error.ts';

/** One process that serves. */
export interface WorkerProcess {
  /** Resolves with the port once the worker serves, or with undefined if it ends before. */
  readonly serving: Promise<number | undefined>;
  /** Resolves with the exit code, or the name of the signal, when the worker has ended. */
  readonly ended: Promise<number | string>;
  signal(name: NodeJS.Signals): void;
}

/** Asks the primary process to replace its workers, and tells a worker that it is replaced. */
export const replaceSignal = 'SIGUSR2';

/** Waits in ms before a place is filled again after its first, second, ... failure in a row. */
const defaultWaitsMs = [0, 500, 2000, 5000, 15_000];
/** A worker that has lived for this time in ms does not count as failed. */
const steadyMs = 60_000;
/** Number of failed starts in a row, while no worker serves, after which the attempts end. */
const hopelessStarts = 5;

export interface WorkersOptions {
  readonly count: number;
  readonly log: Log;
  /** Called if no worker is left and none can be started. */
  readonly onHopeless: (error: StartError) => void;
  /** Starts a worker. */
  readonly fork: () => WorkerProcess;
  readonly waitsMs?: readonly number[];
}

/** A place that is filled by one worker after another. */
interface Place {
  worker: WorkerProcess;
}

/**
 * The workers of the primary process. Each is a complete server, and all listen on one port. A worker that
 * ends unasked is replaced. The primary process does nothing else: it has little reason to fail, and its
 * workers can be replaced by those of a newer Oryx.
 */
export class Workers {
  readonly #log: Log;
  readonly #onHopeless: (error: StartError) => void;
  readonly #fork: () => WorkerProcess;
  readonly #waitsMs: readonly number[];
  readonly #places: Place[] = [];
  readonly #living = new Set<WorkerProcess>();
  readonly #serving = new Set<WorkerProcess>();
  readonly #ending = new AbortController();
  #failedStarts = 0;
  #replacing: Promise<void> = Promise.resolve();

  private constructor({ log, onHopeless, fork, waitsMs = defaultWaitsMs }: WorkersOptions) {
    this.#log = log;
    this.#onHopeless = onHopeless;
    this.#fork = fork;
    this.#waitsMs = waitsMs;
  }

  /**
   * Starts the workers, and returns them with their port as soon as the first one serves. It alone opens the
   * database, migrates it, loads the content and takes the port, so that the others find this done, and a fault
   * is reported once.
   */
  static async start(options: WorkersOptions): Promise<{ workers: Workers; port: number }> {
    const workers = new Workers(options);
    const first = workers.#start();
    const port = await first.serving;
    if (port === undefined) throw new StartError('Oryx did not start.');
    workers.#occupy(first);
    for (let more = 1; more < options.count; more += 1) workers.#occupy(workers.#start());
    return { workers, port };
  }

  /**
   * Replaces each worker by a new one, one after the other. A worker is told to end when the new one serves,
   * so if the new one does not start, the old ones stay.
   */
  replaceAll(): Promise<void> {
    this.#replacing = this.#replacing.then(() => this.#replaceEach());
    return this.#replacing;
  }

  /** Lets all workers end in order. Rejects if one does not. */
  async close(): Promise<void> {
    this.#ending.abort();
    const living = [...this.#living];
    for (const worker of living) worker.signal('SIGTERM');
    const faults = (await Promise.all(living.map(({ ended }) => ended))).filter(isFault);
    if (faults.length > 0) throw new Error(`workers ended with ${faults.join(', ')}`);
  }

  #start(): WorkerProcess {
    const worker = this.#fork();
    this.#living.add(worker);
    void worker.serving.then((port) => {
      if (port !== undefined) this.#serving.add(worker);
      this.#countStart(port !== undefined);
    });
    void worker.ended.then(() => {
      this.#living.delete(worker);
      this.#serving.delete(worker);
    });
    return worker;
  }

  #countStart(hasStarted: boolean): void {
    this.#failedStarts = hasStarted || this.#serving.size > 0 ? 0 : this.#failedStarts + 1;
    if (this.#failedStarts < hopelessStarts || this.#ending.signal.aborted) return;
    this.#ending.abort();
    this.#onHopeless(new StartError('Oryx ends, because none of its workers can be started.'));
  }

  #occupy(worker: WorkerProcess): void {
    const place = { worker };
    this.#places.push(place);
    void this.#keepFilled(place);
  }

  async #keepFilled(place: Place): Promise<void> {
    for (let failures = 0; ; ) {
      const { worker } = place;
      const since = performance.now();
      const how = await worker.ended;
      if (this.#ending.signal.aborted) return;
      if (place.worker !== worker) continue;
      failures = performance.now() - since > steadyMs ? 0 : failures + 1;
      const waitMs = this.#waitsMs[failures - 1] ?? this.#waitsMs.at(-1) ?? 0;
      this.#log.error({ how, waitMs }, 'a worker ended, and another one is started');
      await delay(waitMs, undefined, { signal: this.#ending.signal }).catch(() => undefined);
      if (this.#ending.signal.aborted) return;
      // The place may have been filled during the wait.
      if (place.worker === worker) place.worker = this.#start();
    }
  }

  async #replaceEach(): Promise<void> {
    for (const place of this.#places) {
      if (this.#ending.signal.aborted) return;
      const next = this.#start();
      if ((await next.serving) === undefined) {
        this.#log.error({ how: await next.ended }, 'a new worker did not start, and the old ones stay');
        return;
      }
      const old = place.worker;
      place.worker = next;
      old.signal(replaceSignal);
      await old.ended;
    }
    this.#log.info({ count: this.#places.length }, 'all workers were replaced');
  }
}

/** A worker that is told to end before it listens for signals has done nothing yet. */
function isFault(how: number | string): boolean {
  return how !== 0 && how !== 'SIGTERM';
}

/** Starts a program as a worker: a process of Node's cluster, which shares the port. */
export function forkWorker(program: string): WorkerProcess {
  cluster.setupPrimary({ exec: program, args: [] });
  const worker = cluster.fork();
  const ended = new Promise<number | string>((done) => {
    worker.on('exit', (code, signal) => done(signal ?? code));
    // A process that could not be created does not exit.
    worker.on('error', (error) => {
      if (worker.process.pid === undefined) done(error.message);
    });
  });
  const serving = new Promise<number>((done) => {
    worker.on('listening', ({ port }) => done(port));
  });
  return {
    serving: Promise.race([serving, ended.then(() => undefined)]),
    ended,
    signal: (name) => void worker.process.kill(name),
  };
}
