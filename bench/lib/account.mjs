import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The account of measurements. */
export const account = {
  firstName: 'Bench',
  lastName: 'Mark',
  profession: 'Nurse',
  email: 'bench@example.org',
  password: 'a long walk through Sossusvlei',
  verificationMethod: 'email',
};

/** Registers an account, confirms it with the mailed code and returns its session cookie. */
export async function signedInCookie(url, dataDir) {
  const registered = await post(`${url}/api/auth/register`, account);
  const code = await readCode(join(dataDir, 'outbox'));
  const verified = await post(
    `${url}/api/auth/verify`,
    { contact: account.email, code },
    cookieOf(registered),
  );
  return cookieOf(verified);
}

/** Returns the first cookie of a response, in the form of a request header. */
function cookieOf(answer) {
  return answer.headers.getSetCookie()[0].split(';')[0];
}

async function post(url, body, cookie = '') {
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin, cookie };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function readCode(outbox) {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const mail = mailsIn(outbox)[0];
    const code = mail && /^Code: ([A-Z0-9]{6})$/m.exec(readFileSync(join(outbox, mail), 'utf8'))?.[1];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The mail with the code did not arrive.');
}

function mailsIn(outbox) {
  try {
    return readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
}

/** Returns the user of a session. */
export async function accountOf(url, cookie) {
  const answer = await fetch(`${url}/api/auth/user`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${url} does not know the user: ${answer.status}`);
  return answer.json();
}
