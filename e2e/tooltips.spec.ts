import { expect, test } from './support/oryx.ts';

test('CONST-09 a tooltip shows after 700 ms, and the next one within 300 ms at once', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.firstName).toBe('Maria');
  await page.clock.install();
  await page.goto('/algorithms/1');
  const zoom = (name: string) => page.getByRole('button', { name });
  const shown = page.getByTestId('tooltip');
  await expect(zoom('Zoom in')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await zoom('Zoom in').hover();
  await page.clock.runFor(699);
  await expect(shown).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(shown).toHaveText('Zoom in');
  await page.getByRole('status').filter({ hasText: '%' }).hover();
  await expect(shown).toHaveCount(0);
  await page.clock.runFor(299);
  await zoom('Zoom out').hover();
  await expect(shown).toHaveText('Zoom out');
});
