import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { RunningOryx } from './server.ts';

export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly profession: string;
  readonly email: string;
  readonly password: string;
}

let accounts = 0;

/** Answers an account that no other test of this run has. */
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

/** Waits for the mail to this address in the outbox folder and answers the code it carries. */
export async function readCode(oryx: RunningOryx, email: string): Promise<string> {
  const outbox = join(oryx.dataDir, 'outbox');
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    for (const name of names.reverse()) {
      const mail = await readFile(join(outbox, name), 'utf8');
      const code = mail.includes(email) ? /^Code: ([A-Z0-9]{6})$/m.exec(mail)?.[1] : undefined;
      if (code) return code;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No code arrived for ${email}.`);
}

/** Registers the account and confirms it with the mailed code; the request context is signed in afterwards. */
export async function signUp(
  oryx: RunningOryx,
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
    data: { contact: account.email, code: await readCode(oryx, account.email) },
  });
  if (!verified.ok()) throw new Error(`Verification failed: ${await verified.text()}`);
}
