import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { root } from './paths.mjs';
import { Interrupted } from './problem.mjs';

const signals = ['SIGINT', 'SIGTERM'];
const running = new Set();
let interruptedBy;

/** Passes a signal on to the running programs, so that none of them outlives this process. */
function passOn(signal) {
  interruptedBy = signal;
  for (const child of running) child.kill(signal);
}

function track(child) {
  if (running.size === 0) for (const signal of signals) process.on(signal, passOn);
  running.add(child);
  child.on('close', () => {
    running.delete(child);
    if (running.size === 0) for (const signal of signals) process.off(signal, passOn);
  });
}

/**
 * Runs a program in the repository and returns its exit code and its output. With `show` the output goes to
 * the terminal at once, and the returned `output` is empty. `priority` is that of `os.setPriority`, for the program
 * and all that it starts. If this process gets a signal to end, it waits
 * for the program to end and throws Interrupted.
 */
export function run(command, args, { show = false, cwd = root, env = {}, priority } = {}) {
  if (interruptedBy) return Promise.reject(new Interrupted(interruptedBy));
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
    track(child);
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (interruptedBy) reject(new Interrupted(interruptedBy));
      else resolve({ code: code ?? signal, output });
    });
  });
}

/** Runs a JavaScript tool of node_modules with this same Node. */
export function runTool(path, args, options) {
  return run(process.execPath, [`${root}node_modules/${path}`, ...args], options);
}

/** Returns the seconds since a moment of `performance.now()` as a text. */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Prints the label of some work, a reminder every 10 s, and the duration. Returns the result of the work. */
export async function step(label, work, say = console.log) {
  const since = performance.now();
  say(`${label} ...`);
  const reminder = setInterval(() => say(`  still ${label.toLowerCase()}, ${secondsSince(since)}`), 10_000);
  try {
    const result = await work();
    say(`  done in ${secondsSince(since)}`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
