import { type OwnRoles, roles, secondFactorHours } from '@oryx/contract';
import { TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { holderOf, type Member, member, messageOf } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { readWholeDatabase } from '../test/whole-database.ts';
import { runAdminCommand } from './admin-command.ts';

const second = 1000;
const hour = 60 * 60 * second;

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

const post = ({ browser }: Pick<Member, 'browser'>, call: string, body: object) =>
  browser.send('POST', `/api/second-factor/${call}`, body);
const give = (who: Pick<Member, 'browser'>, code: string) => post(who, 'give', { code });
const ownRoles = async ({ browser }: Pick<Member, 'browser'>): Promise<OwnRoles> =>
  (await browser.send('GET', '/api/roles/mine')).json() as Promise<OwnRoles>;

/** An authenticator app, which shows the code of the test's clock. */
class Authenticator {
  readonly #totp: TOTP;

  constructor(uri: string) {
    const totp = URI.parse(uri);
    if (!(totp instanceof TOTP)) throw new Error('It is for another kind of code');
    this.#totp = totp;
  }

  code(offsetMs = 0): string {
    return this.#totp.generate({ timestamp: test.now().getTime() + offsetMs });
  }
}

/** A new session of the same user, in which no second factor was given. */
async function secondSession({ email: contact, password }: Member): Promise<Pick<Member, 'browser'>> {
  const browser = test.browser();
  await browser.post('login', { contact, password });
  return { browser };
}

/** Begins with a new authenticator. */
async function begin(holder: Pick<Member, 'browser' | 'password'>): Promise<Authenticator> {
  const response = await post(holder, 'begin', { password: holder.password });
  expect(response.status).toBe(200);
  return new Authenticator(((await response.json()) as { uri: string }).uri);
}

/** A role holder with an authenticator, a time after its first code. */
async function enrolled(): Promise<{ holder: Member; app: Authenticator; recoveryCodes: string[] }> {
  const holder = await holderOf(test, ['reviewer']);
  const app = await begin(holder);
  const response = await post(holder, 'confirm', { code: app.code() });
  const { recoveryCodes } = (await response.json()) as { recoveryCodes: string[] };
  test.pass(60 * second);
  return { holder, app, recoveryCodes };
}

describe('the second factor', () => {
  it('is set up with a code, after which roles count', async () => {
    const { email, password } = await holderOf(test, ['administrator']);
    const fresh = { ...(await secondSession({ email, password } as Member)), password };
    const holders = () => fresh.browser.send('GET', '/api/roles/holders');
    expect((await holders()).status).toBe(403);
    const app = await begin(fresh);
    expect((await ownRoles(fresh)).secondFactor).toEqual({
      isSetUp: false,
      recoveryCodesLeft: 0,
      freshUntil: null,
    });
    const response = await post(fresh, 'confirm', { code: app.code() });
    const { recoveryCodes } = (await response.json()) as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^([2-9A-Z]{4}-){5}[2-9A-Z]{4}$/);
    expect((await holders()).status).toBe(200);
    expect((await ownRoles(fresh)).secondFactor).toEqual({
      isSetUp: true,
      recoveryCodesLeft: 10,
      freshUntil: new Date(test.now().getTime() + secondFactorHours * hour).toISOString(),
    });
  });

  it('opens another session with the next code, written in any way', async () => {
    const { holder, app } = await enrolled();
    const other = await secondSession(holder);
    const code = app.code();
    expect((await give(other, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect((await ownRoles(other)).secondFactor.freshUntil).not.toBeNull();
  });

  it('accepts a code of the period before or after, for a phone whose clock is off, and no other', async () => {
    const { holder, app } = await enrolled();
    expect((await give(holder, app.code(-65 * second))).status).toBe(400);
    expect((await give(holder, app.code(65 * second))).status).toBe(400);
    expect((await give(holder, app.code(-30 * second))).status).toBe(200);
    expect((await give(holder, app.code(30 * second))).status).toBe(200);
  });

  it('accepts each code once, also if 4 come at the same time, and no older one after it', async () => {
    const { holder, app } = await enrolled();
    const code = app.code();
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => give(await secondSession(holder), code)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await give(holder, app.code(-30 * second))).status).toBe(400);
  });

  it('can be given by each recovery code once, and then be replaced', async () => {
    const { holder, recoveryCodes } = await enrolled();
    const [code = ''] = recoveryCodes;
    const other = { ...(await secondSession(holder)), password: holder.password };
    const response = await give(other, code.toLowerCase().replaceAll('-', ''));
    expect(await response.json()).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await give(other, code)).status).toBe(400);
    const app = await begin(other);
    expect((await post(other, 'confirm', { code: app.code() })).status).toBe(200);
    expect((await give(other, recoveryCodes[1] ?? '')).status).toBe(400);
    expect((await ownRoles(other)).secondFactor.recoveryCodesLeft).toBe(10);
  });

  it('is not replaced by somebody who has the session but not the factor, nor before the new one is confirmed', async () => {
    const { holder, app } = await enrolled();
    const other = { ...(await secondSession(holder)), password: holder.password };
    const response = await post(other, 'begin', { password: holder.password });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'second-factor' });
    await begin(holder);
    expect((await give(other, app.code())).status).toBe(200);
  });

  it('is set up only by holders of a role, and with the password', async () => {
    const person = await member(test);
    expect((await post(person, 'begin', { password: person.password })).status).toBe(403);
    const holder = await holderOf(test, ['editor']);
    const response = await post(holder, 'begin', { password: 'a wrong guess' });
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toBe('The password is wrong.');
    expect((await post(holder, 'confirm', { code: '123456' })).status).toBe(400);
  });

  it('cannot be guessed: after 5 wrong codes even the right one has to wait', async () => {
    const { holder, app } = await enrolled();
    // Wrong in every period that counts.
    const right = [-30, 0, 30].map((offset) => app.code(offset * second));
    const wrong = ['111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? '';
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await give(holder, wrong)).status).toBe(400);
    expect((await give(holder, app.code())).status).toBe(429);
    test.pass(16 * 60 * second);
    expect((await give(holder, app.code())).status).toBe(200);
  });

  it('is removed with a code, and then roles count in no session', async () => {
    const { holder, app } = await enrolled();
    expect((await post(holder, 'remove', { code: app.code() })).status).toBe(200);
    expect((await ownRoles(holder)).secondFactor).toEqual({
      isSetUp: false,
      recoveryCodesLeft: 0,
      freshUntil: null,
    });
  });

  it('leaves no recovery code in plain text, and nothing at all once the account is deleted', async () => {
    const { holder, recoveryCodes } = await enrolled();
    const profile = {
      shownName: 'Dr N. Shikongo',
      qualification: 'MBChB',
      council: 'HPCNA',
      registration: '1',
    };
    expect((await holder.browser.send('PUT', '/api/roles/reviewer', profile)).status).toBe(200);
    expect((await ownRoles(holder)).reviewer).toEqual(profile);
    const everything = async () => [...(await readWholeDatabase(test.database.storage.db))];
    const before = JSON.stringify(await everything()).replaceAll('-', '');
    for (const code of recoveryCodes) expect(before).not.toContain(code.replaceAll('-', ''));
    await holder.browser.send('DELETE', '/api/auth/delete-account', { userId: holder.id });
    const left = (await everything()).filter(([, rows]) => rows.some((row) => row.includes(holder.id)));
    expect(left.map(([table]) => table)).toEqual(['role_grants']);
  });
});

describe('npm run admin, beside a server that runs', () => {
  /** Runs the command and returns its exit code and what it said. */
  async function run(...args: string[]): Promise<{ code: number; said: string }> {
    const { host, port, user, password } = inject('postgres');
    const env = { DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/${test.database.name}` };
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    const code = await runAdminCommand(args, { env, clock: () => test.now(), say });
    return { code, said: said.join('\n') };
  }

  it('grants the first role, lists and records it, and withdraws it', async () => {
    const person = await member(test);
    expect(await run('grant', person.email, 'reviewer', '--why', 'Agreed.')).toMatchObject({ code: 0 });
    expect((await ownRoles(person)).roles).toEqual(['reviewer']);
    expect((await run('grant', person.email)).said).toContain(`<${person.email}>: reviewer, administrator`);
    expect((await run('list')).said).toContain(person.email);
    expect((await run('record')).said).toContain(
      'reviewer granted to Ndapewa Shikongo by the server: Agreed.',
    );
    expect((await run('withdraw', person.email, 'reviewer')).code).toBe(0);
    expect((await ownRoles(person)).roles).toEqual(['administrator']);
  });

  it('resets a lost second factor', async () => {
    const { holder, app } = await enrolled();
    expect((await run('reset-second-factor', holder.email)).said).toBe('The second factor was removed.');
    expect((await ownRoles(holder)).secondFactor.isSetUp).toBe(false);
    expect((await give(holder, app.code())).status).toBe(400);
    expect((await run('reset-second-factor', holder.email)).said).toMatch(/no second factor/);
  });

  it('refuses an address without a verified account', async () => {
    const { code, said } = await run('grant', 'nobody@example.org');
    expect(code).toBe(1);
    expect(said).toMatch(/^There is no account/);
  });

  it.each([
    [],
    ['grant'],
    ['grant', 'a@example.org', 'owner'],
    ['withdraw', 'a@example.org'],
    ['list', 'a@example.org'],
    ['grant', 'a@example.org', 'editor', 'more'],
    ['grant', 'a@example.org', '--force'],
  ])('explains itself after %s %s %s', async (...args) => {
    const { code, said } = await run(...args);
    expect(code).toBe(1);
    expect(said).toContain('npm run admin -- grant EMAIL');
    for (const role of roles) expect(said).toContain(role);
  });
});
