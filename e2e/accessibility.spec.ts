import { routeOf, tools } from '@oryx/calculators';
import type { Page } from '@playwright/test';
import { expect, test } from './support/oryx.ts';

const signedOut = [
  '/',
  '/auth',
  '/auth?mode=register',
  '/auth?mode=forgot-password',
  '/auth?mode=reset-password',
];
const signedInPaths = [
  '/',
  '/medications',
  '/pediatrics',
  '/ai-assistant',
  '/algorithms',
  '/clinical-tools',
  '/continuing-education',
  '/ecg-course',
  '/learning',
  '/settings',
  '/nope',
  ...tools.filter((tool) => routeOf(tool) !== '#').map(({ id }) => `/calculator/${id}`),
];

/** How a reader may have set Oryx up. */
const looks = {
  light: { theme: 'light', settings: {} },
  dark: { theme: 'dark', settings: {} },
  'high contrast': { theme: 'light', settings: { highContrast: true } },
  '24 px text': { theme: 'light', settings: { fontSize: 24 } },
} as const;

async function setUp(page: Page, look: keyof typeof looks) {
  await page.addInitScript(({ theme, settings }) => {
    localStorage.setItem('oryx-theme', theme);
    localStorage.setItem('oryx-guide-settings', JSON.stringify(settings));
  }, looks[look]);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Screens that between them show every kind of control. */
const representative = [
  '/',
  '/clinical-tools',
  '/settings',
  '/calculator/news',
  '/calculator/burns',
  '/calculator/ballard-score',
];

function testLooks(path: string, who: 'signed in' | 'signed out', shown: readonly (keyof typeof looks)[]) {
  for (const look of shown) {
    test(`axe finds nothing at ${path} ${who} in ${look}`, async ({
      page,
      context,
      member,
      expectAccessible,
    }) => {
      if (who === 'signed in') await context.addCookies(member.cookies);
      await setUp(page, look);
      await open(page, path);
      await expectAccessible(page);
    });
  }
}

for (const path of signedOut) testLooks(path, 'signed out', ['light', 'dark', 'high contrast', '24 px text']);
for (const path of signedInPaths) testLooks(path, 'signed in', ['light', 'dark']);
for (const path of representative) testLooks(path, 'signed in', ['high contrast', '24 px text']);

/** A small and a common phone and a laptop, with the screens looked at there. */
const sizes = [
  { width: 360, height: 740, look: 'light', paths: signedInPaths },
  { width: 360, height: 740, look: '24 px text', paths: representative },
  { width: 390, height: 844, look: 'light', paths: representative },
  { width: 1280, height: 800, look: 'light', paths: representative },
] as const;

for (const { width, height, look, paths } of sizes) {
  for (const path of paths) {
    test(`PLAT-24 nothing scrolls sideways or hides at ${path} at ${width} px in ${look}`, async ({
      page,
      signedIn,
    }) => {
      expect(signedIn.firstName).toBe('Maria');
      await page.setViewportSize({ width, height });
      await setUp(page, look);
      await open(page, path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      const last = page.getByRole('main').locator('a, button:enabled, input:enabled, select:enabled').last();
      if ((await last.count()) === 0) return;
      // A trial click fails where something else would receive it.
      await last.click({ trial: true, timeout: 5000 });
    });
  }
}

test('the whole journey of GCS works by keyboard', async ({ page, signedIn }) => {
  expect(signedIn.firstName).toBe('Maria');
  await open(page, '/calculator/gcs');
  const first = page.getByRole('group', { name: 'Eye opening' }).getByRole('radio').first();
  await first.focus();
  for (let group = 0; group < 3; group += 1) {
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('region', { name: 'Result at a glance' })).toContainText('15');
});
