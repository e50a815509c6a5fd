import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { start } from './lib/start.mjs';

/**
 * Cuts the power of a built server under writes, and counts the acknowledged writes that are gone afterwards.
 *
 * The data folder lies on two file systems, one in a file of the other. Both are shut down as at a loss of power:
 * ext4 drops everything that was written but not flushed. That of the inner one stands for the memory of the
 * machine, that of the outer one for the cache in a disk, which keeps what it was told to flush. It says nothing
 * about disks that lie about a flush.
 *
 * `node bench/power-loss.mjs 20` cuts 20 times. Then it cuts with fsync off, which has to lose writes: otherwise
 * the check would prove nothing. Linux and root only.
 */
const rounds = Number(process.argv[2] ?? 20);
const controlRounds = Math.max(3, Math.ceil(rounds / 4));
const writers = 4;
const main = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'oryx-power-'));
const outer = { image: join(folder, 'outer.img'), mount: join(folder, 'outer'), size: '1500M' };
const inner = { image: join(outer.mount, 'inner.img'), mount: join(folder, 'inner'), size: '1000M' };
const dataDir = join(inner.mount, 'data');
const person = { firstName: 'Power', lastName: 'Loss', profession: 'Nurse', verificationMethod: 'email' };
let people = 0;

const run = (program, ...args) => execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });

function make({ image, size, mount }) {
  run('truncate', '-s', size, image);
  run('mkfs.ext4', '-q', image);
  mkdirSync(mount, { recursive: true });
  attach({ image, mount });
}

const attach = ({ image, mount }) => run('mount', '-o', 'loop', image, mount);

async function detach({ mount }) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return run('umount', mount);
    } catch (error) {
      if (attempt > 100) throw error;
      await delay(100);
    }
  }
}

/** FS_IOC_SHUTDOWN with the flag to flush nothing, which Node cannot call. */
const shutdown = `for my $folder (@ARGV) {
  open my $opened, '<', $folder or die $!;
  my $flag = pack('L', 2);
  ioctl($opened, 0x8004587d, $flag) or die $!;
}`;

const lines = () => readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');

/** The postmaster and its children, which have to end with the power. */
function postgresProcesses() {
  const postmaster = lines()[0];
  const isChild = (pid) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ')[1] === postmaster;
    } catch {
      return false;
    }
  };
  return [postmaster, ...readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(name))].map(
    Number,
  );
}

/** Ends everything at once and comes back as after a power failure. */
async function cutPower(server) {
  const pids = [server.pid, ...postgresProcesses()];
  run('perl', '-e', shutdown, outer.mount, inner.mount);
  for (const pid of pids) kill(pid);
  await detach(inner);
  await detach(outer);
  attach(outer);
  attach(inner);
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

async function register(url) {
  people += 1;
  const email = `power.${people}@example.org`;
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`,
    },
    body: JSON.stringify({ ...person, email, password: 'a long walk through Sossusvlei' }),
  });
  return response.ok ? email : undefined;
}

/** Returns the acknowledged addresses that are gone, and those whose mail is neither queued nor written. */
async function findLost(acknowledged) {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(lines()[3]),
    user: 'oryx',
    password: readFileSync(join(dataDir, 'postgres', 'oryx-password'), 'utf8').trim(),
    database: 'oryx',
  });
  await client.connect();
  const users = await client.query('select email from users');
  const queued = await client.query('select recipient as email from mail_queue');
  await client.end();
  const outbox = join(dataDir, 'outbox');
  const written = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => /^To: (\S+)/m.exec(readFileSync(join(outbox, name), 'utf8'))?.[1] ?? '');
  const stored = new Set(users.rows.map(({ email }) => email));
  const mailed = new Set([...queued.rows.map(({ email }) => email), ...written]);
  return {
    users: acknowledged.filter((email) => !stored.has(email)).length,
    mails: acknowledged.filter((email) => !mailed.has(email)).length,
  };
}

const startServer = () =>
  start(main, { DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' });

/** Returns false if the database did not survive, which only the control may do. */
async function measure(name, count) {
  const acknowledged = [];
  const lost = { users: 0, mails: 0, starts: 0 };
  for (let round = 0; round < count; round += 1) {
    const server = await startServer();
    let isOver = false;
    const loop = async () => {
      while (!isOver) {
        const email = await register(server.url).catch(() => undefined);
        if (email && !isOver) acknowledged.push(email);
      }
    };
    const loops = Array.from({ length: writers }, loop);
    const before = acknowledged.length;
    while (acknowledged.length === before) await delay(5);
    // At another moment of the checkpoints and write-backs in each round.
    await delay(Math.random() * 1500);
    isOver = true;
    await cutPower(server);
    await Promise.all(loops);
    try {
      const again = await startServer();
      const { users, mails } = await findLost(acknowledged);
      lost.users = users;
      lost.mails = mails;
      await again.stop();
    } catch (error) {
      lost.starts += 1;
      console.log(`${name}: the database does not start any more (${error.message})`);
      break;
    }
  }
  console.log(
    `${name}: ${count} cuts, ${acknowledged.length} acknowledged, ${lost.users} users lost, ` +
      `${lost.mails} mails lost, ${lost.starts} starts failed`,
  );
  return lost;
}

if (process.platform !== 'linux' || process.getuid() !== 0) {
  console.log('This needs Linux and root, for file systems of its own.');
  process.exit(1);
}
// The account of PostgreSQL must be able to enter it.
chmodSync(folder, 0o755);
try {
  make(outer);
  make(inner);
  const lost = await measure('as shipped', rounds);
  appendFileSync(join(dataDir, 'postgres', 'postgresql.conf'), '\nfsync = off\n');
  const control = await measure('with fsync off', controlRounds);
  if (Object.values(lost).some((each) => each > 0)) process.exitCode = 1;
  if (Object.values(control).every((each) => each === 0)) {
    console.log('The control lost nothing, so this run proves nothing.');
    process.exitCode = 1;
  }
} finally {
  await detach(inner).catch(() => undefined);
  await detach(outer).catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
}
