import { type BrowserContext, test as base, expect, request } from '@playwright/test';
import { type NewAccount, newAccount, signUp } from './account.ts';
import type { OryxAddress } from './server.ts';
import { sharedOryx } from './shared-oryx.ts';

interface SignedInAccount {
  readonly account: NewAccount;
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

interface WorkerFixtures {
  /** The real built server with a database of its own, one for the whole run. */
  oryx: OryxAddress;
  /** One account for all tests of a worker that only need somebody to be signed in. */
  member: SignedInAccount;
}

interface TestFixtures {
  /**
   * Whether the browser is ever idle. Once it is, each visit loads code for use without a connection, about ten files,
   * and shows what Home has to tell. A test of one screen needs neither, so it is not by default.
   */
  isEverIdle: boolean;
  /** Signs the page's browser in as the worker's member. */
  signedIn: NewAccount;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  oryx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use) => use(sharedOryx()),
    { scope: 'worker' },
  ],

  member: [
    async ({ oryx }, use) => {
      const client = await request.newContext();
      const account = newAccount();
      await signUp(oryx, client, account);
      const { cookies } = await client.storageState();
      await client.dispose();
      await use({ account, cookies });
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: async ({ oryx }, use) => use(oryx.url),

  isEverIdle: [false, { option: true }],

  context: async ({ context, isEverIdle }, use) => {
    if (!isEverIdle) {
      await context.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
    }
    await use(context);
  },

  signedIn: async ({ context, member }, use) => {
    await context.addCookies(member.cookies);
    await use(member.account);
  },
});

export { expect };
