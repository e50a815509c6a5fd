import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a program in the repository and answers its exit code and what it printed. With
 * `show` its output goes to the terminal as it comes, and `output` is empty.
 */
export function run(command, args, { show = false, cwd = root, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? signal, output }));
  });
}

/** Runs a JavaScript tool of node_modules with this same Node. */
export function runTool(path, args, options) {
  return run(process.execPath, [`${root}node_modules/${path}`, ...args], options);
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Says what is being done, reminds every 10 s that it still is, and says how long it took. */
export async function step(label, work) {
  const since = performance.now();
  console.log(`${label} ...`);
  const reminder = setInterval(
    () => console.log(`  still ${label.toLowerCase()}, ${seconds(since)}`),
    10_000,
  );
  try {
    const result = await work();
    console.log(`  done in ${seconds(since)}`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
