import { spawn } from 'node:child_process';

export interface Finished {
  readonly code: number;
  /** Trimmed stdout and stderr of the program. */
  readonly output: string;
}

/**
 * Runs a program to its end, as the given account if there is one. The environment is nearly empty, because a
 * `PGDATA` or `PGPORT` of the operator's shell must not affect the server. A program that cannot be started
 * gives code 127.
 */
export function run(
  program: string,
  args: readonly string[],
  account?: { readonly uid: number; readonly gid: number },
): Promise<Finished> {
  return new Promise((done) => {
    const child = spawn(program, args, {
      // An unprivileged account may not be allowed to enter the current folder.
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => done({ code: 127, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output: output.trim() }));
  });
}
