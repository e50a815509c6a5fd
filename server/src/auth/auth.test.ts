import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, sessionCookieOf, type TestApp } from '../test/test-app.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let test: TestApp;
let people = 0;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

const post = (path: string, body: unknown, cookie?: string) =>
  test.send('POST', `/api/auth/${path}`, body, cookie);

/** A registration of somebody new. */
function somebody() {
  people += 1;
  return {
    firstName: 'Ndapewa',
    lastName: 'Shikongo',
    profession: 'Nurse',
    email: `Person.${people}@example.org`,
    password: 'a long password',
    verificationMethod: 'email',
  };
}

async function register(person = somebody()) {
  const response = await post('register', person);
  expect(response.status).toBe(200);
  return person;
}

/** Somebody with a verified account, and the cookie of a session. */
async function member() {
  const person = await register();
  const response = await post('verify', { contact: person.email, code: await test.mailedCode(person.email) });
  expect(response.status).toBe(200);
  return { ...person, cookie: sessionCookieOf(response) };
}

async function messageOf(response: Response): Promise<string> {
  return ((await response.json()) as { message: string }).message;
}

describe('register', () => {
  it('API-07 AUTH-10 mails a verification code', async () => {
    const person = somebody();
    const response = await post('register', person);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: 'Please check your email for the verification code.' });
    expect(await test.mailedCode(person.email)).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
  });

  it('AUTH-07 refuses a password of 7 characters and takes one of 8', async () => {
    const short = await post('register', { ...somebody(), password: '1234567' });
    expect(short.status).toBe(400);
    expect(await messageOf(short)).toBe('Password must be at least 8 characters long.');
    expect((await post('register', { ...somebody(), password: '12345678' })).status).toBe(200);
  });

  it.each(['firstName', 'lastName', 'profession', 'email', 'password', 'verificationMethod'])(
    'AUTH-06 API-07 refuses a registration without %s',
    async (field) => {
      const response = await post('register', { ...somebody(), [field]: undefined });
      expect(response.status).toBe(400);
    },
  );

  it('says which field is wrong in words of a person', async () => {
    expect(await messageOf(await post('register', { ...somebody(), email: 'nobody' }))).toBe(
      'Email: enter a valid e-mail address.',
    );
    expect(await messageOf(await post('register', { ...somebody(), firstName: ' ' }))).toBe(
      'First name: enter a value.',
    );
    expect(await messageOf(await post('register', { ...somebody(), profession: 'Wizard' }))).toBe(
      'Profession: choose one of the offered values.',
    );
  });

  it('AUTH-05 takes each of the five professions', async () => {
    for (const profession of [
      'Doctor',
      'Advanced Life Support Paramedic',
      'Nurse',
      'Emergency Care Practitioner - Intermediate',
      'Emergency Care Practitioner - Basic',
    ]) {
      expect((await post('register', { ...somebody(), profession })).status).toBe(200);
    }
  });

  it('does not reveal that an address has an account, and tells its owner', async () => {
    const owner = await member();
    const response = await post('register', { ...somebody(), email: owner.email.toUpperCase() });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: 'Please check your email for the verification code.' });
    await test.deliverMail();
    const mail = test.mails.findLast(({ recipient }) => recipient === owner.email);
    expect(mail?.subject).toBe('You already have an Oryx account');
    expect(mail?.text).not.toMatch(/Code:/);
    expect((await post('login', { contact: owner.email, password: owner.password })).status).toBe(200);
  });

  it('lets an account that was never verified be registered again, with a new code and password', async () => {
    const first = await register();
    const oldCode = await test.mailedCode(first.email);
    await register({ ...first, firstName: 'Again', password: 'another password' });
    expect((await post('verify', { contact: first.email, code: oldCode })).status).toBe(400);
    const response = await post('verify', { contact: first.email, code: await test.mailedCode(first.email) });
    expect(await response.json()).toMatchObject({ user: { firstName: 'Again' } });
    expect((await post('login', { contact: first.email, password: first.password })).status).toBe(401);
    expect((await post('login', { contact: first.email, password: 'another password' })).status).toBe(200);
  });

  it('makes one account of 10 registrations at once', async () => {
    const person = somebody();
    await Promise.all(Array.from({ length: 10 }, () => register(person)));
    const rows = await test.database.storage.db.execute(
      sql`select from users where email_normalised = ${person.email.toLowerCase()}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('stores neither the password nor the code in the clear', async () => {
    const person = await register();
    const code = await test.mailedCode(person.email);
    const stored = JSON.stringify([
      await test.database.storage.db.execute(sql`select * from users`),
      await test.database.storage.db.execute(sql`select * from codes`),
      await test.database.storage.db.execute(sql`select * from mail_queue`),
    ]);
    expect(stored).not.toContain(person.password);
    expect(stored).not.toContain(code);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

describe('verify', () => {
  it('API-08 AUTH-12 signs in and answers the user', async () => {
    const person = await register();
    const response = await post('verify', {
      contact: ` ${person.email.toLowerCase()} `,
      code: (await test.mailedCode(person.email)).toLowerCase(),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      message: 'Your account is verified. You are now signed in.',
      user: {
        id: expect.any(String),
        firstName: 'Ndapewa',
        lastName: 'Shikongo',
        email: person.email,
        profession: 'Nurse',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    });
    const user = await test.send('GET', '/api/auth/user', undefined, sessionCookieOf(response));
    expect(user.status).toBe(200);
  });

  it('gives one answer to a wrong, an expired, a used code and an unknown contact', async () => {
    const expired = await register();
    const expiredCode = await test.mailedCode(expired.email);
    test.pass(15 * minute + 1000);
    const used = await register();
    const usedCode = await test.mailedCode(used.email);
    await post('verify', { contact: used.email, code: usedCode });
    const wrong = await register();
    const answers = await Promise.all([
      post('verify', { contact: wrong.email, code: '222222' }),
      post('verify', { contact: expired.email, code: expiredCode }),
      post('verify', { contact: used.email, code: usedCode }),
      post('verify', { contact: 'stranger@example.org', code: usedCode }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(await messageOf(answer)).toBe(
        'This code is wrong or has expired. Check it, or ask for a new one.',
      );
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('accepts a code after 4 wrong tries and not after 5', async () => {
    const patient = await register();
    const code = await test.mailedCode(patient.email);
    for (let tries = 0; tries < 4; tries += 1)
      await post('verify', { contact: patient.email, code: '222222' });
    expect((await post('verify', { contact: patient.email, code })).status).toBe(200);

    const guesser = await register();
    const guessed = await test.mailedCode(guesser.email);
    for (let tries = 0; tries < 5; tries += 1)
      await post('verify', { contact: guesser.email, code: '222222' });
    expect((await post('verify', { contact: guesser.email, code: guessed })).status).toBe(400);
  });

  it('lets one of 20 uses of a code at once succeed', async () => {
    const person = await register();
    const code = await test.mailedCode(person.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('verify', { contact: person.email, code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  it('AUTH-11 refuses more than 6 characters', async () => {
    const answer = await post('verify', { contact: 'a@example.org', code: '2222222' });
    expect(await messageOf(answer)).toBe('Code: enter at most 6 characters.');
  });
});

describe('login', () => {
  it('API-06 AUTH-20 answers the user and starts a session', async () => {
    const { email, password } = await member();
    const response = await post('login', { contact: email.toUpperCase(), password });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ user: { email } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^oryx_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('AUTH-27 gives a wrong password and an unknown contact the same answer', async () => {
    const { email } = await member();
    const wrong = await post('login', { contact: email, password: 'not the password' });
    const unknown = await post('login', { contact: '0812345678', password: 'not the password' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  it('tells only who knows the password that the address is unverified, and mails a new code', async () => {
    const person = await register();
    expect((await post('login', { contact: person.email, password: 'not the password' })).status).toBe(401);
    const response = await post('login', { contact: person.email, password: person.password });
    expect(response.status).toBe(403);
    expect(await messageOf(response)).toMatch(/verify your e-mail address/);
    expect(response.headers.getSetCookie()).toEqual([]);
    const code = await test.mailedCode(person.email);
    expect((await post('verify', { contact: person.email, code })).status).toBe(200);
  });
});

describe('sessions', () => {
  it('API-05 answers who is signed in, without secrets', async () => {
    const { cookie, email } = await member();
    const response = await test.send('GET', '/api/auth/user', undefined, cookie);
    const user = (await response.json()) as object;
    expect(Object.keys(user).sort()).toEqual([
      'createdAt',
      'email',
      'firstName',
      'id',
      'lastName',
      'profession',
    ]);
    expect(user).toMatchObject({ email });
  });

  it('API-05 answers 401 when signed out, and to a token that is made up', async () => {
    for (const cookie of [undefined, 'oryx_session=made-up']) {
      const response = await test.send('GET', '/api/auth/user', undefined, cookie);
      expect(response.status).toBe(401);
      expect(await messageOf(response)).toBe('Please sign in.');
    }
  });

  it('CONST-01 a session lives 29 days and 23 hours, and not 30 days and a second', async () => {
    const living = await member();
    test.pass(30 * day - 60 * minute);
    const medicine = () => test.send('GET', '/api/pediatrics/vital-signs', undefined, living.cookie);
    expect((await medicine()).status).toBe(200);
    test.pass(60 * minute + 1000);
    expect((await medicine()).status).toBe(401);
  });

  it('CONST-01 asking for the current user renews session and cookie to 30 days', async () => {
    const { cookie } = await member();
    const user = () => test.send('GET', '/api/auth/user', undefined, cookie);
    test.pass(29 * day);
    const renewed = await user();
    expect(renewed.headers.getSetCookie()[0]).toContain('Max-Age=2592000');
    expect(sessionCookieOf(renewed)).toBe(cookie);
    test.pass(29 * day);
    expect((await user()).status).toBe(200);
  });

  it('keeps only a hash of the token', async () => {
    const { cookie } = await member();
    const token = cookie.replace('oryx_session=', '');
    const rows = await test.database.storage.db.execute(sql`select * from sessions`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('API-11 AUTH-22 logout ends the session and clears the cookie, and answers the same without one', async () => {
    const { cookie } = await member();
    const response = await post('logout', {}, cookie);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toMatch(/^oryx_session=; Max-Age=0; Path=\//);
    expect((await test.send('GET', '/api/auth/user', undefined, cookie)).status).toBe(401);
    const again = await post('logout', {});
    expect(again.status).toBe(200);
    expect(await again.text()).toBe(await response.text());
  });
});

describe('a forgotten password', () => {
  const sent = 'If an account exists, a password reset code has been sent to your email.';

  it('API-09 AUTH-15 AUTH-14 answers the same for an account, a stranger and a phone number', async () => {
    const { email } = await member();
    for (const contact of [email, 'stranger@example.org', '0812345678']) {
      const response = await post('forgot-password', { contact });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ message: sent });
    }
    const mailsBefore = test.mails.length;
    await test.deliverMail();
    expect(test.mails.slice(mailsBefore).map(({ recipient }) => recipient)).toEqual([email]);
  });

  it('API-10 AUTH-18 sets a new password and ends every session of the user', async () => {
    const { email, password, cookie } = await member();
    await post('forgot-password', { contact: email });
    const code = await test.mailedCode(email);
    const response = await post('reset-password', {
      contact: email,
      code,
      newPassword: 'brand new password',
    });
    expect(response.status).toBe(200);
    expect(await messageOf(response)).toMatch(/You can now log in\.$/);
    expect((await test.send('GET', '/api/auth/user', undefined, cookie)).status).toBe(401);
    expect((await post('login', { contact: email, password })).status).toBe(401);
    expect((await post('login', { contact: email, password: 'brand new password' })).status).toBe(200);
    const again = await post('reset-password', { contact: email, code, newPassword: 'yet another one' });
    expect(again.status).toBe(400);
  });

  it('AUTH-07 holds a new password to the same minimum, before the code is spent', async () => {
    const { email } = await member();
    await post('forgot-password', { contact: email });
    const code = await test.mailedCode(email);
    const short = await post('reset-password', { contact: email, code, newPassword: '1234567' });
    expect(await messageOf(short)).toBe('Password must be at least 8 characters long.');
    expect((await post('reset-password', { contact: email, code, newPassword: '12345678' })).status).toBe(
      200,
    );
  });

  it('does not take a code for one purpose for another', async () => {
    const person = await register();
    const code = await test.mailedCode(person.email);
    const response = await post('reset-password', {
      contact: person.email,
      code,
      newPassword: 'brand new password',
    });
    expect(response.status).toBe(400);
    expect((await post('verify', { contact: person.email, code })).status).toBe(200);
  });
});
