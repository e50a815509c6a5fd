import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { signedInCookie } from './lib/account.mjs';
import { start } from './lib/start.mjs';

/**
 * Prints how long a built server blocks its event loop after it listens: at rest, and at the first and the second
 * call of each kind. A first call may have to load or build something.
 */
const main = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));
const probe = new URL('lib/report-blocks.mjs', import.meta.url).href;

const json = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const question = (message) =>
  json({ message, context: { profession: 'Nurse', mode: 'consultation', previousInteraction: '' } });

const calls = {
  page: ['/'],
  'a script': ['/sw.js'],
  medications: ['/api/medications'],
  algorithms: ['/api/algorithms'],
  search: ['/api/search?q=adrenalin%20child'],
  'search data': ['/api/search/data'],
  'knowledge of Remi': ['/api/ai/knowledge'],
  'a question': ['/api/ai/chat', question('Dose of adrenaline in anaphylaxis for a child of 14 kg?')],
  'a long question': ['/api/ai/chat', question('shortness of breath with fever and cough '.repeat(90))],
  'learning paths': ['/api/learning/paths'],
  updates: ['/api/system-updates'],
  'OpenAPI document': ['/api/openapi.json'],
};

const dataDir = mkdtempSync(join(tmpdir(), 'oryx-blocks-'));
chmodSync(dataDir, 0o755);
const file = join(dataDir, 'blocks');
const server = await start(
  main,
  { DATA_DIR: dataDir, LOG_LEVEL: 'silent', BLOCKS_FILE: file },
  { nodeArguments: ['--import', probe] },
);

/** Returns the longest block in ms since the last report. */
async function longest() {
  await delay(100);
  rmSync(file, { force: true });
  process.kill(server.pid, 'SIGWINCH');
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await delay(10);
  return Math.round(Number(readFileSync(file, 'utf8')));
}

try {
  await longest();
  await delay(2000);
  console.log(`two seconds after it listens: ${await longest()} ms`);
  const cookie = await signedInCookie(server.url, dataDir);
  console.log(`an account is opened: ${await longest()} ms`);
  for (const [name, [path, { headers, ...rest } = {}]] of Object.entries(calls)) {
    const blocks = [];
    const origin = new URL(server.url).origin;
    for (let time = 0; time < 2; time += 1) {
      const answer = await fetch(server.url + path, { ...rest, headers: { cookie, origin, ...headers } });
      await answer.arrayBuffer();
      blocks.push(await longest());
      if (!answer.ok) console.log(`${path} answered ${answer.status}`);
    }
    console.log(`${name}: first ${blocks[0]} ms, second ${blocks[1]} ms`);
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
