import { expect, test } from './support/oryx.ts';

test('the page comes with a strict content security policy', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('an older browser gets a readable page that says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Oryx' })).toBeVisible();
  await expect(page.getByText('This browser is too old for Oryx.')).toBeVisible();
  await expect(page.getByText(/Safari 16\.4/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that Oryx needs it', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(/Oryx needs JavaScript/)).toBeVisible();
  });
});
