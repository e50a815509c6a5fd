import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { OryxAddress } from './server.ts';

export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly profession: string;
  readonly email: string;
  readonly password: string;
}

let accounts = 0;

/** Returns an account that no other test of this run has. */
export function newAccount(changes: Partial<NewAccount> = {}): NewAccount {
  accounts += 1;
  return {
    firstName: 'Maria',
    lastName: 'Shikongo',
    profession: 'Advanced Life Support Paramedic',
    email: `maria.${process.pid}.${accounts}@example.org`,
    password: 'sunrise over Etosha 7',
    ...changes,
  };
}

const subjects = {
  verification: 'Your Oryx verification code',
  reset: 'Your Oryx password reset code',
};

/**
 * Waits for the mail of this kind to an address and returns the newest code. A mail leaves after the answer
 * to the call that asked for it, so an older mail of another kind may be all that is there yet.
 */
export async function readCode(
  oryx: OryxAddress,
  email: string,
  kind: keyof typeof subjects,
): Promise<string> {
  const outbox = join(oryx.dataDir, 'outbox');
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    for (const name of names.reverse()) {
      const mail = await readFile(join(outbox, name), 'utf8');
      const isIt = mail.includes(email) && mail.includes(`Subject: ${subjects[kind]}`);
      const code = isIt ? /^Code: ([A-Z0-9]{6})$/m.exec(mail)?.[1] : undefined;
      if (code) return code;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No code arrived for ${email}.`);
}

/** Registers the account and confirms it with the mailed code; the request context is signed in afterwards. */
export async function signUp(
  oryx: OryxAddress,
  request: APIRequestContext,
  account: NewAccount,
): Promise<void> {
  const headers = { origin: oryx.url };
  const registered = await request.post(`${oryx.url}/api/auth/register`, {
    headers,
    data: { ...account, verificationMethod: 'email' },
  });
  if (!registered.ok()) throw new Error(`Registration failed: ${await registered.text()}`);
  const verified = await request.post(`${oryx.url}/api/auth/verify`, {
    headers,
    data: { contact: account.email, code: await readCode(oryx, account.email, 'verification') },
  });
  if (!verified.ok()) throw new Error(`Verification failed: ${await verified.text()}`);
}
