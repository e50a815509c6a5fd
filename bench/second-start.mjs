import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from './lib/start.mjs';

/**
 * Prints how long `npm start` takes in a built checkout with a used data folder, from the command to the first answer
 * of /healthz, and its phases.
 */
const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const root = fileURLToPath(new URL('..', import.meta.url));
const probe = new URL('lib/report-start.mjs', import.meta.url).href;
const aimMs = 1500;

const folder = mkdtempSync(join(tmpdir(), 'oryx-start-'));
// If root starts it, PostgreSQL runs as another user, who needs access.
chmodSync(folder, 0o755);
const file = join(folder, 'start.json');

/** Starts Oryx, and stops it again. Returns the phases in ms, in their order. */
async function startOnce() {
  rmSync(file, { force: true });
  const port = await freePort();
  const began = performance.timeOrigin + performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      START_FILE: file,
      NODE_OPTIONS: `--import=${probe}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('npm start has failed.');
    await delay(5);
  }
  const answered = performance.timeOrigin + performance.now();
  const { at, cpuMs, pid } = JSON.parse(readFileSync(file, 'utf8'));
  const ended = once(child, 'exit');
  process.kill(pid, 'SIGTERM');
  await ended;
  return {
    'npm begins, until Node does': at.node - began,
    'build checked, until PostgreSQL is told to start': at.postgresTold - at.node,
    'PostgreSQL starts, while code and files are read': at.postgresRuns - at.postgresTold,
    'database opened, content prepared, until the port is open': at.listens - at.postgresRuns,
    'until the first answer': answered - at.listens,
    'the whole': answered - began,
    'processor of the server until the port is open': cpuMs,
  };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const loadAtStart = loadavg()[0];
const starts = [];
try {
  await startOnce();
  for (let round = 0; round < Number(options.rounds); round += 1) starts.push(await startOnce());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const names = Object.keys(starts[0]);
const width = Math.max(...names.map((name) => name.length));
console.log(`${'second start, ms'.padEnd(width)}   median    least     most`);
for (const name of names) {
  const values = starts.map((each) => each[name]);
  const shown = [median(values), Math.min(...values), Math.max(...values)];
  console.log(`${name.padEnd(width)}  ${shown.map((value) => value.toFixed(0).padStart(7)).join('  ')}`);
}
const load = `load ${loadAtStart.toFixed(1)} at the start and ${loadavg()[0].toFixed(1)} at the end`;
console.log(`${options.rounds} starts, ${load}, aim at most ${aimMs} ms`);
