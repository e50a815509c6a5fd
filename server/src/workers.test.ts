import { beforeEach, describe, expect, it } from 'vitest';
import { StartError } from './start-error.ts';
import { type KeptLog, keptLog } from './test/kept-log.ts';
import { type WorkerProcess, Workers } from './workers.ts';

/** A worker that serves and ends when the test says so. */
class FakeWorker implements WorkerProcess {
  readonly signals: string[] = [];
  readonly serving: Promise<number | undefined>;
  readonly ended: Promise<number | string>;
  #serve: (port: number | undefined) => void = () => undefined;
  #end: (how: number | string) => void = () => undefined;

  constructor() {
    this.serving = new Promise((done) => {
      this.#serve = done;
    });
    this.ended = new Promise((done) => {
      this.#end = done;
    });
  }

  serve(): void {
    this.#serve(8080);
  }

  end(how: number | string): void {
    this.#serve(undefined);
    this.#end(how);
  }

  signal(name: string): void {
    this.signals.push(name);
  }
}

let forked: FakeWorker[];
let hopeless: StartError[];
let log: KeptLog;

beforeEach(() => {
  forked = [];
  hopeless = [];
  log = keptLog();
});

/** Returns a worker by its place in the order of starts, once it is started. */
async function started(place: number): Promise<FakeWorker> {
  await expect.poll(() => forked.length).toBeGreaterThan(place);
  const worker = forked[place];
  if (!worker) throw new Error('It was just there.');
  return worker;
}

function start(count: number) {
  const fork = () => {
    const worker = new FakeWorker();
    forked.push(worker);
    return worker;
  };
  return Workers.start({ count, log, fork, waitsMs: [0], onHopeless: (error) => hopeless.push(error) });
}

async function startServing(count: number): Promise<Workers> {
  const starting = start(count);
  for (let place = 0; place < count; place += 1) (await started(place)).serve();
  return (await starting).workers;
}

describe('workers', () => {
  it('start with one, which prepares the database, and then the others', async () => {
    const starting = start(3);
    const first = await started(0);
    expect(forked).toHaveLength(1);
    first.serve();
    expect((await starting).port).toBe(8080);
    expect(forked).toHaveLength(3);
  });

  it('do not start if the first one cannot', async () => {
    const starting = start(2);
    (await started(0)).end(1);
    await expect(starting).rejects.toThrow(StartError);
    expect(forked).toHaveLength(1);
  });

  it('are told to end together, and the end is not in order if one fails', async () => {
    const workers = await startServing(2);
    const closing = workers.close();
    expect(forked.map(({ signals }) => signals)).toEqual([['SIGTERM'], ['SIGTERM']]);
    forked[0]?.end(0);
    forked[1]?.end(1);
    await expect(closing).rejects.toThrow('workers ended with 1');
    expect(forked).toHaveLength(2);
  });

  it('that end unasked are replaced, also again and again while another one serves', async () => {
    const workers = await startServing(2);
    forked[1]?.end('SIGKILL');
    for (let failure = 2; failure < 12; failure += 1) (await started(failure)).end(1);
    (await started(12)).serve();
    expect(hopeless).toEqual([]);
    const closing = workers.close();
    forked[0]?.end(0);
    forked[12]?.end(0);
    await closing;
  });

  it('are given up if none serves and none can be started', async () => {
    await startServing(2);
    forked[0]?.end(1);
    forked[1]?.end(1);
    for (let failure = 2; failure < 7; failure += 1) (await started(failure)).end(1);
    await expect.poll(() => hopeless).toHaveLength(1);
    expect(forked.length).toBeLessThan(9);
  });

  it('are replaced one after the other, each when the new one serves', async () => {
    const workers = await startServing(2);
    const replacing = workers.replaceAll();
    const third = await started(2);
    expect(forked[0]?.signals).toEqual([]);
    third.serve();
    await expect.poll(() => forked[0]?.signals).toEqual(['SIGUSR2']);
    expect(forked).toHaveLength(3);
    forked[0]?.end(0);
    (await started(3)).serve();
    await expect.poll(() => forked[1]?.signals).toEqual(['SIGUSR2']);
    forked[1]?.end(0);
    await replacing;
    expect(forked).toHaveLength(4);

    const closing = workers.close();
    forked[2]?.end(0);
    forked[3]?.end(0);
    await closing;
  });

  it('stay if their replacement does not start', async () => {
    const workers = await startServing(2);
    const replacing = workers.replaceAll();
    (await started(2)).end(1);
    await replacing;
    expect(forked.map(({ signals }) => signals)).toEqual([[], [], []]);
    expect(log.lines.map(({ message }) => message)).toEqual([
      'a new worker did not start, and the old ones stay',
    ]);
    expect(workers).toBeInstanceOf(Workers);
  });
});
