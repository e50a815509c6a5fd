import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../storage/schema.ts';
import { badRequest, nastyText, type WireRequest } from '../test/bad-requests.ts';
import { type Member, member, somebody } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { readWholeDatabase } from '../test/whole-database.ts';

const seed = 20_261_121;
/** As many at once as the server has connections to its database, and a few more. */
const atOnce = 16;

let test: TestApp;
let bystander: Member;

beforeAll(async () => {
  test = await openTestApp();
  bystander = await member(test);
});

afterAll(() => test.close());

/** Somewhere else each time, so that what is tried is answered and not only held up. */
function addressOf(number: number): string {
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
}

async function send({ method, path, headers, body }: WireRequest, number: number): Promise<Response> {
  const init = { method, headers, ...(body === undefined ? {} : { body }) };
  return test.app.request(path, init, { incoming: { socket: { remoteAddress: addressOf(number) } } });
}

/** Sends all, several at once, and hands each answer over. */
async function sendAll(
  requests: readonly WireRequest[],
  look: (request: WireRequest, response: Response) => Promise<void>,
): Promise<void> {
  const waiting = [...requests.entries()];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [number, request] = next;
      await look(request, await send(request, number));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** What is wrong with an answer to a bad request; undefined if nothing is. */
async function faultOf(response: Response): Promise<string | undefined> {
  const { status, headers } = response;
  if (status < 400 || status > 499) return `status ${status}`;
  if (!headers.get('content-type')?.startsWith('application/json')) return 'no JSON';
  if (headers.getSetCookie().some((cookie) => /oryx_session=[^;]/.test(cookie))) return 'a session';
  const answer = (await response.json()) as { message?: unknown };
  const words = typeof answer.message === 'string' ? answer.message : '';
  return /^[A-Z].*\.$/.test(words) && Object.keys(answer).length === 1 ? undefined : JSON.stringify(answer);
}

const described = ({ what, method, path, headers, body }: WireRequest) =>
  `${what}: ${method} ${path} ${JSON.stringify(headers)} ${String(body).slice(0, 300)}`;

describe('the account calls', () => {
  it('reject 500 bad requests with a 4xx and a message, and store nothing of them', async () => {
    const before = await readWholeDatabase(test.database.storage.db);
    const faults: string[] = [];
    const refusals = new Map<string, number>();
    await sendAll(fc.sample(badRequest, { numRuns: 500, seed }), async (request, response) => {
      const fault = await faultOf(response);
      if (fault) faults.push(`${fault}: ${described(request)}`);
      refusals.set(String(response.status), (refusals.get(String(response.status)) ?? 0) + 1);
    });
    expect(faults.slice(0, 5)).toEqual([]);
    // Each kind of refusal was reached, so the requests did not all fail at the door.
    for (const status of ['400', '401', '403', '404', '413', '415']) {
      expect(refusals.get(status), status).toBeGreaterThan(5);
    }
    expect(test.log.filter(({ level }) => level === 'error')).toEqual([]);

    const after = await readWholeDatabase(test.database.storage.db);
    const changed = [...after.keys()].filter(
      (table) => after.get(table)?.join() !== before.get(table)?.join(),
    );
    expect(changed).toEqual(['rate_limits']);
    expect(after.get('rate_limits')?.join()).not.toMatch(/example\.org|Selma|\b10\.\d+\.\d+/);
    expect((await bystander.browser.send('GET', '/api/auth/user')).status).toBe(200);
  });

  it('reject a foreign id and a body that is not an object from a signed-in user', async () => {
    const ids = fc.oneof(fc.uuid(), nastyText, fc.jsonValue(), fc.constant(bystander.id.toUpperCase()));
    const headers = { 'content-type': 'application/json', cookie: bystander.cookie };
    const requests = fc.sample(
      fc.oneof(
        ids.map((userId) => ({ path: '/api/auth/delete-account', method: 'DELETE', body: { userId } })),
        fc
          .array(fc.jsonValue())
          .map((body) => ({ path: '/api/auth/logout-everywhere', method: 'POST', body })),
      ),
      { numRuns: 60, seed },
    );
    const faults: string[] = [];
    await sendAll(
      requests.map(({ body, ...rest }) => ({
        ...rest,
        what: 'signed in',
        headers,
        body: JSON.stringify(body),
      })),
      async (request, response) => {
        const fault = await faultOf(response);
        if (fault) faults.push(`${fault}: ${described(request)}`);
      },
    );
    expect(faults).toEqual([]);
    expect((await bystander.browser.send('GET', '/api/auth/user')).status).toBe(200);
  });

  it('accept only declared fields from 150 odd registrations and requests, and store them cleanly', async () => {
    const planted = {
      id: bystander.id,
      verifiedAt: '2026-01-01T00:00:00Z',
      verified_at: '2026-01-01T00:00:00Z',
      emailNormalised: bystander.email.toLowerCase(),
      passwordHash: 'planted',
      isAdmin: true,
      createdAt: '1999-01-01T00:00:00Z',
    };
    const registration = fc
      .tuple(nastyText, nastyText, fc.uuid(), nastyText, nastyText)
      .map(([firstName, lastName, local, domain, password]) => ({
        path: '/api/auth/register',
        fields: {
          ...somebody({ firstName, lastName, password: `long enough ${password}` }),
          email: `${local}@a${domain}.example.org`,
        },
      }));
    const plain = fc.tuple(nastyText, nastyText).map(([firstName, lastName]) => ({
      path: '/api/auth/register',
      fields: somebody({ firstName: `N${firstName}`, lastName: `S${lastName}` }),
    }));
    const forgotten = nastyText.map((contact) => ({
      path: '/api/auth/forgot-password',
      fields: { contact },
    }));
    const requests = fc
      .sample(fc.oneof(registration, plain, forgotten), { numRuns: 150, seed })
      .map(({ path, fields }) => ({
        what: 'odd',
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...fields, ...planted }).replace('{', '{"__proto__":{"polluted":true},'),
      }));
    const statuses = new Set<number>();
    await sendAll(requests, async (_, response) => {
      statuses.add(response.status);
      expect(((await response.json()) as { message: unknown }).message).toEqual(expect.any(String));
    });
    await test.deliverMail();
    expect([...statuses].sort()).toEqual([200, 400]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
    expect(test.log.filter(({ level }) => level !== 'info')).toEqual([]);

    const stored = await test.database.storage.db.select().from(users);
    const others = stored.filter(({ id }) => id !== bystander.id);
    expect(others.length).toBeGreaterThan(40);
    for (const { firstName, lastName, email, emailNormalised, verifiedAt, passwordHash } of others) {
      expect(verifiedAt).toBeNull();
      expect(passwordHash).not.toBe('planted');
      expect(emailNormalised).toBe(email.toLowerCase());
      expect(email).toMatch(/^[\w'+.-]+@[\x21-\x7e]+$/);
      for (const name of [firstName, lastName]) {
        expect(name).not.toMatch(/[\p{Cc}\p{Surrogate}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFD]|^\s*$/u);
      }
    }
    const addresses = new Set(stored.map(({ email }) => email));
    for (const { recipient, subject, text } of test.mails) {
      expect(addresses.has(recipient), recipient).toBe(true);
      expect(subject).toMatch(/^You(r Oryx verification code| already have an Oryx account)$/);
      expect(text.match(/^Code: /gm) ?? []).toHaveLength(subject.startsWith('Your') ? 1 : 0);
    }
    expect((await bystander.browser.send('GET', '/api/auth/user')).status).toBe(200);
  });
});
