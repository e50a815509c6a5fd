import { signInByForm } from './support/auth-page.ts';
import { expect, test } from './support/oryx.ts';
import { startWeakProxy, type Weakness } from './support/weak-proxy.ts';

test.use({ serviceWorkers: 'allow', isEverIdle: true });

// A connection that hangs is not the last, because the end of its calls would have to be waited for.
const lines: readonly (readonly [Weakness, RegExp])[] = [
  ['hang', /^(Weak connection|Oryx does not answer)\./],
  ['portal', /^This network asks you to sign in to it/],
  ['no server', /^Oryx does not answer\./],
  ['drop', /^Oryx does not answer\./],
];

test('MED-09 ALG-08 REMI-01 a kept page opens and the connection is told behind a proxy that drops, hangs or answers itself', async ({
  browser,
  oryx,
  member,
}) => {
  const proxy = await startWeakProxy(oryx);
  const context = await browser.newContext({ baseURL: proxy.url });
  try {
    const page = await context.newPage();
    await signInByForm(page, member.account);
    await expect
      .poll(() =>
        page.evaluate(async () => (await caches.match('/api/ai/knowledge', { ignoreVary: true }))?.ok),
      )
      .toBe(true);
    for (const [weakness, line] of lines) {
      await test.step(weakness, async () => {
        proxy.weakness = weakness;
        await page.goto('/medications/1');
        await expect(page.getByRole('dialog', { name: /Adrenaline/ })).toContainText('micrograms');
        await expect(page.getByText(line)).toBeAttached();
      });
    }
    await page.goto('/ai-assistant');
    await expect(page.getByText('Offline: from this device')).toBeVisible();
    proxy.weakness = 'none';
    await expect(page.getByRole('status').getByText('Online')).toBeVisible();
  } finally {
    await context.close();
    await proxy.close();
  }
});
