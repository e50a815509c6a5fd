import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from './support/oryx.ts';
import { type RunningOryx, removeDataDir, startOryx } from './support/server.ts';
import { makeUsedDataDir } from './support/shared-oryx.ts';

const started: RunningOryx[] = [];
let dataDir: string;

test.beforeEach(async () => {
  dataDir = await makeUsedDataDir();
});

test.afterEach(async () => {
  for (const oryx of started.splice(0)) {
    await oryx.kill();
    // Workers that have lost their primary process still stop the database.
    await untilNothingIsLeft(oryx);
  }
  await removeDataDir(dataDir);
});

async function startWorkers(): Promise<RunningOryx> {
  const env = { WORKERS: '2', DRAIN_SECONDS: '2', LOG_LEVEL: 'info' };
  const oryx = await startOryx({ dataDir, env });
  started.push(oryx);
  return oryx;
}

/** Returns the process ids of all workers that have loaded the content. */
function workersOf({ output }: RunningOryx): number[] {
  const lines = output().matchAll(/"pid":(\d+).*"content loaded"/g);
  return [...new Set([...lines].map(([, pid]) => Number(pid)))];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Waits until no worker is left, and no PostgreSQL. */
async function untilNothingIsLeft(oryx: RunningOryx): Promise<void> {
  await expect.poll(() => workersOf(oryx).filter(isAlive)).toEqual([]);
  await expect.poll(() => readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
}

/** Asks for readiness over a connection of its own. Returns the answer, or how the call failed. */
function ask({ port }: RunningOryx, timeout = 300_000): Promise<string> {
  return new Promise((done) => {
    const asked = request({ port, host: '127.0.0.1', path: '/readyz', agent: false, timeout });
    asked.on('response', async (response) => done(Buffer.concat(await response.toArray()).toString()));
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', (error) => done(error.message)).end();
  });
}

const guess = JSON.stringify({ contact: 'nobody@example.org', password: 'a wrong guess' });

/** Begins a call: a worker has read the headers, and waits for the body. */
async function begin({ port }: RunningOryx): Promise<{ call: Socket; answer: () => string }> {
  const head = [
    'POST /api/auth/login HTTP/1.1',
    'Host: oryx',
    'Content-Type: application/json',
    `Content-Length: ${guess.length}`,
    'Expect: 100-continue',
  ];
  let answer = '';
  const call = connect(port, '127.0.0.1');
  call.on('data', (bytes) => (answer += bytes.toString()));
  call.write(`${head.join('\r\n')}\r\n\r\n`);
  await expect.poll(() => answer).toContain('100 Continue');
  return { call, answer: () => answer };
}

test('workers are replaced when they are killed, one after the other on request, and end in order', async () => {
  const oryx = await startWorkers();
  await expect.poll(() => workersOf(oryx)).toHaveLength(2);
  const [victim = 0] = workersOf(oryx);
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => isAlive(victim)).toBe(false);
  await expect.poll(() => ask(oryx, 5000)).toBe('ready');
  await expect.poll(() => workersOf(oryx)).toHaveLength(3);

  let isReplacing = true;
  // On a busy machine the database may be slow to answer.
  const answers = new Set(['ready', 'the database does not answer']);
  const asking = [1, 2].map(async () => {
    for (; isReplacing; await delay(40)) answers.add(await ask(oryx));
  });
  oryx.askToReplaceWorkers();
  await expect.poll(oryx.output, { timeout: 300_000 }).toContain('all workers were replaced');
  isReplacing = false;
  await Promise.all(asking);
  expect([...answers]).toEqual(['ready', 'the database does not answer']);
  expect(workersOf(oryx)).toHaveLength(5);

  const calls = await Promise.all([begin(oryx), begin(oryx), begin(oryx), begin(oryx)]);
  oryx.askToStop();
  await expect.poll(() => ask(oryx)).toMatch(/the server is ending|ECONNREFUSED/);
  for (const { call } of calls) call.write(guess);
  for (const { call, answer } of calls) {
    if (!call.closed) await once(call, 'close');
    expect(answer()).toMatch(/^HTTP\/1\.1 401 /m);
  }
  await expect.poll(oryx.exitCode).toBe(0);
  await untilNothingIsLeft(oryx);
});

test('workers whose primary process is killed end in order, with their PostgreSQL', async () => {
  const oryx = await startWorkers();
  // One worker serves, and the other one is still starting.
  await oryx.kill();
  await untilNothingIsLeft(oryx);
});
