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

/** Returns the message of a response. */
export async function messageOf(response: Response): Promise<string> {
  return ((await response.json()) as { message: string }).message;
}
