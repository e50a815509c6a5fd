import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from './support/oryx.ts';
import { npmStart, type RunningOryx, removeDataDir, spawnOryx, startOryx } from './support/server.ts';
import { makeUsedDataDir } from './support/shared-oryx.ts';

const startScript = 'scripts/start.mjs';
const serverScript = 'server/dist/main.js';
const started: RunningOryx[] = [];
let dataDirs: string[];

test.beforeEach(async () => {
  dataDirs = [await makeUsedDataDir(), await makeUsedDataDir()];
});

test.afterEach(async () => {
  await Promise.all(started.map((oryx) => oryx.stop()));
  await Promise.all(dataDirs.map(removeDataDir));
});

async function start(script: string, dataDir = '', env: Record<string, string> = {}): Promise<RunningOryx> {
  const oryx = await startOryx({ script, dataDir, env });
  started.push(oryx);
  return oryx;
}

/** Sends the signal. Oryx, its port and its PostgreSQL end. */
async function expectToEndInOrder(oryx: RunningOryx, signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
  const files = () => readdir(join(oryx.dataDir, 'postgres'));
  expect(await files()).toContain('postmaster.pid');
  expect(await oryx.stop(signal)).toBe(0);
  expect(await files()).not.toContain('postmaster.pid');
  await expect(fetch(`${oryx.url}/healthz`)).rejects.toThrow();
}

test('npm start on a built checkout serves, refuses a port in use, serves again after a power cut, and ends', async () => {
  const [dataDir, otherDataDir = ''] = dataDirs;
  const first = await start(startScript, dataDir);
  expect(first.output()).not.toMatch(/Installing|Building/);
  expect(first.output()).toContain(String(first.port));

  const { child, output } = spawnOryx(startScript, first.port, otherDataDir);
  const [code] = await once(child, 'exit');
  expect(code).not.toBe(0);
  expect(output()).toMatch(new RegExp(`port ${first.port}`, 'i'));
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

  await first.kill();
  const again = await start(npmStart, dataDir);
  expect(again.port).not.toBe(first.port);
  await expectToEndInOrder(again, 'SIGTERM');
});

test('a server that is told to end turns its readiness red, answers what has begun, and ends with its PostgreSQL', async () => {
  const [dataDir = ''] = dataDirs;
  const oryx = await start(serverScript, dataDir, { DRAIN_SECONDS: '5' });
  const body = JSON.stringify({ contact: 'nobody@example.org', password: 'a wrong guess' });
  const head = [
    'POST /api/auth/login HTTP/1.1',
    'Host: oryx',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  let answer = '';
  const call = connect(oryx.port, '127.0.0.1');
  call.on('data', (bytes) => (answer += bytes.toString()));
  await new Promise<void>((sent) => call.write(`${head.join('\r\n')}\r\n\r\n`, () => sent()));
  oryx.askToStop();
  await expect.poll(async () => (await fetch(`${oryx.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${oryx.url}/healthz`)).status).toBe(200);
  // The rest of the call comes after the port is closed.
  await expect
    .poll(() =>
      fetch(`${oryx.url}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  call.write(body);
  await once(call, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).toMatch(/^connection: close/im);
  await expect.poll(() => oryx.exitCode()).toBe(0);
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
});

test('a second signal ends a server at once', async () => {
  const [dataDir = ''] = dataDirs;
  const oryx = await start(serverScript, dataDir, { DRAIN_SECONDS: '99' });
  oryx.askToStop();
  await expect.poll(async () => (await fetch(`${oryx.url}/readyz`)).status).toBe(503);
  expect(await oryx.stop()).toBe(143);
  // The PostgreSQL that it left is joined and stopped by the next start.
  await expectToEndInOrder(await start(npmStart, dataDir), 'SIGINT');
});
