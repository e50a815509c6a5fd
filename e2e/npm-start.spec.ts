import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from './support/oryx.ts';
import {
  makeDataDir,
  npmStart,
  type RunningOryx,
  removeDataDir,
  spawnOryx,
  startOryx,
} from './support/server.ts';
import { makeUsedDataDir } from './support/shared-oryx.ts';

const startScript = 'scripts/start.mjs';
const serverScript = 'server/dist/main.js';
const started: RunningOryx[] = [];
let dataDir: string;

test.beforeEach(async () => {
  dataDir = await makeUsedDataDir();
});

test.afterEach(async () => {
  await Promise.all(started.map((oryx) => oryx.stop()));
  await removeDataDir(dataDir);
});

async function start(script: string, env: Record<string, string> = {}): Promise<RunningOryx> {
  const oryx = await startOryx({ script, dataDir, env });
  started.push(oryx);
  return oryx;
}

const databaseFiles = () => readdir(join(dataDir, 'postgres'));

test('npm start on a built checkout serves, refuses a port in use, serves again after a power cut, and ends', async () => {
  const first = await start(startScript);
  expect(first.output()).not.toMatch(/Installing|Building/);
  expect(first.output()).toContain(String(first.port));

  const otherDataDir = await makeDataDir();
  const { child, output } = spawnOryx(startScript, first.port, otherDataDir);
  const [code] = await once(child, 'exit');
  expect(code).not.toBe(0);
  expect(output()).toMatch(new RegExp(`port ${first.port}`, 'i'));
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await removeDataDir(otherDataDir);

  await first.kill();
  const again = await start(serverScript, { DRAIN_SECONDS: '99' });
  await test.step('a second signal ends a server at once', async () => {
    again.askToStop();
    await expect.poll(async () => (await fetch(`${again.url}/readyz`)).status).toBe(503);
    expect(await again.stop()).toBe(143);
  });
  // The PostgreSQL that it left is joined and stopped by the next start.
  const last = await start(npmStart);
  expect(await databaseFiles()).toContain('postmaster.pid');
  expect(await last.stop('SIGINT')).toBe(0);
  expect(await databaseFiles()).not.toContain('postmaster.pid');
  await expect(fetch(`${last.url}/healthz`)).rejects.toThrow();
});

test('a server that is told to end turns its readiness red, answers what has begun, and ends with its PostgreSQL', async () => {
  const oryx = await start(npmStart, { DRAIN_SECONDS: '5' });
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
  expect(await databaseFiles()).not.toContain('postmaster.pid');
});
