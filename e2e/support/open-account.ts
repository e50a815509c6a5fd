import { request } from '@playwright/test';
import { type NewAccount, newAccount, signUp } from './account.ts';
import type { OryxAddress } from './server.ts';

/** Registers and confirms an account from another client, so that the browser of the test stays signed out. */
export async function openAccount(oryx: OryxAddress, changes: Partial<NewAccount> = {}): Promise<NewAccount> {
  const account = newAccount(changes);
  const client = await request.newContext();
  await signUp(oryx, client, account);
  await client.dispose();
  return account;
}
