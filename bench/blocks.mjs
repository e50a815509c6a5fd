import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { account, signedInCookie } from './lib/account.mjs';
import { start } from './lib/start.mjs';

/**
 * Prints how long a built server blocks its event loop after it listens: at rest, at the first and at the second call
 * of each kind, while content is imported and while a backup is written. A first call may have to load, build or
 * compile something, so each of several processes is asked, and the longest block of any counts.
 */
const { values: options } = parseArgs({ options: { processes: { type: 'string', default: '10' } } });
const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));
const probe = new URL('lib/report-blocks.mjs', import.meta.url).href;
const aimMs = 50;

const json = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const question = (message, mode = 'consultation') =>
  json({ message, context: { profession: 'Nurse', mode, previousInteraction: '' } });
const compressed = { headers: { 'accept-encoding': 'br, gzip' } };
/** Without the cookie, because a sign-in ends the session of its browser. */
const signIn = (password) => {
  const { headers, ...rest } = json({ contact: account.email, password });
  return { ...rest, headers: { ...headers, cookie: '' } };
};
const handover =
  'Summarise: 67 y male, BP 84/52, HR 128, RR 30, SpO2 88 % on 15 L, temp 39.2 °C, GCS 13, glucose 4,1 mmol/L – ' +
  'allergic to penicillin, had 1.2 g co-amoxiclav and 500 µg adrenaline at 14:20';

/** Path and options of each call, in the order in which they are made. */
const calls = {
  page: ['/', compressed],
  'a script': ['/sw.js', compressed],
  'a wrong password': ['/api/auth/login', signIn('no such password at all'), 401],
  'a sign-in': ['/api/auth/login', signIn(account.password)],
  'the user': ['/api/auth/user'],
  sessions: ['/api/auth/sessions'],
  medications: ['/api/medications', compressed],
  algorithms: ['/api/algorithms'],
  search: ['/api/search?q=adrenalin%20child'],
  'search data': ['/api/search/data', compressed],
  'knowledge of Remi': ['/api/ai/knowledge', compressed],
  'a question': ['/api/ai/chat', question('Dose of adrenaline in anaphylaxis for a child of 14 kg?')],
  'a handover': ['/api/ai/chat', question(handover)],
  'two drugs': ['/api/ai/chat', question('can I give morfine together with midazolam – 5 mg', 'education')],
  'a long question': ['/api/ai/chat', question('shortness of breath with fever and cough '.repeat(90))],
  'learning paths': ['/api/learning/paths'],
  'learning figures': ['/api/learning/analytics'],
  'learning advice': ['/api/learning/recommendations'],
  updates: ['/api/system-updates'],
  metrics: ['/metrics'],
  'OpenAPI document': ['/api/openapi.json', compressed],
};

const folder = mkdtempSync(join(tmpdir(), 'oryx-blocks-'));
chmodSync(folder, 0o755);
const file = join(folder, 'blocks');
/** Blocks in ms by what was done. */
const found = new Map();

function take(name, { clockMs, ownMs }) {
  const blocks = found.get(name) ?? { clock: [], own: [] };
  blocks.clock.push(Math.round(clockMs));
  blocks.own.push(Math.round(ownMs));
  found.set(name, blocks);
}

/** Returns the longest block since the last report. */
async function longest({ pid }) {
  await delay(100);
  rmSync(file, { force: true });
  process.kill(pid, 'SIGWINCH');
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await delay(10);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Runs a command of the server's administrator on the same database. */
async function run(dataDir, script, ...args) {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  await promisify(execFile)(process.execPath, [pathOf(`../server/dist/${script}`), ...args], { env });
}

/** Returns a folder with the shipped content, in which a drug and an interaction are changed. */
function changedContent() {
  const changed = join(folder, 'content');
  cpSync(pathOf('../content'), changed, {
    recursive: true,
    filter: (path) => !/\/(?:dist|src|node_modules)$/.test(path),
  });
  const changes = {
    'medications/adrenaline.yaml': [/^(pharmacologicalAction: >-\n +)/m, '$1Changed. '],
    'interactions.yaml': [/^( +effect: )(.*)$/m, '$1$2 Changed.'],
  };
  for (const [name, [what, by]] of Object.entries(changes)) {
    const path = join(changed, name);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(what, by);
    if (after === before) throw new Error(`${name} has changed; the import would change nothing.`);
    writeFileSync(path, after);
  }
  return changed;
}

async function ask(server, cookie, [path, { headers, ...rest } = {}, expected = 200]) {
  const { origin } = new URL(server.url);
  const answer = await fetch(server.url + path, { ...rest, headers: { cookie, origin, ...headers } });
  await answer.arrayBuffer();
  if (answer.status !== expected) console.log(`${path} answered ${answer.status}`);
}

/** Measures a new server on a data folder. */
async function measureServer(dataDir, work) {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', BLOCKS_FILE: file };
  const server = await start(pathOf('../server/dist/main.js'), env, { nodeArguments: ['--import', probe] });
  try {
    // Loading the code blocks while nobody can call yet.
    await longest(server);
    await delay(2000);
    take('after it listens', await longest(server));
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function measureCalls(server, cookie) {
  for (const [name, call] of Object.entries(calls)) {
    await ask(server, cookie, call);
    take(name, await longest(server));
    await ask(server, cookie, call);
    take(`${name}, again`, await longest(server));
  }
}

/** Measures what an administrator may do while people work. */
async function measureCommands(server, dataDir, cookie) {
  await run(dataDir, 'backup.js', 'backup', join(dataDir, 'oryx.backup'));
  take('a backup', await longest(server));
  await run(dataDir, 'content.js', 'import', changedContent());
  // The lists are compressed anew.
  await delay(4000);
  take('an import of content', await longest(server));
  for (const name of ['medications', 'search', 'a question']) {
    await ask(server, cookie, calls[name]);
    take(`${name}, after the import`, await longest(server));
  }
}

const loadAtStart = loadavg()[0];
try {
  const first = join(folder, 'first');
  const cookie = await measureServer(first, async (server) => {
    const opened = await signedInCookie(server.url, first);
    take('an account is opened', await longest(server));
    return opened;
  });
  for (let each = 1; each <= Number(options.processes); each += 1) {
    // Each begins with the same account, which has not come near any limit. PostgreSQL has to own its files.
    const copy = join(folder, `copy-${each}`);
    await promisify(execFile)('cp', ['-a', first, copy]);
    await measureServer(copy, async (server) => {
      await measureCalls(server, cookie);
      if (each === 1) await measureCommands(server, copy, cookie);
    });
    rmSync(copy, { recursive: true });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const width = Math.max(...[...found.keys()].map((name) => name.length));
console.log(`${'longest block in ms'.padEnd(width)}   by the clock   without waiting for a core`);
for (const [name, { clock, own }] of found) {
  console.log(`${name.padEnd(width)}   ${String(Math.max(...clock)).padStart(12)}   ${Math.max(...own)}`);
}
const worst = Math.max(...[...found.values()].flatMap(({ own }) => own));
const load = `load ${loadAtStart.toFixed(1)} at the start and ${loadavg()[0].toFixed(1)} at the end`;
console.log(`${options.processes} processes, ${load}: worst of all ${worst} ms, aim at most ${aimMs} ms`);
