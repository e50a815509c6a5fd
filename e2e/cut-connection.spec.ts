import type { Page } from '@playwright/test';
import { signInByForm } from './support/auth-page.ts';
import { type CutProxy, nextVersion, startCutProxy, type Version, versionOf } from './support/cut-proxy.ts';
import { expect, test } from './support/oryx.ts';

test.use({ serviceWorkers: 'allow', isEverIdle: true });

/** Number of cuts of each kind. `ORYX_CUTS=20` makes 20. */
const cuts = Number(process.env['ORYX_CUTS'] ?? 1);

/** The same cuts in each run, unless `ORYX_SEED` names others. */
let seed = Number(process.env['ORYX_SEED'] ?? 16);

/** Returns a number from 0 to 1 (Park and Miller). */
function random(): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
}

let proxy: CutProxy;
let version: Version;
test.beforeEach(async ({ oryx }) => {
  version = await versionOf(oryx);
  proxy = await startCutProxy(oryx, version);
});
test.afterEach(() => proxy.close());

/** Returns a point within the bytes of a version. */
const anywhere = () =>
  Math.floor(random() * [...version.values()].reduce((sum, { body }) => sum + body.length, 0) * 0.95);

/** Returns which state the service worker of this page has, and how many of its files are kept. */
const copy = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active)
      return { isActive: false, isWaiting: false, isInstalling: !!registration?.installing };
    const { port1, port2 } = new MessageChannel();
    const counted = new Promise<{ kept: number; of: number }>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    registration.active.postMessage('count', [port2]);
    const { kept, of } = await counted;
    const { waiting, installing } = registration;
    return {
      isActive: true,
      isWaiting: waiting !== null,
      isInstalling: installing !== null,
      isWhole: kept === of,
    };
  });

/** Expects that each file of a version opens without a connection, exactly as it was built. */
async function expectWhole(page: Page, whole: Version): Promise<void> {
  const paths = [...whole.keys()].filter((path) => path !== '/sw.js');
  const sizes = await page.evaluate(
    (all) => Promise.all(all.map(async (path) => (await (await fetch(path)).arrayBuffer()).byteLength)),
    paths,
  );
  expect(Object.fromEntries(paths.map((path, index) => [path, sizes[index]]))).toEqual(
    Object.fromEntries(paths.map((path) => [path, whole.get(path)?.body.length])),
  );
}

/** Says that there may be a connection again, as the browser does. */
const cameBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Asks for a new version at once. The browser does so some time after each opening. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
  });

const opened = (page: Page) => expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();

test('a first visit and an update that are cut anywhere leave a whole app, and go on where they were', async ({
  browser,
  member,
}) => {
  for (let turn = 0; turn < cuts; turn += 1) {
    const context = await browser.newContext({ baseURL: proxy.url, serviceWorkers: 'allow' });
    const page = await context.newPage();
    const old = version;
    proxy.version = old;

    await test.step('the first visit', async () => {
      // The page itself arrives, because without it there is nobody to tell.
      await page.goto(proxy.url);
      await opened(page);
      proxy.cutAfter(anywhere());
      await proxy.whenCut();
      await expect.poll(async () => (await copy(page)).isInstalling).toBe(false);
      expect(await copy(page)).toMatchObject({ isActive: false });
      proxy.mend();
      await cameBack(page);
      await expect.poll(() => copy(page)).toMatchObject({ isActive: true, isWhole: true });
      proxy.cutAfter(0);
      await page.goto(`${proxy.url}/calculator/gcs`);
      await opened(page);
      await expectWhole(page, old);
    });

    await test.step('the update', async () => {
      proxy.version = nextVersion(old, `version ${turn}`);
      proxy.cutAfter(anywhere());
      await lookForUpdate(page);
      await proxy.whenCut();
      await expect.poll(async () => (await copy(page)).isInstalling).toBe(false);
      expect(await copy(page)).toMatchObject({ isActive: true, isWhole: true, isWaiting: false });
      await page.reload();
      await opened(page);
      await expectWhole(page, old);
      await expect(page.locator('meta[name="version"]')).toHaveCount(0);

      proxy.mend();
      await lookForUpdate(page);
      await expect.poll(() => copy(page)).toMatchObject({ isActive: true, isWaiting: true });
      // It is not put in place under an open page.
      await page.reload();
      await opened(page);
      await expect(page.locator('meta[name="version"]')).toHaveCount(0);
      // The next start needs no connection.
      proxy.cutAfter(0);
      await expect
        .poll(async () => {
          // A start follows the end of every page. The worker may still be busy with the last one.
          await page.goto('about:blank');
          await page.goto(proxy.url);
          await opened(page);
          return page.locator('meta[name="version"]').count();
        })
        .toBe(1);
      await expect(page.locator('meta[name="version"]')).toHaveAttribute('content', `version ${turn}`);
      await expectWhole(page, proxy.version);
    });
    proxy.mend();

    await test.step('another update, applied by a tap', async () => {
      await signInByForm(page, member.account);
      proxy.version = nextVersion(old, `tapped ${turn}`);
      await lookForUpdate(page);
      await page.getByRole('button', { name: 'Update now' }).click();
      const tapped = page.locator(`meta[name="version"][content="tapped ${turn}"]`);
      const late = page.getByText('It takes over at the next start of Oryx.');
      await expect(tapped.or(late)).toBeAttached();
      // Chromium may hold the new version back while the one before is at work. The page says so, and it holds.
      await expect(async () => {
        if ((await tapped.count()) === 0) {
          await page.goto('about:blank');
          await page.goto(proxy.url);
        }
        await expect(tapped).toBeAttached({ timeout: 5000 });
      }).toPass();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
    });
    await context.close();
  }
});
