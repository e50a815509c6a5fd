import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { newAccount } from './support/account.ts';
import { expect, test } from './support/oryx.ts';
import { makeDataDir, type RunningOryx, removeDataDir, startOryx } from './support/server.ts';
import { makeUsedDataDir } from './support/shared-oryx.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const metricsToken = 'token-of-the-monitoring';
const mailPassword = 'mail-server-words-91';
const apiKey = 'sk-key-of-the-provider';
const question = 'Is Selma Nangolo allowed to have ibuprofen?';

test.describe.configure({ mode: 'serial' });

/** Runs a server whose PostgreSQL the server under test uses as an external one. */
let neighbour: RunningOryx;
let oryx: RunningOryx;
let databasePassword: string;
const dataDirs: string[] = [];
/** Ends what was started, in the opposite order. */
const endings: (() => unknown)[] = [];

/** Received mails, oldest first. */
const mails: { readonly to: string; readonly text: string }[] = [];

test.beforeAll(async () => {
  dataDirs.push(await makeUsedDataDir(), await makeDataDir());
  const [dataDir = '', otherDataDir = ''] = dataDirs;
  neighbour = await startOryx({ dataDir, env: { LOG_LEVEL: 'trace' } });
  endings.push(() => neighbour.stop());
  databasePassword = (await readFile(join(dataDir, 'postgres', 'oryx-password'), 'utf8')).trim();
  const port = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[3];
  oryx = await startOryx({
    dataDir: otherDataDir,
    env: {
      // Another database than that of the neighbour, who would send the mails.
      DATABASE_URL: `postgres://oryx:${databasePassword}@127.0.0.1:${port}/postgres`,
      SMTP_URL: `smtp://oryx:${mailPassword}@127.0.0.1:${await startMailServer()}`,
      REMI_BASE_URL: `http://127.0.0.1:${await startFailingProvider()}/v1`,
      REMI_MODEL: 'a-model',
      REMI_API_KEY: apiKey,
      METRICS_TOKEN: metricsToken,
      WORKERS: '2',
      LOG_LEVEL: 'trace',
    },
  });
  endings.push(() => oryx.stop());
});

test.afterAll(async () => {
  for (const end of endings.reverse()) await end();
  await Promise.all(dataDirs.map(removeDataDir));
});

/** Starts a mail server that asks for the password and refuses `refused@`, as servers do. Returns its port. */
async function startMailServer(): Promise<number> {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      password === mailPassword ? done(null, { user: username }) : done(new Error(`wrong: ${password}`)),
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('refused') ? new Error(`${address} is unknown here`) : null),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo[0]?.address ?? '', text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  endings.push(() => new Promise<void>((closed) => server.close(closed)));
  return (server.server.address() as AddressInfo).port;
}

/** Starts a provider of Remi that repeats all it was sent in an error. Returns its port. */
async function startFailingProvider(): Promise<number> {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const message = `${request.headers.authorization} may not ask: ${body}`;
    response
      .writeHead(400, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ error: { message } }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  endings.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** A browser, as far as cookies and the origin of calls go. */
function browser() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async send(method: string, path: string, body: unknown): Promise<Response> {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(`${oryx.url}${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', Origin: oryx.url, Cookie: cookie },
        body: JSON.stringify(body),
      });
      for (const each of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(each) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
  };
}

async function mailedCode(email: string, subject: string): Promise<string> {
  const find = () => mails.findLast(({ to, text }) => to === email && text.includes(subject))?.text ?? '';
  await expect.poll(find, { timeout: 300_000 }).not.toBe('');
  return /^Code: ([A-Z0-9]{6})\r?$/m.exec(find())?.[1] ?? '';
}

const printed = (text: string) => expect.poll(() => oryx.output(), { timeout: 300_000 }).toContain(text);

/** Returns the metrics of all workers. On a busy machine a worker may be too late to tell its own. */
async function readMetrics(): Promise<string> {
  let text = '';
  await expect(async () => {
    const response = await fetch(`${oryx.url}/metrics`, {
      headers: { Authorization: `Bearer ${metricsToken}`, 'X-Forwarded-For': '192.0.2.7' },
    });
    text = await response.text();
    expect(response.status).toBe(200);
  }).toPass({ timeout: 300_000 });
  return text;
}

test('metrics add up the requests to all workers', async () => {
  const count = async () => {
    const line = /_count\{method="GET",route="\/healthz",status="2xx"\} (\d+)$/m;
    return Number(line.exec(await readMetrics())?.[1] ?? 0);
  };
  // A new connection each, so that either worker gets some.
  const close = { headers: { Connection: 'close' } };
  const before = await count();
  for (let call = 0; call < 10; call += 1) await fetch(`${oryx.url}/healthz`, close);
  // A worker counts a request when it has sent the answer.
  await expect.poll(count).toBe(before + 10);
});

test('the board and the alerts use metrics and messages that exist', async () => {
  const existing = new Set(
    [...(await readMetrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type = '']) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const used = await Promise.all(
    ['grafana/oryx.json', 'prometheus/alerts.yml'].map((path) =>
      readFile(join(root, 'deploy', path), 'utf8'),
    ),
  );
  const named = used.flatMap((text) => text.match(/\b(?:oryx|nodejs|process)_[a-z\d_]+/g) ?? []);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !existing.has(name))).toEqual([]);

  const sources = await readdir(join(root, 'server/src'), { recursive: true });
  const code = await Promise.all(
    sources
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => readFile(join(root, 'server/src', path), 'utf8')),
  );
  const messages = used.flatMap((text) =>
    [...text.matchAll(/message=~?"([^"]+)"/g)].flatMap(([, each = '']) => each.split('|')),
  );
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.filter((message) => !code.some((text) => text.includes(`'${message}'`)))).toEqual([]);
});

test('no log holds a password, code, token, key, address or question, whatever happens', async () => {
  const user = newAccount({ firstName: 'Ndeshipanda', lastName: 'Haufiku' });
  const refused = newAccount({ email: `refused.${process.pid}@example.org` });
  const { send, cookies } = browser();
  const post = (call: string, body: unknown) => send('POST', `/api/auth/${call}`, body);
  const registration = { ...user, verificationMethod: 'email' };
  // Two at once: one of them finds the address taken, in the database.
  await Promise.all([post('register', registration), post('register', registration)]);
  await post('register', { ...refused, verificationMethod: 'email' });
  await printed('mail not sent');
  await post('verify', { contact: user.email, code: 'AAAAAA' });
  // Each of the two registrations may have sent a code, of which the newest counts.
  let code = '';
  await expect(async () => {
    code = await mailedCode(user.email, 'verification');
    expect((await post('verify', { contact: user.email, code })).status).toBe(200);
  }).toPass({ intervals: [1000] });
  const secrets = [...cookies.values()];
  expect((await post('login', { contact: user.email, password: 'not my password' })).status).toBe(401);
  expect((await post('login', { contact: user.email, password: user.password })).status).toBe(200);
  await post('forgot-password', { contact: user.email });
  const resetCode = await mailedCode(user.email, 'reset');
  const newPassword = 'moonset at Sossusvlei 8';
  const reset = { contact: user.email, code: resetCode, newPassword };
  expect((await post('reset-password', reset)).status).toBe(200);
  const login = await post('login', { contact: user.email, password: newPassword });
  const userId = (await login.json()).user.id;
  const asked = { message: question, context: { profession: 'Nurse', mode: 'consultation' } };
  // Remi answers from the content instead.
  await send('POST', '/api/ai/chat', asked);
  await fetch(`${oryx.url}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}x` } });
  secrets.push(...cookies.values());
  expect((await send('DELETE', '/api/auth/delete-account', { userId })).status).toBe(200);

  // The database goes with its server, and the server under test stays.
  expect(await neighbour.stop()).toBe(0);
  await printed('the database does not answer');
  expect((await post('login', { contact: user.email, password: newPassword })).status).toBe(503);
  expect(await oryx.stop()).toBe(0);

  const logs = [neighbour.output(), oryx.output(), ...(await databaseLogs())].join('\n');
  // They are the logs of these calls.
  expect(logs).toContain('/api/auth/reset-password');
  expect(logs).toContain('the provider did not answer');
  expect(logs).toContain('database system is shut down');
  secrets.push(
    ...[code, resetCode, user.password, newPassword, 'not my password', mailPassword, databasePassword],
    ...[apiKey, metricsToken, user.email, refused.email, user.lastName, question, 'Nangolo', userId],
  );
  expect(secrets.filter((secret) => secret !== '' && logs.includes(secret))).toEqual([]);
});

/** Returns all that PostgreSQL has logged. */
async function databaseLogs(): Promise<string[]> {
  const folder = join(dataDirs[0] ?? '', 'postgres');
  const names = (await readdir(join(folder, 'log'))).map((name) => join('log', name));
  return Promise.all([...names, 'start.log'].map((name) => readFile(join(folder, name), 'utf8')));
}
