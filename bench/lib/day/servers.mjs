import {
  chmodSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { start } from '../start.mjs';
import { shares } from './mix.mjs';
import { treeOf } from './processor.mjs';

const main = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
const bareServer = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
const heapReporter = fileURLToPath(new URL('report-heap.mjs', import.meta.url));

/** A temporary folder with one embedded PostgreSQL, on which several Oryx servers can run. */
export class Site {
  dataDir = mkdtempSync(join(tmpdir(), 'oryx-day-'));
  #log;

  constructor() {
    // If root starts it, PostgreSQL runs as another user, who needs access.
    chmodSync(this.dataDir, 0o755);
    this.#log = openSync(join(this.dataDir, 'server.log'), 'a');
  }

  /** Starts Oryx with a number of worker processes on one port. */
  async startOryx(workers) {
    const env = {
      DATA_DIR: this.dataDir,
      WORKERS: String(workers),
      TRUSTED_PROXIES: '127.0.0.1',
      HEAP_FOLDER: this.dataDir,
      // The day is logged as in production.
      LOG_LEVEL: 'info',
    };
    const options = { nodeArguments: ['--expose-gc', '--import', heapReporter], stdout: this.#log };
    return groupOf([await start(main, env, options)], this.postmaster);
  }

  /** Starts bare servers that send what Oryx answered. */
  async startBare(count, answers) {
    const file = join(this.dataDir, 'answers.json');
    writeFileSync(file, JSON.stringify(answers));
    const servers = [];
    for (let each = 0; each < count; each += 1) servers.push(await start(bareServer, { ANSWERS_FILE: file }));
    return groupOf(servers);
  }

  get outbox() {
    return join(this.dataDir, 'outbox');
  }

  get logBytes() {
    return statSync(join(this.dataDir, 'server.log')).size;
  }

  #pidFile() {
    return readFileSync(join(realpathSync(join(this.dataDir, 'postgres')), 'postmaster.pid'), 'utf8').split(
      '\n',
    );
  }

  get postmaster() {
    return Number(this.#pidFile()[0]);
  }

  /** Runs work with a connection to the database beside the servers. */
  async query(work) {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: Number(this.#pidFile()[3]),
      user: 'oryx',
      password: readFileSync(join(this.dataDir, 'postgres', 'oryx-password'), 'utf8').trim(),
      database: 'oryx',
    });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  remove() {
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

function groupOf(servers, postmaster) {
  return {
    urls: servers.map(({ url }) => url),
    /** The processes, of which a primary one has workers below it. */
    pids: () => servers.flatMap(({ pid }) => treeOf(pid)),
    watched: { servers: servers.map(({ pid }) => pid), postmaster },
    stop: async () => {
      for (const server of servers) await server.stop();
    },
  };
}

const kept = ['content-type', 'content-encoding', 'etag', 'cache-control', 'vary'];

/** Returns the answers of Oryx to each kind of call, for the bare servers. */
export async function recordAnswers(client, mix) {
  const answers = new Map();
  for (const kind of Object.keys(shares)) {
    // There are five lists, picked at random.
    const tries = kind.startsWith('reference') ? 100 : 1;
    for (let each = 0; each < tries; each += 1) {
      const made = mix.next(kind);
      const key = `${made.method} ${made.path.split('?', 1)[0]} ${made.expected}`;
      const { status, headers, chunks } = await client.send({ ...made, isKept: true });
      made.onEnd?.();
      if (status !== made.expected) throw new Error(`${key} answered ${status}.`);
      const body = Buffer.concat(chunks);
      const length = status === 304 ? {} : { 'content-length': String(body.length) };
      const sent = Object.fromEntries(
        kept.filter((name) => headers[name]).map((name) => [name, headers[name]]),
      );
      answers.set(key, {
        key,
        answer: { status, headers: { ...sent, ...length }, body: body.toString('base64') },
      });
    }
  }
  return [...answers.values()];
}
