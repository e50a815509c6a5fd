import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { makeDataDir, removeDataDir, spawnOryx, startOryx } from './support/server.ts';

const npmStart = 'scripts/start.mjs';

// These tests start the whole product themselves, several times over.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let dataDir: string;
test.beforeEach(async () => {
  dataDir = await makeDataDir();
});
test.afterEach(() => removeDataDir(dataDir));

test('npm start on a built checkout installs and builds nothing, says where it serves, and ends cleanly', async () => {
  const oryx = await startOryx({ script: npmStart, dataDir });
  expect(oryx.output()).not.toMatch(/Installing|Building/);
  expect(oryx.output()).toContain(String(oryx.port));
  expect(await oryx.stop()).toBe(0);
});

test('npm start serves again after the process was killed without warning', async () => {
  const killed = await startOryx({ script: npmStart, dataDir });
  await killed.kill();
  const again = await startOryx({ script: npmStart, dataDir });
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  expect(await again.stop()).toBe(0);
});

test('npm start says that the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  const { child, output } = spawnOryx(npmStart, address.port, dataDir);
  const [code] = await once(child, 'exit');
  other.close();
  expect(code).not.toBe(0);
  expect(output()).toMatch(new RegExp(`port ${address.port}`, 'i'));
});
