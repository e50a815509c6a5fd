import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page, request } from '@playwright/test';
import { type NewAccount, newAccount, signUp } from './account.ts';
import { makeDataDir, type RunningOryx, removeDataDir, startOryx } from './server.ts';

interface SignedInAccount {
  readonly account: NewAccount;
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

interface WorkerFixtures {
  /** The real built server with a database of its own, one for each worker. */
  oryx: RunningOryx;
  /** One account for all tests of a worker that only need somebody to be signed in. */
  member: SignedInAccount;
}

interface TestFixtures {
  /** Signs the page's browser in as the worker's member. */
  signedIn: NewAccount;
  /** Expects axe to find nothing on the page as it stands. */
  expectAccessible: (page: Page) => Promise<void>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  oryx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const dataDir = await makeDataDir();
      const oryx = await startOryx({ dataDir });
      await use(oryx);
      await oryx.stop();
      await removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: 90_000 },
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
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ oryx }, use) => use(oryx.url),

  signedIn: async ({ context, member }, use) => {
    await context.addCookies(member.cookies);
    await use(member.account);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      // Until the screen has its heading there is only the splash to look at.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      expect(found).toEqual([]);
    });
  },
});

export { expect };
