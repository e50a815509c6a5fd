import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { signal } from './processes.mjs';
import { run } from './run.mjs';

/** A command that runs a program, which prints its process ID and then waits for an hour. */
const program = 'console.log(process.pid); setTimeout(() => {}, 3_600_000)';
const command = `
  import { run } from '${new URL('run.mjs', import.meta.url)}';
  import { runMain } from '${new URL('problem.mjs', import.meta.url)}';
  await runMain(() => run(process.execPath, ['--eval', '${program}'], { show: true }));
`;

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])('a command that %s interrupts ends its program first, and says so', async (name, exitCode) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', command]);
  const words = text(child.stderr);
  const [line] = await once(child.stdout, 'data');
  const pid = Number(line);
  child.kill(name);
  const [code] = await once(child, 'exit');
  expect(code).toBe(exitCode);
  expect(signal(pid, 0)).toBe(false);
  expect(await words).toBe('\nInterrupted.\n');
});

it('run gives a program the priority that it is told', async () => {
  // The program waits for it, because it may start before its priority is set.
  const waits = 'while (os.getPriority() !== 7) {}';
  expect(await run(process.execPath, ['--eval', waits], { priority: 7 })).toEqual({ code: 0, output: '' });
});
