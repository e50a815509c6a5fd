import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in /proc, which is 100 on every Linux that Node supports. */
const ticks = 100;

/** Returns the fields of a stat file after the command's name, which may contain spaces. */
function statOf(path) {
  try {
    const text = readFileSync(path, 'latin1');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Returns a process and all its descendants. */
export function treeOf(root) {
  const children = new Map();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(`/proc/${name}/stat`) : undefined;
    if (!stat) continue;
    const parent = Number(stat[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [root];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

/** Returns the processor seconds of a process and its descendants, those that have ended included. */
export function treeSeconds(root) {
  let sum = 0;
  for (const pid of treeOf(root)) {
    const stat = statOf(`/proc/${pid}/stat`);
    // utime, stime, cutime and cstime.
    if (stat) sum += stat.slice(11, 15).reduce((total, value) => total + Number(value), 0);
  }
  return sum / ticks;
}

/** Returns the processor seconds of the main threads of processes: in Node those that run JavaScript. */
function mainThreadSeconds(pids) {
  let sum = 0;
  for (const pid of pids) {
    const stat = statOf(`/proc/${pid}/task/${pid}/stat`);
    if (stat) sum += Number(stat[11]) + Number(stat[12]);
  }
  return sum / ticks;
}

/** Returns the processor seconds that the whole machine has spent, and those it was idle. */
function machineSeconds() {
  const [user, nice, system, idle, wait, irq, soft, steal] = readFileSync('/proc/stat', 'latin1')
    .split('\n')[0]
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { busy: (user + nice + system + irq + soft + steal) / ticks, idle: (idle + wait) / ticks };
}

/** Returns the resident memory of a process in MB, or 0 if it has ended. */
export function residentMegabytes(pid) {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Returns the memory of a process that it shares with nobody, in MB: of PostgreSQL, what a connection costs. */
export function privateMegabytes(pid) {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
    const kilobytes = [...rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+)/gm)].map(([, value]) =>
      Number(value),
    );
    return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
  } catch {
    return 0;
  }
}

/** Runs work, and returns its result with the processor seconds of servers, database, generator and machine. */
export async function withProcessor({ servers, postmaster }, work) {
  const read = () => ({
    server: servers.reduce((sum, pid) => sum + treeSeconds(pid), 0),
    mainThread: mainThreadSeconds(servers.flatMap(treeOf)),
    database: postmaster ? treeSeconds(postmaster) : 0,
    generator: cpuSeconds(),
    machine: machineSeconds(),
  });
  const before = read();
  const result = await work();
  const after = read();
  const spent = (name) => after[name] - before[name];
  const machine = {
    busy: after.machine.busy - before.machine.busy,
    idle: after.machine.idle - before.machine.idle,
  };
  const own = spent('server') + spent('database') + spent('generator');
  return {
    ...result,
    processor: {
      server: spent('server'),
      mainThread: spent('mainThread'),
      database: spent('database'),
      generator: spent('generator'),
      others: Math.max(0, machine.busy - own),
      idle: machine.idle,
    },
  };
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
