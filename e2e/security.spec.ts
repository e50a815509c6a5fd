import { expect, test } from './support/oryx.ts';

test('the page comes with a strict content security policy', async ({ request }) => {
  const answer = await request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  expect(answer.headers()['x-content-type-options']).toBe('nosniff');
});

test('a write from another website is refused', async ({ request }) => {
  const answer = await request.post('/api/auth/logout', {
    headers: { origin: 'https://elsewhere.example.org' },
    data: {},
  });
  expect(answer.status()).toBe(403);
});

test('an unknown call is answered with 404 as JSON', async ({ request }) => {
  const answer = await request.get('/api/nothing-here');
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toEqual({ message: expect.any(String) });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const path of [
    '/',
    '/clinical-tools',
    '/calculator/news',
    '/calculator/burns',
    '/settings',
    '/nope',
  ]) {
    test(`nothing is refused or reported in the console at ${path}`, async ({ page, signedIn }) => {
      expect(signedIn.firstName).toBe('Maria');
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);
    });
  }
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
