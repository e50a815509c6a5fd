import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const password = 'a long walk through Sossusvlei';
/** Registrations at once. Each hashes a password. */
const atOnce = 8;

/** What a phone's browser sends with each call to its own site, besides cookies. */
const browserHeaders = {
  host: 'oryx.example.org',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  accept: '*/*',
  'accept-language': 'en-GB,en;q=0.9,af;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
  referer: 'https://oryx.example.org/medications',
};

/** Returns the headers of a call by a person, as the proxy in front of Oryx passes them on. */
export function headersOf(person, cookies = [person.session, person.browser]) {
  const cookie = cookies.filter(Boolean).join('; ');
  return { ...browserHeaders, 'x-forwarded-for': person.address, ...(cookie ? { cookie } : {}) };
}

/** Returns the headers of a call with a JSON body. */
export const jsonHeaders = (person, cookies) => ({
  ...headersOf(person, cookies),
  'content-type': 'application/json',
});

/** Returns the sign-in of a person, in the browser in which the account was opened. */
export const signIn = (person) => ({
  method: 'POST',
  path: '/api/auth/login',
  headers: jsonHeaders(person, [person.browser]),
  body: JSON.stringify({ contact: person.email, password }),
});

/** Opens verified accounts through the API, each from an address of its own. */
export async function openAccounts(client, count, outbox) {
  const mails = new Outbox(outbox);
  const people = [];
  let next = 0;
  const loop = async () => {
    while (next < count) {
      next += 1;
      people.push(await openAccount(client, next, mails));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  return people;
}

async function openAccount(client, number, mails) {
  const person = {
    email: `nurse.${number}@clinic-${number % 400}.example.org`,
    address: `100.${64 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
    isBusy: false,
  };
  const named = { firstName: `Ndapewa ${number}`, lastName: 'Shikongo', profession: 'Nurse' };
  const registration = { ...named, email: person.email, password, verificationMethod: 'email' };
  await post(client, person, '/api/auth/register', registration);
  const code = await mails.codeFor(person.email);
  await post(client, person, '/api/auth/verify', { contact: person.email, code });
  return person;
}

async function post(client, person, path, body) {
  const call = {
    method: 'POST',
    path,
    headers: jsonHeaders(person),
    body: JSON.stringify(body),
    isKept: true,
  };
  const answer = await client.send(call);
  if (answer.status !== 200) {
    throw new Error(`${path} answered ${answer.status}: ${Buffer.concat(answer.chunks)}`);
  }
  takeCookies(person, answer);
}

/** Gives a person the cookies of an answer. */
export function takeCookies(person, { cookies }) {
  person.session = cookies.oryx_session ?? person.session;
  person.browser = cookies.oryx_browser ?? person.browser;
}

/** The mails of a server without a mail server. */
class Outbox {
  #folder;
  #read = new Set();
  #codes = new Map();

  constructor(folder) {
    this.#folder = folder;
  }

  async codeFor(email) {
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline) {
      this.#readNew();
      const code = this.#codes.get(email);
      if (code) return code;
      await delay(50);
    }
    throw new Error('The mail with the code did not arrive.');
  }

  #readNew() {
    let names = [];
    try {
      names = readdirSync(this.#folder);
    } catch {
      // No mail has been written yet.
    }
    for (const name of names) {
      if (!name.endsWith('.eml') || this.#read.has(name)) continue;
      this.#read.add(name);
      const mail = readFileSync(join(this.#folder, name), 'utf8');
      const to = /^To: .*?([^\s<]+@[^\s>]+)/m.exec(mail)?.[1];
      const code = /^Code: ([A-Z0-9]{6})$/m.exec(mail)?.[1];
      if (to && code) this.#codes.set(to, code);
    }
  }
}
