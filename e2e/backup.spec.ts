import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openAccount } from './support/open-account.ts';
import { expect, test } from './support/oryx.ts';
import { makeDataDir, removeDataDir, startOryx } from './support/server.ts';
import { makeUsedDataDir } from './support/shared-oryx.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Runs an npm script of the repository as an administrator does. Returns its exit code and what it printed. */
function npmRun(dataDir: string, script: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATA_DIR: dataDir };
  return new Promise((done) => {
    const child = execFile(
      'npm',
      ['--prefix', root, 'run', script, '--', ...args],
      { cwd: dataDir, env },
      (_, out, err) => done({ code: child.exitCode ?? 1, said: out + err }),
    );
  });
}

test('npm run backup while Oryx runs, npm run restore in another folder, and the same accounts can sign in', async () => {
  const [dataDir, otherDataDir] = [await makeUsedDataDir(), await makeDataDir()];
  const first = await startOryx({ dataDir });
  const { email, password } = await openAccount(first);
  const written = await npmRun(dataDir, 'backup', 'mine.sql.gz');
  expect(written.said).toContain('accounts: 1, sessions: 1');
  expect(written.code).toBe(0);
  const file = join(dataDir, 'mine.sql.gz');
  await first.stop();

  expect(await npmRun(otherDataDir, 'restore', file)).toMatchObject({ code: 0 });
  const second = await startOryx({ dataDir: otherDataDir });
  const signedIn = await fetch(`${second.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: second.url },
    body: JSON.stringify({ contact: email, password }),
  });
  expect(signedIn.status).toBe(200);
  await second.stop();
  await Promise.all([dataDir, otherDataDir].map(removeDataDir));
});
