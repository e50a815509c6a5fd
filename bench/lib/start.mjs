import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
/**
 * Starts a server program on the port of its environment or a free one, waits until it responds, and returns
 * its URL, its process id and a function to stop it, which returns the exit code. `stdout` is where its log goes,
 * a file descriptor or `ignore`.
 */
export async function start(script, env, { nodeArguments = [], stdout = 'ignore' } = {}) {
  const port = env.PORT ?? (await freePort());
  const child = spawn(process.execPath, [...nodeArguments, script], {
    cwd: root,
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', stdout, 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 60_000;
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.status) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${script} did not come up.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    if (child.exitCode !== null) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
    return child.exitCode;
  };
  return { url, pid: child.pid, stop };
}

/** Returns a TCP port that nothing listens on. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
