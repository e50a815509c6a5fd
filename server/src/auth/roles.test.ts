import { endpoints, type Role, roles, secondFactorHours } from '@oryx/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveSecondFactor, holderOf, type Member, member, messageOf, register } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { RoleRecord } from './role-record.ts';

const hourMs = 60 * 60 * 1000;

let test: TestApp;
let record: RoleRecord;
/** The only administrator from the start on. */
let first: Member;

beforeAll(async () => {
  test = await openTestApp();
  record = new RoleRecord(test.database.storage.db, () => test.now());
  first = await holderOf(test, ['administrator']);
});

afterAll(() => test.close());

const reason = 'Agreed at the meeting.';
const change = (who: Member, call: 'grant' | 'withdraw', { email }: { email: string }, role: Role) =>
  who.browser.send('POST', `/api/roles/${call}`, { email, role, reason });
const rolesOf = async ({ email }: { email: string }) => (await record.find(email)).roles;

/** A call of the contract as a request, whose fields are left out. */
const guarded = endpoints
  .filter(({ access }) => access !== 'public')
  .map(({ method, path, access }) => ({ method, path: path.replaceAll(/\{\w+\}/g, '1'), access }));

/** The status of a request that passes the check of access, whatever becomes of it then. */
const refused = [401, 403];

describe('access by role', () => {
  const callers: readonly (readonly Role[])[] = [[], ...roles.map((role) => [role])];

  it('lets each role call what the contract allows it, and nothing else', async () => {
    for (const held of callers) {
      const { browser } = held.length > 0 ? await holderOf(test, held) : await member(test);
      // What ends the session comes last.
      const calls = guarded.filter(({ path }) => !/logout-everywhere|delete-account/.test(path));
      for (const { method, path, access } of calls) {
        const response = await browser.send(method, path, method === 'GET' ? undefined : {});
        const mayCall = access === 'user' || held.some((role) => access.includes(role));
        const what = `${method} ${path} as ${held.join() || 'user'}`;
        expect(refused.includes(response.status), what).toBe(!mayCall);
        if (!mayCall) expect(await messageOf(response), what).toMatch(/does not have the role/);
      }
    }
  });

  it('counts no role without a fresh second factor, and says so', async () => {
    const holder = await holderOf(test, roles);
    const calls = guarded.filter(({ access }) => typeof access !== 'string');
    expect(calls.length).toBeGreaterThan(4);
    const send = () =>
      Promise.all(
        calls.map(({ method, path }) => holder.browser.send(method, path, method === 'GET' ? undefined : {})),
      );
    test.pass(secondFactorHours * hourMs);
    for (const response of await send()) {
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({
        message: 'Please enter the code of your second factor first.',
        code: 'second-factor',
      });
    }
    await giveSecondFactor(test, holder.cookie);
    for (const response of await send()) expect(response.status).not.toBe(403);
    await giveSecondFactor(test, first.cookie);
  });

  it('counts a second factor in its own session alone', async () => {
    const holder = await holderOf(test, ['administrator']);
    const { email: contact, password } = holder;
    const elsewhere = test.browser();
    await elsewhere.post('login', { contact, password });
    expect((await elsewhere.send('GET', '/api/roles/holders')).status).toBe(403);
    expect((await holder.browser.send('GET', '/api/roles/holders')).status).toBe(200);
  });

  it('ends with the withdrawal, at once and in every process', async () => {
    const holder = await holderOf(test, ['administrator']);
    const other = await test.process(0);
    const ask = () => other.request('/api/roles/holders', { headers: { cookie: holder.cookie } });
    expect((await ask()).status).toBe(200);
    expect((await change(first, 'withdraw', holder, 'administrator')).status).toBe(200);
    expect((await ask()).status).toBe(403);
  });
});

describe('granting and withdrawing', () => {
  it('is recorded with who, what, by whom, why and when', async () => {
    const person = await member(test);
    await change(first, 'grant', person, 'reviewer');
    await change(first, 'withdraw', person, 'reviewer');
    const response = await first.browser.send('GET', '/api/roles/record');
    const [withdrawn, granted] = (await response.json()) as { number: number; isGranted: boolean }[];
    const name = `${person.firstName} ${person.lastName}`;
    const by = `${first.firstName} ${first.lastName}`;
    const at = test.now().toISOString();
    const common = { name, role: 'reviewer', origin: 'app', by, reason, at };
    expect(granted).toEqual({ ...common, number: expect.any(Number), isGranted: true });
    expect(withdrawn).toEqual({ ...common, number: (granted?.number ?? 0) + 1, isGranted: false });
  });

  it('records nothing that changes nothing', async () => {
    const person = await holderOf(test, ['editor']);
    const before = (await record.entries()).length;
    expect(await (await change(first, 'grant', person, 'editor')).json()).toMatchObject({
      roles: ['editor'],
    });
    await change(first, 'withdraw', person, 'reviewer');
    expect(await record.entries()).toHaveLength(before);
  });

  it('is refused for an address without an account, and for one that is not verified', async () => {
    const unverified = await register(test.browser());
    for (const email of ['nobody@example.org', unverified.email]) {
      expect((await change(first, 'grant', { email }, 'reviewer')).status).toBe(404);
      const found = await first.browser.send('POST', '/api/roles/find', { email });
      expect(found.status).toBe(404);
    }
  });

  it.each([
    [{ role: 'reviewer', reason }],
    [{ email: 'a@example.org', role: 'owner', reason }],
    [{ email: 'a@example.org', role: 'reviewer', reason: ' ' }],
    [{ email: 'a@example.org', role: 'reviewer', reason: 'x'.repeat(201) }],
    [{ email: 'no address', role: 'reviewer', reason }],
  ])('refuses %j with a reason', async (body) => {
    const response = await first.browser.send('POST', '/api/roles/grant', body);
    expect(response.status).toBe(400);
    expect(await messageOf(response)).not.toBe('');
  });

  it('keeps the last administrator, also if two withdraw each other at the same time', async () => {
    const alone = await openTestApp();
    try {
      const [one, other] = [
        await holderOf(alone, ['administrator']),
        await holderOf(alone, ['administrator']),
      ];
      const answers = await Promise.all([
        change(one, 'withdraw', other, 'administrator'),
        change(other, 'withdraw', one, 'administrator'),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const last = answers[0]?.status === 200 ? one : other;
      const own = await change(last, 'withdraw', last, 'administrator');
      expect(own.status).toBe(409);
      expect(await messageOf(own)).toMatch(/last administrator/);
    } finally {
      await alone.close();
    }
  });

  it('numbers what is done at the same time without a gap, and records each grant once', async () => {
    const person = await member(test);
    const before = (await record.entries())[0]?.number ?? 0;
    const grants = [...roles, ...roles, ...roles].map((role) => change(first, 'grant', person, role));
    for (const response of await Promise.all(grants)) expect(response.status).toBe(200);
    expect(await rolesOf(person)).toEqual(roles);
    const added = (await record.entries()).slice(0, roles.length).map(({ number }) => number);
    expect(added).toEqual([before + 3, before + 2, before + 1]);
  });

  it('ends with the account, and leaves a record that names nobody', async () => {
    const person = await holderOf(test, ['reviewer', 'editor']);
    await person.browser.send('DELETE', '/api/auth/delete-account', { userId: person.id });
    const [editor, reviewer] = await record.entries();
    const common = { name: null, isGranted: false, origin: 'deletion', by: null };
    expect(editor).toMatchObject({ ...common, role: 'editor' });
    expect(reviewer).toMatchObject({ ...common, role: 'reviewer' });
    expect((await record.holders()).map(({ email }) => email)).not.toContain(person.email);
  });
});

it('shows users their own roles, and until when they count', async () => {
  const person = await member(test);
  const ask = async () => (await person.browser.send('GET', '/api/roles/mine')).json();
  expect(await ask()).toMatchObject({ roles: [], secondFactor: { freshUntil: null } });
  await change(first, 'grant', person, 'editor');
  await giveSecondFactor(test, person.cookie);
  const freshUntil = new Date(test.now().getTime() + secondFactorHours * hourMs).toISOString();
  expect(await ask()).toMatchObject({ roles: ['editor'], secondFactor: { freshUntil } });
});

it.each([
  "update role_grants set reason = 'another'",
  'update role_grants set number = number where false',
  'delete from role_grants',
  'truncate role_grants',
])('the record cannot be changed in the database: %s', async (statement) => {
  const before = await record.entries();
  const { db } = test.database.storage;
  await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '42501' } });
  expect(await record.entries()).toEqual(before);
});
