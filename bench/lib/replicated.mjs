import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from './start.mjs';

const recipe = fileURLToPath(new URL('../../deploy/ha', import.meta.url));
const programs = '/usr/lib/postgresql/15/bin';
const sockets = '/var/run/postgresql';

/**
 * Makes what `deploy/ha/README.md` describes, with the same scripts, as processes on this machine: a monitor,
 * a primary, a standby and a copy. They need Debian's packages, and run as the account `postgres` if this
 * program runs as root.
 */
export async function startReplicated() {
  const account = process.getuid() === 0 ? accountOf('postgres') : {};
  const folder = mkdtempSync(join(tmpdir(), 'oryx-failover-'));
  chmodSync(folder, 0o755);
  for (const name of ['home', 'run']) mkdirSync(join(folder, name));
  cpSync(recipe, join(folder, 'ha'), { recursive: true });
  chown(folder, account);
  const certificates = join(folder, 'localhost');
  const env = {
    PATH: `${programs}:/usr/bin:/bin`,
    LC_ALL: 'C.UTF-8',
    HOME: join(folder, 'home'),
    XDG_RUNTIME_DIR: join(folder, 'run'),
    PGPASSFILE: join(folder, '.pgpass'),
    CERTIFICATES: certificates,
    NAME: 'localhost',
    SERVERS: '127.0.0.1/32',
  };
  const log = openSync(join(folder, 'log'), 'a');
  const launch = (command, args, extra) =>
    spawn(command, args, { cwd: folder, env: { ...env, ...extra }, stdio: ['ignore', log, log], ...account });
  const run = async (command, args, extra) => {
    const [code] = await once(launch(command, args, extra), 'exit');
    if (code !== 0) throw new Error(`${command} ${args.join(' ')}: see ${join(folder, 'log')}`);
  };
  const script = (name, args, extra) => run('sh', [join(folder, 'ha', name), ...args], extra);

  /** A monitor or a database, with the process that keeps it running. */
  const member = async (name) => ({
    name,
    port: await freePort(),
    data: join(folder, name),
    agent: undefined,
  });
  const begin = (each) => {
    each.agent = launch('pg_autoctl', ['run', '--pgdata', each.data]);
    // In use, databases have machines of their own. Only root may give them priority over other programs.
    if (process.getuid() === 0) setPriority(each.agent.pid, -10);
  };
  const variables = (each) => ({
    PGDATA: each.data,
    PGPORT: String(each.port),
    NODE: each.name,
    MONITOR: `localhost:${monitor.port}`,
  });
  const monitor = await member('monitor');
  const nodes = [await member('one'), await member('two'), await member('three')];

  const ask = async (each, database, text, values) => {
    const client = new pg.Client({ host: sockets, port: each.port, user: 'postgres', database });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  const states = () =>
    ask(
      monitor,
      'pg_auto_failover',
      'select nodename as name, reportedstate, goalstate from pgautofailover.node',
    );

  /** Waits until one node is the primary and all others are its standbys. Returns the primary. */
  const untilWhole = async (size = nodes.length) => {
    for (;;) {
      const found = await states().catch(() => []);
      const isIn = (state) =>
        found.filter((each) => each.reportedstate === state && each.goalstate === state);
      const [primary] = isIn('primary');
      if (primary && isIn('secondary').length === size - 1) {
        return nodes.find(({ name }) => name === primary.name);
      }
      await delay(100);
    }
  };

  const stop = async () => {
    for (const each of [...nodes, monitor]) {
      if (!each.agent || each.agent.exitCode !== null || each.agent.signalCode !== null) continue;
      const ended = once(each.agent, 'exit');
      each.agent.kill('SIGINT');
      await ended;
    }
  };
  try {
    await script('certificates.sh', ['localhost']);
    await script('passwords.sh', []);
    await script('monitor.sh', [], variables(monitor));
    begin(monitor);
    for (const [index, role] of ['primary', 'standby', 'copy'].entries()) {
      // A copy is made from a primary that runs.
      if (index > 0) await untilState(states, nodes[0].name, index === 1 ? ['single'] : ['primary']);
      await script('node.sh', [role], variables(nodes[index]));
      begin(nodes[index]);
    }
    await untilWhole();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    folder,
    untilWhole,
    stop,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    url: databaseUrl(nodes.slice(0, 2), env.PGPASSFILE, join(certificates, 'ca.crt')),
    /** Kills every process of a node at once, as a power failure does. */
    kill: (node) => {
      for (const pid of treeOf(node.agent.pid)) endAtOnce(pid);
    },
    /** Starts a killed node again. */
    begin,
    switchOver: () => run('pg_autoctl', ['perform', 'switchover', '--pgdata', monitor.data]),
    ask: (node, text, values) => ask(node, 'oryx', text, values),
  };
}

async function untilState(states, name, wanted) {
  for (;;) {
    const found = (await states().catch(() => [])).find((each) => each.name === name);
    if (wanted.includes(found?.reportedstate) && found.reportedstate === found.goalstate) return;
    await delay(100);
  }
}

function databaseUrl(nodes, passwords, authority) {
  const line = readFileSync(passwords, 'utf8')
    .split('\n')
    .find((each) => each.includes(':oryx:oryx:'));
  const hosts = nodes.map(({ port }) => `localhost:${port}`).join(',');
  return (
    `postgres://oryx:${line.split(':').at(-1)}@${hosts}/oryx` +
    `?target_session_attrs=read-write&sslmode=verify-full&sslrootcert=${authority}`
  );
}

function endAtOnce(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It ended by itself in the meantime.
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Returns a process and all its descendants, ancestors first. */
function treeOf(root) {
  const parents = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1).split(' ');
      return [[Number(name), Number(parent)]];
    } catch {
      return [];
    }
  });
  const tree = [root];
  for (const pid of tree)
    tree.push(...parents.filter(([, parent]) => parent === pid).map(([child]) => child));
  return tree;
}

function accountOf(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}:`));
  if (!line) throw new Error(`The account ${name} is missing: install postgresql-15.`);
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function chown(path, { uid, gid }) {
  if (uid === undefined) return;
  chownSync(path, uid, gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) chown(join(path, entry.name), { uid, gid });
    else chownSync(join(path, entry.name), uid, gid);
  }
}
