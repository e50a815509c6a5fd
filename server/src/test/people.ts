import { createHash } from 'node:crypto';
import type { Role } from '@oryx/contract';
import { eq } from 'drizzle-orm';
import { RoleRecord } from '../auth/role-record.ts';
import { sessions } from '../storage/schema.ts';
import { sessionCookieOf, type TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';

/** A registration as sent by the sign-up form. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly profession: string;
  readonly email: string;
  readonly password: string;
  readonly verificationMethod: string;
}

/** A user with a verified account who is signed in in a browser. */
export interface Member extends Person {
  readonly id: string;
  readonly browser: TestBrowser;
  /** The session cookie in the form of a request header. */
  readonly cookie: string;
}

let people = 0;

/** Returns a person that no other test uses. */
export function somebody(changes: Partial<Person> = {}): Person {
  people += 1;
  return {
    firstName: 'Ndapewa',
    lastName: 'Shikongo',
    profession: 'Nurse',
    email: `Person.${people}@example.org`,
    password: 'a long password',
    verificationMethod: 'email',
    ...changes,
  };
}

/** Registers a person in a browser. */
export async function register(browser: TestBrowser, person: Person = somebody()): Promise<Person> {
  const response = await browser.post('register', person);
  if (!response.ok) throw new Error(`Not registered: ${await response.text()}`);
  return person;
}

/** Registers a person and verifies the address. */
export async function member(
  test: TestApp,
  person: Person = somebody(),
  browser: TestBrowser = test.browser(),
): Promise<Member> {
  await register(browser, person);
  const code = await test.mailedCode(person.email);
  const response = await browser.post('verify', { contact: person.email, code });
  if (!response.ok) throw new Error(`Not verified: ${await response.text()}`);
  const { user } = (await response.clone().json()) as { user: { id: string } };
  return { ...person, id: user.id, browser, cookie: sessionCookieOf(response) };
}

/** Registers a person who holds roles, and whose session has a fresh second factor. */
export async function holderOf(test: TestApp, roles: readonly Role[], person?: Person): Promise<Member> {
  const holder = await member(test, person);
  const record = new RoleRecord(test.database.storage.db, () => test.now());
  for (const role of roles) {
    await record.grant({ email: holder.email, role, reason: 'For a test.' }, { origin: 'server' });
  }
  await giveSecondFactor(test, holder.cookie);
  return holder;
}

/** Marks the second factor of a session as given now. */
export async function giveSecondFactor(test: TestApp, cookie: string): Promise<void> {
  const token = /oryx_session=([^;]+)/.exec(cookie)?.[1] ?? '';
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  const { db } = test.database.storage;
  await db.update(sessions).set({ secondFactorAt: test.now() }).where(eq(sessions.tokenHash, tokenHash));
}

/** Returns the message of a response. */
export async function messageOf(response: Response): Promise<string> {
  return ((await response.json()) as { message: string }).message;
}
