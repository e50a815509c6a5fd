import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

export interface Finished {
  readonly code: number;
  /** What the program wrote to stdout and stderr, trimmed. */
  readonly output: string;
}

/**
 * Runs a program to its end, as the given account where there is one. The environment is nearly
 * empty: a `PGDATA` or `PGPORT` of the operator's shell must not steer our server.
 * A program that can't be started at all answers code 127.
 */
export function run(program: string, args: readonly string[], account?: Account): Promise<Finished> {
  return new Promise((done) => {
    const child = spawn(program, args, {
      // An unprivileged account may not be allowed to enter the folder we were started in.
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
